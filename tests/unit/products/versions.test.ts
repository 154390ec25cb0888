import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { consentsOf } from "~/products/consent";
import { products } from "~/products/registry";

/**
 * Orders keep the version of what they were placed for. So whoever changes the questions, the consents or the price of a
 * product raises its version, and then writes down here what the new one stands for. A new product need not stand here.
 */
const versions: Readonly<Record<string, string>> = {
  therapist: "4 9eedd7147a",
  "emotion-mirror": "4 9b91edd93d",
  "life-decision": "4 c0894a0eef",
  "decision-simulation": "4 6bc2495cc4",
  "person-insight": "4 2ecbe31042",
  "special-horoscope": "3 55dd51bacb",
  "soul-archetype": "4 e01dd10ea0",
  "dream-analysis": "4 91440d2396",
  "dating-bio": "4 84d7849594",
  "motivation-letter": "4 8b90051509",
  "rental-agreement": "4 aec7ca56d3",
  "e-book": "2 a24202863d",
};

/** Neither what a drawing looks like nor in which order properties are written is part of a question. */
function settled(key: string, value: unknown): unknown {
  if (key === "drawing") return undefined;
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

test.each(products)("$slug: its version stands for one form and one price", (product) => {
  const { slug, version, fields, priceGrosze } = product;
  const form = JSON.stringify([fields, consentsOf(product), priceGrosze], settled);
  const digest = createHash("sha256").update(form).digest("hex").slice(0, 10);
  expect(`${version} ${digest}`).toBe(versions[slug] ?? `1 ${digest}`);
});
