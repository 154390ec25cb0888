import { and, desc, eq, isNull } from "drizzle-orm";
import { groups, moderationCases, moderationDecisions } from "~/db/schema";
import { groupFields, type GroupField } from "~/site/group-words-text";
import type { ServiceContext } from "../command/context.server";
import { keptAs } from "./case-text.server";

/**
 * Which of the words of a group staff have hidden, so that its keepers find an empty field, and why; whoever asks has been let in
 * as a keeper. What was written since is nothing that was hidden.
 */
export async function hiddenGroupWords(
  ctx: Pick<ServiceContext, "db">,
  groupId: string,
): Promise<Partial<Record<GroupField, string>>> {
  const [group] = await ctx.db.select().from(groups).where(eq(groups.id, groupId));
  if (!group) return {};
  const decisions = await ctx.db
    .select({
      reason: moderationDecisions.reason,
      undo: moderationDecisions.undo,
      at: moderationDecisions.decidedAt,
    })
    .from(moderationDecisions)
    .innerJoin(moderationCases, eq(moderationCases.id, moderationDecisions.caseId))
    .where(
      and(
        eq(moderationCases.subject, "group_words"),
        eq(moderationCases.groupId, groupId),
        eq(moderationDecisions.kind, "hide"),
        isNull(moderationDecisions.revertedAt),
      ),
    )
    .orderBy(desc(moderationDecisions.decidedAt), desc(moderationDecisions.id));
  const hidden: Partial<Record<GroupField, string>> = {};
  for (const field of groupFields) {
    if (group[field] !== "") continue;
    const writtenAt = group[`${field}At`];
    const decision = decisions.find(
      ({ undo, at }) =>
        Boolean(undo.edited?.before[keptAs[field]]) && (!writtenAt || writtenAt <= at),
    );
    if (decision) hidden[field] = decision.reason;
  }
  return hidden;
}
