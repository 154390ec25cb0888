import { z } from "zod";
import { closingLine, openingLine, titleLine } from "~/documents/templates/frame";
import { line } from "~/documents/templates/line";
import { plannedStepSchema } from "~/documents/templates/step-schema";

/**
 * What the model writes about a relationship: facts before anything is made of them, what was said and felt, never what the
 * other person is like.
 */
export const personInsightContentSchema = z.object({
  known: z.array(line(8, 180)).min(1).max(5).describe("Co wiadomo: fakty podane w odpowiedziach"),
  guessed: z
    .array(line(8, 180))
    .max(5)
    .describe("Co jest domysłem: intencje, uczucia i plany, o które trzeba zapytać"),
  conversation: z
    .array(
      z.object({
        said: line(5, 200).describe("Co padło lub się wydarzyło: same fakty z opisu"),
        heard: line(5, 220).describe("Co druga strona lub osoba pisząca mogła w tym usłyszeć"),
        need: line(5, 200).describe("Czego osoba pisząca wtedy potrzebuje"),
      }),
    )
    .min(1)
    .max(4)
    .describe("Mapa rozmowy: tyle chwil, ile ich jest w opisie"),
  reading: z
    .array(line(60, 700))
    .min(1)
    .max(2)
    .describe("Spokojne odczytanie sytuacji; o drugiej osobie zawsze „może”, nigdy „jest”"),
  draws: z.array(line(5, 160)).max(4).describe("Co w tej relacji przyciąga i służy"),
  slows: z
    .array(line(5, 160))
    .max(4)
    .describe("Przy czym warto zwolnić i poobserwować; zachowania, nie cechy"),
  questions: z
    .array(
      z.object({
        question: line(10, 160).describe("Pytanie do zadania tej osobie, bez zarzutu"),
        reason: line(10, 180).describe("Co wyjaśni odpowiedź"),
      }),
    )
    .max(4),
  ownQuestions: line(0, 700).describe(
    "Uczciwa odpowiedź na pytania z formularza: co da się powiedzieć, a czego nie; puste, gdy ich nie ma",
  ),
  boundaries: z
    .array(
      z.object({
        when: line(8, 150).describe("Sytuacja, w której granica jest potrzebna, bez słowa „gdy”"),
        words: line(10, 220).describe("Zdanie do powiedzenia: spokojne, w pierwszej osobie"),
      }),
    )
    .max(4),
  plan: z.array(plannedStepSchema()).min(2).max(4),
  opening: openingLine(
    "Wstęp, napisany po rozdzieleniu faktów: co się dzieje i co czuje osoba pisząca",
  ),
  closing: closingLine("Ciepłe zakończenie o osobie piszącej, nie o tej drugiej"),
  title: titleLine("Na końcu: tytuł, krótki i osobisty, bez imion i bez ocen"),
});

export type PersonInsightContent = z.infer<typeof personInsightContentSchema>;
