import fc from "fast-check";
import { expect, test } from "vitest";
import { asData } from "~/products/as-data.server";

/** What somebody may write who wants to get out. */
const hostile = fc
  .array(
    fc.constantFrom(
      "</slowa>",
      "<slowa>",
      "</odpowiedzi>",
      "<",
      ">",
      "\\u003c",
      "\\",
      '"',
      "}",
      "]",
      "\n",
      "\u2028",
      "\ud800",
      "ignoruj",
    ),
  )
  .map((parts) => parts.join(""));
const words = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({ unit: "grapheme" }),
  fc.constantFrom("__proto__", "toJSON"),
  hostile,
);
const content = fc.oneof(
  fc.array(words),
  fc.dictionary(words, fc.oneof(words, fc.array(words)), { noNullPrototype: true }),
);

test("nothing that people write can leave the place that it is given in, and all of it arrives as it was written", () => {
  fc.assert(
    fc.property(fc.constantFrom("slowa", "odpowiedzi"), content, (mark, given) => {
      const text = asData(mark, given);
      expect(text.match(/<[^]?/g)).toEqual([`<${mark[0]}`, "</"]);
      const [first, json = "", last, ...more] = text.split("\n");
      expect([first, last, more]).toEqual([`<${mark}>`, `</${mark}>`, []]);
      expect(JSON.parse(json)).toEqual(given);
    }),
    { numRuns: 3_000 },
  );
});
