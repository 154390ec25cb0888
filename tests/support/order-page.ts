import { loader, action } from "~/routes/orders/success";
import { paths } from "~/paths";
import { sendMail } from "~/services/outbox/send-mail.server";
import type { OrderView } from "~/services/orders/order-page.server";
import { deliverOrder, placePaidOrder, testContext } from "./orders";
import { recordsOf } from "./records";
import { call, get, post } from "./requests";

const address = (token: string) => paths.paymentSuccess(token);

/** What the page of an order shows. */
export async function orderPageOf(token: string): Promise<OrderView> {
  const answer = await call<{ order: OrderView }>(loader, get(address(token)));
  return answer.data.order;
}

/**
 * Presses a button of the order's page.
 * @returns the code of what the page says then
 */
export async function press(token: string, intent: string): Promise<string | null> {
  const { location } = await call(action, post(address(token), { intent }));
  return new URL(location ?? "", "http://shop.test").searchParams.get("done");
}

/** An order that has been delivered. */
export async function placeDeliveredOrder(ctx = testContext()) {
  const order = await placePaidOrder(ctx);
  await deliverOrder(ctx, { orderId: order.id, lastAttempt: false });
  return order;
}

/** Does what the mail jobs of an order would do. */
export async function sendQueuedMails(orderId: string, ctx = testContext()): Promise<void> {
  const { mails } = await recordsOf(orderId);
  for (const { id, status, kind } of mails) {
    if (status === "pending" && kind !== "document")
      await sendMail(ctx, { mailId: id, lastAttempt: false });
  }
}
