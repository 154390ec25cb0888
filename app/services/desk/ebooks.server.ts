import { and, eq, isNotNull, sql } from "drizzle-orm";
import { orders } from "~/db/schema";
import { canSendBook } from "../fulfilment/send-book-now.server";
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
    where: ({ email, paid, book, mail }: EbookFilters, addressed) =>
      and(
        matching({ email }, addressed),
        book === undefined ? isNotNull(orders.bookSlug) : eq(orders.bookSlug, book),
        paidOrNot(paid),
        mail && bouncedOrders,
      ),
    beside: {
      bookSlug: sql<string | null>`${orders.bookSlug}`,
      failure: sql<string | null>`${orders.failure}`,
      refundBegunAt: sql<Date | null>`${orders.refundBegunAt}`.mapWith(orders.refundBegunAt),
    },
    lines: (_ctx, rows): EbookOrderLine[] =>
      rows.map(({ bookSlug, refundBegunAt, ...row }) => ({
        ...row,
        canSendBook: canSendBook({ ...row, bookSlug, refundBegunAt }),
      })),
  }),
);
