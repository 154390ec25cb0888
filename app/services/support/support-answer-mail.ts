import { defineMail } from "../mails/mail-kind";

export type ThreadKind = "ticket" | "complaint";

export const supportAnswerMail = defineMail({
  code: "support_answer",
  label: "Odpowiedź na zgłoszenie do administracji",
  subject: (kind: ThreadKind) =>
    kind === "ticket" ? "Odpowiedź na Twoje zgłoszenie" : "Wiadomość w sprawie Twojej reklamacji",
  isRequired: false,
  masked: false,
});
