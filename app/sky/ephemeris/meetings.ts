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
