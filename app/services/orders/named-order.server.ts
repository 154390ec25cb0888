import { recordAuditEvent } from "../audit/record-audit-event.server";
import { authorise } from "../access/authorise.server";
import { pressedUpon } from "../access/pressed-upon.server";
import type { TransactionContext } from "../command/context.server";
import { Conflict, Invalid, NotFound } from "../command/errors";
import { lockOrder } from "./lock-order.server";
import type { Order } from "./transition-order.server";
import { refuseOwnOrder } from "./interested.server";
import { assistReasons, orderRefusals, type AssistReason } from "./acts";
import { type AuditEvent, type Reasons, isReason } from "../audit/audit-events";

export type NamedOrder = { token: string } | { orderId: string; reason: AssistReason };

/**
 * Reads and locks an order for its buyer or for staff.
 * @returns null when no order has the token
 * @throws NotAllowed, Invalid, NotFound to staff: see `lockAssistedOrder`
 */
export async function lockNamedOrder(
  tx: TransactionContext,
  named: NamedOrder,
): Promise<Order | null> {
  if ("token" in named) return lockOrder(tx, { token: named.token });
  return lockAssistedOrder(tx, named.orderId, { reason: named.reason, among: assistReasons });
}

/**
 * Reads and locks an order that staff see to: the one way to it for every verb of the desk.
 * @param given.among the reasons that there are
 * @throws NotAllowed also for an order of one's own; Invalid, NotFound, Conflict `act_pending` where something that was
 * pressed a moment ago upon it excludes everything else
 */
export async function lockAssistedOrder(
  tx: TransactionContext,
  orderId: string,
  given: { reason: string; among: Reasons },
): Promise<Order> {
  authorise(tx, "assist_orders", { kind: "order", id: orderId });
  if (!isReason(given.among, given.reason)) throw new Invalid("reason");
  const order = await lockOrder(tx, { id: orderId });
  if (!order) throw new NotFound("unknown_order");
  await refuseOwnOrder(tx, order);
  if ((await pressedUpon(tx, "order", [order.id])).length > 0)
    throw new Conflict(orderRefusals.act_pending);
  return order;
}

/** Writes down what staff did for a buyer; what buyers do themselves stands in the order's events alone. */
export async function recordAssistance(
  tx: TransactionContext,
  named: NamedOrder,
  act: AuditEvent<AssistReason>,
): Promise<void> {
  if ("token" in named) return;
  await recordAuditEvent(tx, {
    act,
    target: { kind: "order", id: named.orderId },
    reason: named.reason,
  });
}
