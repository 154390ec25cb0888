import { and, eq, isNotNull, sql } from "drizzle-orm";
import { addJob } from "~/db/add-job.server";
import { orders } from "~/db/schema";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { Conflict } from "../command/errors";
import { isDeliveryOutstanding } from "../orders/buyer-rules";
import type { Failure } from "~/services/orders/failure";
import { recordEvent, transitionOrder, type Order } from "../orders/transition-order.server";
import { type AssistReason, orderAuditEvents, orderRefusals } from "../orders/acts";
import { lockNamedOrder, recordAssistance } from "../orders/named-order.server";
import {
  bouncedOrders,
  columnSet,
  matching,
  orderList,
  paidOrNot,
  type OrderLine,
  type OrderPayment,
} from "./order-list.server";

export type EbookFilters = {
  email?: string;
  paid?: OrderPayment;
  /** Only those whose mail came back. */
  mail?: "bounced";
  /** Slug of a book. */
  book?: string;
};

export type EbookOrderLine = OrderLine & { failure: string | null; canSendBook: boolean };

export const listEbookOrders = orderList(
  columnSet({
    where: ({ email, paid, book, mail }: EbookFilters) =>
      and(
        matching({ email }),
        book === undefined ? isNotNull(orders.bookSlug) : eq(orders.bookSlug, book),
        paidOrNot(paid),
        mail && bouncedOrders,
      ),
    beside: {
      bookSlug: sql<string | null>`${orders.bookSlug}`,
      failure: sql<string | null>`${orders.failure}`,
      refundBegunAt: sql<Date | null>`${orders.refundBegunAt}`,
    },
    lines: (_ctx, rows): EbookOrderLine[] =>
      rows.map(({ bookSlug, refundBegunAt, ...row }) => ({
        ...row,
        canSendBook: canSendBook({ ...row, bookSlug, refundBegunAt }),
      })),
  }),
);

/**
 * Whether an order of a book waits for its mail: it was paid for, the money is still here, and nothing has gone out. An
 * address that was refused will be refused again; correcting it sends the mail by itself.
 */
export function canSendBook(
  order: Pick<Order, "bookSlug" | "status" | "failure" | "completedAt" | "email" | "refundBegunAt">,
): boolean {
  const { bookSlug, failure, completedAt, email } = order;
  const isAddressRefused = failure === ("mail_refused" satisfies Failure);
  return (
    bookSlug !== null &&
    completedAt === null &&
    order.refundBegunAt === null &&
    email !== null &&
    isDeliveryOutstanding(order) &&
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
    await recordAssistance(tx, input, orderAuditEvents.send_book);
    await addJob(tx, "fulfil_order", { orderId: order.id }, `fulfil:${order.id}`);
  });
}
