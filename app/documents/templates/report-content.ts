import { z } from "zod";
import { line } from "./line";

/** Longest pieces of a report, in UTF-16 units. */
const reportLimits = {
  heading: 90,
  opening: 700,
  paragraph: 900,
  point: 260,
  quotation: 300,
  remark: 400,
  closing: 600,
} as const;

/**
 * What the model writes for a report: plain text only, every piece bounded. The 650 to 800 words that prompts ask for make
 * four pages with the cover; the bounds leave room for about six. Field descriptions travel to the model as part of the
 * JSON schema.
 */
export const reportContentSchema = z.object({
  title: line(5, reportLimits.heading).describe("Tytuł dokumentu, krótki i osobisty, bez imienia"),
  opening: line(80, reportLimits.opening).describe(
    "Wstęp: dwa lub trzy zdania, które pokazują, że słowa osoby zostały usłyszane",
  ),
  sections: z
    .array(
      z.object({
        heading: line(3, reportLimits.heading).describe("Nagłówek części"),
        paragraphs: z
          .array(line(40, reportLimits.paragraph))
          .min(1)
          .max(3)
          .describe("Akapity części"),
        points: z
          .array(line(5, reportLimits.point))
          .max(5)
          .describe("Wypunktowanie; pusta lista, gdy niepotrzebne"),
      }),
    )
    .min(3)
    .max(5),
  quotation: z.object({
    text: line(3, reportLimits.quotation).describe(
      "Jedno zdanie lub fragment słów tej osoby, przytoczony dosłownie",
    ),
    comment: line(20, reportLimits.remark).describe("Co w tych słowach słychać"),
  }),
  nextSteps: z
    .array(
      z.object({
        title: line(3, reportLimits.heading).describe("Krok w trybie zachęty"),
        description: line(20, reportLimits.remark).describe("Jak go zrobić, konkretnie i łagodnie"),
      }),
    )
    .min(3)
    .max(4),
  closing: line(40, reportLimits.closing).describe("Ciepłe zakończenie"),
});

export type ReportContent = z.infer<typeof reportContentSchema>;
