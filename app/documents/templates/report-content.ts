import { z } from "zod";
import { closingLine, openingLine, titleLine } from "./frame";
import { line } from "./line";
import { stepSchema } from "./step-schema";

/**
 * What the model writes for a report: plain text only, every piece bounded. Some 350 to 600 words make three pages with the
 * cover. Field descriptions travel to the model.
 */
export const reportContentSchema = z.object({
  opening: openingLine(
    "Wstęp: dwa lub trzy zdania, które pokazują, że słowa osoby zostały usłyszane",
  ),
  sections: z
    .array(
      z.object({
        heading: line(3, 90).describe("Nagłówek części, konkretny"),
        paragraphs: z.array(line(40, 800)).min(1).max(3).describe("Akapity części"),
        points: z
          .array(line(5, 220))
          .max(5)
          .describe("Wypunktowanie; pusta lista, gdy niepotrzebne"),
      }),
    )
    .min(2)
    .max(5),
  quotation: z.object({
    text: line(0, 300).describe(
      "Jedno zdanie lub fragment słów tej osoby, przepisany co do litery; puste, gdy nie ma czego przytoczyć",
    ),
    comment: line(0, 400).describe("Co słychać w jej słowach; puste, gdy nie ma cytatu"),
  }),
  exercise: z
    .object({
      title: line(3, 90).describe("Nazwa ćwiczenia"),
      steps: z.array(line(10, 220)).min(2).max(5).describe("Jak je zrobić, po kolei"),
    })
    .describe("Jedno ćwiczenie na pięć minut, do zrobienia jeszcze dziś"),
  nextSteps: z.array(stepSchema("Krok w trybie rozkazującym, łagodnie")).min(2).max(3),
  closing: closingLine("Ciepłe zakończenie, bez pouczania"),
  title: titleLine("Na końcu: tytuł dokumentu, krótki i osobisty, bez imienia"),
});

export type ReportContent = z.infer<typeof reportContentSchema>;
