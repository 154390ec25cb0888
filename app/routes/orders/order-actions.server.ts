import type { ServiceContext } from "~/services/context.server";
import { deleteContentNow } from "~/services/orders/delete-content.server";
import { refundLateOrder } from "~/services/buyers/refund-late-order.server";
import { requestDocumentAgain } from "~/services/buyers/request-document-again.server";

/** What each button of the order page does, and the code of what the page then says (`done-notices.ts`). */
const actions = {
  delete: async (ctx: ServiceContext, token: string) => {
    await deleteContentNow(ctx, token);
    return undefined;
  },
  resend: async (ctx: ServiceContext, token: string) =>
    `resend-${await requestDocumentAgain(ctx, token)}`,
  refund: async (ctx: ServiceContext, token: string) =>
    `refund-${await refundLateOrder(ctx, token)}`,
};

export type OrderIntent = keyof typeof actions;

export function isOrderIntent(value: unknown): value is OrderIntent {
  return typeof value === "string" && Object.hasOwn(actions, value);
}

/** @returns the code of a notice, if there is something to say */
export function runOrderAction(
  ctx: ServiceContext,
  token: string,
  intent: OrderIntent,
): Promise<string | undefined> {
  return actions[intent](ctx, token);
}
