/** Angles that astrology reads as a conversation between two bodies, in degrees. */
const kinds = [
  { name: "koniunkcja", angle: 0 },
  { name: "sekstyl", angle: 60 },
  { name: "kwadratura", angle: 90 },
  { name: "trygon", angle: 120 },
  { name: "opozycja", angle: 180 },
] as const;

export type AspectName = (typeof kinds)[number]["name"];

/** How far from the exact angle still counts, in degrees. */
const orb = 5;

/** @param first longitude in degrees, @param second longitude in degrees */
export function aspectBetween(first: number, second: number): AspectName | null {
  const difference = Math.abs(((((second - first) % 360) + 540) % 360) - 180);
  return kinds.find(({ angle }) => Math.abs(difference - angle) <= orb)?.name ?? null;
}
