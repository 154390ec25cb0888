import type { BodyKey } from "~/sky/ephemeris/body-names";
import type { HoroscopeArea } from "./entries";

/** The rule of the dots, as „Jak to liczymy” publishes it: what it begins with, and its bounds. */
export const beginning = 6;
export const least = 3;
export const most = 10;

/** What a body adds by how many signs it is away: from the same one to the opposite one. */
export const byDistance: readonly number[] = [2, 0, 1, -1, 2, 0, -1];

export const whenRetrograde = -1;

/** Which two bodies count: the Moon goes through all signs in a month, so over longer periods slower ones stand in. */
export const bodiesOf: Readonly<
  Record<HoroscopeArea, Record<"day" | "longer", readonly [BodyKey, BodyKey]>>
> = {
  love: { day: ["venus", "moon"], longer: ["venus", "jupiter"] },
  work: { day: ["mercury", "mars"], longer: ["mercury", "mars"] },
  health: { day: ["sun", "moon"], longer: ["sun", "saturn"] },
};
