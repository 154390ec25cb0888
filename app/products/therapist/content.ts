import { z } from "zod";
import { closingLine, openingLine, titleLine } from "~/documents/templates/frame";
import { line } from "~/documents/templates/line";

const link = (what: string) => line(8, 320).describe(what);
const cell = (what: string) => line(3, 150).describe(what);

export const therapistContentSchema = z.object({
  opening: openingLine("Wstęp: co osoba przeżywa i dokąd chce dojść, jej językiem"),
  chain: z
    .object({
      situation: link("Jedna konkretna sytuacja z jej opisu: co, gdzie, kiedy; same fakty"),
      thought: link("Myśl automatyczna, która mogła się wtedy pojawić, w cudzysłowie"),
      feeling: link("Uczucia i ich siła słowami"),
      body: link("Sygnały z ciała; gdy osoba o nich nie pisze: „do zauważenia następnym razem”"),
      behaviour: link("Co osoba wtedy robi albo czego unika i co to daje na krótko"),
    })
    .describe("Łańcuch: sytuacja, myśl, uczucie, ciało, zachowanie"),
  loop: line(60, 600).describe(
    "Jak ogniwa podtrzymują się nawzajem i gdzie najłatwiej je rozłączyć",
  ),
  understanding: z
    .array(line(60, 700))
    .min(1)
    .max(2)
    .describe("Życzliwe wyjaśnienie, także tego, co już pomaga w dotychczasowych próbach"),
  record: z
    .object({
      situation: cell("Sytuacja, najwyżej dziesięć słów"),
      thought: cell("Myśl, najwyżej dziesięć słów"),
      feeling: cell("Uczucie bez liczby; siłę od 0 do 100 osoba wpisze sama"),
      evidence: cell("Co tę myśl wspiera, a co podważa, najwyżej piętnaście słów"),
      balanced: cell("Myśl bardziej wyważona, najwyżej dwanaście słów"),
    })
    .describe("Pierwszy, wypełniony wiersz zapisu myśli; bardzo krótko"),
  balanced: z
    .array(
      z.object({
        harsh: line(5, 170).describe("Surowa myśl, jaką słychać w odpowiedziach"),
        kind: line(15, 240).describe("Myśl wyważona: prawdziwa i życzliwa, bez cukrowania"),
      }),
    )
    .min(1)
    .max(4),
  experiment: z
    .object({
      prediction: line(10, 260).describe("Czego lęk lub myśl się spodziewa"),
      action: line(20, 320).describe("Mały, bezpieczny krok, który to sprawdza"),
      when: line(3, 120).describe("Kiedy i gdzie"),
      sign: line(10, 260).describe("Co obserwować, żeby zobaczyć wynik"),
    })
    .describe("Eksperyment behawioralny"),
  week: z
    .array(
      z.object({
        title: line(3, 80).describe("Jedna mała rzecz na ten dzień"),
        description: line(10, 170).describe("Jak ją zrobić w kwadrans"),
      }),
    )
    .length(7)
    .describe("Siedem dni od jutra; bez nazw dni, bo dopisuje je dokument"),
  closing: closingLine("Ciepłe zakończenie, które zachęca też do rozmowy z człowiekiem"),
  title: titleLine("Na końcu: tytuł, krótki i osobisty, bez imienia i bez nazw zaburzeń"),
});

export type TherapistContent = z.infer<typeof therapistContentSchema>;
