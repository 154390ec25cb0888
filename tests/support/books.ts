import { randomUUID } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import { db } from "~/db/client.server";
import { copies, downloads } from "~/db/schema";
import { stampCopies } from "~/services/downloads/stamp-copies.server";
import { placeOrder } from "~/services/orders/place-order.server";
import { markPaid } from "~/services/payments/mark-paid.server";
import { deliverOrder, testContext } from "./orders";
import { ownBook } from "./own-book";
import { screeningOf } from "./screening";

/** An order of the book that nobody else knows; waiting for its payment. */
export function placeBookOrder(
  ctx = testContext("buyer"),
  email = `anna.${randomUUID()}@example.com`,
  product = ownBook,
) {
  return placeOrder(ctx, {
    product,
    screening: screeningOf(),
    submission: {
      formToken: randomUUID(),
      email,
      answers: {},
    },
  });
}

export async function placePaidBookOrder(ctx = testContext(), email?: string, product = ownBook) {
  const order = await placeBookOrder(ctx, email, product);
  await markPaid(ctx, order, {
    transactionTitle: `TR-${order.id}`,
    paidGrosze: order.priceGrosze,
    currency: "PLN",
  });
  return order;
}

/** An order whose mail is gone and whose copies are made. */
export async function placeDeliveredBookOrder(ctx = testContext(), product = ownBook) {
  const order = await placePaidBookOrder(ctx, undefined, product);
  await deliverOrder(ctx, { orderId: order.id, lastAttempt: false });
  await stampCopies(ctx, order.id);
  return order;
}

/** The links of an order, newest first, and its copies. */
export async function bookRecordsOf(orderId: string) {
  const links = await db
    .select()
    .from(downloads)
    .where(eq(downloads.orderId, orderId))
    .orderBy(desc(downloads.id));
  const made = await db
    .select()
    .from(copies)
    .where(eq(copies.orderId, orderId))
    .orderBy(copies.format);
  return { links, link: links[0], copies: made };
}
