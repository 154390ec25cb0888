import type { Constellation } from "./figure";
import { northern } from "./northern";
import { seasonal } from "./seasonal";
import { ariesToVirgo } from "./zodiac-aries-to-virgo";
import { libraToPisces } from "./zodiac-libra-to-pisces";

export type { Constellation, Star } from "./figure";
export { projectConstellation, projectGraticule } from "./projection";
export type { Point, Projection, ProjectedStar, SkyFrame } from "./projection";

const zodiac = [...ariesToVirgo, ...libraToPisces];
const drawn = [...zodiac, ...northern, ...seasonal];

/** What a constellation is called in code. */
export type ConstellationKey = (typeof drawn)[number]["key"];

/** The twelve zodiac constellations in the order of the signs, Aries first. */
export const zodiacConstellations: readonly Constellation[] = zodiac;

/** Every constellation that can be drawn. */
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
