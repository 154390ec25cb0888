import { and, eq, isNull } from "drizzle-orm";
import { comments, groupMembers, pictures, posts, type DecisionUndo } from "~/db/schema";
import type { GroupField } from "~/site/group-words-text";
import type { DecisionKind } from "~/site/moderation";
import type { TransactionContext } from "../command/context.server";
import { Conflict, Invalid } from "../command/errors";
import { erasedComment, erasedPost } from "../posts/erase-texts.server";
import { checkedText, commentLength, contentLength, titleLength } from "../posts/text-rules";
import { banAccount } from "./account-ban.server";
import { checkedWords } from "../groups/checked-words";
import { groupTextVersion } from "../groups/group-rules";
import { groupRulesLength, groupWelcomeLength } from "../groups/word-lengths";
import {
  fieldsOf,
  groupWordsNow,
  isWithinReach,
  keptAs,
  pictureOf,
  writeGroupText,
  writeWords,
  writtenText,
  type Words,
} from "./case-text.server";
import type { Case } from "./subject.server";
import { moderationRefusals, textRefusals } from "./acts";
import { staleRefusal, changeRefusals } from "../command/refusals";

type Effect = {
  kind: DecisionKind;
  silencedUntil?: Date;
  bannedUntil?: Date | null;
  edited?: Words;
  editedField?: { field: GroupField; text: string; version?: string };
};

/**
 * Does what a decision says. Somebody who is silenced or banned for what they wrote loses sight of that, too.
 * @returns how things were, as far as they were changed
 * @throws Invalid for words that no text may have; Conflict("nothing_changed" | "gone")
 */
export async function applyDecision(
  tx: TransactionContext,
  of: Case,
  { kind, silencedUntil, bannedUntil = null, edited, editedField }: Effect,
): Promise<DecisionUndo> {
  if (kind === "leave") return {};
  if (kind === "ban_account") {
    await banAccount(tx, of, bannedUntil);
    return { account: true };
  }
  if (kind === "edit" && of.subject === "group_words") {
    if (!editedField) throw new Invalid("words");
    return editGroupWords(tx, of, editedField);
  }
  if (kind === "edit") return editText(tx, of, edited);
  if (kind === "delete") return deleteText(tx, of);
  const hidesPicture = kind === "remove_picture" || of.subject === "picture";
  return {
    ...(hidesPicture ? await hidePicture(tx, of) : await hideText(tx, of, kind)),
    ...(kind === "silence" && silencedUntil ? await silence(tx, of, silencedUntil) : {}),
    ...(kind === "ban" ? await ban(tx, of) : {}),
  };
}

async function hideText(
  tx: TransactionContext,
  of: Case,
  kind: DecisionKind,
): Promise<DecisionUndo> {
  if (of.subject === "group_words") return hideGroupWords(tx, of);
  const { commentId, postId } = of;
  const state = (await writtenText(tx, of))?.state;
  // Nobody is told that something is hidden which they have deleted themselves.
  if (kind === "hide" && of.authorId !== null && (!state || state === "deleted"))
    throw new Conflict(staleRefusal("gone"));
  if (state === "deleted") return { gone: true };
  if (state !== "published" && state !== "held") return {};
  if (commentId)
    await tx.db.update(comments).set({ state: "hidden" }).where(eq(comments.id, commentId));
  else
    await tx.db
      .update(posts)
      .set({ state: "hidden", pinnedAt: null })
      .where(eq(posts.id, postId ?? ""));
  return { state };
}

async function editText(
  tx: TransactionContext,
  of: Case,
  edited: Effect["edited"],
): Promise<DecisionUndo> {
  if (!edited) throw new Invalid("words");
  const isPost = of.postId !== null;
  const after = {
    title: isPost ? checkedText(edited.title, titleLength, "title") : "",
    content: checkedText(edited.content, isPost ? contentLength : commentLength, "content"),
  };
  const written = await writtenText(tx, of);
  if (!written || written.state === "deleted") throw new Conflict(staleRefusal("gone"));
  const before = { title: written.title, content: written.content };
  if (before.title === after.title && before.content === after.content)
    throw new Conflict(changeRefusals.nothing_changed);
  await writeWords(tx, of, { ...after, tags: written.tags, moderatedAt: tx.now() });
  return { edited: { before, after } };
}

