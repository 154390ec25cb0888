import { defineMail } from "../mails/mail-kind";

export const notificationMail = defineMail({
  code: "notification",
  label: "Powiadomienie ze społeczności",
  /** @param what.title of the post; null where no mail may say it */
  subject: ({ title, isMention }: { title: string | null; isMention: boolean }) =>
    title === null
      ? `Masz nową ${isMention ? "wzmiankę" : "odpowiedź"}`
      : `Nowa ${isMention ? "wzmianka" : "odpowiedź"}: „${title}”`,
  isRequired: false,
});
