import { complaints, supportThreads } from "~/db/schema";
import { exceeds } from "~/forms/text";
import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";
import { Conflict, Invalid, NotFound } from "../command/errors";
import { carryByMail } from "../conversations/post-message.server";
import { queueMail } from "../mails/queue-mail.server";
import { lockOrder } from "../orders/lock-order.server";
import { orderNumber } from "../orders/order-number";
import { recordEvent, type Order } from "../orders/transition-order.server";
import { requireRateLimit } from "../rate-limits/consume-rate-limit.server";
import { networkOf } from "../rate-limits/network";
import { addMessage, countMessage, type Words } from "./add-message.server";
import { decideBefore } from "./complaint-clock";
import { complaintReceiptMail } from "./complaint-mails";
import { complaintRefusals, type Remedy } from "./complaint-words";
import type { Thread } from "./lock-thread.server";
import { threadOfKey } from "./open-ticket.server";
import { findOwnOrder, isPaidFor, type OwnOrder } from "./own-order.server";
import { formKey } from "./form-key.server";
import { keptUntil, messageLimit } from "./rules";

/** A complaint as its form was sent. */
export type Demand = Words & {
  order: OwnOrder;
  remedy: Remedy;
  /** By how much the price is to be reduced; null for another remedy. */
  askedGrosze: number | null;
  formToken: string;
  clientAddress?: string;
};

/**
 * A buyer complains about an order of theirs: from this day on there are fourteen to decide about it. They have a receipt by
 * mail where the order has an address. No order has two open complaints: the database holds that. The same form again is the
 * same complaint, unless it says something else: then one is open already.
 * @returns the thread's id
 * @throws NotAllowed, NotFound, Invalid, TooManyRequests; Conflict of `complaintRefusals`
 */
export async function openComplaint(ctx: ServiceContext, demand: Demand): Promise<string> {
  const { content, files, screening, remedy, clientAddress } = demand;
  if (content === "" || exceeds(content, messageLimit)) throw new Invalid("content");
  const askedGrosze = remedy === "reduction" ? demand.askedGrosze : null;
  if (remedy === "reduction" && !(Number.isSafeInteger(askedGrosze) && Number(askedGrosze) > 0))
    throw new Invalid("amount");
  const { id: orderId } = await findOwnOrder(ctx, demand.order);
  await countComplaint(ctx, orderId, { files, clientAddress });
  const key = formKey(orderId, demand);
  return inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, { id: orderId });
    if (!order) throw new NotFound("unknown_order");
    const earlier = await threadOfKey(tx, key);
    if (earlier) return earlier;
    if (!(await isPaidFor(tx, order))) throw new Conflict(complaintRefusals.nothing_paid);
    if (askedGrosze !== null && askedGrosze > order.priceGrosze)
      throw new Conflict(complaintRefusals.more_than_paid);
    const subject = `Reklamacja zamówienia ${orderNumber(order.number)}`;
    const begun = await beginComplaint(tx, {
      ...{ order, subject, wantsMail: order.email !== null, remedy, askedGrosze },
      words: { content, files, screening, key },
    });
    if (!begun) throw new Conflict(complaintRefusals.complaint_open);
    return begun.thread.id;
  });
}

/**
 * Begins a complaint with its first words, and its clock; a receipt goes to the order's address, where it has one.
 * @param begun.order locked, paid for, and its address confirmed
 * @returns null where the order has an open one
 */
export async function beginComplaint(
  tx: TransactionContext,
  begun: Pick<Demand, "remedy" | "askedGrosze"> & {
    order: Order;
    subject: string;
    wantsMail: boolean;
    words: Words & { key: string };
    /** A closed one that it goes on with. */
    refersToId?: string;
  },
): Promise<{ thread: Thread; messageId: string | null } | null> {
  const { remedy, askedGrosze, order, words, ...about } = begun;
  const { id: orderId, email: recipient } = order;
  const now = tx.now();
  const [thread] = await tx.db
    .insert(supportThreads)
    .values({
      ...{ kind: "complaint", orderId, ...about, crisisLevel: "none" },
      ...{ createdAt: now, dueAt: decideBefore(now) },
      deleteAt: keptUntil({ kind: "complaint" }, now),
    })
    .onConflictDoNothing()
    .returning();
  if (!thread) return null;
  await tx.db.insert(complaints).values({ threadId: thread.id, remedy, askedGrosze });
  await recordEvent(tx, orderId, "complaint_opened");
  const messageId = await addMessage(tx, thread, words);
  const mailId =
    recipient === null
      ? null
      : await queueMail(tx, {
          ...{ kind: complaintReceiptMail, orderId, recipient },
          subject: complaintReceiptMail.subject(orderNumber(order.number)),
          idempotencyKey: `complaint_receipt/${thread.id}`,
        });
  if (messageId && mailId) await carryByMail(tx, { messageId, mailId });
  return { thread, messageId };
}

/** @throws TooManyRequests */
export async function countComplaint(
  ctx: ServiceContext,
  orderId: string,
  { files, clientAddress }: Pick<Demand, "files" | "clientAddress">,
): Promise<void> {
  await countMessage(ctx, orderId, { files });
  if (clientAddress)
    await requireRateLimit(ctx, "complaintMessagesOfNetwork", networkOf(clientAddress));
}
