import { nearHelp } from "~/copy/help-lines";
import { paths } from "~/paths";
import type { MailWriter } from "../mails/mail-writer";
import { digestMail } from "../notifications/digest-mail";
import {
  isDiscreet,
  notificationSentence,
  notificationMailData,
  unsubscribeFact,
  url,
} from "./notification-mail-data.server";
import { formatCount } from "~/copy/format";
import { composeLetter } from "~/mails/letter.server";

export type DigestMailFacts = {
  sentences: readonly string[];
  discreet: number;
  /** Read or taken away meanwhile are not counted. */
  more: number;
  /** Whether one of the sentences comes of care for its reader. */
  isOfCare: boolean;
  url: string;
  settings: string;
  unsubscribe: string;
};

/** What a member has neither read nor had a mail about, for those who want to hear of it once a day. */
export const digestLetter = ({
  sentences,
  discreet,
  more,
  isOfCare,
  url,
  ...links
}: DigestMailFacts) =>
  composeLetter({
    subject: digestMail.subject(),
    preview: "Odpowiedzi, wzmianki i polubienia, które na Ciebie czekają.",
    heading: "Dzień dobry!",
    paragraphs: [
      ...sentences,
      ...(isOfCare ? [nearHelp] : []),
      ...(discreet > 0
        ? [
            `${sentences.length > 0 ? "Do tego " : ""}${formatCount(discreet, "powiadomienie", "powiadomienia", "powiadomień")} w grupach, o których nie piszemy w e-mailach. Szczegóły są po zalogowaniu.`,
          ]
        : []),
      ...(more > 0
        ? [`I jeszcze ${formatCount(more, "powiadomienie", "powiadomienia", "powiadomień")}.`]
        : []),
    ],
    button: { label: "Zobacz powiadomienia", href: url },
    facts: [unsubscribeFact(links)],
  });

const maxLines = 8;

export const digestWriter: MailWriter = {
  async compose(ctx, { id }) {
    const mail = await notificationMailData(ctx, id);
    if (!mail || mail.rows.length === 0) return null;
    const open = mail.rows.filter((row) => !isDiscreet(row));
    const shown = open.slice(0, maxLines);
    const letter = digestLetter({
      sentences: shown.map(notificationSentence),
      isOfCare: shown.some(({ ofCase }) => ofCase?.isForCare),
      discreet: mail.rows.length - open.length,
      more: Math.max(0, open.length - maxLines),
      url: url(paths.notifications()),
      ...mail.links,
    });
    return { ...letter, headers: mail.headers };
  },
};
