import { defineMail } from "../mails/mail-kind";

export const accountBannedMail = defineMail({
  code: "account_banned",
  label: "Blokada konta",
  subject: () => "Twoje konto jest zablokowane",
  isRequired: true,
  masked: false,
});

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
