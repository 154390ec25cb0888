import type { Author } from "./author";
import type { CaseSubject, DecisionKind } from "./moderation";
import { formatCount } from "~/copy/format";
import { inSentence } from "~/copy/in-sentence";

export type NotificationKind =
  | "reply"
  | "mention"
  | "like"
  | "decision"
  | "case_message"
  | "let_in"
  | "not_let_in"
  | "keeper_appointed"
  | "keeper_dismissed"
  | "join_request"
  | "followed_comment"
  | "followed_post"
  | "wish_answered";

/** Something that happened to a member, as they may see it now. Times are ISO 8601 in UTC. */
export type MemberNotification = {
  id: string;
  happenedAt: string;
  isRead: boolean;
} & (
  | {
      isReadable: true;
      kind: NotificationKind;
      /** Whoever did it last; null for what nobody did by themselves. */
      actor: Author | null;
      /** How many others did the same since the line was read last; of answers, how many more there are. */
      others: number;
      /** Empty where it tells of no group. */
      group: { slug: string; name: string };
      /** What it is about; null for what is about the group alone. No title where its reader does not want to see the post. */
      post: { id: string; title: string | null } | null;
      comment: { id: string; isReply: boolean; writtenAt: string } | null;
      /** How what it is about begins, without marks; null where it is about several, about no words, or below a hard topic. */
      excerpt: string | null;
      /**
       * The case that was decided or in which staff write, by whose page of it the notification leads to; null for everything else. `isForCare` where
       * care alone is the matter with its reader's own words: see `isCareAlone`. `isReporter` where its reader reported it.
       */
      ofCase: {
        partyId: string;
        subject: CaseSubject;
        isForCare: boolean;
        isReporter: boolean;
        /** What staff decided last, while it holds and what it is about is still there; null else, and of a program. */
        holds: DecisionKind | null;
      } | null;
      /** Why staff did it, as a label; null where they do not say so here. */
      reason: string | null;
    }
  | { isReadable: false; isGroupDeleted?: true }
);

type Readable = Extract<MemberNotification, { isReadable: true }>;

export const unreadableNotification =
  "To powiadomienie dotyczy czegoś, czego już nie możesz zobaczyć.";

export const groupDeletedNotification =
  "Grupa, do której należysz, została usunięta razem ze wszystkim, co w niej było.";

/** The talk that it is about, where it happened; its author may have deleted it since. */
function talkOf({ group, post }: Readable): string {
  if (post?.title === "") return "w poście, którego już nie ma";
  return post?.title ? `w rozmowie „${post.title}”` : `w rozmowie w grupie „${group.name}”`;
}

const decided: Partial<Record<DecisionKind, string>> = {
  hide: "Ukryliśmy",
  edit: "Zmieniliśmy",
  delete: "Usunęliśmy",
  remove_picture: "Ukryliśmy zdjęcie z Twojego posta",
};

/** What was done with somebody's own post, comment or picture; undefined where no line may say it. Why it was is read on the case's page. */
function whatWasDecided({ group, post, comment, ofCase }: Readable): string | undefined {
  const { subject, holds } = ofCase ?? {};
  const act = holds && decided[holds];
  const isComment = subject === "comment";
  if (!act || !post || isComment !== (comment !== null)) return;
  // Of what is gone only that staff took it away is theirs to say.
  if (post.title === "" && (isComment || holds !== "delete")) return;
  const what = isComment ? " Twój komentarz" : holds === "remove_picture" ? "" : " Twój post";
  const place = post.title
    ? `${isComment ? "w rozmowie " : ""}„${post.title}”`
    : `w grupie „${group.name}”`;
  return `${act}${what} ${place}. Zobacz dlaczego.`;
}

/** What happened, in a sentence. Present tense, since past tense would have to know the gender of whoever did it. */
export function notificationText(notification: Readable): string {
  const { kind, actor, others, group, post, comment, ofCase, reason } = notification;
  const name = actor?.name ?? "Ktoś";
  const title = post?.title === null ? `w grupie „${group.name}”` : `„${post?.title ?? ""}”`;
  switch (kind) {
    case "reply":
      if (others > 0)
        return `${formatCount(others + 1, "nowa odpowiedź", "nowe odpowiedzi", "nowych odpowiedzi")} pod postem ${title}.`;
      return comment?.isReply
        ? `${name} odpowiada na Twój komentarz pod postem ${title}.`
        : `${name} odpowiada na Twój post ${title}.`;
    case "mention":
      return `${name} wspomina o Tobie ${talkOf(notification)}.`;
    case "like": {
      const what = comment ? `Twój komentarz pod postem ${title}` : `Twój post ${title}`;
      if (others === 0) return `${name} lubi ${what}.`;
      return `${name} i ${formatCount(others, "inna osoba", "inne osoby", "innych osób")} lubią ${what}.`;
    }
    // To whoever wrote it nothing here sounds like a verdict: it says what was done with their words, and the case's page why.
    case "decision":
      if (ofCase?.isReporter) return "Jest decyzja w sprawie Twojego zgłoszenia.";
      if (ofCase?.isForCare)
        return post
          ? `Myślimy o Tobie. Tu przeczytasz, co dalej z Twoimi słowami ${talkOf(notification)}.`
          : `Myślimy o Tobie. Tu przeczytasz, co dalej z Twoimi słowami w grupie „${group.name}”.`;
      if (ofCase?.subject === "group_words")
        return `Piszemy do Ciebie o zasadach albo powitaniu grupy „${group.name}”.`;
      return (
        whatWasDecided(notification) ??
        (post
          ? `Piszemy do Ciebie o tym, co jest ${talkOf(notification)}.`
          : `Piszemy do Ciebie w sprawie z grupy „${group.name}”.`)
      );
    case "case_message":
      return ofCase?.isForCare
        ? "Myślimy o Tobie. Ktoś z naszego zespołu pisze do Ciebie. Możesz odpisać."
        : `Jest wiadomość do Ciebie od człowieka z naszego zespołu, w sprawie z grupy „${group.name}”. Możesz odpisać.`;
    case "let_in":
      return `Jesteś już w grupie „${group.name}”.`;
    case "not_let_in":
      return `Tym razem opiekunowie grupy „${group.name}” nie przyjęli Twojej prośby. Możesz poprosić jeszcze raz.`;
    case "keeper_appointed":
      return `Od teraz opiekujesz się grupą „${group.name}”. Dziękujemy!`;
    case "keeper_dismissed":
      return [
        `Nie opiekujesz się już grupą „${group.name}”.`,
        ...(reason === null ? [] : [`Powód: ${inSentence(reason)}.`]),
        "Należysz do niej jak dotąd.",
      ].join(" ");
    case "followed_comment":
      if (others === 0) return `${name} komentuje post ${title}, który obserwujesz.`;
      return `${formatCount(others + 1, "nowy komentarz", "nowe komentarze", "nowych komentarzy")} pod postem ${title}, który obserwujesz.`;
    case "followed_post":
      return `${name} pisze w grupie „${group.name}”, którą obserwujesz: ${title}.`;
    case "wish_answered":
      return "Jest odpowiedź na to, co proponujesz społeczności.";
    case "join_request":
      return `${name} prosi o przyjęcie do grupy „${group.name}”.`;
  }
}

export const maxShownUnread = 99;

export const unreadLabel = (unread: number): string =>
  unread > maxShownUnread ? `${maxShownUnread}+` : String(unread);
