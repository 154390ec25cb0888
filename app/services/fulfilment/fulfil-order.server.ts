import { and, eq } from "drizzle-orm";
import { deliveryOf, type Product } from "~/products/product";
import { orderedProduct } from "~/products/ordered-product";
import { orders } from "~/db/schema";
import { ExternalServiceError } from "~/integrations/external-service-error";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { describeError } from "../command/describe-error";
import { settleSuspicion } from "../crisis/settle-suspicion.server";
import { requestCopies } from "../downloads/request-copies.server";
import { sendLink } from "./send-link.server";
import { isUndeliverable } from "../orders/buyer-rules";
import { lockOrder } from "../orders/lock-order.server";
import { deliveredContentLifetime } from "../orders/retention";
import { recordEvent, transitionOrder, type Order } from "../orders/transition-order.server";
import { requestRefund } from "../payments/request-refund.server";
import { finalFailures, type Failure } from "../orders/failure";
import { modelStopped } from "../spending/within-caps.server";
import { WritingStopped } from "../writing/writing-stopped";
import { renderOrderDocument } from "./render-order-document.server";
import { sendDocument } from "./send-document.server";
import { waitForModel } from "./wait-for-model.server";
import { OrderWithdrawn } from "./while-in-work.server";
import { writeText } from "./write-text.server";

/**
 * Makes and delivers what was paid for: text, document, mail, or for a finished work a mail with a link. Every step is stored before the next one starts and is
 * skipped when it is found done, so this may be stopped and repeated anywhere.
 * @param input.lastAttempt whether the job will not be tried again: then a failure is final, unless only the mail is missing
 * @throws Error when another attempt should follow
 */
export async function fulfilOrder(
  ctx: ServiceContext,
  input: { orderId: string; lastAttempt: boolean },
): Promise<void> {
  const order = await startProcessing(ctx, input.orderId);
  if (!order) return;
  try {
    await deliver(ctx, order);
  } catch (error) {
    if (error instanceof OrderWithdrawn) return;
    const failure = failureOf(error);
    if (failure === "model_stopped") return waitForModel(ctx, order);
    ctx.log.warn({ orderId: order.id, failure, error: describeError(error) }, "fulfilment stopped");
    const isFinal =
      error instanceof WritingStopped ||
      finalFailures.includes(failure) ||
      (input.lastAttempt && !canWait(ctx, order, failure));
    if (isFinal) return giveUp(ctx, order, failure);
    await ctx.db
      .update(orders)
      .set({ failure })
      .where(and(eq(orders.id, order.id), eq(orders.status, "processing")));
    throw error;
  }
}

/** A document that is ready waits for the post for a day: `resumeFulfilment` enqueues it again. */
const waitForMail = 24 * 60 * 60_000;

function canWait(ctx: ServiceContext, { paidAt }: Order, failure: Failure): boolean {
  const waited = ctx.now().getTime() - (paidAt?.getTime() ?? 0);
  return failure === "mail_unavailable" && waited < waitForMail;
}

/** @returns null when the order is not, or no longer, one to be fulfilled */
async function startProcessing(ctx: ServiceContext, orderId: string): Promise<Order | null> {
  const [order] = await ctx.db.select().from(orders).where(eq(orders.id, orderId));
  if (order?.status === "processing") return order;
  if (order?.status !== "paid") return null;
  // What was completed meanwhile is not begun again.
  return transitionOrder(ctx, orderId, "processing", { from: ["paid"] });
}

async function deliver(ctx: ServiceContext, order: Order): Promise<void> {
  const product = orderedProduct(order);
  if (!product) throw new Error(`Order for a product that does not exist: ${order.productSlug}`);
  const send = await senders[deliveryOf(product)](ctx, order, product);
  // The address may be corrected while the mail is on its way: then it goes to the new one as well.
  while (!(await complete(ctx, order.id, await send())));
}

/** What comes before the mail of each kind of delivery; returns what sends it and says where it went. */
const senders = {
  async document(ctx: ServiceContext, placed: Order, product: Product) {
    if (!placed.answers) throw new ContentDeleted();
    const settled = await settleSuspicion(ctx, placed, product);
    const text = await writeText(ctx, settled, product, placed.answers);
    const order = { ...settled, crisisLevel: text.crisisLevel };
    const files = await renderOrderDocument(ctx, order, product, text);
    return () => sendDocument(ctx, order, product, files);
  },
  async download(ctx: ServiceContext, order: Order, product: Product) {
    return () => sendLink(ctx, order, product);
  },
};

/** @returns false when the order's address is not, or no longer, the one that the document was sent to */
async function complete(
  ctx: ServiceContext,
  orderId: string,
  recipient: string | null,
): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, { id: orderId });
    if (order?.status === "failed" || order?.status === "refunded") {
      await recordEvent(tx, orderId, "delivered_after_stop");
      return true;
    }
    if (order?.status === "processing" && order.email !== recipient) return false;
    await transitionOrder(tx, orderId, "completed", {
      set: {
        completedAt: tx.now(),
        failure: null,
        contentDeleteAt: new Date(tx.now().getTime() + deliveredContentLifetime),
      },
    });
    if (order) await requestCopies(tx, order);
    return true;
  });
}

class ContentDeleted extends Error {}

function failureOf(error: unknown): Failure {
  if (error instanceof ContentDeleted) return "content_deleted";
  if (error instanceof WritingStopped) return error.reason;
  if (!(error instanceof ExternalServiceError)) return "unexpected";
  if (error.service === "resend")
    return error.kind === "refused" ? "mail_refused" : "mail_unavailable";
  if (error.code === modelStopped) return "model_stopped";
  return `model_${error.kind}`;
}

/**
 * Ends an order that cannot be delivered. Who paid and got nothing is paid back; a document that is ready but could not
 * be mailed stays on the order page.
 */
async function giveUp(ctx: ServiceContext, order: Order, failure: Failure): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const failed = await transitionOrder(tx, order.id, "failed", {
      detail: { failure },
      set: { failure, contentDeleteAt: new Date(tx.now().getTime() + deliveredContentLifetime) },
    });
    if (failed && isUndeliverable(failed)) await requestCopies(tx, order);
    if (!failed || isUndeliverable(failed)) return;
    await requestRefund(tx, order, { reason: failure });
  });
}
