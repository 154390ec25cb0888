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

export type NotificationMailFacts = {
  post: { title: string } | null;
  sentence: string;
  url: string;
  settings: string;
  unsubscribe: string;
};

/**
 * An answer or a mention, at once. Of groups that are not open to everybody neither name nor text is in it: mail programs
 * show subjects on locked screens.
 */
export const notificationLetter = ({ post, sentence, url, ...links }: NotificationMailFacts) =>
  composeLetter({
    subject: notificationMail.subject(post?.title ?? null),
    preview: post ? sentence : "Przeczytasz ją po zalogowaniu.",
    heading: "Dzień dobry!",
    paragraphs: post
      ? [sentence]
      : [
          "Ktoś odpowiada Ci w jednej z Twoich grup. Dla Twojego spokoju nie piszemy w e-mailach, w której i o czym: przeczytasz to po zalogowaniu.",
        ],
    button: { label: "Zobacz odpowiedź", href: url },
    facts: [unsubscribeFact(links)],
  });

export const notificationWriter: MailWriter = {
  async compose(ctx, { id }) {
    const mail = await notificationMailData(ctx, id);
    const [row] = mail?.rows ?? [];
    if (!mail || !row) return null;
    const letter = notificationLetter({
      post: isDiscreet(row) ? null : row.post,
      sentence: notificationSentence(row),
      url: url(paths.notifications()),
      ...mail.links,
    });
    return { ...letter, headers: mail.headers };
  },
};
