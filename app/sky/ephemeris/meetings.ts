/** How a body meets a sign: by how many whole signs they are apart, as the oldest astrology counts. */
export const meetingKinds = [
  "w Twoim znaku",
  "obok",
  "sekstyl",
  "kwadratura",
  "trygon",
  "pod innym kątem",
  "opozycja",
] as const;

export type Meeting = (typeof meetingKinds)[number];
