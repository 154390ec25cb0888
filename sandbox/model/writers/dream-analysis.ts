import type { DreamAnalysisContent } from "../../../app/products/dream-analysis/content.ts";
import { tidy } from "../quote.ts";
import { dreamSymbols, generalSymbols } from "./dream/symbols.ts";
import { dedication, demonstration, wordsOf } from "./set-phrases.ts";

const mostSymbols = 4;
const leastSymbols = 3;

/**
 * Writes the analysis of a dream from a person's answers.
 * @param answers of the order form: `dream`, `recentEvents`, `firstName`; any of them may be odd
 */
export function writeDreamAnalysis(answers: Record<string, unknown>): DreamAnalysisContent {
  const dream = tidy(answers.dream);
  const symbols = symbolsIn(dream);
  const images = symbols.map(({ image }) => image.toLowerCase()).join(", ");
  return {
    title: titleOf(symbols),
    opening: `${dedication(answers.firstName, "Ta analiza jest dla jednej osoby")}Sen mówi obrazami, bo obrazy mieszczą więcej niż zdania. Poniżej nie ma gotowych odpowiedzi, są za to ślady, którymi możesz pójść we własnym tempie.`,
    retelling: retold(dream, images),
    symbols: symbols.map(({ image, meanings, question }) => ({ image, meanings, question })),
    emotions: [
      "Zanim sen stanie się zagadką, jest przeżyciem. Zauważ, z jakim uczuciem się z niego wychodzi: czy to ulga, niepokój, tęsknota, a może ciekawość. To uczucie jest prawdziwe, nawet jeśli sceny były niemożliwe.",
      "Bywa, że we śnie czujemy coś, na co za dnia nie ma miejsca. Wtedy noc nie straszy, tylko wyrównuje rachunek: oddaje to, co zostało odłożone na później.",
    ],
    recentEvents: bridge(wordsOf(answers.recentEvents)),
    nextSteps: [
      {
        title: "Narysuj jedną scenę",
        description:
          "Nie musi być ładnie. Wybierz obraz, który wraca, i przenieś go na kartkę w pięć minut. Potem dorysuj coś, czego w tym śnie zabrakło.",
      },
      {
        title: "Dokończ sen na jawie",
        description:
          "Zamknij oczy i wyobraź sobie następną scenę tak, jak Ci dobrze. To proste ćwiczenie pomaga, zwłaszcza gdy sen kończy się w niespokojnym miejscu.",
      },
      {
        title: "Zostaw kartkę przy łóżku",
        description:
          "Po przebudzeniu zapisz trzy słowa, zanim sięgniesz po telefon. Jeśli trudny sen wraca i odbiera siły, porozmawiaj o nim z kimś zaufanym albo ze specjalistą.",
      },
    ],
    closing: `Twój sen niczego nie przesądza. Jest jak list bez podpisu: dobrze go przeczytać, a potem samodzielnie wybrać, na co odpowiedzieć. ${demonstration}`,
  };
}

/** Images that the dream names, filled up with general ones. */
function symbolsIn(dream: string) {
  const text = dream.toLowerCase();
  const found = dreamSymbols.filter(({ words }) => words.test(text)).slice(0, mostSymbols);
  return [...found, ...generalSymbols].slice(0, Math.max(found.length, leastSymbols));
}

function titleOf([first, second]: { image: string }[]): string {
  return `${first?.image ?? "Obrazy"} i ${(second?.image ?? "cisza").toLowerCase()}: co opowiada ten sen`;
}

function retold(dream: string, images: string): string[] {
  const beginning = wordsOf(dream, 260);
  const last = dream.split(/(?<=[.!?…]) +/u).at(-1) ?? "";
  const rest = dream.length > 260 + last.length ? wordsOf(last, 200) : "";
  return [
    beginning === ""
      ? "Ten sen zostawia po sobie bardziej nastrój niż historię, i to też wystarczy, żeby mu się przyjrzeć."
      : `Zaczyna się tak, jak to zapisujesz: „${beginning}”. Scena po scenie otwiera się przestrzeń, w której rzeczy mają większą wagę niż za dnia.`,
    `${rest === "" ? "" : `Ku końcowi słychać jeszcze słowa: „${rest}”. `}Przez cały sen przewijają się obrazy, które niosą jego sens: ${images}. Każdy z nich ma poniżej swoją kartę.`,
  ];
}

function bridge(events: string): string {
  return events === ""
    ? "Nie piszesz o ostatnich wydarzeniach, więc most trzeba zbudować od Twojej strony. Wróć myślą do dwóch dni przed snem: czyje słowa zostają w pamięci, co było odkładane, na co czekasz? Sny chętnie biorą z tego rekwizyty."
    : `O ostatnich dniach piszesz: „${events}”. Sen mógł wziąć stamtąd nastrój, nawet jeśli nie wziął scenografii. Sprawdź, które uczucie jest w obu miejscach takie samo, bo zwykle to ono łączy noc z dniem.`;
}
