import { expect, test } from "vitest";
import { careCards, careReasons, type CareCardMatter, type CareReason } from "~/copy/care-card";
import { helpLines } from "~/copy/help-lines";
import { withHelpLines } from "~/documents/help-lines";
import type { Block } from "~/documents/model";
import { renderDocument } from "~/documents/render.server";
import { careCardToDocument } from "~/documents/templates/care-card";
import { extractPages } from "./pdf-reading";
import { sampleFacts } from "./sample-report";

const { answers: _, ...cover } = { ...sampleFacts, answers: [] };
const paragraph: Block = {
  type: "paragraph",
  text: "To jest spokojny akapit, który ma dość słów, żeby zająć na stronie dwa wiersze albo i trzy, zależnie od tego, jak szeroka jest kolumna.",
};
const numbers = ["Gdyby zrobiło się", ...helpLines.map(({ number }) => number)].map((text) =>
  text.replaceAll("\u00a0", " "),
);

test.each([4, 8, 9, 10, 11, 12, 13, 14, 15, 16])(
  "help lines stay on one page below %i paragraphs",
  async (count) => {
    const blocks = Array.from({ length: count }, () => paragraph);
    const { bytes } = await renderDocument(withHelpLines({ ...cover, title: "Tytuł", blocks }));
    // The cover names what is in it.
    const [, ...pages] = await extractPages(bytes);
    const holding = pages.map((page) => numbers.filter((each) => page.includes(each)).length);
    expect(holding.filter(Boolean)).toEqual([numbers.length]);
  },
);

const matters = Object.keys(careCards) as CareCardMatter[];
const reasons = Object.keys(careReasons) as CareReason[];

test.each(matters.flatMap((matter) => reasons.map((reason) => [matter, reason] as const)))(
  "the card for %s, %s, is a cover and one page that names no model as its author",
  async (matter, reason) => {
    const { bytes, pageCount } = await renderDocument(
      careCardToDocument({ matter, reason }, cover),
    );
    const text = (await extractPages(bytes)).join(" ");
    expect(pageCount).toBe(2);
    expect(text).not.toMatch(/sztuczn\p{L}+ inteligencj/iu);
    expect(bytes.toString("latin1")).not.toContain("trainedAlgorithmicMedia");
  },
);
