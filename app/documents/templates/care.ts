import { z } from "zod";
import { careMatters, type CareMatter } from "~/copy/help-lines";
import type { DocumentModel } from "../model";
import { isWritten, paragraphs, part } from "./common-blocks";
import { line } from "./line";
import { stepSchema } from "./step-schema";
import type { DocumentFacts } from "./facts";

/**
 * The safe shape of a document: written instead of the usual one for somebody in a crisis or in danger. Nothing in it takes
 * their words apart, judges anybody or asks for more than a small step.
 */
export const careContentSchema = z.object({
  facts: z
    .array(line(5, 180))
    .max(5)
    .describe("Co wynika z odpowiedzi: zdarzenia i zachowania, bez ocen; może być puste"),
  opening: line(60, 700).describe(
    "Dwa lub trzy zdania: uznanie tego, co osoba przeżywa, jej językiem",
  ),
  reading: z
    .array(line(40, 700))
    .min(1)
    .max(2)
    .describe("Co z tych słów słychać i dlaczego warto dziś zadbać o bezpieczeństwo"),
  steps: z.array(stepSchema("Bardzo mały, bezpieczny krok na dziś")).min(2).max(4),
  people: line(40, 500).describe(
    "Z kim dziś porozmawiać: ktoś zaufany, lekarz, terapeuta; z odesłaniem do numerów na końcu dokumentu",
  ),
  closing: line(40, 500).describe("Spokojne zakończenie, bez obietnic"),
  title: line(5, 90).describe("Na końcu: tytuł, krótki i spokojny, bez imienia"),
});

export type CareContent = z.infer<typeof careContentSchema>;

export type CareHeadings = { facts: string; reading: string; steps: string };

const usualCareHeadings: CareHeadings = {
  facts: "Co wynika z Twoich słów",
  reading: "Co w nich słychać",
  steps: "Na dziś",
};

/** Marks a stored text as one of the safe shape, and says what it is about: each matter has its help lines. */
export const careMark = (matter: CareMatter) => ({ shape: "care", matter }) as const;

/** @returns null for a text that is not of the safe shape */
export function careMatterOf(content: unknown): CareMatter | null {
  const { shape, matter } = (content ?? {}) as { shape?: unknown; matter?: unknown };
  if (shape !== "care") return null;
  return careMatters.find((each) => each === matter) ?? "crisis";
}

/** @returns the content when it is of the safe shape, otherwise null */
export function careContentOf(content: unknown): CareContent | null {
  return careMatterOf(content) ? careContentSchema.parse(content) : null;
}

/** The safe shape in reading order. Help lines follow it always; they are added by whoever composes it. */
export function careToDocument(
  content: CareContent,
  { answers, ...cover }: DocumentFacts,
  headings: CareHeadings = usualCareHeadings,
): DocumentModel {
  const facts = content.facts.filter(isWritten);
  const items = answers.filter(({ value }) => isWritten(value));
  return {
    title: content.title,
    ...cover,
    blocks: [
      { type: "lead", text: content.opening },
      ...(facts.length
        ? part(headings.facts, { type: "list", ordered: false, items: facts } as const)
        : []),
      ...part(headings.reading, ...paragraphs(content.reading)),
      ...part(headings.steps, { type: "steps", items: content.steps }),
      ...part("Kto może być obok", ...paragraphs([content.people])),
      ...part("Na koniec", ...paragraphs([content.closing])),
      ...(items.length ? part("Twoje słowa", { type: "answers", items }) : []),
    ],
  };
}
