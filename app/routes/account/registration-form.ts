import type { Field } from "~/forms/fields";
import { paths } from "~/paths";
import { languageOptions, type Language } from "./member-fields";

export const missingText = "Wszystkie pola są wymagane.";

export const nameField = {
  kind: "text",
  name: "username",
  label: "Imię",
  hint: "Tak będziemy się do Ciebie zwracać. Nick do społeczności wybierzesz osobno.",
  required: missingText,
  limit: { length: 60, message: "Imię może mieć najwyżej 60 znaków." },
  autoComplete: "given-name",
} as const satisfies Field;

/** The terms are accepted; of privacy people are only informed, which needs no box (art. 13 GDPR). */
export const termsField = {
  kind: "consent",
  name: "terms",
  label: "Regulamin",
  required: "Musisz zaakceptować regulamin.",
  statement: ["Akceptuję ", { text: "regulamin", href: paths.terms() }, "."],
} as const satisfies Field;

/** Members are 16 or older; an account is not made without this box, so that its terms stand for it, too. */
export const ageField = {
  kind: "consent",
  name: "age",
  label: "Mam co najmniej 16 lat.",
  required: "Zaznacz, że masz co najmniej 16 lat.",
} as const satisfies Field;

export const languageControl = "languageId";

export const languageField = (languages: readonly Language[]) =>
  ({
    kind: "choice",
    name: languageControl,
    label: "Język",
    required: "Wybierz język.",
    wrong: "Wybierz język.",
    options: languageOptions(languages),
    placeholder: "Wybierz język",
  }) as const satisfies Field;

/** The questions of the registration; everything else comes from the person's sign-in, whatever a form says. */
export const registrationFields = (languages: readonly Language[]) =>
  [nameField, languageField(languages), termsField, ageField] as const;
