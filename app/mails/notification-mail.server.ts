import { composeLetter } from "./letter.server";
import { defineMail } from "./mail";

/** What every mail to somebody who asked for it says about ending it. */
export const unsubscribeFact = (links: { settings: string; unsubscribe: string }) => ({
  label: "Dlaczego dostajesz tę wiadomość",
  value:
    "Bo wybrano powiadomienia e-mailem w ustawieniach konta. Możesz je w każdej chwili zmienić albo wyłączyć.",
  link: { label: "Wyłącz te e-maile", href: links.unsubscribe },
});

export type NotificationMailFacts = {
  /** Null where neither group nor text may be named: groups that not everybody reads. */
  post: { title: string } | null;
  /** What happened, in a sentence; unused without a post. */
  sentence: string;
  /** Where it can be read. */
  url: string;
  settings: string;
  unsubscribe: string;
};

/**
 * An answer or a mention, at once. Of groups that are not open to everybody neither name nor text is in it: mail programs
 * show subjects on locked screens.
 */
export const notificationMail = defineMail(
  (title: string | null) => (title === null ? "Masz nową odpowiedź" : `Nowa odpowiedź: „${title}”`),
  ({ post, sentence, url, ...links }: NotificationMailFacts, subject) =>
    composeLetter({
      subject: subject(post?.title ?? null),
      preview: post ? sentence : "Przeczytasz ją po zalogowaniu.",
      heading: "Dzień dobry!",
      paragraphs: post
        ? [sentence]
        : [
            "Ktoś odpowiada Ci w jednej z Twoich grup. Dla Twojego spokoju nie piszemy w e-mailach, w której i o czym: przeczytasz to po zalogowaniu.",
          ],
      button: { label: "Zobacz odpowiedź", href: url },
      facts: [unsubscribeFact(links)],
    }),
);
