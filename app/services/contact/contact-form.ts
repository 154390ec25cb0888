import { z } from "zod";
import type { EmailField, LongTextField } from "~/forms/fields";
import { schemaOf } from "~/forms/kinds/schemas";
import { parseForm } from "~/forms/parse-form";

/** Longest message, in characters; the database holds it to that, too. */
export const longestMessage = 5000;

export const contactEmailField: EmailField = {
  kind: "email",
  name: "email",
  label: "Twój e-mail",
  hint: "Na ten adres odpiszemy.",
  required: "Podaj adres e-mail, na który mamy odpisać.",
};

export const contactMessageField: LongTextField = {
  kind: "longText",
  name: "message",
  label: "Wiadomość",
  hint: "Jeśli piszesz o zamówieniu, podaj jego numer, na przykład K-10001. Nie podawaj numeru karty ani haseł.",
  rows: 8,
  required: "Napisz wiadomość.",
  limit: {
    length: longestMessage,
    message: "Skróć wiadomość do 5000 znaków.",
  },
};

export const contactFields = [contactEmailField, contactMessageField] as const;

/** A control that people leave empty and robots fill in. */
export const contactTrapName = "website";

/** What the page says of how sending ended. */
export const contactMessages = {
  sent: "Wiadomość została wysłana!",
  tooMany: "Coś poszło nie tak. Spróbuj ponownie później.",
  failed: "Nie udało się wysłać wiadomości.",
} as const;

export type ContactSubmission = { email: string; message: string };

/** Checks a posted contact form. */
export function checkContactForm(formData: FormData) {
  const schema = z
    .object({ ...schemaOf(contactEmailField), ...schemaOf(contactMessageField) })
    .transform((values): ContactSubmission => {
      const { email, message } = values as Record<string, unknown>;
      return { email: String(email), message: String(message) };
    });
  return parseForm(formData, schema);
}
