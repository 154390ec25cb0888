import { z } from "zod";
import { closingLine, titleLine } from "~/documents/templates/frame";
import { line } from "~/documents/templates/line";
import { stepSchema } from "~/documents/templates/step-schema";

/** What the model writes for the analysis of a dream: plain text only, every piece bounded; 250 to 600 words. */
export const dreamAnalysisContentSchema = z.object({
  opening: line(60, 500).describe("Wstęp: dwa lub trzy zdania, które otwierają rozmowę o śnie"),
  retelling: z
    .array(line(40, 700))
    .min(1)
    .max(2)
    .describe("Sen opowiedziany na nowo obrazami, wiernie, bez dodawania zdarzeń"),
  symbols: z
    .array(
      z.object({
        image: line(2, 60).describe("Obraz ze snu, na przykład „Most”"),
        meanings: z
          .array(line(15, 260))
          .min(1)
          .max(2)
          .describe("Możliwe znaczenia, jako przypuszczenia"),
        question: line(8, 180).describe("Pytanie do osoby, która śniła"),
      }),
    )
    .min(1)
    .max(5)
    .describe("Tylko obrazy, które naprawdę są w opisie snu"),
  emotions: z.array(line(40, 600)).min(1).max(2).describe("Uczucia ze snu i po przebudzeniu"),
  recentEvents: line(40, 700).describe(
    "Możliwy związek z ostatnimi wydarzeniami; gdy ich brak, pytania, które pomogą go znaleźć",
  ),
  nextSteps: z.array(stepSchema("Krok w trybie rozkazującym, łagodnie")).min(1).max(3),
  closing: closingLine("Ciepłe zakończenie"),
  title: titleLine("Na końcu: tytuł dokumentu, krótki i obrazowy, bez imienia"),
});

export type DreamAnalysisContent = z.infer<typeof dreamAnalysisContentSchema>;
