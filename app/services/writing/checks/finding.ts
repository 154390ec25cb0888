/** What code finds wrong with an answer; never holds anything that was written, so that it may be logged. */
export type Finding = { path: readonly (string | number)[]; rule: Rule };

/**
 * Rules, with what the model is told when it has to mend a field. A grave one is never delivered: rather no document and
 * the money back. What is left of the others after the last answer is.
 */
export const rules = {
  shape: { grave: true, say: "nie zgadza się ze schematem" },
  harm: { grave: true, say: "może skrzywdzić osobę w kryzysie; napisz to łagodnie i bezpiecznie" },
  diagnosis: { grave: true, say: "nazywa zaburzenie, którego osoba nie nazwała; usuń to" },
  medicine: { grave: true, say: "mówi o leku lub suplemencie; usuń to" },
  label: { grave: true, say: "przykleja komuś etykietę; opisz samo zachowanie" },
  leak: { grave: true, say: "powtarza instrukcje zamiast pisać do osoby; napisz to pole od nowa" },
  language: { grave: true, say: "jest w niewłaściwym języku" },
  number: { grave: true, say: "podaje liczbę, kwotę lub datę, której nie ma w danych" },
  contact: { grave: true, say: "zawiera link, adres albo numer telefonu; usuń go" },
  sky: { grave: true, say: "mówi o niebie co innego niż facts" },
  ratings: { grave: true, say: "musi mieć tyle ocen, ile jest opcji, w ich kolejności" },
  length: { grave: true, say: "ma złą długość: cały list to 180–280 słów" },
  unfinished: { grave: true, say: "urywa się w pół zdania; dokończ je" },
  name: { grave: false, say: "podaje imię lub nazwę, której nie ma w danych" },
  quotation: {
    grave: false,
    say: "cytuje słowa, których osoba tak nie napisała; przepisz je co do litery albo usuń cudzysłów",
  },
  forms: { grave: false, say: "używa innych form rodzaju niż te, o które osoba prosi" },
  rubric: {
    grave: false,
    say: "redaktor prosi o poprawkę: więcej konkretu z odpowiedzi, mniej ogólników",
  },
} as const;

export type Rule = keyof typeof rules;

export const isGrave = ({ rule }: Finding) => rules[rule].grave;

/** `sections.0.heading: diagnosis`, for logs and for the model's list of what to mend. */
export const inWords = ({ path, rule }: Finding) => `${path.join(".") || "całość"}: ${rule}`;

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

/** Letters without marks, in lower case: what two spellings of the same word share. */
export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/ł/gu, "l")
    .replace(/Ł/gu, "l")
    .toLowerCase();
}

/** What a text says in its own voice. */
export const withoutQuotations = (text: string) => text.replace(/[„"“«][^„”"“«»]*[”"“»]/gu, " ");
