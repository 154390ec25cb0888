import { z } from "zod";
import { closingLine, openingLine, titleLine } from "~/documents/templates/frame";
import { line } from "~/documents/templates/line";
import { stepSchema } from "~/documents/templates/step-schema";

export const specialHoroscopeContentSchema = z.object({
  opening: openingLine("Wstęp: dwa lub trzy zdania o znaku, temacie i dzisiejszym niebie"),
  sky: z
    .array(line(40, 700))
    .min(1)
    .max(3)
    .describe("Co dzisiejsze niebo mówi temu znakowi: jedno lub dwa najmocniejsze spotkania"),
  theme: z
    .array(line(40, 700))
    .min(1)
    .max(3)
    .describe("Wybrany temat w świetle tych symboli, jako zaproszenie do namysłu"),
  support: z.array(line(5, 220)).min(2).max(4).describe("Co teraz sprzyja, każde jednym zdaniem"),
  care: z
    .array(line(5, 220))
    .min(2)
    .max(4)
    .describe("Na co uważać, każde jednym zdaniem, bez straszenia"),
  steps: z.array(stepSchema("Mały krok na najbliższe dni")).min(2).max(3),
  question: line(10, 220).describe("Jedno pytanie do zabrania ze sobą"),
  closing: closingLine("Ciepłe zakończenie"),
  title: titleLine("Na końcu: tytuł horoskopu, krótki i obrazowy, bez imienia"),
});

export type SpecialHoroscopeContent = z.infer<typeof specialHoroscopeContentSchema>;
