import { defineMail } from "../mails/mail-kind";

export const reviewHiddenMail = defineMail({
  code: "review_hidden",
  label: "Ukrycie opinii",
  timeline: "E-mail o ukryciu opinii",
  subject: () => "Twoja opinia nie jest publiczna",
  isRequired: true,
  masked: false,
});
