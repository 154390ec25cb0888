import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { consentsOf } from "~/products/consent";
import { products } from "~/products/registry";

/**
 * Orders keep the version of what they were placed for. So whoever changes the questions, the consents or the price of a
 * product raises its version, and then writes down here what the new one stands for. A new product need not stand here.
 */
const versions: Readonly<Record<string, string>> = {
  therapist: "7 31bbe4a864",
  "emotion-mirror": "8 75c37f5769",
  "life-decision": "7 c81e75a756",
  "decision-simulation": "7 6ea78f6266",
  "person-insight": "7 cc6573b2e1",
  "special-horoscope": "6 c29597448b",
  "soul-archetype": "7 5f55f4062b",
  "dream-analysis": "7 3b48960fbd",
  "dating-bio": "6 fe50a6bbdb",
  "motivation-letter": "7 f8f5c57d29",
  "rental-agreement": "6 5ea2172d9f",
  "e-book": "4 9bdc9678db",
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
