import { z } from "zod";
import { closingLine, openingLine, titleLine } from "~/documents/templates/frame";
import { line } from "~/documents/templates/line";
import { plannedStepSchema } from "~/documents/templates/step-schema";

const scene = (option: string) =>
  line(50, 420).describe(`Scena z życia przy opcji ${option}, w czasie teraźniejszym`);

const signs = (option: string) =>
  z
    .array(line(8, 160))
    .min(2)
    .max(4)
    .describe(`Znaki, po których widać, że służy Ci opcja ${option}`);

export const decisionSimulationContentSchema = z.object({
  opening: openingLine("Wstęp: co jest do wyboru i co osoba chce przez to osiągnąć"),
  optionA: line(2, 60).describe("Nazwa opcji A słowami osoby, najwyżej siedem słów"),
  optionB: line(2, 60).describe("Nazwa opcji B słowami osoby, najwyżej siedem słów"),
  moments: z
    .array(
      z.object({
        when: line(3, 30).describe("Chwila, na przykład: po tygodniu, po trzech miesiącach"),
        a: scene("A"),
        b: scene("B"),
      }),
    )
    .min(3)
    .max(4)
    .describe("Od najbliższej do najdalszej chwili, w perspektywie czasu podanej przez osobę"),
  between: z
    .array(line(60, 600))
    .min(1)
    .max(2)
    .describe("Co naprawdę różni te dwie drogi, a co jest w nich wspólne"),
  comparison: z
    .array(
      z.object({
        aspect: line(2, 40).describe("Wymiar porównania, jedno do trzech słów"),
        a: line(3, 120).describe("Jak wygląda przy opcji A, najwyżej dwanaście słów"),
        b: line(3, 120).describe("Jak wygląda przy opcji B, najwyżej dwanaście słów"),
      }),
    )
    .min(3)
    .max(5),
  signsA: signs("A"),
  signsB: signs("B"),
  fears: line(0, 600).describe(
    "Czego osoba się boi i jak ta obawa wygląda na obu drogach; puste, gdy o obawach nie pisze",
  ),
  test: z
    .object({
      question: line(10, 200).describe("Co sprawdza ten mały test"),
      action: line(20, 300).describe("Co zrobić: mało, tanio, odwracalnie"),
      time: line(3, 120).describe("Kiedy i jak długo"),
      sign: line(10, 260).describe("Po czym poznać, w którą stronę wskazuje wynik"),
    })
    .describe("Następny mały test zamiast decyzji w ciemno"),
  steps: z.array(plannedStepSchema()).min(2).max(3),
  closing: closingLine("Ciepłe zakończenie, które zostawia wybór osobie"),
  title: titleLine("Na końcu: tytuł, krótki i osobisty, bez imienia i bez rady"),
});

export type DecisionSimulationContent = z.infer<typeof decisionSimulationContentSchema>;
