import { z } from "zod";
import { closingLine, openingLine, titleLine } from "~/documents/templates/frame";
import { line } from "~/documents/templates/line";

/** What the model writes of a talk: plain text only, every piece bounded; 250 to 500 words. */
export const talkAnalysisContentSchema = z.object({
  opening: openingLine("O czym była ta rozmowa: dwa lub trzy zdania, językiem tej osoby"),
  course: z
    .array(line(40, 600))
    .min(1)
    .max(2)
    .describe("Co w rozmowie padło, po kolei i wiernie, bez ocen"),
  threads: z
    .array(
      z.object({
        heading: line(3, 80).describe("Nazwa wątku, konkretna"),
        said: line(10, 300).describe(
          "Co o tym powiedziała ta osoba; jej słowa w cudzysłowie co do litery",
        ),
        reading: line(40, 500).describe("Co w tym wątku słychać, jako przypuszczenie"),
        question: line(8, 180).describe("Jedno otwarte pytanie do zabrania"),
      }),
    )
    .length(3)
    .describe("Trzy wątki tej rozmowy; gdy było ich mniej, trzy strony jednego"),
  nextStep: z.object({
    title: line(3, 90).describe("Jeden następny krok, w trybie rozkazującym, łagodnie"),
    description: line(30, 380).describe("Jak go zrobić, najwyżej w kwadrans"),
    sign: line(10, 200).describe("Po czym poznać, że jest zrobiony"),
  }),
  closing: closingLine("Spokojne zakończenie, bez obietnic"),
  title: titleLine("Na końcu: tytuł dokumentu, krótki i osobisty, bez imienia"),
});

export type TalkAnalysisContent = z.infer<typeof talkAnalysisContentSchema>;
