import { and, eq, isNull } from "drizzle-orm";
import { addJob } from "~/db/add-job.server";
import { delayedActs } from "~/db/schema";
import { undoTime } from "../access/undo-time";
import { authorise } from "../access/authorise.server";
import type { Target } from "../access/targets";
import { recordAuditEvent } from "../audit/record-audit-event.server";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { Conflict, Invalid, NotAllowed } from "../command/errors";
import { changeRefusals } from "../command/refusals";
import { isId } from "../listing/ids";
import { cancelScheduledRefund } from "../payments/schedule-refund.server";
import { actAuditEvents, actRefusals } from "./acts";
import type { DeferredAct } from "./deferred-act.server";
import { delayedJobKey } from "./outstanding-acts.server";

/**
 * Does something in half a minute, as whoever asks, unless they take it back. Whether it can be done is looked at now, so
 * that it is said now, and anew when its time has come.
 * @returns what is said afterwards
 * @throws what the act's own plan throws; Conflict `pressed_already`
 */
export async function delayAct(
  ctx: ServiceContext,
  { act, permission, ...does }: DeferredAct,
  input: unknown,
): Promise<"act-delayed"> {
  const parsed = does.input.safeParse(input);
  if (!parsed.success) throw new Invalid("input");
  const target = does.targetOf(parsed.data);
  const { userId } = authorise(ctx, permission, target);
  await inTransaction(ctx, async (tx) => {
    await does.plan(tx, parsed.data);
    const requestedAt = tx.now();
    const runsAt = new Date(requestedAt.getTime() + undoTime);
    const [delayed] = await tx.db
      .insert(delayedActs)
      .values({
        kind: act.code,
        targetKind: target.kind,
        targetId: target.id,
        input: parsed.data,
        reason: does.reasonOf(parsed.data),
        staffId: userId,
        requestedAt,
        runsAt,
      })
      .onConflictDoNothing()
      .returning({ id: delayedActs.id });
    if (!delayed) throw new Conflict(changeRefusals.pressed_already);
    const job = { actId: delayed.id };
    await addJob(tx, "perform_delayed_act", job, delayedJobKey(delayed.id), runsAt);
  });
  return "act-delayed";
}

/**
 * Takes back what one pressed oneself, as long as it has not been done: an act, or a refund that has not begun.
 * @throws NotAllowed, Conflict `too_late`
 */
export async function cancelDelayedAct(ctx: ServiceContext, actId: string): Promise<void> {
  const { actor } = ctx;
  if (actor.kind !== "staff") throw new NotAllowed("act");
  if (!isId(actId)) throw new Conflict(actRefusals.too_late);
  await inTransaction(ctx, async (tx) => {
    const [act] = await tx.db
      .update(delayedActs)
      .set({ endedAt: tx.now(), outcome: "taken_back", input: null })
      .where(
        and(
          eq(delayedActs.id, actId),
          eq(delayedActs.staffId, actor.userId),
          isNull(delayedActs.endedAt),
        ),
      )
      .returning();
    const taken = act
      ? {
          kind: act.kind,
          target: { kind: act.targetKind, id: act.targetId } as Target,
          reason: act.reason,
        }
      : await cancelScheduledRefund(tx, { refundId: actId, staffId: actor.userId });
    if (!taken) throw new Conflict(actRefusals.too_late);
    await recordAuditEvent(tx, {
      act: actAuditEvents.take_back_act,
      target: taken.target,
      reason: taken.reason,
      after: { act: taken.kind },
    });
  });
}
