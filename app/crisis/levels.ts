/** How serious what somebody wrote sounds: `concern` brings help near, `acute` comes before everything else. */
export const crisisLevels = ["none", "concern", "acute"] as const;

export type CrisisLevel = (typeof crisisLevels)[number];

export function isGraver(a: CrisisLevel, b: CrisisLevel): boolean {
  return crisisLevels.indexOf(a) > crisisLevels.indexOf(b);
}

/** The most serious one of several levels; `none` of none. */
export function gravest(levels: readonly CrisisLevel[]): CrisisLevel {
  return levels.reduce((a, b) => (isGraver(b, a) ? b : a), "none");
}
