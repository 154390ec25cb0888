import { and, eq, exists, gt, isNull, not, or, sql, type SQLWrapper } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { comments, groups, moderationCases, moderationDecisions, posts } from "~/db/schema";
import { urgencies } from "~/site/moderation";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { openCase } from "./open-case.server";
import { findSubject, lockText, textOf } from "./subject.server";

const later = alias(moderationCases, "later");

/**
 * Opens a case again whose author has put back the words that a moderator took out. May be repeated, and run beside itself.
 * @returns how many were opened
 */
export async function reopenUndoneEdits(ctx: ServiceContext): Promise<number> {
  const { subject, subjectId, commentId, inPostId, state } = moderationCases;
  const { decidedAt, kind, isInterim, revertedAt, caseId } = moderationDecisions;
  const editedAt = sql`coalesce(${comments.editedAt}, case when ${commentId} is null then ${posts.editedAt} end, ${groups.wordsAt})`;
  const undone = await ctx.db
    .select({ subject, subjectId })
    .from(moderationDecisions)
    .innerJoin(moderationCases, eq(moderationCases.id, caseId))
    .leftJoin(comments, eq(comments.id, commentId))
    .leftJoin(posts, eq(posts.id, inPostId))
    .leftJoin(groups, and(eq(subject, "group_words"), eq(groups.id, subjectId)))
    .where(
      and(
        or(eq(kind, "edit"), eq(subject, "group_words")),
        eq(isInterim, false),
        isNull(revertedAt),
        eq(state, "decided"),
        gt(editedAt, decidedAt),
        or(
          and(isSame(comments.content, "content"), eq(comments.state, "published")),
          and(
            isNull(commentId),
            eq(posts.state, "published"),
            isSame(posts.content, "content"),
            isSame(posts.title, "title"),
          ),
          // Either of the two is enough, where that was changed.
          and(isChanged("title"), isSame(groups.rules, "title")),
          and(isChanged("content"), isSame(groups.welcome, "content")),
        ),
        not(
          exists(
            ctx.db
              .select({ id: later.id })
              .from(later)
              .where(and(eq(later.subjectId, subjectId), gt(later.openedAt, editedAt))),
          ),
        ),
      ),
    )
    .limit(100);
  for (const each of undone)
    await inTransaction(ctx, async (tx) => {
      if (each.subject === "account") return;
      const found = await findSubject(tx, { kind: each.subject, id: each.subjectId });
      if (!found) return;
      await lockText(tx, textOf(found));
      await openCase(tx, found, urgencies.usual);
    });
  return undone.length;
}

/** What a text says is what it said before the decision, but for case and space. */
const isSame = (text: SQLWrapper, name: "title" | "content") =>
  sql`${plain(text)} = ${plain(sql`(${moderationDecisions.undo} -> 'edited' -> 'before' ->> ${sql.raw(`'${name}'`)})`)}`;

/** Of the words of a group that a keeper has written; what staff put there is theirs to judge. */
const isChanged = (name: "title" | "content") =>
  sql`${groups.wordsById} is not null and ${moderationDecisions.undo} #>> ${`{edited,before,${name}}`}::text[]
    is distinct from ${moderationDecisions.undo} #>> ${`{edited,after,${name}}`}::text[]`;

const plain = (text: SQLWrapper) => sql`lower(regexp_replace(btrim(${text}), '\\s+', ' ', 'g'))`;
