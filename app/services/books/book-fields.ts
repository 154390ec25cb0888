import type { Answers } from "~/forms/form-schema";
import type { Field } from "~/forms/fields";
import { parseGrosze } from "~/forms/typed-values";
import { formatWords } from "~/config/download-terms";
import type { EditionFile } from "./queries.server";

const limit = (length: number) => ({ length, message: `Skróć tekst do ${length} znaków.` });

export const factFields = [
  { kind: "text", name: "title", label: "Tytuł", required: "Podaj tytuł.", limit: limit(120) },
  {
    kind: "text",
    name: "author",
    label: "Autor albo autorka",
    required: "Podaj, kto to napisał.",
    limit: limit(120),
  },
  {
    kind: "longText",
    name: "description",
    label: "Opis",
    hint: "Pierwszy akapit widać w sklepie, następne (po pustej linii) na stronie książki.",
    required: "Napisz opis.",
    rows: 7,
    limit: limit(4_000),
  },
  {
    kind: "longText",
    name: "excerpt",
    label: "Fragment do przeczytania przed zakupem",
    rows: 6,
    limit: limit(12_000),
    uncounted: true,
  },
  {
    kind: "amount",
    name: "price",
    label: "Cena w złotych",
    required: "Podaj cenę.",
    least: 100,
    tooSmall: "Cena musi wynosić co najmniej 1 zł.",
    most: 100_000,
    tooLarge: "Cena może wynosić najwyżej 1000 zł.",
  },
] as const satisfies readonly Field[];

export const bookFileField = {
  kind: "bookFile",
  name: "file",
  label: "Plik książki",
  fallback: "",
} as const satisfies Field;

/** A file of a book: sent along, or one that is here already. */
export const fileFields = (stored: readonly EditionFile[]) =>
  [
    bookFileField,
    {
      kind: "choice",
      name: "filePath",
      label: "Albo plik, który już mamy",
      hint: "Wybierz go obok przesłanego, żeby sprzedawać oba formaty.",
      placeholder: "Żaden",
      fallback: "",
      options: stored.map((file) => ({ value: file.id, label: fileLabel(file) })),
    },
  ] as const satisfies readonly Field[];

export const fileLabel = ({ format, name, byteSize }: EditionFile) =>
  `${formatWords[format].name}: ${name} (${Math.ceil(byteSize / 1024).toLocaleString("pl-PL")} kB)`;

export const publishedField = {
  kind: "checkbox",
  name: "isPublished",
  label: "Opublikowana: od razu w sprzedaży",
} as const satisfies Field;

/** Said above a form in which something that a book cannot do without is missing. */
export const fillAll = "Wypełnij wszystkie pola.";

/** What was typed of a book, as its verbs take it. */
export const factsOf = (answers: Answers<typeof factFields>) => ({
  title: answers.title,
  author: answers.author,
  description: answers.description,
  excerpt: answers.excerpt ?? null,
  priceGrosze: parseGrosze(answers.price),
});
