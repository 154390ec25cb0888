import { and, eq, exists, sql } from "drizzle-orm";
import { listen } from "~/db/listen.server";
import { documentFiles, documentTexts, mails, orders } from "~/db/schema";
import type { ServiceContext } from "../context.server";
import type { OrderStatus } from "./order-state";
import { progressMark } from "./order-progress";
import { isOrderToken } from "./order-token";

/** @returns the order's id and its mark; null when no order has this token */
export async function getOrderProgress(
  ctx: ServiceContext,
  token: string,
): Promise<{ orderId: string; status: OrderStatus; mark: string } | null> {
  if (!isOrderToken(token)) return null;
  const { db } = ctx;
  const found = (rows: Parameters<typeof exists>[0]) => sql<boolean>`${exists(rows)}`;
  const [row] = await db
    .select({
      orderId: orders.id,
      status: orders.status,
      failure: orders.failure,
      written: found(db.select().from(documentTexts).where(eq(documentTexts.orderId, orders.id))),
      rendered: found(
        db
          .select({ position: documentFiles.position })
          .from(documentFiles)
          .where(eq(documentFiles.orderId, orders.id)),
      ),
      mailed: found(
        db
          .select()
          .from(mails)
          .where(
            and(
              eq(mails.orderId, orders.id),
              eq(mails.kind, "document"),
              sql`${mails.acceptedAt} is not null`,
            ),
          ),
      ),
    })
    .from(orders)
    .where(eq(orders.token, token));
  if (!row) return null;
  return { orderId: row.orderId, status: row.status, mark: progressMark(row) };
}

/**
 * Calls back whenever something of an order may have changed, in whichever process that happened. What it is, the rows say.
 * @returns what ends it
 */
export function watchOrder(orderId: string, onChange: () => void): () => void {
  return listen("order_changed", (changed) => {
    if (changed === null || changed === orderId) onChange();
  });
}
