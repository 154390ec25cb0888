import type { Field } from "~/forms/fields";

/**
 * What members write about themselves, when they register and later.
 * @param missing said when there is no name
 */
export const memberFields = (missing: string) =>
  [
    {
      kind: "text",
      name: "username",
      label: "Imię",
      hint: "Tak się do Ciebie zwracamy. Inni go nie widzą.",
      required: missing,
      limit: { length: 60, message: "Imię może mieć najwyżej 60 znaków." },
      autoComplete: "given-name",
    },
    {
      kind: "publicName",
      name: "nick",
      label: "Nick",
      hint: "Widać go przy tym, co piszesz w grupach bez pseudonimów.",
      autoComplete: "nickname",
    },
    {
      kind: "text",
      name: "fullName",
      label: "Imię i nazwisko",
      limit: { length: 120, message: "Imię i nazwisko mogą mieć najwyżej 120 znaków." },
      autoComplete: "name",
    },
  ] as const satisfies readonly Field[];

export type Language = { id: number; name: string };

export const languageOptions = (languages: readonly Language[]) =>
  languages.map(({ id, name }) => ({ value: String(id), label: name }));
