import { catalogueSlug } from "~/products/e-book/product";
import type { Sql } from "postgres";
import type { PlainPage } from "../../support/plain-browser";
import { once, order as startPayment, pay } from "../../support/plain-buyer";
import { offers, orderRequestFor, type OrderRequest } from "../../support/order-requests";
import type { OpenShop } from "./global-setup";
import { untilCompleted } from "./patience";

type Where = { shop: OpenShop; sql: Sql };

/** An order at the gateway's payment page. */
export type PlacedOrder = { request: OrderRequest; token: string; payment: PlainPage };

/**
 * Places an order as the forms do, without a browser.
 * @param name of the offer: a product's slug, or `… without an address`
 */
export async function placeOrder({ shop, sql }: Where, name: string): Promise<PlacedOrder> {
  const offer = offers.find((each) => each.name === name);
  if (!offer) throw new Error(`Nobody offers ${name}.`);
  const request = await orderRequestFor(offer);
  const payment = await startPayment(shop.url, request, once);
  // A shop is one test's at a time, so its newest order is the one just placed.
  const [order] = await sql<{ token: string }[]>`
    select token from orders where product_slug = ${catalogueSlug(request.product)} order by number desc limit 1`;
  if (!order) throw new Error("The order was not placed.");
  return { request, payment, token: order.token };
}

/** The gateway's number of a payment that ended so. */
export async function transactionOf(where: Where, status: "paid" | "failed"): Promise<string> {
  const { token } = await placeOrder(where, "emotion-mirror");
  const [payment] = await where.sql<{ transaction: string }[]>`
    update payments set status = ${status} from orders
    where order_id = orders.id and token = ${token} returning transaction_title as transaction`;
  return payment?.transaction ?? "";
}

/** Places an order, pays for it, and waits until it is delivered. */
export async function deliverOrder(where: Where, name: string): Promise<PlacedOrder> {
  const order = await placeOrder(where, name);
  await pay(order.payment, order.request);
  await untilCompleted(where.sql, order.token);
  return order;
}
