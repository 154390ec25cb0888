import type { Field } from "~/forms/fields";
import { optionsOf } from "~/forms/kinds/options";
import { reportReasons } from "~/site/reports";

export const reasonField = {
  kind: "radio",
  name: "reason",
  label: "Co jest nie tak?",
  required: "Wybierz powód zgłoszenia.",
  wrong: "Wybierz powód zgłoszenia.",
  options: optionsOf(reportReasons),
} as const satisfies Field;

const detailsField = {
  kind: "longText",
  name: "details",
  label: "Opisz, o co chodzi",
  hint: "Nieobowiązkowe, ale pomaga: co narusza prawo albo zasady i gdzie dokładnie.",
  rows: 5,
  limit: { length: 2000, message: "Skróć opis do 2000 znaków." },
} as const satisfies Field;

export const emailField = {
  kind: "email",
  name: "email",
  label: "Twój e-mail",
  hint: "Wyślemy na niego link, którym potwierdzisz zgłoszenie, a potem decyzję. Osoba, której dotyczy zgłoszenie, go nie pozna.",
  required: "Podaj adres e-mail, na który wyślemy link.",
} as const satisfies Field;

const memberFields = [reasonField, detailsField] as const;
const visitorFields = [reasonField, detailsField, emailField] as const;

export const fieldsFor = (isMember: boolean) => (isMember ? memberFields : visitorFields);
