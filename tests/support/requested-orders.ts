import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { fileFieldOf } from "~/products/order-fields";
import { deliveryKindOf } from "~/products/deliveries/registry";
import { db } from "~/db/client.server";
import { orders } from "~/db/schema";
import { action } from "~/routes/orders/order-form";
import type { ServiceContext } from "~/services/command/context.server";
import { createDraft, saveAnswers } from "~/services/rental/draft.server";
import { orderDraft } from "~/services/rental/order-draft.server";
import type { Order } from "~/services/orders/transition-order.server";
import { call } from "./requests";
import { sandbox } from "./world";
import { controlsOf, type OrderRequest } from "./order-requests";
import { screeningOf } from "./screening";

/** Places the order of a request as its buyer does, up to the gateway's door. */
export async function placeRequestedOrder(
  ctx: ServiceContext,
  request: OrderRequest,
): Promise<Order> {
  if (request.product.ownScreen) return orderAgreement(ctx, request);
  const { product, files } = request;
  const body = new FormData();
  const controls = { formToken: randomUUID(), ...controlsOf(request) };
  for (const [name, value] of Object.entries(controls)) body.append(name, value);
  for (const file of files) body.append(fileFieldOf(product)?.name ?? "", file);
  const { status, location } = await call(
    action,
    new Request(new URL(product.path, "http://shop.test"), { method: "POST", body }),
    deliveryKindOf(product) === "download" ? { slug: product.slug } : {},
  );
  if (status !== 303 || !location) throw new Error(`The order was answered with ${status}.`);
  const page = new URL(location);
  const transaction = sandbox.state.transactions.get(page.pathname.split("/").at(-1) ?? "");
  const token = page.searchParams.get("crc") ?? transaction?.crc ?? "";
  const [order] = await db.select().from(orders).where(eq(orders.token, token));
  if (!order) throw new Error("The order was not placed.");
  return order;
}

async function orderAgreement(ctx: ServiceContext, request: OrderRequest): Promise<Order> {
  const draft = await fillDraft(ctx, request);
  return orderDraft(ctx, { draft, formToken: randomUUID(), screening: screeningOf() });
}

/** A draft with every answer of a request. */
export async function fillDraft(
  ctx: ServiceContext,
  request: Pick<OrderRequest, "answers" | "email">,
) {
  const token = await createDraft(ctx);
  const answers = { ...request.answers, email: request.email };
  const draft = await saveAnswers(ctx, { token, answers });
  if (!draft) throw new Error("The draft was not kept.");
  return draft;
}
