import { and, desc, eq, isNotNull, isNull, type SQL } from "drizzle-orm";
import { addJob } from "~/db/add-job.server";
import { orders } from "~/db/schema";
import { orderedTitle } from "~/products/ordered-product";
import { authoriseReading } from "../access/authorise.server";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { countRows } from "../listing/count-rows.server";
import { Conflict } from "../command/errors";
import { numberedPage, type NumberedPage } from "../listing/numbered-page";
import { isOwed } from "../orders/buyer-rules";
import type { Failure } from "../orders/failure";
import { orderNumber } from "../orders/order-number";
import { recordEvent, transitionOrder, type Order } from "../orders/transition-order.server";
import { type AssistReason, orderActs, orderRefusals } from "../orders/acts";
import { lockNamedOrder, recordAssistance } from "../orders/named-order.server";

export type EbookFilters = { paid?: "paid" | "unpaid"; /** Slug of a book. */ book?: string };

export type EbookOrderLine = {
  id: string;
  number: string;
  email: string | null;
  title: string;
  priceGrosze: number;
  isPaid: boolean;
  isSent: boolean;
  /** Paid for, and its mail is not gone. */
  canSend: boolean;
  placedAt: Date;
};

const conditionOf = ({ paid, book }: EbookFilters): SQL | undefined =>
  and(
    book === undefined ? isNotNull(orders.bookSlug) : eq(orders.bookSlug, book),
    paid === "paid" ? isNotNull(orders.paidAt) : undefined,
    paid === "unpaid" ? isNull(orders.paidAt) : undefined,
  );

/**
 * A page of orders of books, the newest first.
 * @throws NotAllowed
 */
export async function listEbookOrders(
  ctx: ServiceContext,
  filters: EbookFilters,
  page: number,
): Promise<NumberedPage<EbookOrderLine>> {
  authoriseReading(ctx, "view_orders");
  const where = conditionOf(filters);
  return numberedPage(page, {
    count: (atMost) => countRows(ctx, orders, where, atMost),
    rows: async (limit, offset) => {
      const rows = await ctx.db
        .select()
        .from(orders)
        .where(where)
        .orderBy(desc(orders.placedAt), desc(orders.id))
        .limit(limit)
        .offset(offset);
      return rows.map((order) => ({
        id: order.id,
        number: orderNumber(order.number),
        email: order.email,
        title: orderedTitle(order),
        priceGrosze: order.priceGrosze,
        isPaid: order.paidAt !== null,
        isSent: order.completedAt !== null,
        canSend: canSendBook(order),
        placedAt: order.placedAt,
      }));
    },
  });
}

/**
 * Whether an order of a book waits for its mail: it was paid for, the money is still here, and nothing has gone out. An
 * address that was refused will be refused again; correcting it sends the mail by itself.
 */
export function canSendBook(
  order: Pick<Order, "bookSlug" | "status" | "failure" | "completedAt" | "email">,
): boolean {
  const { bookSlug, failure, completedAt, email } = order;
  const isAddressRefused = failure === ("mail_refused" satisfies Failure);
  return (
    bookSlug !== null &&
    completedAt === null &&
    email !== null &&
    isOwed(order) &&
    !isAddressRefused
  );
}

/**
 * Has the mail of a book that was paid for and has not arrived sent now, as a job; one that was given up is taken up again.
 * What was sent once goes out again by `requestDocumentAgain`.
 * @throws NotAllowed, Invalid, NotFound, Conflict `not_waiting` where it has been sent meanwhile, or nobody has paid
 */
export async function sendBookNow(
  ctx: ServiceContext,
  input: { orderId: string; reason: AssistReason },
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const order = await lockNamedOrder(tx, input);
    if (!order || !canSendBook(order)) throw new Conflict(orderRefusals.not_waiting);
    if (order.status === "failed")
      await transitionOrder(tx, order.id, "processing", {
        from: ["failed"],
        set: { failure: null },
      });
    await recordEvent(tx, order.id, "sending_requested");
    await recordAssistance(tx, input, orderActs.send_book);
    await addJob(tx, "fulfil_order", { orderId: order.id }, `fulfil:${order.id}`);
  });
}
