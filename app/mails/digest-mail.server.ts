import { formatCount } from "~/copy/format";
import { composeLetter } from "./letter.server";
import { defineMail } from "./mail";
import { unsubscribeFact } from "./notification-mail.server";

export type DigestMailFacts = {
  /** What happened in groups that everybody reads, in sentences. */
  sentences: readonly string[];
  /** How much happened in others, of which nothing is said. */
  discreet: number;
  /** Read or taken away meanwhile are not counted. */
  more: number;
  url: string;
  settings: string;
  unsubscribe: string;
};

/** What a member has neither read nor had a mail about, for those who want to hear of it once a day. */
export const digestMail = defineMail(
  () => "Co nowego u Ciebie dzisiaj",
  ({ sentences, discreet, more, url, ...links }: DigestMailFacts, subject) =>
    composeLetter({
      subject: subject(),
      preview: "Odpowiedzi, wzmianki i polubienia, które na Ciebie czekają.",
      heading: "Dzień dobry!",
      paragraphs: [
        ...sentences,
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
    }),
);
