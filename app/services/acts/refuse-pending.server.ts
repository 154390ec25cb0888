import type { Target } from "../access/targets";
import type { TransactionContext } from "../command/context.server";
import { assertNotRefused } from "../command/errors";
import { lockOrder } from "../orders/lock-order.server";
import { pendingRefusal } from "./pending-acts.server";

/**
 * Refuses what is excluded by something that was pressed a moment ago upon the same.
 * @param kind the code of what is to be done
 * @throws Conflict `pressed_already`, or `act_pending` with its name
 */
export async function refusePending(
  tx: TransactionContext,
  target: Target,
  kind: string,
): Promise<void> {
  // Two that are pressed in the same moment see each other only under one lock.
  if (target.kind === "order") await lockOrder(tx, { id: target.id });
  assertNotRefused(await pendingRefusal(tx, target, kind));
}
