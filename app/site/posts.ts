import { characterStarts } from "~/copy/characters";
import type { Author } from "./author";

/** How much of a text is shown where it is one of many, in characters; 'Zobacz więcej' leads to the rest. */
const shownCharacters = 300;

export type ReplyPreference = "advice" | "listening";
export const replyPreferenceLabels: Record<ReplyPreference, string> = {
  advice: "Chcę rady",
  listening: "Chcę, żeby ktoś wysłuchał",
};

export type ContentState = "published" | "held" | "hidden";

export type ShownPicture = {
  id: string;
  width: number;
  height: number;
  alternativeText: string | null;
};

/** A name that a text calls, without its `@`, and whose it is: a membership. */
export type Mention = { name: string; id: string };

/** A post as one viewer sees it. Times are ISO 8601 in UTC. */
export type ShownPost = {
  id: string;
  group: { slug: string; name: string; isSensitive: boolean };
  author: Author;
  title: string;
  /** As it was typed: see `readWritten`. */
  text: string;
  isCut: boolean;
  mentions: readonly Mention[];
  replyPreference: ReplyPreference | null;
  isHard: boolean;
  tags: readonly string[];
  picture: ShownPicture | null;
  state: ContentState;
  createdAt: string;
  isEdited: boolean;
  /** Moderators changed its words, and its author has not since. */
  isModerated: boolean;
  likeCount: number;
  commentCount: number;
  liked: boolean;
  isMine: boolean;
  /** The viewer may write in its group now. */
  canWrite: boolean;
  /** Whoever wrote it has blocked the viewer: it takes neither their words nor their like. */
  isBlocked: boolean;
  isPinned: boolean;
  /** Written by somebody else since the viewer was last in its group. */
  isNew: boolean;
  /** Comments since the viewer last looked at it; none where they never have. */
  newComments: number;
  /** A keeper has closed the talk below it: nobody answers any more. */
  isClosed: boolean;
  /** To its author: something hard is heard in it, so help stands near. */
  needsHelp: boolean;
};

/** Why a comment's words are not shown: its author, a moderator or the viewer does not want them there. */
type WithoutWords = "deleted" | "hidden" | "reported" | "muted";

/** Whether help stands on a page that shows these: to their author, and to all where they are of a sensitive group. */
export const needHelp = (
  shown: readonly (
    { needsHelp: boolean; group?: { isSensitive: boolean } } | { kind: WithoutWords }
  )[],
) =>
  shown.some((one) => "needsHelp" in one && (one.needsHelp || (one.group?.isSensitive ?? false)));

export type ShownComment = {
  id: string;
  postId: string;
  createdAt: string;
  replyCount: number;
  /** 1 to 3. */
  level: number;
} & (
  | {
      kind: "shown";
      author: Author;
      text: string;
      isCut: boolean;
      mentions: readonly Mention[];
      /** Written by somebody else since the viewer was last at the post. */
      isNew: boolean;
      state: ContentState;
      isEdited: boolean;
      isModerated: boolean;
      likeCount: number;
      liked: boolean;
      isMine: boolean;
      /** Whoever wrote it has blocked the viewer, as of a post. */
      isBlocked: boolean;
      /** The viewer wrote it to somebody who has blocked them since: it takes no new words. */
      isKeptAsItIs: boolean;
      /** To its author, as in a post. */
      needsHelp: boolean;
      answers: string | null;
    }
  | { kind: WithoutWords }
);

/** Characters of European languages that never join with the one before: each of them is one of its own. */
const single = /^[\n\u0020-\u024F\u2010-\u2027]*$/;

/** The title of a first post, until its writer has another one: who only says hello need not look for one. */
export const greeting = "Cześć!";

/** The beginning of a text, to the end of a word where there is one near. */
export function cutText(text: string, most = shownCharacters): { text: string; isCut: boolean } {
  if (text.length <= most) return { text, isCut: false };
  const end = endOf(text, most);
  if (end === text.length) return { text, isCut: false };
  const beginning = text.slice(0, end);
  const word = beginning.search(/\s\S{0,40}$/);
  return { text: `${beginning.slice(0, word > 0 ? word : end).trimEnd()}…`, isCut: true };
}

/** Where the first `most` characters of a longer text end. Counting takes long, so it is left out where it changes nothing. */
function endOf(text: string, most: number): number {
  if (single.test(text.slice(0, most + 1))) return most;
  let count = 0;
  for (const start of characterStarts(text)) if (count++ === most) return start;
  return text.length;
}
