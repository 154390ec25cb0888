import { z } from "zod";
import type { Profile } from "~/config/model-profiles";
import { dialects } from "./dialects";

/** A node of JSON Schema, as far as our own schemas use it. */
export type ShapeNode = {
  type?: "object" | "array" | "string" | "integer" | "number" | "boolean";
  properties?: Readonly<Record<string, ShapeNode>>;
  required?: readonly string[];
  items?: ShapeNode;
  enum?: readonly string[];
  description?: string;
  minLength?: number;
  /** Characters that a text is asked for; it may have fewer. */
  least?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  additionalProperties?: boolean;
};

const shapes = new WeakMap<z.ZodType, ShapeNode>();

/** The shape of an answer with its bounds, as nobody outside is sent it. */
export function shapeOf(schema: z.ZodType): ShapeNode {
  const known = shapes.get(schema) ?? (z.toJSONSchema(schema) as ShapeNode);
  shapes.set(schema, known);
  return known;
}

const range = (least: number | undefined, most: number | undefined, unit: string) =>
  most === undefined
    ? least
      ? `co najmniej ${least} ${unit}`
      : ""
    : least
      ? `${least === most ? most : `${least}–${most}`} ${unit}`
      : `najwyżej ${most} ${unit}`;

function boundsInWords(node: ShapeNode): string {
  if (node.type === "string" && !node.enum)
    return range(node.least ?? node.minLength, node.maxLength, "znaków");
  if (node.type === "array") return range(node.minItems, node.maxItems, "pozycji");
  if (node.type === "integer" || node.type === "number")
    return node.minimum === undefined ? "" : `od ${node.minimum} do ${node.maximum}`;
  return "";
}

const described = (node: ShapeNode) =>
  [node.description, boundsInWords(node)].filter(Boolean).join("; ");

/**
 * The schema that is sent: structure alone. Lengths, numbers of items and of values are refused by some vendors and
 * ignored by others, so they stand in the descriptions.
 */
export function structureOf(schema: z.ZodType, profile: Profile): ShapeNode {
  const without = dialects[profile].withoutKeywords ?? [];
  const strip = (node: ShapeNode): ShapeNode => {
    const description = described(node);
    return {
      type: node.type,
      ...(description && { description }),
      ...(node.enum && { enum: node.enum }),
      ...(node.items && { items: strip(node.items) }),
      ...(node.properties && {
        properties: Object.fromEntries(
          Object.entries(node.properties).map(([name, child]) => [name, strip(child)]),
        ),
        required: Object.keys(node.properties),
        ...(!without.includes("additionalProperties") && { additionalProperties: false }),
      }),
    };
  };
  return strip(shapeOf(schema));
}

/** The shape as an object of the shape: where a comma or a comment stood, a model would write one. */
function outline(node: ShapeNode): unknown {
  const words = (kind: string) => `<${[kind, described(node)].filter(Boolean).join("; ")}>`;
  if (node.enum) return words(`jedno z: ${node.enum.join(", ")}`);
  if (node.type === "array") {
    const bounds = described(node);
    return [outline(node.items ?? {}), ...(bounds ? [`<${bounds}>`] : [])];
  }
  if (node.type === "object")
    return Object.fromEntries(
      Object.entries(node.properties ?? {}).map(([name, child]) => [name, outline(child)]),
    );
  if (node.type === "string") return words("tekst");
  return words(node.type === "boolean" ? "true albo false" : "liczba");
}

/** The shape in words, for endpoints that take no schema. */
export function shapeInWords(schema: z.ZodType): string {
  return `Odpowiedz jednym obiektem JSON dokładnie o takich polach, w tej kolejności, bez niczego przed nim ani po nim. W miejsce każdego <…> wstaw treść, liczby oraz true i false bez cudzysłowu:\n${JSON.stringify(outline(shapeOf(schema)), null, 1)}`;
}
