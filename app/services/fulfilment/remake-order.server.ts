import { and, eq } from "drizzle-orm";
import { addJob } from "~/db/add-job.server";
import { documentFiles, documentTexts, remakes, textScores } from "~/db/schema";
import { deliveryOf } from "~/products/deliveries/registry";
import { findProduct } from "~/products/registry";
import { recordAuditEvent } from "../audit/record-audit-event.server";
import type { ServiceContext, TransactionContext } from "../command/context.server";
import { Conflict } from "../command/errors";
import { deleteDraft } from "../orders/delete-content.server";
import { recordEvent, transitionOrder, type Order } from "../orders/transition-order.server";
import { remakeNotes, type RemakeNote, orderAuditEvents, orderRefusals } from "../orders/acts";
import { lockAssistedOrder } from "../orders/named-order.server";

/** Whether a document can be made again: it was delivered and a model wrote it, and its answers and its money are still here. */
export function canRemake(
  order: Pick<Order, "status" | "answers" | "productSlug" | "refundBegunAt">,
  remade: boolean,
): boolean {
  const product = findProduct(order.productSlug);
  return (
    !remade &&
    order.status === "completed" &&
    order.refundBegunAt === null &&
    order.answers !== null &&
    product !== undefined &&
    product.writtenByModel &&
    deliveryOf(product).isMadeAgain
  );
}

/**
 * Looks whether a delivered document can be written once more from the same answers, free of charge: once an order. The
 * first text and its files go at once; should the second one come to nothing, the money goes back like that of any order.
 * @returns what does it, under the order's lock
 * @throws NotAllowed, Invalid, NotFound, Conflict `no_remake`
 */
export async function planRemake(
  tx: TransactionContext,
  input: { orderId: string; note: RemakeNote },
): Promise<() => Promise<void>> {
  const given = { reason: input.note, among: remakeNotes };
  const order = await lockAssistedOrder(tx, input.orderId, given);
  await assertRemakable(tx, order);
  return async () => {
    await restartOrder(tx, order, input.note);
    await deleteDraft(tx, order.id);
    await recordEvent(tx, order.id, "remake_requested", { note: input.note });
    await recordAuditEvent(tx, {
      act: orderAuditEvents.make_again,
      target: { kind: "order", id: order.id },
      reason: input.note,
    });
  };
}

/** @throws Conflict `no_remake` */
async function assertRemakable(tx: TransactionContext, order: Order): Promise<void> {
  if (!canRemake(order, await hasBeenRemade(tx, order.id)))
    throw new Conflict(orderRefusals.no_remake);
}

/**
 * Begins the one correction of an order: the text, its figures and its files go, and the work on it goes on from there.
 * @param note what was wrong with it
 * @throws Conflict `no_remake`
 */
export async function restartOrder(
  tx: TransactionContext,
  order: Order,
  note: string,
): Promise<void> {
  await assertRemakable(tx, order);
  await tx.db.insert(remakes).values({ orderId: order.id, note, requestedAt: tx.now() });
  await tx.db.delete(documentTexts).where(eq(documentTexts.orderId, order.id));
  await tx.db.delete(documentFiles).where(eq(documentFiles.orderId, order.id));
  await tx.db
    .delete(textScores)
    .where(and(eq(textScores.orderId, order.id), eq(textScores.isDraft, false)));
  await transitionOrder(tx, order.id, "processing", { from: ["completed"] });
  await addJob(tx, "fulfil_order", { orderId: order.id }, `fulfil:${order.id}`);
}

/**
 * When the text that an order has now, or is getting, was asked for anew; null for the first one. What is made again has as
 * many answers of its own.
 */
export async function remadeSince(ctx: ServiceContext, orderId: string): Promise<Date | null> {
  const [remade] = await ctx.db
    .select({ since: remakes.requestedAt })
    .from(remakes)
    .where(eq(remakes.orderId, orderId));
  return remade?.since ?? null;
}

/** Whether an order's one correction has been used. */
export const hasBeenRemade = async (ctx: ServiceContext, orderId: string) =>
  (await remadeSince(ctx, orderId)) !== null;
