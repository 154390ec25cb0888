import { describe, expect, test } from "vitest";
import { profiles } from "~/config/model-profiles";
import { ExternalServiceError } from "~/integrations/external-service-error";
import { careContentSchema } from "~/documents/templates/care";
import { products } from "~/products/registry";
import { recipeOf } from "~/products/registry.server";
import { behaviours } from "../../../sandbox/model/behaviours";
import { sampleAnswers } from "../../support/answers";
import { writeWith } from "../../support/stand-in";

const written = products.filter(({ writtenByModel }) => writtenByModel);
const answersOf = (slug: string) => sampleAnswers[slug] ?? {};

/** What nobody may ever read. */
const unsafe =
  /depresj|sertralin|toksyczn|evil|https?:|7431|calm sentence in English|nie zalecaj|Nie diagnozuj/;

const textOf = (value: unknown) => JSON.stringify(value);

type Result = Awaited<ReturnType<typeof writeWith>>["written"];

/** A document that may be delivered, or a reason for which the money goes back. */
function endOf(slug: string, result: Result): string {
  if (result instanceof ExternalServiceError) return `money back: ${result.code}`;
  if (result instanceof Error) throw result;
  if ("declined" in result) return `money back: ${result.declined}`;
  const product = written.find((each) => each.slug === slug);
  const schema =
    result.manner === "care" ? careContentSchema : product && recipeOf(product).document.schema;
  expect(schema?.safeParse(result.content).error).toBeUndefined();
  expect(textOf(result.content)).not.toMatch(unsafe);
  return "document";
}

/** What is declined is declined, and silence is for another attempt of the job. */
const endsOnce: Readonly<Record<string, string>> = {
  refuses: "money back: declined",
  "refuses-in-words": "money back: declined",
  slow: "money back: timeout",
  blocks: "money back: declined",
  "fails-with-200": "money back: error_in_200",
  garbage: "money back: unreadable",
};
/** What code mends by itself is mended every time. */
const mended = ["fences", "too-long", "broken-json", "objects"];

/** How every product ends, by its slug. */
async function endsOf(profile: (typeof profiles)[number], models: readonly string[]) {
  const ends = await Promise.all(
    written.map(async (product) => {
      const done = await writeWith(product, answersOf(product.slug), profile, models, {
        timeoutMs: models[0]?.endsWith("slow") ? 50 : 20_000,
      });
      expect(done.calls.length).toBeLessThanOrEqual(3);
      return [product.slug, endOf(product.slug, done.written)] as const;
    }),
  );
  return Object.fromEntries(ends);
}

const everyEnd = (end: unknown) => Object.fromEntries(written.map(({ slug }) => [slug, end]));

describe.each(profiles)("behind %s", (profile) => {
  test.each(written)("$title is written at the first attempt", async (product) => {
    const {
      written: result,
      calls,
      readings,
      wrong,
    } = await writeWith(product, answersOf(product.slug), profile);
    expect(wrong).toEqual([]);
    expect(endOf(product.slug, result)).toBe("document");
    // One for the text and one for the editor, and one look of the reader.
    expect(calls.map(({ outcome }) => outcome)).toEqual(["answered", "answered"]);
    expect(readings.map(({ outcome }) => outcome)).toEqual(["answered"]);
  });

  test.each(Object.keys(behaviours))(
    "every product is delivered or paid back when the model %s once",
    async (behaviour) => {
      expect(await endsOf(profile, [`sandbox-demo:${behaviour}`, "sandbox-demo"])).toEqual(
        everyEnd(endsOnce[behaviour] ?? "document"),
      );
    },
  );

  test.each(Object.keys(behaviours))(
    "and within three answers when the model always %s",
    async (behaviour) => {
      expect(await endsOf(profile, [`sandbox-demo:${behaviour}`])).toEqual(
        everyEnd(
          mended.includes(behaviour)
            ? "document"
            : (expect.stringMatching(/^money back/) as unknown),
        ),
      );
    },
  );
});
