import { randomUUID } from "node:crypto";
import { redirect, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { fullTitle } from "~/copy/full-title";
import { typedAnswers } from "~/forms/fields";
import { requestLog } from "~/http/load-context.server";
import type { RouteHandle } from "~/http/route-handle";
import { paths } from "~/paths";
import { findProduct } from "~/products/registry";
import { serviceContext } from "~/services/command/context.server";
import { mayChangeAnswers } from "~/services/orders/buyer-rules";
import { findOrder } from "~/services/orders/queries.server";
import { pageMeta } from "~/ui/page-meta";
import { OrderPage } from "./order-page";
import { orderPageSubject } from "./order-page-subject.server";

export const handle: RouteHandle = { slim: true, secret: "path" };

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta(data ? fullTitle(data.product) : "Zamówienie");

/**
 * The form of an order that nobody has paid for, with what its buyer wrote in it: sent, it is an order of its own. Consents are
 * given anew with each.
 */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const ctx = serviceContext("buyer", requestLog(context));
  const { token = "" } = params;
  const order = await findOrder(ctx, token);
  if (!order) throw new Response(null, { status: 404 });
  const product = findProduct(order.productSlug);
  if (!product || !mayChangeAnswers(order)) throw redirect(paths.paymentSuccess(token), 303);
  const subject = await orderPageSubject(ctx, { product });
  const given = { ...order.answers, ...(order.email !== null && { email: order.email }) };
  return {
    ...subject,
    formToken: randomUUID(),
    chosen: typedAnswers(product.fields, given),
    sendsTo: product.path,
  };
}

export default function OrderAgain() {
  return <OrderPage {...useLoaderData<typeof loader>()} />;
}
