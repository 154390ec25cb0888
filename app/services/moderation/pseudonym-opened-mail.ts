import { defineMail } from "../mails/mail-kind";

export const pseudonymOpenedMail = defineMail({
  code: "pseudonym_opened",
  label: "Poznanie konta za pseudonimem",
  subject: () => "Ktoś z naszego zespołu poznał Twoje konto",
  isRequired: true,
});
