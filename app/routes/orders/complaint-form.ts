import type { Field } from "~/forms/fields";
import { optionsOf } from "~/forms/kinds/options";
import { tooLongMessage } from "~/forms/kinds/written";
import type { TextByControl } from "~/forms/kind";
import { remedies } from "~/services/support/complaint-words";
import { maxMessageFiles, messageLimit } from "~/services/support/rules";

const limit = { ...messageLimit, message: tooLongMessage(messageLimit.length) };

export const attachmentsField = {
  kind: "file",
  name: "attachments",
  label: "Załączniki",
  multiple: true,
  maxFiles: maxMessageFiles,
} as const satisfies Field;

const formTokenField = {
  kind: "formToken",
  name: "formToken",
  label: "Formularz",
} as const satisfies Field;

export const complaintFields = [
  {
    kind: "longText",
    name: "content",
    label: "Co jest nie tak",
    hint: "Treść zamówienia usuwamy po dobie, więc dołącz plik, który masz u siebie. Nie podawaj numeru karty ani haseł.",
    required: "Napisz, co jest nie tak.",
    rows: 8,
    limit,
  },
  {
    kind: "radio",
    name: "remedy",
    label: "Czego oczekujesz",
    options: optionsOf(remedies),
    required: "Wybierz, czego oczekujesz.",
  },
  {
    kind: "amount",
    name: "amount",
    label: "O ile obniżyć cenę (zł)",
    hint: "Wypełnij tylko przy obniżeniu ceny.",
    least: 1,
    tooSmall: "Kwota musi być większa od zera.",
  },
  attachmentsField,
  formTokenField,
] as const satisfies readonly Field[];

/** What is wrong with an amount beside the remedy that it belongs to. */
export const amountProblem = ({ remedy, amount = "" }: TextByControl): TextByControl =>
  remedy === "reduction" && amount.trim() === "" ? { amount: "Podaj, o ile obniżyć cenę." } : {};

export const messageFields = [
  {
    kind: "longText",
    name: "content",
    label: "Twoja wiadomość",
    required: "Wiadomość nie może być pusta.",
    rows: 5,
    limit,
  },
  attachmentsField,
  formTokenField,
] as const satisfies readonly Field[];
