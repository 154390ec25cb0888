import { defineMail } from "../mails/mail-kind";

export const notificationMail = defineMail({
  code: "notification",
  label: "Powiadomienie ze społeczności",
  subject: (title: string | null) =>
    title === null ? "Masz nową odpowiedź" : `Nowa odpowiedź: „${title}”`,
  isRequired: false,
});
