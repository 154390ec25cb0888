import { eq } from "drizzle-orm";
import { acts } from "~/db/schema";
import type { Target } from "../access/targets";
import { recordAuditEvent } from "../audit/record-audit-event.server";
import type { TransactionContext } from "../command/context.server";
import { actAuditEvents, type DeclineReason, type StopReason } from "./acts";

/**
 * Ends an open request with a no, or as withdrawn by whoever asked, who then has nothing to hear of.
 * @param act with what stays of its input
 * @param by.isOwn whether it is the request of whoever says so
 */
export async function recordDecline(
  tx: TransactionContext,
  act: typeof acts.$inferSelect,
  { userId, isOwn, reason }: { userId: string; isOwn: boolean; reason: DeclineReason | StopReason },
): Promise<void> {
  const decidedAt = tx.now();
  await tx.db
    .update(acts)
    .set({
      ...{ status: "declined", decidedBy: userId, decidedAt, declineReason: reason },
      ...{ readAt: isOwn ? decidedAt : null, input: act.input },
    })
    .where(eq(acts.id, act.id));
  await recordAuditEvent<string>(tx, {
    act: isOwn ? actAuditEvents.withdraw_request : actAuditEvents.decline_act,
    target: { kind: act.targetKind, id: act.targetId } as Target,
    reason,
    after: { act: act.kind, actId: act.id, askedBy: act.requestedBy },
  });
}
