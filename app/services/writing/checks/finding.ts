/** What is wrong with an answer. */
export type Finding = {
  path: readonly (string | number)[];
  rule: Rule;
  /** Words of the text: for the model that mends it, never for a log. */
  fragment?: string;
  /** What the model is told beside what its rule says. */
  told?: string;
};

type RuleEntry = {
  grave: boolean;
  say: string;
};

/**
 * Rules, with what the model is told when it has to mend a field. A grave one is never delivered. The others are asked for
 * once, and what is left of them is delivered: a matter of taste, or what code cannot judge well enough.
 */
export const rules = {
  shape: { grave: true, say: "nie zgadza się ze schematem" },
  harm: { grave: true, say: "może skrzywdzić osobę w kryzysie; napisz to łagodnie i bezpiecznie" },
  leak: { grave: true, say: "powtarza instrukcje zamiast pisać do osoby; napisz to pole od nowa" },
  copy: { grave: true, say: "przepisuje wzór; napisz tekst od nowa, z odpowiedzi tej osoby" },
  language: { grave: true, say: "jest w niewłaściwym języku" },
  number: {
    grave: true,
    say: "podaje kwotę albo datę, której nie ma w danych i która z nich nie wynika",
  },
  contact: { grave: true, say: "zawiera link, adres albo numer telefonu; usuń go" },
  sky: { grave: true, say: "mówi o niebie co innego niż facts" },
  ratings: { grave: true, say: "musi mieć tyle ocen, ile jest opcji, w ich kolejności" },
  tooShort: { grave: true, say: "jest dużo za krótki; rozwiń go szczegółami z odpowiedzi" },
  unfinished: { grave: true, say: "urywa się w pół zdania; dokończ je" },
  // What a reading finds.
  medicine: { grave: true, say: "mówi o leku, dawce lub suplemencie; usuń to" },
  diagnosis: { grave: true, say: "stawia albo sugeruje diagnozę; usuń to" },
  doom: { grave: true, say: "zapowiada śmierć, chorobę, wypadek albo ruinę; usuń to" },
  verdict: { grave: true, say: "wydaje wyrok o kimś nieobecnym; opisz samo zachowanie" },
  surveillance: { grave: true, say: "podpowiada śledzenie albo kontrolowanie kogoś; usuń to" },
  recommends: { grave: true, say: "wskazuje, którą opcję wybrać; zostaw wybór osobie" },
  discourages: { grave: true, say: "zniechęca do szukania pomocy; usuń to" },
  unplaced: { grave: false, say: "ma coś groźnego, czego nie umiemy wskazać; znajdź to i usuń" },
  prophecy: { grave: false, say: "przepowiada przyszłość jako pewną; napisz to jako możliwość" },
  // Matters that are asked for once.
  length: { grave: false, say: "ma inną długość, niż obiecujemy" },
  brief: { grave: false, say: "jest za krótkie; dopisz jeden konkret z odpowiedzi" },
  figure: { grave: false, say: "podaje liczbę, której nie ma w danych i która z nich nie wynika" },
  name: { grave: false, say: "podaje imię lub nazwę, której nie ma w danych" },
  quotation: {
    grave: false,
    say: "cytuje słowa, których osoba tak nie napisała; przepisz je co do litery albo usuń cudzysłów",
  },
  foreign: { grave: false, say: "ma zdanie w innym języku; napisz je we właściwym" },
  forms: { grave: false, say: "używa innych form rodzaju niż te, których osoba chce lub używa" },
  echo: { grave: false, say: "przejmuje zdanie ze wzoru; powiedz to własnymi słowami" },
  antithesis: { grave: false, say: "powtarza układ „nie X, tylko Y”; napisz wprost, co jest" },
  phrase: { grave: false, say: "używa zwrotu, którego nie chcemy; powiedz to prościej" },
  // Lists of words, where no reader can be asked: they are wrong too often to refuse anything.
  listedMedicine: { grave: false, say: "wspomina lek lub suplement; jeśli go poleca, usuń to" },
  listedDiagnosis: { grave: false, say: "nazywa zaburzenie, którego osoba nie nazwała; usuń to" },
  listedLabel: { grave: false, say: "może przyklejać komuś etykietę; opisz samo zachowanie" },
  rubric: {
    grave: false,
    say: "redaktor prosi o poprawkę: więcej konkretu z odpowiedzi, mniej ogólników",
  },
} as const satisfies Readonly<Record<string, RuleEntry>>;

export type Rule = keyof typeof rules;

export const isGrave = ({ rule }: Finding) => rules[rule].grave;

/** `sections.0.heading: diagnosis`, for logs: paths and rules, and no word of anybody. */
export const inWords = ({ path, rule }: Finding) => `${path.join(".") || "całość"}: ${rule}`;

/** Characters of a text that a correction quotes at most. */
export const longestFragment = 200;

/** The sentence of a text around a place in it, or as much of it as a correction may quote. */
export function sentenceAround(text: string, index: number): string {
  const before = Math.max(
    ...[". ", "! ", "? ", "\n"].map((end) => text.lastIndexOf(end, index - 1)),
  );
  const from = before === -1 ? 0 : before + 1;
  const end = text.slice(index).search(/[.!?…](?=\s|$)|\n/u);
  const sentence = text.slice(from, end === -1 ? undefined : index + end + 1).trim();
  return sentence.length <= longestFragment ? sentence : text.slice(index, index + longestFragment);
}

/** A text of a content, and where it stands. */
export type Leaf = { path: readonly (string | number)[]; text: string };

/** Every text in a content, in order. */
export function leavesOf(content: unknown, path: readonly (string | number)[] = []): Leaf[] {
  if (typeof content === "string") return content === "" ? [] : [{ path, text: content }];
  if (Array.isArray(content))
    return content.flatMap((item, index) => leavesOf(item, [...path, index]));
  if (typeof content !== "object" || content === null) return [];
  return Object.entries(content).flatMap(([name, item]) => leavesOf(item, [...path, name]));
}

/** What a text says in its own voice, everything at its place. */
export const withoutQuotations = (text: string) =>
  text.replace(/[„"“«][^„”"“«»]*[”"“»]/gu, (quotation) => " ".repeat(quotation.length));
