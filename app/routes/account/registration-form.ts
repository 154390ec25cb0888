import type { Field } from "~/forms/fields";
import { paths } from "~/http/paths";
import { languageOptions, memberFields, type Language } from "./member-fields";

export const missingText = "Wszystkie pola są wymagane.";

/** What a person writes about themselves at the registration. */
export const personFields = [
  ...memberFields(missingText),
  {
    kind: "link",
    name: "profilePictureUrl",
    label: "Adres zdjęcia profilowego",
    wrong: "Podaj pełny adres zdjęcia, zaczynający się od https://, albo zostaw to pole puste.",
    limit: { length: 500, message: "Adres zdjęcia może mieć najwyżej 500 znaków." },
    autoComplete: "photo",
  },
] as const satisfies readonly Field[];

export const termsField = {
  kind: "consent",
  name: "terms",
  label: "Regulamin i polityka prywatności",
  required: "Musisz zaakceptować regulamin i politykę prywatności.",
  statement: [
    "Akceptuję ",
    { text: "regulamin", href: paths.terms() },
    " i ",
    { text: "politykę prywatności", href: paths.privacy() },
    ".",
  ],
} as const satisfies Field;

export const languageField = (languages: readonly Language[]) =>
  ({
    kind: "choice",
    name: "languageId",
    label: "Język",
    required: "Wybierz język.",
    wrong: "Wybierz język.",
    options: languageOptions(languages),
    placeholder: "Wybierz język",
  }) as const satisfies Field;

/** The questions of the registration; the person's address and identifier come from their sign-in, whatever a form says. */
export const registrationFields = (languages: readonly Language[]) =>
  [...personFields, languageField(languages), termsField] as const;
