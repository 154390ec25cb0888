import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { consentsOf } from "~/products/consent";
import { products } from "~/products/registry";

/**
 * Orders keep the version of what they were placed for. So whoever changes the questions, the consents or the price of a
 * product raises its version, and then writes down here what the new one stands for. A new product need not stand here.
 */
const versions: Readonly<Record<string, string>> = {
  therapist: "8 726049302f",
  "emotion-mirror": "9 efd0a09804",
  "life-decision": "8 f622d640bc",
  "decision-simulation": "8 7842b320be",
  "person-insight": "8 b860d643c9",
  "special-horoscope": "7 296de3da6b",
  "soul-archetype": "8 d8ea0f4a3c",
  "dream-analysis": "8 7c68a86fa4",
  "dating-bio": "7 6fe536fb78",
  "motivation-letter": "8 f25339a679",
  "rental-agreement": "8 569356d127",
  "e-book": "5 6edc7024d7",
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
