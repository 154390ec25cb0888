import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { reportContentSchema } from "../../app/documents/templates/report-content.ts";
import { fillSchema, type JsonSchema } from "../../sandbox/model/writers/schema-filler.ts";

const wholeText = (value: unknown): string =>
  typeof value === "object" && value !== null
    ? Object.values(value).map(wholeText).join("\n")
    : String(value);

describe("the generic writer", () => {
  const node: z.ZodType = z.object({
    label: z.string().max(12),
    get children() {
      return z.array(node).max(2).optional();
    },
  });
  const schema = z.object({
    title: z.string().min(5).max(40),
    tiny: z.string().max(1),
    exact: z.string().min(333).max(333),
    long: z.string().min(1_500),
    kind: z.enum(["a", "b"]),
    literal: z.literal("stałe"),
    score: z.number().min(0).max(1),
    count: z.int().min(3).max(9).multipleOf(3),
    below: z.number().lt(-5),
    sure: z.boolean(),
    maybe: z.string().min(10).nullable(),
    either: z.union([z.null(), z.object({ why: z.string() })]),
    items: z
      .array(z.object({ heading: z.string().min(3).max(30), text: z.string().min(120) }))
      .min(5)
      .max(7),
    pair: z.tuple([z.string(), z.number()]),
    bySign: z.record(z.enum(["baran", "byk"]), z.string().min(50).max(80)),
    day: z.iso.date(),
    tree: node,
    both: z.object({ a: z.string() }).and(z.object({ b: z.string() })),
  });

  const source = {
    answers: {
      problem: "Trudno mi odmawiać w pracy",
      goal: "więcej spokoju",
      email: "a@example.com",
    },
    request: "Napisz raport",
  };

  it("satisfies a schema of every kind and quotes the person", () => {
    const value = fillSchema(z.toJSONSchema(schema) as JsonSchema, source);
    expect(schema.parse(value)).toEqual(value);
    const text = wholeText(value);
    expect(text).toMatch(/Trudno mi odmawiać w pracy|więcej spokoju/);
    expect(text).not.toContain("example.com");
  });

  it("satisfies schemas for OpenAI's strict mode and draft 7 as well", () => {
    const draft7 = z.toJSONSchema(reportContentSchema, { target: "draft-7" }) as JsonSchema;
    expect(reportContentSchema.safeParse(fillSchema(draft7, source)).success).toBe(true);
    const strict = { type: ["object", "null"], properties: { a: { type: ["string", "null"] } } };
    expect(fillSchema(strict, source)).toEqual({ a: expect.any(String) as string });
  });

  it("keeps every length that is asked for", () => {
    const range = fc.tuple(fc.nat(400), fc.nat(400)).map(([least, more]) => [least, least + more]);
    fc.assert(
      fc.property(range, fc.string(), ([minLength = 0, maxLength = 0], request) => {
        const text = fillSchema({ type: "string", minLength, maxLength }, { answers: {}, request });
        expect((text as string).trim().length).toBeGreaterThanOrEqual(minLength);
        expect((text as string).length).toBeLessThanOrEqual(maxLength);
      }),
    );
  });
});
