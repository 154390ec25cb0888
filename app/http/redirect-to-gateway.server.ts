import { redirect } from "@remix-run/node";
import type { PostedForm } from "~/forms/parse-form";
import { refusal } from "~/forms/refusal";
import { paymentMethodName } from "~/products/order-fields";
import type { ServiceContext } from "~/services/command/context.server";
import { ExternalServiceError, refusalAmong } from "~/services/command/errors";
import type { Order } from "~/services/orders/transition-order.server";
import {
  payingRefusals,
  paymentMethodOf,
  startPayment,
} from "~/services/payments/start-payment.server";
import { withFlash } from "./flash.server";
import { paths } from "~/paths";

/**
 * Sends the buyer of an order to the gateway, by the method of the button that they pressed; whoever has nothing to pay
 * any more goes to the page of the order.
 * @param sent the form that was posted, and what its page shows beside it
 * @param told what the page says where the gateway opened no payment; `withoutLink` takes those to their order instead
 * whom the gateway accepted without giving a link
 * @throws the form, which can be sent again: the order stands, and the same form token finds it
 */
export async function redirectToGateway(
  ctx: ServiceContext,
  order: Order,
  sent: { form: PostedForm; page: unknown },
  told: { failed: (error: ExternalServiceError) => string; withoutLink?: "order" },
): Promise<Response> {
  const orderPage = paths.paymentSuccess(order.token);
  if (order.status !== "awaiting_payment") return redirect(orderPage, 303);
  try {
    const method = paymentMethodOf(sent.form.formData.get(paymentMethodName));
    return redirect(await startPayment(ctx, order, method), 303);
  } catch (error) {
    const soldOut = refusalAmong(error, payingRefusals)?.text;
    if (soldOut) throw refusal(sent.page, sent.form, soldOut, 409);
    if (!(error instanceof ExternalServiceError)) throw error;
    ctx.log.warn({ orderId: order.id, code: error.code }, "payment could not be opened");
    if (told.withoutLink && error.code === "no_payment_url")
      return redirect(withFlash(orderPage, "placed-without-link"), 303);
    throw refusal(sent.page, sent.form, told.failed(error), 502);
  }
}
