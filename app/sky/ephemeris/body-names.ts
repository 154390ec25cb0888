export const bodyNames = {
  sun: "Słońce",
  moon: "Księżyc",
  mercury: "Merkury",
  venus: "Wenus",
  mars: "Mars",
  jupiter: "Jowisz",
  saturn: "Saturn",
  uranus: "Uran",
  neptune: "Neptun",
  pluto: "Pluton",
} as const;

export type BodyKey = keyof typeof bodyNames;
