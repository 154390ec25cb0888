import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { consentsOf } from "~/products/consent";
import { products } from "~/products/registry";

/**
 * Orders keep the version of what they were placed for. So whoever changes the questions, the consents or the price of a
 * product raises its version, and then writes down here what the new one stands for. A new product need not stand here.
 */
const versions: Readonly<Record<string, string>> = {
  therapist: "4 2707769964",
  "emotion-mirror": "4 5144d2c8ad",
  "life-decision": "4 8eadc0dfda",
  "decision-simulation": "4 d287edc56b",
  "person-insight": "4 14d61a15a4",
  "special-horoscope": "2 e7615f5d3d",
  "soul-archetype": "4 6b690f2568",
  "dream-analysis": "4 764cd19d29",
  "dating-bio": "4 95a2271206",
  "motivation-letter": "4 9899b37f2d",
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
