import { quote } from "./quote.ts";
import { pickBy } from "./writers/choice.ts";

const openings = [
  "Dziękuję, że o tym piszesz.",
  "Dobrze, że bierzesz to na warsztat.",
  "Słyszę, że to dla Ciebie ważne.",
  "Zatrzymajmy się przy tym na chwilę.",
];

const suggestions = [
  "Spróbuj nazwać jednym zdaniem, czego najbardziej potrzebujesz w tej sprawie. Potrzeba bywa lepszym drogowskazem niż samo zmartwienie.",
  "Pomyśl o najmniejszym kroku, który da się zrobić dziś w dziesięć minut. Mały ruch często porządkuje więcej niż długie rozważania.",
  "Oddziel to, na co masz wpływ, od tego, co dzieje się poza Tobą, i zajmij się na początek tylko pierwszą częścią.",
  "Zapisz dwie myśli na ten temat: jedną surową, drugą życzliwą. Potem sprawdź, która z nich naprawdę Ci pomaga.",
  "Wyobraź sobie, że z tym samym przychodzi do Ciebie ktoś bliski. To, co chcesz mu powiedzieć, należy się również Tobie.",
];

const questions = [
  "Co w tej sprawie jest dla Ciebie najważniejsze?",
  "Co już próbowało pomóc, choćby trochę?",
  "Po czym poznasz, że jest choć odrobinę lżej?",
  "Od czego chcesz zacząć?",
];

const demonstration = "(To odpowiedź demonstracyjna, ułożona bez prawdziwego modelu AI).";

const care =
  "Dziękuję, że mi o tym mówisz. To musi być bardzo ciężkie. Nie musisz teraz niczego rozwiązywać. Poproś kogoś, żeby przy Tobie był, i zadzwoń pod jeden z numerów z tej strony: po drugiej stronie ktoś Cię wysłucha.";

/**
 * A short, kind answer in Polish to the last thing somebody wrote.
 * @param instructions where they ask for care, nothing is quoted, proposed or asked
 */
export function chatAnswer(lastMessage: string, instructions: string): string {
  if (instructions.includes("Tej osobie może być bardzo ciężko"))
    return `${care}\n\n${demonstration}`;
  const said = quote(lastMessage, 140);
  const words =
    said.length > 0 ? ` Zostają ze mną Twoje słowa: „${said.replace(/[.,;:]+$/u, "")}”.` : "";
  return [
    `${pickBy(lastMessage, 1, openings)}${words}`,
    `${pickBy(lastMessage, 2, suggestions)} ${pickBy(lastMessage, 3, questions)}`,
    demonstration,
  ].join("\n\n");
}

const things = [
  "wybierz jedno zdanie z tej rozmowy i zapisz je tam, gdzie jutro rano je zobaczysz.",
  "daj tej sprawie jutro dziesięć minut i zrób tylko pierwszy, najmniejszy kawałek.",
  "powiedz jednej zaufanej osobie, o czym dziś była mowa.",
];

/** What a talk comes to, and a thing for now. @param talk between the marks `<rozmowa>` and `</rozmowa>` */
export function talkSummary(talk: string): string {
  const [, json = "[]"] = /<rozmowa>\s*([\s\S]*?)\s*<\/rozmowa>/.exec(talk) ?? [];
  const said = (JSON.parse(json) as { osoba?: string }[]).map(({ osoba = "" }) => osoba);
  const first = quote(said[0] ?? "", 120);
  const last = said.length > 1 ? quote(said.at(-1) ?? "", 120) : "";
  return [
    `Zaczyna się od Twoich słów: „${first}”.${last ? ` Na końcu zostaje: „${last}”.` : ""} Między nimi jest to, co udało się dziś nazwać.`,
    `Co teraz: ${pickBy(talk, 5, things)}`,
  ].join("\n\n");
}
