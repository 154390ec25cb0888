export const areas = [
  "spirituality",
  "emotions",
  "dating",
  "career",
  "law",
  "books",
  "community",
  "fitness",
] as const;

export type Area = (typeof areas)[number];
