import fc from "fast-check";
import { expect, test } from "vitest";
import { orderFields } from "~/products/order-fields";
import { controlNames } from "~/forms/fields";
import { products } from "~/products/registry";
import { summarise } from "~/products/summary";
import { hasControlCharacters, isBlank, normalise, withoutControlCharacters } from "~/forms/text";
import { check } from "./form";

const anyText = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({ unit: "grapheme" }),
  fc.constantFrom("\r\n", "\r", "\u0000", "\ud800", "ﬁ", "é", "A\u030a", "\u212b", "\u200b"),
);

test("a normalised text is normal: doing it again changes nothing", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const once = normalise(text);
      expect(normalise(once)).toBe(once);
      expect(once).not.toContain("\r");
      expect(once.normalize("NFC")).toBe(once);
    }),
    { numRuns: 2_000 },
  );
});

test("a text without its control characters has none, and loses nothing else", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const clean = withoutControlCharacters(text);
      expect(hasControlCharacters(clean)).toBe(false);
      if (!hasControlCharacters(text)) expect(clean).toBe(text);
    }),
    { numRuns: 2_000 },
  );
});

test.each(["\u200b", "\u2800", "\u070f", "\ufff9\ufffa\ufffb", "\u{13430}", "\u{1d159}"])(
  "marks without a shape are blank: %j",
  (mark) => {
    expect(isBlank(mark)).toBe(true);
    expect(normalise(` ${mark} ${mark}`)).toBe("");
  },
);

test("a text with a letter in it is never blank", () => {
  fc.assert(
    fc.property(anyText, fc.constantFrom("a", "Ż", "7", "😀", "?"), (text, letter) => {
      expect(isBlank(text + letter)).toBe(false);
    }),
  );
});

test.each(products.map((product) => [product.slug, product] as const))(
  "no form makes %s throw, and what it takes can be printed",
  (_, product) => {
    const known = [...orderFields(product).flatMap(controlNames), "formToken"];
    const name = fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom(...known) },
      { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 20 }) },
      {
        weight: 1,
        arbitrary: fc.constantFrom(
          "__proto__",
          "constructor",
          "mood[0]",
          "mood.a.b",
          "name[]",
          "a[",
          "]",
          "..",
          "__proto__.x",
          "constructor[prototype]",
          "__intent__",
          "__state__",
          "answers[__proto__][x]",
        ),
      },
    );
    const value = fc.oneof(
      anyText,
      fc.constantFrom(
        "on",
        "smutek",
        "anna@example.com",
        "5f0c6b0e-6f4e-4f43-9d3c-8a4a7a1e3c55",
        '{"type":"validate","payload":{}}',
        '{"type":"nothing"}',
        "{",
      ),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value), { maxLength: 15 }), (entries) => {
        const formData = new FormData();
        for (const [key, text] of entries) formData.append(key, text);
        const { submission, errors } = check(product, formData);
        if (!submission) expect(errors).toBeTypeOf("object");
        const printed = summarise(product, submission?.answers ?? {});
        expect(printed.every((line) => line.value !== "")).toBe(true);
      }),
      { numRuns: 500 },
    );
  },
);

test("a file where a text belongs is an error, not a crash", () => {
  for (const product of products) {
    const formData = new FormData();
    for (const field of orderFields(product)) {
      for (const name of controlNames(field)) formData.append(name, new File(["x"], "x.txt"));
    }
    expect(check(product, formData).errors).toBeDefined();
  }
});
