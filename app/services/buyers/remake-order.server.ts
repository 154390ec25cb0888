import { eq } from "drizzle-orm";
import { addJob } from "~/db/add-job.server";
import { documentFiles, documentTexts, remakes } from "~/db/schema";
import { deliveryOf } from "~/products/product";
import { findProduct } from "~/products/registry";
import { recordAudit } from "../audit/record-audit.server";
import { authorise } from "../authorise.server";
import { inTransaction, type ServiceContext } from "../context.server";
import { Conflict, Invalid, NotFound } from "../errors";
import { lockOrder } from "../orders/lock-order.server";
import { recordEvent, transitionOrder, type Order } from "../orders/transition-order.server";
import { remakeNotes, type RemakeNote } from "./assist-reasons";

/** Whether a document can be made again: it was delivered, a model wrote it, and its answers are still here. */
export function canRemake(
  order: Pick<Order, "status" | "answers" | "productSlug">,
  remade: boolean,
): boolean {
  const product = findProduct(order.productSlug);
  return (
    !remade &&
    order.status === "completed" &&
    order.answers !== null &&
    product !== undefined &&
    product.writtenByModel &&
    deliveryOf(product) === "document"
  );
}

/**
 * Has a delivered document written once more from the same answers, free of charge: once an order. The first text and its
 * files go at once; should the second one come to nothing, the money goes back like that of any order.
 * @throws NotAllowed, Invalid, NotFound, Conflict `no_remake`
 */
export async function remakeOrder(
  ctx: ServiceContext,
  input: { orderId: string; note: RemakeNote },
): Promise<void> {
  const target = { kind: "order", id: input.orderId } as const;
  authorise(ctx, "assist_orders", target);
  if (!remakeNotes.includes(input.note)) throw new Invalid("reason");
  await inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, { id: input.orderId });
    if (!order) throw new NotFound("unknown_order");
    const [earlier] = await tx.db
      .select({ orderId: remakes.orderId })
      .from(remakes)
      .where(eq(remakes.orderId, order.id));
    if (!canRemake(order, earlier !== undefined)) throw new Conflict("no_remake");
    await tx.db
      .insert(remakes)
      .values({ orderId: order.id, note: input.note, requestedAt: tx.now() });
    await tx.db.delete(documentTexts).where(eq(documentTexts.orderId, order.id));
    await tx.db.delete(documentFiles).where(eq(documentFiles.orderId, order.id));
    await recordEvent(tx, order.id, "remake_requested", { note: input.note });
    await transitionOrder(tx, order.id, "processing", { from: ["completed"] });
    await recordAudit(tx, { act: "make_again", target, reason: input.note });
    await addJob(tx, "fulfil_order", { orderId: order.id }, `fulfil:${order.id}`);
  });
}