/** What somebody else put in their place meanwhile is no part of the case: nobody has reported it. */
async function hideGroupWords(tx: TransactionContext, of: Case): Promise<DecisionUndo> {
  const groupId = of.groupId ?? "";
  const now = await groupWordsNow(tx, groupId);
  const before = { title: "", content: "" };
  for (const field of fieldsOf(of)) {
    const { text } = now[field];
    if (text === "" || !isWithinReach(of, field, now[field])) continue;
    before[keptAs[field]] = text;
    await writeGroupText(tx, groupId, { field, text: "" });
  }
  const isHidden = before.title !== "" || before.content !== "";
  return isHidden ? { edited: { before, after: { title: "", content: "" } } } : {};
}

/** From then on they are nobody's of the group: nobody answers for what a moderator wrote. */
async function editGroupWords(
  tx: TransactionContext,
  of: Case,
  { field, text, version }: NonNullable<Effect["editedField"]>,
): Promise<DecisionUndo> {
  const groupId = of.groupId ?? "";
  const now = (await groupWordsNow(tx, groupId))[field];
  if (!fieldsOf(of).includes(field) || !isWithinReach(of, field, now))
    throw new Conflict(moderationRefusals.words_replaced);
  if (groupTextVersion(field, now.text) !== version) throw new Conflict(textRefusals.text_changed);
  const after = checkedWords(text, lengths[field], field);
  if (now.text === after) throw new Conflict(changeRefusals.nothing_changed);
  const whose = { byId: null, at: tx.now().toISOString() };
  await writeGroupText(tx, groupId, { field, text: after, whose });
  const kept = (words: string) => ({ title: "", content: "", [keptAs[field]]: words });
  const was = { byId: now.byId, at: now.at?.toISOString() ?? null };
  return { edited: { before: kept(now.text), after: kept(after), whose: was } };
}

const lengths: Record<GroupField, number> = {
  rules: groupRulesLength,
  welcome: groupWelcomeLength,
};

const membershipOf = ({ authorId }: Case): string => {
  if (authorId === null) throw new Invalid("kind");
  return authorId;
};

/**
 * Takes a text away from everybody, its author included. Its words go with the decision, so that they can come back; nobody
 * but the case's own people reads them there.
 */
async function deleteText(tx: TransactionContext, of: Case): Promise<DecisionUndo> {
  const { commentId, postId } = of;
  const written = await writtenText(tx, of);
  if (!written || written.state === "deleted") throw new Conflict(staleRefusal("gone"));
  const { state, title, content, tags, replyPreference, isHard, crisisLevel, moderatedAt } =
    written;
  const moderated = { moderatedAt: tx.now() };
  if (commentId)
    await tx.db
      .update(comments)
      .set({ ...erasedComment, ...moderated })
      .where(eq(comments.id, commentId));
  else if (postId) {
    const { pictureId, ...taken } = erasedPost;
    void pictureId;
    await tx.db
      .update(posts)
      .set({ ...taken, ...moderated, pinnedAt: null })
      .where(eq(posts.id, postId));
  }
  return {
    state,
    deleted: {
      ...{ title, content, tags, replyPreference, isHard, crisisLevel },
      moderatedAt: moderatedAt?.toISOString() ?? null,
    },
  };
}

async function hidePicture(tx: TransactionContext, of: Case): Promise<DecisionUndo> {
  const id = await pictureOf(tx, of);
  if (!id) return {};
  const hidden = await tx.db
    .update(pictures)
    .set({ hiddenAt: tx.now() })
    .where(and(eq(pictures.id, id), isNull(pictures.hiddenAt)))
    .returning({ id: pictures.id });
  return hidden.length > 0 ? { picture: true } : {};
}

async function silence(tx: TransactionContext, of: Case, until: Date): Promise<DecisionUndo> {
  const [before] = await tx.db
    .select({ silencedUntil: groupMembers.silencedUntil })
    .from(groupMembers)
    .where(eq(groupMembers.id, membershipOf(of)))
    .for("no key update");
  if (before?.silencedUntil && before.silencedUntil >= until) return {};
  await tx.db
    .update(groupMembers)
    .set({ silencedUntil: until })
    .where(eq(groupMembers.id, membershipOf(of)));
  return { silencedUntil: before?.silencedUntil?.toISOString() ?? null };
}

async function ban(tx: TransactionContext, of: Case): Promise<DecisionUndo> {
  const [before] = await tx.db
    .select({ state: groupMembers.state, role: groupMembers.role })
    .from(groupMembers)
    .where(eq(groupMembers.id, membershipOf(of)))
    .for("no key update");
  if (!before || before.state === "banned") return {};
  await tx.db
    .update(groupMembers)
    .set({ state: "banned", role: "member", offersToLook: false, request: null })
    .where(eq(groupMembers.id, membershipOf(of)));
  return { membership: { state: before.state, role: before.role } };
}
