import { and, eq, isNull } from "drizzle-orm";
import { delayedActs } from "~/db/schema";
import { authorise } from "../access/authorise.server";
import type { Target } from "../access/targets";
import { recordAuditEvent } from "../audit/record-audit-event.server";
import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";
import { Conflict, NotAllowed } from "../command/errors";
import { isId } from "../listing/ids";
import { cancelScheduledRefund } from "../payments/schedule-refund.server";
import { actAuditEvents, actRefusals } from "./acts";
import { deferredActOf } from "./registry.server";
import { refundByTwo } from "./definitions/refunds.server";
import { givenReason } from "./words";

const { taken_back_by_colleague } = actRefusals;

/**
 * Takes back what was pressed, as long as it has not been done: an act, or a refund that has not begun. Whoever may do it
 * may take it back, whoever pressed it; who did is told of it where that was somebody else.
 * @throws NotAllowed, Conflict `too_late`
 */
export async function takeBackAct(ctx: ServiceContext, actId: string): Promise<void> {
  const { actor } = ctx;
  if (actor.kind !== "staff") throw new NotAllowed("act");
  if (!isId(actId)) throw new Conflict(actRefusals.too_late);
  await inTransaction(ctx, async (tx) => {
    const taken =
      (await endDelayed(tx, actId, actor.userId)) ??
      (await cancelScheduledRefund(tx, {
        refundId: actId,
        mayCallOff: (target) => void authorise(tx, refundByTwo.permission, target),
        outcomeOf: (staffId) => (staffId === actor.userId ? null : taken_back_by_colleague.code),
      }));
    if (!taken) throw new Conflict(actRefusals.too_late);
    await recordAuditEvent(tx, {
      act: actAuditEvents.take_back_act,
      target: taken.target,
      reason: givenReason({ act: taken.kind, reason: taken.reason }),
      after: { act: taken.kind },
    });
  });
}

async function endDelayed(tx: TransactionContext, actId: string, userId: string) {
  const isOpen = and(eq(delayedActs.id, actId), isNull(delayedActs.endedAt));
  const [act] = await tx.db.select().from(delayedActs).where(isOpen).for("update");
  if (!act) return null;
  const target = { kind: act.targetKind, id: act.targetId } as Target;
  authorise(tx, deferredActOf(act.kind).permission, target);
  const outcome = act.staffId === userId ? "taken_back" : taken_back_by_colleague.code;
  await tx.db.update(delayedActs).set({ endedAt: tx.now(), outcome, input: null }).where(isOpen);
  return { kind: act.kind, target, reason: act.reason };
}
