import { and, eq, gte, inArray, isNotNull, isNull, max, ne } from "drizzle-orm";
import {
  comments,
  groupMembers,
  moderationCases,
  moderationDecisions,
  pictures,
  posts,
  users,
  type DecisionUndo,
} from "~/db/schema";
import type { TransactionContext } from "../command/context.server";
import { commentSearch, postSearch } from "../words/written-search";
import { letIn } from "./account-ban.server";
import { groupFields } from "~/site/group-words-text";
import {
  groupWordsNow,
  keptAs,
  pictureOf,
  writeGroupText,
  writeWords,
  writtenText,
} from "./case-text.server";
import { showText } from "./show-text.server";
import type { Case } from "./subject.server";

/**
 * Brings back what a decision took away, unless it is gone or was changed since. What waited to be looked at is shown:
 * somebody has looked.
 */
export async function undoDecision(
  tx: TransactionContext,
  of: Case,
  undo: DecisionUndo,
): Promise<void> {
  if (undo.edited) await putWordsBack(tx, of, undo.edited);
  if (undo.deleted) await bringBack(tx, of, undo.deleted, undo.state);
  else if (undo.state) await showText(tx, of, { from: "hidden", isNew: undo.state === "held" });
  if (undo.picture) {
    const id = await pictureOf(tx, of);
    if (id)
      await tx.db
        .update(pictures)
        .set({ hiddenAt: null })
        .where(and(eq(pictures.id, id), isNotNull(pictures.hiddenAt)));
  }
  if (undo.account && !(await isBannedElsewhere(tx, of))) await letIn(tx, of.accountId);
  const { silencedUntil, membership } = undo;
  if (of.authorId === null) return;
  if (silencedUntil !== undefined)
    await tx.db
      .update(groupMembers)
      .set({ silencedUntil: await longestOtherSilence(tx, of.authorId) })
      .where(eq(groupMembers.id, of.authorId));
  if (membership)
    await tx.db
      .update(groupMembers)
      .set(membership)
      .where(and(eq(groupMembers.id, of.authorId), eq(groupMembers.state, "banned")));
}

/** Until when somebody is silenced by what still holds: each silence is taken back for itself. */
async function longestOtherSilence(tx: TransactionContext, authorId: string) {
  // Of two taken back at the same moment the second sees the first.
  await tx.db
    .select({ id: groupMembers.id })
    .from(groupMembers)
    .where(eq(groupMembers.id, authorId))
    .for("no key update");
  const [other] = await tx.db
    .select({ until: max(moderationDecisions.silencedUntil) })
    .from(moderationDecisions)
    .innerJoin(moderationCases, eq(moderationCases.id, moderationDecisions.caseId))
    .where(
      and(
        eq(moderationCases.authorId, authorId),
        eq(moderationDecisions.kind, "silence"),
        isNull(moderationDecisions.revertedAt),
      ),
    );
  return other?.until ?? null;
}

/** A later ban of the same account stays what it is. */
async function isBannedElsewhere(tx: TransactionContext, of: Case): Promise<boolean> {
  const [other] = await tx.db
    .select({ id: moderationDecisions.id })
    .from(moderationDecisions)
    .innerJoin(moderationCases, eq(moderationCases.id, moderationDecisions.caseId))
    .innerJoin(users, eq(users.id, moderationCases.accountId))
    .where(
      and(
        eq(moderationCases.subjectId, of.subjectId),
        ne(moderationCases.id, of.id),
        isNull(moderationDecisions.revertedAt),
        eq(moderationDecisions.kind, "ban_account"),
        // Not one whose time is over: the ban that holds began with it.
        gte(moderationDecisions.decidedAt, users.bannedAt),
      ),
    )
    .limit(1);
  return other !== undefined;
}

/** The author's own words again, unless the text says something else by now. */
async function putWordsBack(
  tx: TransactionContext,
  of: Case,
  edited: NonNullable<DecisionUndo["edited"]>,
): Promise<void> {
  if (of.subject === "group_words") return putGroupWordsBack(tx, of, edited);
  const { before, after } = edited;
  const written = await writtenText(tx, of);
  if (!written || written.title !== after.title || written.content !== after.content) return;
  await writeWords(tx, of, { ...before, tags: written.tags, moderatedAt: null });
}

/** Not over what a keeper has put in the place of those of a case, though nothing stands there now. */
async function putGroupWordsBack(
  tx: TransactionContext,
  of: Case,
  { before, after, whose }: NonNullable<DecisionUndo["edited"]>,
): Promise<void> {
  const groupId = of.groupId ?? "";
  const now = await groupWordsNow(tx, groupId);
  for (const field of groupFields) {
    const [said, says] = [before[keptAs[field]], after[keptAs[field]]];
    const { text, byId } = now[field];
    const isOfOther = byId !== null && byId !== of.authorId;
    if (said !== says && text === says && !isOfOther)
      await writeGroupText(tx, groupId, { field, text: said, whose });
  }
}

async function bringBack(
  tx: TransactionContext,
  of: Case,
  {
    title,
    content,
    tags,
    replyPreference,
    isHard,
    crisisLevel,
    ...kept
  }: NonNullable<DecisionUndo["deleted"]>,
  state: DecisionUndo["state"],
): Promise<void> {
  const { commentId, postId } = of;
  const moderatedAt = kept.moderatedAt === null ? null : new Date(kept.moderatedAt);
  const back = { content, crisisLevel, moderatedAt, state: "hidden" as const };
  const [there] = commentId
    ? await tx.db
        .update(comments)
        .set({ ...back, search: commentSearch(content) })
        .where(
          and(
            eq(comments.id, commentId),
            eq(comments.state, "deleted"),
            isNotNull(comments.moderatedAt),
          ),
        )
        .returning({ id: comments.id })
    : await tx.db
        .update(posts)
        .set({
          ...back,
          title,
          tags,
          replyPreference,
          isHard,
          search: postSearch({ title, content, tags }),
        })
        .where(
          and(eq(posts.id, postId ?? ""), eq(posts.state, "deleted"), isNotNull(posts.moderatedAt)),
        )
        .returning({ id: posts.id });
  if (!there || (state === "hidden" && (await isHiddenElsewhere(tx, of)))) return;
  await showText(tx, of, { from: "hidden", isNew: state === "held" });
}

async function isHiddenElsewhere(tx: TransactionContext, of: Case): Promise<boolean> {
  const [found] = await tx.db
    .select({ id: moderationDecisions.id })
    .from(moderationDecisions)
    .innerJoin(moderationCases, eq(moderationCases.id, moderationDecisions.caseId))
    .where(
      and(
        eq(moderationCases.subjectId, of.subjectId),
        ne(moderationCases.id, of.id),
        isNull(moderationDecisions.revertedAt),
        inArray(moderationDecisions.kind, ["hide", "silence", "ban"]),
      ),
    )
    .limit(1);
  return found !== undefined;
}
