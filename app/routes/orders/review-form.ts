import { formatCount } from "~/copy/format";
import { readingConsentField } from "~/crisis/reading-consent";
import type { Field } from "~/forms/fields";

const words = ["bardzo słabo", "słabo", "w porządku", "dobrze", "bardzo dobrze"];
const rateIt = "Wybierz ocenę od 1 do 5.";

export const reviewFields = [
  {
    kind: "radio",
    name: "stars",
    label: "Ocena",
    required: rateIt,
    wrong: rateIt,
    options: [5, 4, 3, 2, 1].map((stars) => ({
      value: String(stars),
      label: `${formatCount(stars, "gwiazdka", "gwiazdki", "gwiazdek")} – ${words[stars - 1]}`,
    })),
  },
  {
    kind: "longText",
    name: "text",
    label: "Co chcesz powiedzieć innym?",
    hint: "Co było trafne, co nie, do czego się przydało. Linki i adresy usuniemy.",
    rows: 5,
    plain: true,
    limit: { length: 600, message: "Skróć opinię do 600 znaków." },
    shortest: {
      length: 10,
      message: "Napisz co najmniej 10 znaków (bez linków i adresów) albo zostaw to pole puste.",
    },
  },
  {
    kind: "text",
    name: "authorName",
    label: "Imię",
    hint: "Może być samo imię albo pseudonim.",
    required: "Podaj imię – pokażemy je przy opinii.",
    plain: true,
    limit: { length: 40, message: "Skróć imię do 40 znaków." },
    autoComplete: "given-name",
  },
  readingConsentField,
] as const satisfies readonly Field[];
