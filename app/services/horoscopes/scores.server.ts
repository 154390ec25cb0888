import type { BodyKey } from "~/sky/ephemeris/body-names";
import { distanceBetween } from "~/sky/ephemeris/sky-facts-words.server";
import type { SkyFacts } from "~/sky/ephemeris/sky-facts";
import { horoscopeAreas, type HoroscopeArea } from "./entries";
import { beginning, byDistance, least, bodiesOf, most, whenRetrograde } from "./score-rule";

/**
 * Dots of each matter, from 1 to 10, by the published rule: two bodies each, by how far they are from the sign. Over a longer
 * period a body counts with the mean of the signs that it visits.
 */
export function scoresOf(facts: SkyFacts, sign: string): Record<HoroscopeArea, number> {
  const isDay = facts.scope === "daily";
  const share = (body: BodyKey) => {
    const place = facts.places.find((each) => each.body === body);
    if (!place) return 0;
    const shares = [...new Set(place.signs)].map(
      (slug) => byDistance[distanceBetween(slug, sign)] ?? 0,
    );
    const mean = shares.reduce((sum, each) => sum + each, 0) / shares.length;
    return mean + (place.retrograde ? whenRetrograde : 0);
  };
  return Object.fromEntries(
    horoscopeAreas.map((area) => {
      const bodies = bodiesOf[area][isDay ? "day" : "longer"];
      const sum = bodies.reduce((total, body) => total + share(body), beginning);
      return [area, Math.min(most, Math.max(least, Math.round(sum)))];
    }),
  ) as Record<HoroscopeArea, number>;
}
