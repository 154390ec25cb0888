import { and, eq, exists, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { auditLog, groupMembers, groups } from "~/db/schema";
import type { ServiceContext } from "../command/context.server";
import { viewerOf } from "./access.server";
import { groupAuditEvents } from "./acts";

/** Whether a line of the log tells that a membership was dismissed as a keeper: the log alone keeps that. */
export const isDismissalOf = (
  { act, targetKind, targetId }: Record<"act" | "targetKind" | "targetId", SQLWrapper>,
  membership: { id: SQLWrapper },
): SQL =>
  sql`${targetKind} = 'membership' and ${targetId} = ${membership.id}::text
    and ${act} = ${groupAuditEvents.dismiss_keeper.code}`;

/** Whether somebody belongs to a group that they looked after once, and do no more. */
export async function keptOnce(ctx: ServiceContext, slug: string): Promise<boolean> {
  const viewer = viewerOf(ctx);
  if (viewer === null) return false;
  const [found] = await ctx.db
    .select({ id: groupMembers.id })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .where(
      and(
        eq(groups.slug, slug),
        eq(groupMembers.userId, viewer),
        eq(groupMembers.state, "active"),
        eq(groupMembers.role, "member"),
        exists(
          ctx.db
            .select({ id: auditLog.id })
            .from(auditLog)
            .where(isDismissalOf(auditLog, groupMembers)),
        ),
      ),
    );
  return found !== undefined;
}
