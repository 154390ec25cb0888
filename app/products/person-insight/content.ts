import { z } from "zod";
import { line } from "~/documents/templates/line";

/** What the model writes about a relationship: what was said and felt, never what the other person is like. */
export const personInsightContentSchema = z.object({
  title: line(5, 90).describe("Tytuł dokumentu, krótki i osobisty, bez imion i bez ocen"),
  opening: line(80, 700).describe(
    "Wstęp: co się dzieje między tymi osobami i co czuje osoba pisząca",
  ),
  conversation: z
    .array(
      z.object({
        said: line(5, 200).describe("Co padło lub się wydarzyło: same fakty z opisu"),
        heard: line(5, 220).describe("Co druga strona lub osoba pisząca mogła w tym usłyszeć"),
        need: line(5, 200).describe("Czego osoba pisząca wtedy potrzebuje"),
      }),
    )
    .min(3)
    .max(4)
    .describe("Mapa rozmowy"),
  reading: z
    .array(line(60, 800))
    .min(1)
    .max(3)
    .describe("Spokojne odczytanie sytuacji; o drugiej osobie zawsze „może”, nigdy „jest”"),
  known: z.array(line(8, 180)).min(3).max(5).describe("Co wiadomo: fakty podane w odpowiedziach"),
  guessed: z
    .array(line(8, 180))
    .min(3)
    .max(5)
    .describe("Co jest domysłem: intencje, uczucia i plany, o które trzeba zapytać"),
  draws: z.array(line(5, 160)).min(2).max(4).describe("Co w tej relacji przyciąga i służy"),
  slows: z
    .array(line(5, 160))
    .min(2)
    .max(4)
    .describe("Przy czym warto zwolnić i poobserwować; zachowania, nie cechy"),
  questions: z
    .array(
      z.object({
        question: line(10, 160).describe("Pytanie do zadania tej osobie, bez zarzutu"),
        reason: line(10, 180).describe("Co wyjaśni odpowiedź"),
      }),
    )
    .min(3)
    .max(5),
  ownQuestions: line(60, 800).describe(
    "Uczciwa odpowiedź na pytania zadane w formularzu: co da się powiedzieć, a czego nie",
  ),
  boundaries: z
    .array(
      z.object({
        when: line(8, 150).describe("Sytuacja, w której granica jest potrzebna"),
        words: line(10, 220).describe(
          "Zdanie do powiedzenia: spokojne, w pierwszej osobie, bez form zdradzających płeć",
        ),
      }),
    )
    .min(3)
    .max(4),
  plan: z
    .array(
      z.object({
        when: line(2, 30).describe("Kiedy"),
        title: line(3, 80).describe("Krok w trybie zachęty"),
        description: line(20, 260).describe("Jak go zrobić"),
      }),
    )
    .min(3)
    .max(4),
  closing: line(40, 600).describe("Ciepłe zakończenie o osobie piszącej, nie o tej drugiej"),
});

export type PersonInsightContent = z.infer<typeof personInsightContentSchema>;
