import { Body, GeoVector, RotateVector, Rotation_EQJ_ECT, MakeTime } from "astronomy-engine";

export const bodies = [
  { key: "sun", name: "Słońce", source: Body.Sun },
  { key: "moon", name: "Księżyc", source: Body.Moon },
  { key: "mercury", name: "Merkury", source: Body.Mercury },
  { key: "venus", name: "Wenus", source: Body.Venus },
  { key: "mars", name: "Mars", source: Body.Mars },
  { key: "jupiter", name: "Jowisz", source: Body.Jupiter },
  { key: "saturn", name: "Saturn", source: Body.Saturn },
  { key: "uranus", name: "Uran", source: Body.Uranus },
  { key: "neptune", name: "Neptun", source: Body.Neptune },
  { key: "pluto", name: "Pluton", source: Body.Pluto },
] as const;

export type BodyKey = (typeof bodies)[number]["key"];

const sources = new Map<BodyKey, Body>(bodies.map(({ key, source }) => [key, source]));

/**
 * Geocentric apparent ecliptic longitude in degrees, 0 to 360: light time and aberration corrected, on the true ecliptic
 * and equinox of date. VSOP87 and ELP as Astronomy Engine truncates them, good to about 1′.
 */
export function eclipticLongitude(body: BodyKey, moment: Date): number {
  const time = MakeTime(moment);
  const source = sources.get(body) ?? Body.Sun;
  const { x, y } = RotateVector(Rotation_EQJ_ECT(time), GeoVector(source, time, true));
  return positiveDegrees((Math.atan2(y, x) * 180) / Math.PI);
}

/** An angle in degrees, brought into 0 to 360. */
export function positiveDegrees(angle: number): number {
  const rest = angle % 360;
  return rest < 0 ? rest + 360 : rest;
}

/** The shorter way from one longitude to another in degrees, from −180 to 180; positive with the signs' order. */
export function degreesBetween(from: number, to: number): number {
  return positiveDegrees(to - from + 180) - 180;
}
