import { and, eq, exists, gt, isNull, not, or, sql, type SQLWrapper } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { comments, groups, moderationCases, moderationDecisions, posts } from "~/db/schema";
import type { GroupField } from "~/site/group-words-text";
import { urgencies } from "~/site/moderation";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { keptAs } from "./case-text.server";
import { openCase } from "./open-case.server";
import { findSubject, lockText, textOf } from "./subject.server";

const later = alias(moderationCases, "later");

/**
 * Opens a case again whose author has changed a text since a moderator changed it: whatever they wrote, somebody looks, since
 * one sign is enough to slip past any comparison. Words of a group that were hidden may be written anew; they are a case again
 * where they hold what was hidden. May be repeated, and run beside itself.
 * @returns how many were opened
 */
export async function reopenUndoneEdits(ctx: ServiceContext): Promise<number> {
  const { subject, subjectId, commentId, inPostId, state } = moderationCases;
  const { decidedAt, kind, isInterim, revertedAt, caseId } = moderationDecisions;
  const editedAt = sql`coalesce(${comments.editedAt}, case when ${commentId} is null then ${posts.editedAt} end,
    case when ${isBack("rules")} then ${groups.rulesAt} when ${isBack("welcome")} then ${groups.welcomeAt} end)`;
  const undone = await ctx.db
    .select({
      ...{ subject, subjectId },
      kind: sql<
        "group_rules" | "group_welcome"
      >`case when ${isBack("rules")} then 'group_rules' else 'group_welcome' end`,
    })
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
          eq(comments.state, "published"),
          and(isNull(commentId), eq(posts.state, "published")),
          isBack("rules"),
          isBack("welcome"),
        ),
        not(
          exists(
            ctx.db
              .select({ id: later.id })
              .from(later)
              .where(
                and(
                  eq(later.subjectId, subjectId),
                  gt(later.openedAt, editedAt),
                  // Of the words of a group a case about the other one is none about this.
                  sql`(${later.words} is null or ${moderationCases.words} is null
                    or (${later.words} ->> 'rules' <> '') = (${moderationCases.words} ->> 'rules' <> ''))`,
                ),
              ),
          ),
        ),
      ),
    )
    .limit(100);
  for (const each of undone)
    await inTransaction(ctx, async (tx) => {
      if (each.subject === "account") return;
      const kind = each.subject === "group_words" ? each.kind : each.subject;
      const found = await findSubject(tx, { kind, id: each.subjectId });
      if (!found) return;
      await lockText(tx, textOf(found));
      await openCase(tx, found, urgencies.toCheck);
    });
  return undone.length;
}

/** Whether a text holds what it said before the decision, but for case, space and signs that nobody sees. */
const holds = (text: SQLWrapper, name: "title" | "content") =>
  sql`position(${plain(sql`(${moderationDecisions.undo} -> 'edited' -> 'before' ->> ${sql.raw(`'${name}'`)})`)} in ${plain(text)}) > 0`;

/** One of the words of a group, where that was changed and a keeper has written it; what staff put there is theirs to judge. */
function isBack(field: GroupField) {
  const name = keptAs[field];
  const by = field === "rules" ? groups.rulesById : groups.welcomeById;
  const { kind } = moderationDecisions;
  return sql`(${by} is not null
    and (${kind} = 'edit' or ${holds(field === "rules" ? groups.rules : groups.welcome, name)})
    and ${moderationDecisions.undo} #>> ${sql.raw(`'{edited,before,${name}}'`)}
      is distinct from ${moderationDecisions.undo} #>> ${sql.raw(`'{edited,after,${name}}'`)})`;
}

const plain = (text: SQLWrapper) =>
  sql`lower(regexp_replace(${text}, '[\\s\\u00AD\\u034F\\u061C\\u180E\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F\\uFEFF]+', '', 'g'))`;
