import type { Field } from "~/forms/fields";
import { optionsOf } from "~/forms/kinds/options";
import type { TextByControl } from "~/forms/kind";
import { remedies } from "~/services/support/complaint-words";
import { attachmentsField, contentLimit, formTokenField } from "~/services/support/message-form";

export const complaintFields = [
  {
    kind: "longText",
    name: "content",
    label: "Co jest nie tak",
    hint: "Treść zamówienia usuwamy po dobie, więc dołącz plik, który masz u siebie. Nie podawaj numeru karty ani haseł.",
    required: "Napisz, co jest nie tak.",
    rows: 8,
    limit: contentLimit,
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
    hint: "Podaj ją, jeśli oczekujesz obniżenia ceny.",
    least: 1,
    tooSmall: "Kwota musi być większa od zera.",
  },
  attachmentsField,
  formTokenField,
] as const satisfies readonly Field[];

/** What is wrong with an amount beside the remedy that it belongs to. */
export const amountProblem = ({ remedy, amount = "" }: TextByControl): TextByControl =>
  remedy === "reduction" && amount.trim() === "" ? { amount: "Podaj, o ile obniżyć cenę." } : {};
