import type { Constellation } from "./figure";
import { northern } from "./northern";
import { seasonal } from "./seasonal";
import { ariesToVirgo } from "./zodiac-aries-to-virgo";
import { libraToPisces } from "./zodiac-libra-to-pisces";

export type { Constellation, Star } from "./figure";
export { projectConstellation, projectGraticule } from "./projection";
export type { Projection, ProjectedStar } from "./projection";

const drawn = [...ariesToVirgo, ...libraToPisces, ...northern, ...seasonal];

export type ConstellationKey = (typeof drawn)[number]["key"];

export const constellations: readonly Constellation[] = drawn;

const byKey = new Map<string, Constellation>(
  constellations.flatMap((constellation) => [
    [constellation.latinName.toLowerCase(), constellation],
    [constellation.key, constellation],
  ]),
);

/** The constellation with this key or Latin name ("scorpio" and "scorpius" both work), or null. */
export function findConstellation(key: string): Constellation | null {
  return byKey.get(key.trim().toLowerCase()) ?? null;
}
