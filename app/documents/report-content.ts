import { z } from "zod";

const line = (min: number, max: number) => z.string().trim().min(min).max(max);

/**
 * What the model writes for a report: plain text only, every piece bounded, so that a document stays between two and
 * four pages. Field descriptions travel to the model as part of the JSON schema.
 */
export const reportContentSchema = z.object({
  title: line(5, 90).describe("Tytuł dokumentu, krótki i osobisty, bez imienia"),
  opening: line(80, 900).describe(
    "Wstęp: dwa lub trzy zdania, które pokazują, że słowa osoby zostały usłyszane",
  ),
  sections: z
    .array(
      z.object({
        heading: line(3, 90).describe("Nagłówek części"),
        paragraphs: z.array(line(40, 1200)).min(1).max(4).describe("Akapity części"),
        points: z
          .array(line(5, 260))
          .max(6)
          .describe("Wypunktowanie; pusta lista, gdy niepotrzebne"),
      }),
    )
    .min(3)
    .max(6),
  quotation: z.object({
    text: line(3, 300).describe("Jedno zdanie lub fragment słów tej osoby, przytoczony dosłownie"),
    comment: line(20, 500).describe("Co w tych słowach słychać"),
  }),
  nextSteps: z
    .array(
      z.object({
        title: line(3, 90).describe("Krok w trybie zachęty"),
        description: line(20, 500).describe("Jak go zrobić, konkretnie i łagodnie"),
      }),
    )
    .min(3)
    .max(5),
  closing: line(40, 700).describe("Ciepłe zakończenie"),
});

export type ReportContent = z.infer<typeof reportContentSchema>;
