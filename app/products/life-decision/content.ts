import { z } from "zod";
import { closingLine, openingLine, titleLine } from "~/documents/templates/frame";
import { line } from "~/documents/templates/line";
import { plannedStepSchema } from "~/documents/templates/step-schema";

const points = () => z.array(line(5, 150)).min(1).max(4);

/** What the model writes for a decision: the options weighed side by side, and never a verdict. */
export const lifeDecisionContentSchema = z.object({
  opening: openingLine(
    "Wstęp: dwa lub trzy zdania, które pokazują, że decyzja i jej ciężar zostały usłyszane",
  ),
  core: z
    .array(line(60, 700))
    .min(1)
    .max(2)
    .describe("O co w tej decyzji naprawdę chodzi: co się ze sobą ściera"),
  options: z
    .array(
      z.object({
        name: line(2, 60).describe("Nazwa opcji słowami osoby, najwyżej sześć słów"),
        gives: points().describe("Co ta opcja daje"),
        costs: points().describe("Ile kosztuje: czas, pieniądze, relacje, spokój, rezygnacje"),
      }),
    )
    .min(2)
    .max(4)
    .describe("Opcje w kolejności, w jakiej podaje je osoba"),
  criteria: z
    .array(
      z.object({
        name: line(2, 40).describe("Kryterium ważne dla tej osoby, jedno do trzech słów"),
        note: line(3, 90).describe("Skąd to kryterium: krótko, z jej słów"),
        ratings: z
          .array(
            z.object({
              words: line(2, 60).describe("Najpierw uzasadnienie, dwa do sześciu słów"),
              dots: z.int().min(1).max(5).describe("Jak opcja służy kryterium: 1 słabo, 5 mocno"),
            }),
          )
          .min(2)
          .max(4)
          .describe("Tyle ocen, ile jest opcji, w tej samej kolejności"),
      }),
    )
    .min(2)
    .max(5)
    .describe("Wiersze tabeli decyzyjnej; bez sumy, bez zwycięzcy"),
  fears: z
    .array(
      z.object({
        fear: line(5, 180).describe("Obawa, jak ją słychać w odpowiedziach"),
        check: line(10, 240).describe("Jak ją sprawdzić albo zmniejszyć, zanim zapadnie decyzja"),
      }),
    )
    .max(3)
    .describe("Tylko obawy, które widać w odpowiedziach; gdy ich nie ma, lista pusta"),
  questions: z
    .array(line(15, 180))
    .min(3)
    .max(5)
    .describe("Otwarte pytania do przespania, żadne nie podpowiada odpowiedzi"),
  plan: z
    .array(
      plannedStepSchema({
        when: "Kiedy, na przykład: dziś wieczorem, do piątku",
        title: "Mały krok w trybie rozkazującym, łagodnie",
      }),
    )
    .min(2)
    .max(4)
    .describe("Plan dochodzenia do decyzji, nie sama decyzja"),
  closing: closingLine("Ciepłe zakończenie, które zostawia wybór osobie"),
  title: titleLine("Na końcu: tytuł, krótki i osobisty, bez imienia i bez rady"),
});

export type LifeDecisionContent = z.infer<typeof lifeDecisionContentSchema>;
