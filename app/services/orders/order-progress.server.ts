import { and, desc, eq, inArray, min, ne, sql } from "drizzle-orm";
import { listen } from "~/db/listen.server";
import { documentFiles, documentTexts, mails, orders } from "~/db/schema";
import type { ServiceContext } from "../command/context.server";
import { documentMails } from "./document-mails";
import { isAwaited, isReportAwaited, progressMark } from "./order-progress";
import { isOrderToken } from "./order-token";

export type OrderProgress = { orderId: string; mark: string; isAwaited: boolean };

/** @returns null when no order has this token */
export async function getOrderProgress(
  ctx: ServiceContext,
  token: string,
): Promise<OrderProgress | null> {
  if (!isOrderToken(token)) return null;
  const { db } = ctx;
  const text = db
    .select({ at: documentTexts.writtenAt })
    .from(documentTexts)
    .where(eq(documentTexts.orderId, orders.id));
  const file = db
    .select({ at: min(documentFiles.renderedAt) })
    .from(documentFiles)
    .where(eq(documentFiles.orderId, orders.id));
  const mail = db
    .select({ at: min(mails.acceptedAt) })
    .from(mails)
    .where(and(eq(mails.orderId, orders.id), eq(mails.kind, "document")));
  const lastMail = db
    .select({ state: mails.state, acceptedAt: mails.acceptedAt })
    .from(mails)
    .where(
      and(
        eq(mails.orderId, orders.id),
        inArray(mails.kind, [...documentMails]),
        ne(mails.status, "refused"),
      ),
    )
    .orderBy(desc(mails.createdAt))
    .limit(1)
    .as("last_mail");
  const [row] = await db
    .select({
      lastMail: { state: lastMail.state, acceptedAt: lastMail.acceptedAt },
      orderId: orders.id,
      status: orders.status,
      failure: orders.failure,
      writtenAt: sql`(${text})`,
      renderedAt: sql`(${file})`,
      mailedAt: sql`(${mail})`,
    })
    .from(orders)
    .leftJoinLateral(lastMail, sql`true`)
    .where(eq(orders.token, token));
  if (!row) return null;
  const { orderId, status } = row;
  return {
    orderId,
    mark: progressMark(row),
    isAwaited:
      isAwaited(status) || (status === "completed" && isReportAwaited(row.lastMail, ctx.now())),
  };
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
