import { paths } from "~/paths";
import type { MailWriter } from "../mails/mail-writer";
import { notificationMail } from "../notifications/notification-mail";
import {
  isDiscreet,
  notificationSentence,
  notificationMailData,
  unsubscribeFact,
  url,
} from "./notification-mail-data.server";
import { composeLetter } from "~/mails/letter.server";
import { wordsOf } from "./read-notifications.server";

export type NotificationMailFacts = {
  post: { title: string | null } | null;
  isMention: boolean;
  sentence: string;
  /** What was written; null where no mail may say it. */
  words: string | null;
  url: string;
  settings: string;
  unsubscribe: string;
};

/**
 * An answer or a mention, at once. Of groups that are not open to everybody neither name nor text is in it: mail programs
 * show subjects on locked screens.
 */
export const notificationLetter = ({
  post,
  isMention,
  sentence,
  words,
  url,
  ...links
}: NotificationMailFacts) =>
  composeLetter({
    subject: notificationMail.subject({ title: post?.title ?? null, isMention }),
    preview: post ? sentence : "Przeczytasz ją po zalogowaniu.",
    heading: "Dzień dobry!",
    paragraphs: post
      ? [sentence, ...(words === null ? [] : [{ quote: words }])]
      : [
          `${isMention ? "Ktoś wspomina o Tobie" : "Ktoś odpowiada Ci"} w jednej z Twoich grup. Dla Twojego spokoju nie piszemy w e-mailach, w której i o czym: przeczytasz to po zalogowaniu.`,
        ],
    button: { label: isMention ? "Zobacz, co pisze" : "Zobacz odpowiedź", href: url },
    facts: [unsubscribeFact(links)],
  });

export const notificationWriter: MailWriter = {
  async compose(ctx, { id }) {
    const mail = await notificationMailData(ctx, id);
    const [row] = mail?.rows ?? [];
    if (!mail || !row) return null;
    const discreet = isDiscreet(row);
    const letter = notificationLetter({
      post: discreet ? null : row.post,
      isMention: row.kind === "mention",
      words: await wordsOf(ctx, row),
      sentence: notificationSentence(row),
      url: url(discreet ? paths.notifications() : paths.notification(row.id)),
      ...mail.links,
    });
    return { ...letter, headers: mail.headers };
  },
};
