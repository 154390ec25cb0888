import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { consentsOf } from "~/products/consent";
import { products } from "~/products/registry";

/**
 * Orders keep the version of what they were placed for. So whoever changes the questions, the consents or the price of a
 * product raises its version, and then writes down here what the new one stands for. A new product need not stand here.
 */
const versions: Readonly<Record<string, string>> = {
  therapist: "6 a5f41fa43a",
  "emotion-mirror": "7 22f01834ad",
  "life-decision": "6 b919de1788",
  "decision-simulation": "6 509c5bf034",
  "person-insight": "6 02d877e81a",
  "special-horoscope": "5 91095e1b6c",
  "soul-archetype": "6 4269bcbdc8",
  "dream-analysis": "6 e72cad8103",
  "dating-bio": "6 fe50a6bbdb",
  "motivation-letter": "6 1d2b16a176",
  "rental-agreement": "5 624a3ae0cc",
  "e-book": "3 56e87f41e4",
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
