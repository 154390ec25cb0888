import { redirectRefused } from "~/http/redirect-refused.server";
import type { FlashCode } from "~/notices/notices";
import { paths } from "~/paths";
import type { ServiceContext } from "~/services/command/context.server";
import { confirmAddress, takeBackCorrection } from "~/services/fulfilment/corrected-address.server";
import { requestDocumentAgain } from "~/services/fulfilment/request-document-again.server";
import { orderRefusals, resendRefusals } from "~/services/orders/acts";
import { deleteContentNow } from "~/services/orders/delete-content.server";
import { lateRefundRefusals } from "~/services/payments/acts";
import { refundLateOrder } from "~/services/payments/refund-late-order.server";

const { address_waits } = orderRefusals;

const actions = {
  async delete(ctx, token) {
    await deleteContentNow(ctx, token);
    return null;
  },
  async resend(ctx, token) {
    await requestDocumentAgain(ctx, { token }).catch(
      redirectRefused(resendRefusals, paths.paymentSuccess(token), (why) => `resend-${why}`),
    );
    return "resend-offered";
  },
  async "confirm-address"(ctx, token) {
    await confirmAddress(ctx, token).catch(
      redirectRefused({ address_waits }, paths.paymentSuccess(token)),
    );
    return "address-confirmed";
  },
  async "take-back-address"(ctx, token) {
    await takeBackCorrection(ctx, token);
    return "address-taken-back";
  },
  async refund(ctx, token) {
    await refundLateOrder(ctx, token).catch(
      redirectRefused(lateRefundRefusals, paths.paymentSuccess(token), (why) =>
        why === "mail_under_way" ? "mail-under-way" : `refund-${why}`,
      ),
    );
    return "refund-refunding";
  },
} satisfies Record<string, (ctx: ServiceContext, token: string) => Promise<FlashCode | null>>;

export type OrderIntent = keyof typeof actions;

export function isOrderIntent(value: unknown): value is OrderIntent {
  return typeof value === "string" && Object.hasOwn(actions, value);
}

/**
 * @returns the code of a notice, if there is something to say
 * @throws the way to the order's page with another, where the verb refused
 */
export function runOrderAction(
  ctx: ServiceContext,
  token: string,
  intent: OrderIntent,
): Promise<FlashCode | null> {
  return actions[intent](ctx, token);
}
