import { readingConsentField } from "~/crisis/reading-consent";
import type { Field } from "~/forms/fields";
import { messageLimit } from "~/services/contact/message-states";

export const contactFields = [
  {
    kind: "email",
    name: "email",
    label: "Twój e-mail",
    hint: "Na ten adres odpiszemy.",
    required: "Podaj adres e-mail, na który mamy odpisać.",
  },
  {
    kind: "longText",
    name: "message",
    label: "Wiadomość",
    hint: "Jeśli piszesz o zamówieniu, podaj jego numer, na przykład K-10001. Nie podawaj numeru karty ani haseł.",
    rows: 8,
    required: "Napisz wiadomość.",
    limit: { ...messageLimit, message: "Skróć wiadomość do 5000 znaków." },
  },
  readingConsentField,
] as const satisfies readonly Field[];

export const contactTrapName = "website";
