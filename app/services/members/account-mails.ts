import { defineMail } from "../mails/mail-kind";

export const accountUnbannedMail = defineMail({
  code: "account_unbanned",
  label: "Koniec blokady konta",
  subject: () => "Twoje konto znów działa",
  isRequired: true,
  masked: false,
});

export const accountDeletedMail = defineMail({
  code: "account_deleted",
  label: "Usunięcie konta",
  subject: () => "Twoje konto jest usunięte",
  isRequired: true,
  masked: false,
});
