import type { TextByControl } from "~/forms/kind";
import type { Field } from "~/forms/fields";
import { optionsOf } from "~/forms/kinds/options";
import { dangerNow, isAnonymousAllowed, isCallForHelp, reportReasons } from "~/site/reports";
import { isBlank } from "~/forms/text";

export const reasonField = {
  kind: "radio",
  name: "reason",
  label: "Co jest nie tak?",
  hint: dangerNow,
  required: "Wybierz powód zgłoszenia.",
  wrong: "Wybierz powód zgłoszenia.",
  options: optionsOf(reportReasons),
} as const satisfies Field;

const detailsField = {
  kind: "longText",
  name: "details",
  label: "Opisz, o co chodzi",
  hint: "Co narusza prawo albo zasady i gdzie dokładnie. Gdy ktoś może zrobić sobie krzywdę, wystarczy sam powód: opisu, imienia i oświadczenia wtedy nie trzeba.",
  required: "Napisz, o co chodzi: co i dlaczego narusza prawo albo zasady.",
  rows: 5,
  limit: { length: 2000, message: "Skróć opis do 2000 znaków." },
} as const satisfies Field;

const exempt = "Nie jest potrzebne, gdy zgłaszasz wykorzystywanie seksualne dziecka.";

const nameField = {
  kind: "text",
  name: "reporterName",
  label: "Twoje imię i nazwisko",
  hint: `Wymaga ich prawo (art. 16 aktu o usługach cyfrowych). Osoba, której dotyczy zgłoszenie, ich nie pozna. ${exempt}`,
  fallback: "",
  limit: { length: 120, message: "Skróć imię i nazwisko do 120 znaków." },
  autoComplete: "name",
} as const satisfies Field;

const emailField = {
  kind: "email",
  name: "email",
  label: "Twój e-mail",
  hint: "Wyślemy na niego link, którym potwierdzisz zgłoszenie, a potem decyzję. Osoba, której dotyczy zgłoszenie, go nie pozna. Nie jest potrzebny, gdy zgłaszasz wykorzystywanie seksualne dziecka: wtedy sprawdzimy zgłoszenie od razu, ale nie mamy jak odpisać.",
  fallback: "",
} as const satisfies Field;

/** The statement of good faith that a notice has to hold (DSA, art. 16(2)(d)). */
const goodFaithField = {
  kind: "consent",
  name: "goodFaith",
  label: "Zgłaszam w dobrej wierze: to, co piszę, jest według mojej wiedzy prawdziwe i kompletne.",
  required: "Zaznacz, że zgłaszasz w dobrej wierze – bez tego nie możemy przyjąć zgłoszenia.",
} as const satisfies Field;

/** The same of somebody in danger: nothing has to be said about it. */
const wordsOfDanger = {
  kind: "longText",
  name: "details",
  label: detailsField.label,
  fallback: "",
  rows: 5,
  limit: detailsField.limit,
} as const satisfies Field;

const memberFields = [reasonField, detailsField, nameField, goodFaithField] as const;
const visitorFields = [reasonField, detailsField, nameField, emailField, goodFaithField] as const;
const memberDangerFields = [reasonField, wordsOfDanger, nameField] as const;
const visitorDangerFields = [reasonField, wordsOfDanger, nameField, emailField] as const;

/** Who reports is told unless it is about the abuse of a child; of members we know the address. */
export function missingSender({ reason, reporterName, email }: TextByControl): TextByControl {
  if (isAnonymousAllowed(reason)) return {};
  return {
    ...(isBlank(reporterName ?? "") &&
      !isCallForHelp(reason) && { reporterName: "Podaj imię i nazwisko." }),
    ...(email !== undefined &&
      isBlank(email) && { email: "Podaj adres e-mail, na który wyślemy link." }),
  };
}

/** What the page asks for. */
export const fieldsFor = (isMember: boolean) => (isMember ? memberFields : visitorFields);

/** What has to come, by the reason that was given. */
export const askedOf = (isMember: boolean, { reason }: TextByControl) => {
  if (isCallForHelp(reason)) return isMember ? memberDangerFields : visitorDangerFields;
  return fieldsFor(isMember);
};
