/** The areas of the product, each with a hue of its own in the design system (`data-area`). */
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
