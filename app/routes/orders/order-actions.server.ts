import type { FlashCode } from "~/notices/notices";
import type { ServiceContext } from "~/services/command/context.server";
import { deleteContentNow } from "~/services/orders/delete-content.server";
import { refundLateOrder } from "~/services/payments/refund-late-order.server";
import { requestDocumentAgain } from "~/services/fulfilment/request-document-again.server";

const actions = {
  delete: async (ctx: ServiceContext, token: string) => {
    await deleteContentNow(ctx, token);
    return undefined;
  },
  resend: async (ctx: ServiceContext, token: string) =>
    `resend-${await requestDocumentAgain(ctx, { token })}` as const,
  refund: async (ctx: ServiceContext, token: string) =>
    `refund-${await refundLateOrder(ctx, token)}` as const,
} satisfies Record<string, (ctx: ServiceContext, token: string) => Promise<FlashCode | undefined>>;

export type OrderIntent = keyof typeof actions;

export function isOrderIntent(value: unknown): value is OrderIntent {
  return typeof value === "string" && Object.hasOwn(actions, value);
}

/** @returns the code of a notice, if there is something to say */
export function runOrderAction(
  ctx: ServiceContext,
  token: string,
  intent: OrderIntent,
): Promise<FlashCode | undefined> {
  return actions[intent](ctx, token);
}
