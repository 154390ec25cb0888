import type { Target } from "../access/targets";
import type { TransactionContext } from "../command/context.server";
import { assertNotRefused } from "../command/errors";
import { lockOrder } from "../orders/lock-order.server";
import { bulkRefusal, runningBulkRefusal } from "./bulks-upon.server";
import { askedBackRefusal, pendingRefusal } from "./pending-acts.server";

async function refusePressed(tx: TransactionContext, target: Target, kind: string) {
  // Two that are pressed in the same moment see each other only under one lock.
  if (target.kind === "order") await lockOrder(tx, { id: target.id });
  assertNotRefused(await pendingRefusal(tx, target, kind));
}

/**
 * Refuses to begin what is excluded by something that was pressed a moment ago upon the same, or by an act upon many.
 * @param kind the code of what is to be done
 * @throws Conflict `pressed_already`, or `act_pending` with its name
 */
export async function refusePending(
  tx: TransactionContext,
  target: Target,
  kind: string,
): Promise<void> {
  await refusePressed(tx, target, kind);
  if (target.kind === "order") assertNotRefused(await askedBackRefusal(tx, target.id, kind));
  assertNotRefused(await bulkRefusal(tx, target.id, kind));
}

/**
 * The same of what two people have agreed to: what only waits for a colleague does not hold it up.
 * @param own the act upon many of which it is a part
 * @throws Conflict as `refusePending`
 */
export async function refuseUnderWay(
  tx: TransactionContext,
  target: Target,
  kind: string,
  own?: { id: string; startedAt: Date | null },
): Promise<void> {
  await refusePressed(tx, target, kind);
  assertNotRefused(await runningBulkRefusal(tx, target.id, own));
}
