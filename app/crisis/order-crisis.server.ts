import { controlNames, type Field, type FieldKind } from "~/forms/fields";
import type { Product } from "~/products/product";
import {
  detectCrisis,
  detectCrisisByRules,
  highestLevel,
  type CrisisLevel,
} from "./read-text.server";

const freeText: ReadonlySet<FieldKind> = new Set<FieldKind>(["text", "longText"]);

/** The most serious level found in what was written into the free-text fields of a product's order form. */
export function crisisLevelOf(product: Product, values: Record<string, string>): CrisisLevel {
  const asked = product.fields.filter(({ kind }) => freeText.has(kind));
  return highestLevel(
    asked.flatMap((field) => {
      const detect = isNarrated(field) ? detectCrisisByRules : detectCrisis;
      return controlNames(field).map((name) => detect(values[name] ?? "").level);
    }),
  );
}

const isNarrated = (field: Field) => field.kind === "longText" && field.narrated === true;
