import { asFields } from "../../web/forms.ts";
import { numberFrom } from "./choice.ts";
import { type TextSource, writeText } from "./text-filler.ts";

export type JsonSchema = Record<string, unknown>;

const deepest = 24;

/**
 * Makes a value that satisfies a JSON schema (as Zod or OpenAI's structured output write them), in readable Polish.
 * Optional properties are filled too; of alternatives the first that is not null is taken; booleans are false.
 */
export function fillSchema(root: JsonSchema, source: TextSource): unknown {
  function fill(given: unknown, path: string, depth: number): unknown {
    const schema = resolve(root, asFields(given));
    if ("const" in schema) return schema.const;
    if (Array.isArray(schema.enum))
      return schema.enum[numberFrom(source.request, path) % schema.enum.length] as unknown;
    const options = schema.anyOf ?? schema.oneOf;
    if (Array.isArray(options)) {
      const rest = { ...schema, anyOf: undefined, oneOf: undefined };
      const option = options.find((each) => asFields(each).type !== "null") as unknown;
      return fill({ ...rest, ...resolve(root, asFields(option)) }, path, depth);
    }
    switch (typeOf(schema)) {
      case "object":
        return fillObject(schema, path, depth);
      case "array":
        return fillArray(schema, path, depth);
      case "string":
        return writeText(schema, path, source);
      case "integer":
        return fillNumber(schema, path, 1);
      case "number":
        return fillNumber(schema, path, 0);
      case "boolean":
        return false;
      default:
        return null;
    }
  }

  function fillObject(schema: JsonSchema, path: string, depth: number) {
    const properties = asFields(schema.properties);
    const required = Array.isArray(schema.required) ? (schema.required as string[]) : [];
    const keys = asFields(schema.propertyNames).enum;
    const names = new Set([
      ...(depth < deepest ? Object.keys(properties) : []),
      ...required,
      ...(Array.isArray(keys) ? (keys as string[]) : []),
    ]);
    return Object.fromEntries(
      Array.from(names, (name) => {
        const property = properties[name] ?? schema.additionalProperties;
        return [name, fill(property, `${path}.${name}`, depth + 1)];
      }),
    );
  }

  function fillArray(schema: JsonSchema, path: string, depth: number) {
    const prefix = Array.isArray(schema.prefixItems) ? (schema.prefixItems as unknown[]) : [];
    const least = numeric(schema.minItems) ?? 0;
    const most = numeric(schema.maxItems) ?? Infinity;
    const usual = prefix.length || (depth < deepest ? 3 : 0);
    const count = Math.max(least, Math.min(most, usual));
    return Array.from({ length: count }, (_, index) =>
      fill(prefix[index] ?? schema.items, `${path}[${index}]`, depth + 1),
    );
  }

  function fillNumber(schema: JsonSchema, path: string, whole: 0 | 1) {
    const step = numeric(schema.multipleOf) ?? (whole || 0.1);
    const beyond = (limit: unknown, by: number) => {
      const number = numeric(limit);
      return number === undefined ? undefined : number + by;
    };
    const low = numeric(schema.minimum) ?? beyond(schema.exclusiveMinimum, step);
    const high = numeric(schema.maximum) ?? beyond(schema.exclusiveMaximum, -step);
    const from = Math.ceil((low ?? Math.min(1, (high ?? 1) - 10 * step)) / step - 1e-9);
    const to = Math.floor((high ?? (from + 10) * step) / step + 1e-9);
    const steps = from + (numberFrom(source.request, path) % Math.max(1, to - from + 1));
    return Number((steps * step).toFixed(6));
  }

  return fill(root, "$", 0);
}

const numeric = (value: unknown) => (typeof value === "number" ? value : undefined);

function resolve(root: JsonSchema, schema: JsonSchema): JsonSchema {
  if (typeof schema.$ref === "string") {
    const { $ref, ...rest } = schema;
    const target = $ref
      .replace(/^#\/?/, "")
      .split("/")
      .filter(Boolean)
      .reduce<unknown>((node, key) => asFields(node)[key], root);
    return resolve(root, { ...asFields(target), ...rest });
  }
  if (!Array.isArray(schema.allOf)) return schema;
  const { allOf, ...rest } = schema;
  return (allOf as unknown[]).reduce<JsonSchema>((whole, part) => {
    const next = resolve(root, asFields(part));
    const properties = { ...asFields(whole.properties), ...asFields(next.properties) };
    return { ...whole, ...next, ...(Object.keys(properties).length > 0 && { properties }) };
  }, rest);
}

function typeOf(schema: JsonSchema): unknown {
  if (Array.isArray(schema.type)) return schema.type.find((type) => type !== "null") ?? "null";
  if (schema.type !== undefined) return schema.type;
  if ("properties" in schema) return "object";
  return "items" in schema ? "array" : "string";
}
