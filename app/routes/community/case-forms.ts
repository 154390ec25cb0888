import type { Field } from "~/forms/fields";
import { maxWordsLength } from "~/site/moderation";

const limit = { length: maxWordsLength, message: "Skróć tekst do 2000 znaków." };

export const appealField = {
  kind: "longText",
  name: "appeal",
  label: "Z czym się nie zgadzasz i dlaczego?",
  hint: "Przeczyta to inna osoba niż za pierwszym razem. Druga strona tego nie zobaczy.",
  required: "Napisz, z czym się nie zgadzasz i dlaczego.",
  rows: 6,
  limit,
} as const satisfies Field;

export const messageField = {
  kind: "longText",
  name: "message",
  label: "Twoja wiadomość",
  required: "Napisz wiadomość.",
  rows: 4,
  limit,
} as const satisfies Field;

/** Makes a message an appeal against what a program decided. */
export const objectionField = {
  kind: "checkbox",
  name: "objection",
  value: "yes",
  label: "To jest też odwołanie: uważam, że zatrzymanie moich słów to pomyłka.",
} as const satisfies Field;

export const messageFields = [
  messageField,
  objectionField,
  { kind: "formToken", name: "formToken", label: "Formularz" },
] as const satisfies readonly Field[];
