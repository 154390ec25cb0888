import type { ShapeNode } from "~/integrations/ai/answer-shape";

const lengthOf = (text: string) => [...text].length;

/**
 * Ends a text within a number of code points: after a sentence if at least half of it stays, else after a word.
 */
export function shortenAtSentence(text: string, most: number): string {
  const characters = [...text];
  if (characters.length <= most) return text;
  const room = characters.slice(0, most).join("");
  const sentence = /^[\s\S]*[.!?…]["”»)]?(?=\s|$)/u.exec(room)?.[0].trim() ?? "";
  if (lengthOf(sentence) >= most / 2) return sentence;
  const words = characters
    .slice(0, most - 1)
    .join("")
    .replace(/\s+\S*$/u, "");
  return `${words.replace(/[\s,;:–-]+$/u, "")}…`;
}

/**
 * Mends what can be mended without asking again: shortens what is too long, trims lists, leaves out what is optional and
 * missing, drops an item that cannot be used where the others suffice, unwraps an answer from a box of its own. What is
 * still wrong after that is for the schema to say.
 * @param shape with its bounds
 */
export function repair(shape: ShapeNode, value: unknown): unknown {
  switch (shape.type) {
    case "object":
      return repairObject(shape, value);
    case "array":
      return repairArray(shape, value);
    case "string":
      return repairText(shape, value);
    case "integer":
    case "number":
      return repairNumber(shape, value);
    default:
      return value;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function repairObject({ properties = {} }: ShapeNode, value: unknown): unknown {
  const given = unwrapped(properties, value ?? {});
  if (!isRecord(given)) return value;
  return Object.fromEntries(
    Object.entries(properties).map(([name, child]) => [name, repair(child, given[name])]),
  );
}

function unwrapped(properties: Readonly<Record<string, ShapeNode>>, value: unknown): unknown {
  if (!isRecord(value)) return value;
  const [[name, inner] = [], ...others] = Object.entries(value);
  const isBox = name !== undefined && others.length === 0 && !(name in properties);
  return isBox && isRecord(inner) ? inner : value;
}

function repairArray({ items = {}, minItems = 0, maxItems }: ShapeNode, value: unknown): unknown {
  if (value === undefined || value === null || value === "") return [];
  const list = Array.isArray(value) ? value : [value];
  const repaired = list.map((item: unknown) => repair(items, item));
  const usable = repaired.filter((item) => fits(items, item));
  return (usable.length >= minItems ? usable : repaired).slice(0, maxItems);
}

function repairText({ enum: words, maxLength }: ShapeNode, value: unknown): unknown {
  if (value === undefined || value === null) return words ? value : "";
  const text = typeof value === "number" ? String(value) : value;
  if (typeof text !== "string") return value;
  if (words) return text.trim().toLowerCase();
  return maxLength === undefined ? text.trim() : shortenAtSentence(text.trim(), maxLength);
}

function repairNumber({ minimum, maximum, type }: ShapeNode, value: unknown): unknown {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  if (typeof number !== "number" || !Number.isFinite(number)) return value;
  const whole = type === "integer" ? Math.round(number) : number;
  return Math.min(maximum ?? whole, Math.max(minimum ?? whole, whole));
}

function fits(shape: ShapeNode, value: unknown): boolean {
  switch (shape.type) {
    case "object":
      return (
        isRecord(value) &&
        Object.entries(shape.properties ?? {}).every(([name, child]) => fits(child, value[name]))
      );
    case "array":
      return (
        Array.isArray(value) &&
        value.length >= (shape.minItems ?? 0) &&
        value.every((item) => fits(shape.items ?? {}, item))
      );
    case "string":
      return (
        typeof value === "string" &&
        lengthOf(value) >= (shape.minLength ?? 0) &&
        (!shape.enum || shape.enum.includes(value))
      );
    default:
      return typeof value === "number";
  }
}
