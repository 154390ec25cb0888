import { controlNames, type FieldKind } from "~/catalogue/fields";
import type { Product } from "~/catalogue/product";
import { detectCrisis, highestLevel, type CrisisLevel } from "./detect-crisis";

const freeText: ReadonlySet<FieldKind> = new Set<FieldKind>(["text", "longText"]);

/** The most serious level found in what was written into the free-text fields of a product's order form. */
export function crisisLevelOf(product: Product, values: Record<string, string>): CrisisLevel {
  const names = product.fields.filter(({ kind }) => freeText.has(kind)).flatMap(controlNames);
  return highestLevel(names.map((name) => detectCrisis(values[name] ?? "").level));
}
