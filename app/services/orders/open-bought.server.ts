import { and, eq, isNull } from "drizzle-orm";
import { documentFiles, orders } from "~/db/schema";
import { careCardFile } from "~/copy/document-files";
import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";
import { findWithdrawal } from "./find-withdrawal.server";
import { isConfirmed } from "./buyer-rules";
import { lockOrder } from "./lock-order.server";
import { mailsOfOrder } from "./mails-of-order.server";
import { isOrderToken } from "./order-token";
import { recordEvent, type Order } from "./transition-order.server";

/**
 * Lets an order's buyer read what they bought, and writes down the first time, whatever they read it by: from then on there is
 * nothing to withdraw from. Withdrawal takes the same lock, so one of the two comes first and the other finds it.
 * @param isOpened whether somebody reads it, and does not only ask whether it is there
 * @returns whether it may be read
 */
export async function openBought(
  ctx: ServiceContext,
  order: Order,
  isOpened = true,
): Promise<boolean> {
  if (!isConfirmed(order, await mailsOfOrder(ctx, order.id))) return false;
  if (!isOpened || order.openedAt !== null) return true;
  return inTransaction(ctx, async (tx) => {
    const locked = await lockOrder(tx, { id: order.id });
    return locked !== null && noteOpened(tx, locked);
  });
}

/** The same for whoever holds the order's lock. Once withdrawn, nothing opens, wherever the money is. */
export async function noteOpened(tx: TransactionContext, order: Order): Promise<boolean> {
  if (!isConfirmed(order, await mailsOfOrder(tx, order.id))) return false;
  if (await findWithdrawal(tx, order.id)) return false;
  const [first] = await tx.db
    .update(orders)
    .set({ openedAt: tx.now() })
    .where(and(eq(orders.id, order.id), isNull(orders.openedAt)))
    .returning({ id: orders.id });
  if (first) await recordEvent(tx, order.id, "document_opened");
  return true;
}

/**
 * Whether a file of an order's document may be read. A card of care is no document, and open to whoever has a confirmed
 * address.
 * @param sent every mail of the order
 */
export const canOpen = (
  order: Parameters<typeof isConfirmed>[0],
  sent: Parameters<typeof isConfirmed>[1],
  fileName: string,
): boolean => (fileName === careCardFile ? !order.isAddressUnconfirmed : isConfirmed(order, sent));

/**
 * One file of an order's document, for whoever knows its token.
 * @param position as the address has it
 * @param isOpened as `openBought` has it
 * @returns null where there is none (yet, or any more), or where it may not be read yet
 */
export async function openDocument(
  ctx: ServiceContext,
  token: string,
  position = "0",
  isOpened = true,
) {
  if (!isOrderToken(token) || !/^\d{1,3}$/.test(position)) return null;
  const { orderId, fileName, contentType, bytes } = documentFiles;
  const isAsked = eq(documentFiles.position, Number(position));
  const [found] = await ctx.db
    .select({ order: orders, fileName })
    .from(documentFiles)
    .innerJoin(orders, eq(orders.id, orderId))
    .where(and(eq(orders.token, token), isAsked));
  if (!found) return null;
  const { order } = found;
  const isOpen =
    found.fileName === careCardFile
      ? canOpen(order, [], careCardFile)
      : await openBought(ctx, order, isOpened);
  if (!isOpen) return null;
  const [file] = await ctx.db
    .select({ fileName, contentType, bytes })
    .from(documentFiles)
    .where(and(eq(orderId, found.order.id), isAsked));
  return file ?? null;
}
