import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { consentsOf } from "~/products/consent";
import { products } from "~/products/registry";

/**
 * Orders keep the version of what they were placed for. So whoever changes the questions, the consents or the price of a
 * product raises its version, and then writes down here what the new one stands for. A new product need not stand here.
 */
const versions: Readonly<Record<string, string>> = {
  therapist: "3 5c5354bd9f",
  "emotion-mirror": "3 76f8bc09d2",
  "life-decision": "3 0442f93200",
  "decision-simulation": "3 f81154204a",
  "person-insight": "3 bbe504fd93",
  "special-horoscope": "2 e7615f5d3d",
  "soul-archetype": "3 b9ea0b06c5",
  "dream-analysis": "3 3a92094951",
  "dating-bio": "3 1f96b0e712",
  "motivation-letter": "3 03ad075384",
  "rental-agreement": "3 f9263d663f",
  "e-book": "1 5b05f99607",
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
