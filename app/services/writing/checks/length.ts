import type { z } from "zod";
import { shapeOf, type ShapeNode } from "~/integrations/ai/answer-shape";
import { countWords, type WordRange } from "~/products/length";
import type { Finding, Leaf } from "./finding";

/** Below this share of the least that is promised a text is no delivery. */
const leastShare = 0.6;

/**
 * A text that is shorter or longer than promised.
 * @param field that the promise is about; all of the text without it
 */
export function brokenPromise(
  leaves: readonly Leaf[],
  { least, most }: WordRange,
  field?: string,
): Finding[] {
  const counted = leaves.filter(({ path }) => field === undefined || path[0] === field);
  const words = countWords(counted.map(({ text }) => text));
  const path = field === undefined ? [] : [field];
  if (words >= least && words <= most) return [];
  const told = `słów jest ${words}, a ma być od ${least} do ${most}: ${words < least ? "rozwiń tekst szczegółami z odpowiedzi, bez powtórzeń" : "skróć tekst, zostaw to, co najważniejsze"}`;
  return [{ path, rule: words < least * leastShare ? "tooShort" : "length", told }];
}

/** Texts shorter than they are asked for: too little to refuse anything for. */
export function briefTexts(content: unknown, schema: z.ZodType): Finding[] {
  return briefIn(shapeOf(schema), content, []);
}

function briefIn(shape: ShapeNode, value: unknown, path: Finding["path"]): Finding[] {
  if (typeof value === "string") {
    const { least = 0 } = shape;
    return [...value].length < least
      ? [{ path, rule: "brief", fragment: value, told: `ma mieć co najmniej ${least} znaków` }]
      : [];
  }
  if (Array.isArray(value))
    return value.flatMap((item, index) => briefIn(shape.items ?? {}, item, [...path, index]));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) =>
    briefIn(shape.properties?.[name] ?? {}, item, [...path, name]),
  );
}
