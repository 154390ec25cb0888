import { and, eq } from "drizzle-orm";
import { env } from "~/config/env.server";
import { orders } from "~/db/schema";
import { paths } from "~/paths";
import { orderedProduct } from "~/products/ordered-product";
import { fullTitle } from "~/copy/full-title";
import { confirmAddressLetter } from "~/mails/confirm-address-letter.server";
import type { ServiceContext, TransactionContext } from "../command/context.server";
import { termsAttachment } from "../legal/keep-terms.server";
import { describeError } from "../command/describe-error";
import type { Mail, MailMessage, MailWriter } from "../mails/mail-writer";
import { documentMail } from "../orders/document-mails";
import type { Failure } from "~/services/orders/failure";
import { orderNumber } from "../orders/order-number";
import { orderOfMail } from "../orders/order-of-mail.server";
import { noteDeliveredAfterStop } from "../orders/stop-order.server";
import type { Order } from "../orders/transition-order.server";
import { findWithdrawal } from "../orders/find-withdrawal.server";
import { workOf } from "./deliveries/registry.server";
import { hasBeenRemade } from "./remake-order.server";
import { isOldAsked, queueConfirmed } from "./corrected-address.server";
import { completeOrder, endsAfterMail, failOrder } from "./end-order.server";
import { subjectOf } from "./queue-delivery.server";

/** The mail that delivers an order: when the provider has it, the order is completed. */
export const deliveryWriter: MailWriter = {
  async compose(ctx, mail) {
    const order = await orderOfMail(ctx, mail);
    // Stopped meanwhile, or its address was corrected: for that there is another mail, with another link to its page.
    if (order?.status !== "processing" || order.email !== mail.recipient) return null;
    return bringing(ctx, order, mail);
  },

  async accepted(tx, mail) {
    const order = await orderOfMail(tx, mail);
    if (!order) return;
    if (order.status === "failed" || order.status === "refunded")
      await noteDeliveredAfterStop(tx, order.id);
    else if (order.email === mail.recipient) {
      if (endsAfterMail(order)) await noteFailure(tx, order, null);
      else await completeOrder(tx, order);
      // The address was confirmed while the link was under way.
      if (mail.isLinkOnly && !order.isAddressUnconfirmed) await queueConfirmed(tx, order);
    }
  },

  async failed(tx, mail, { error, isRefused, lastAttempt }) {
    const order = await orderOfMail(tx, mail);
    if (order?.status !== "processing" || order.email !== mail.recipient) return true;
    const failure: Failure = isRefused ? "mail_refused" : "mail_unavailable";
    tx.log.warn({ orderId: order.id, failure, error: describeError(error) }, "fulfilment stopped");
    const waited = tx.now().getTime() - mail.createdAt.getTime();
    const isFinal = isRefused || (lastAttempt && waited >= documentMail.retryFor);
    // What is delivered later is still to come, and its order's page says all that its mail would.
    if (isFinal && !endsAfterMail(order)) await failOrder(tx, order, failure);
    else await noteFailure(tx, order, failure);
    return isFinal;
  },
};

async function noteFailure(
  tx: TransactionContext,
  order: Order,
  failure: Failure | null,
): Promise<void> {
  await tx.db
    .update(orders)
    .set({ failure })
    .where(and(eq(orders.id, order.id), eq(orders.status, "processing")));
}

export const repeatedDeliveryWriter: MailWriter = {
  async compose(ctx, mail) {
    const order = await orderOfMail(ctx, mail);
    if (!order || !workOf(order).isStillDue(order)) return null;
    if (await findWithdrawal(ctx, order.id)) return null;
    return bringing(ctx, order, mail, mail.createdAt);
  },

  async accepted(tx, mail) {
    const order = await orderOfMail(tx, mail);
    if (!order) return;
    if (await findWithdrawal(tx, order.id)) await noteDeliveredAfterStop(tx, order.id);
    else await workOf(order).afterMail(tx, order);
  },
};

/** What every mail with what was bought says of its order, beside what it calls it. */
export const letterFacts = (order: Order, mail: Mail, withTerms: boolean) => ({
  orderNumber: orderNumber(order.number),
  priceGrosze: order.priceGrosze,
  placedAt: order.placedAt,
  consentText: order.consentText,
  consentedAt: order.consentedAt,
  withTerms,
  showHelp: mail.withHelp === true,
  orderUrl: env.APP_URL + paths.paymentSuccess(order.token),
});

/**
 * What an order is of; the same order always gives the same bytes.
 * @param asOf of a mail that repeats it: the link that was the newest then
 * @returns null where it is not there any more
 */
async function bringing(
  ctx: ServiceContext,
  order: Order,
  mail: Mail,
  asOf?: Date,
): Promise<MailMessage | null> {
  const product = orderedProduct(order);
  if (!product) return null;
  const terms = await termsAttachment(ctx, order.termsVersion);
  const facts = {
    ...letterFacts(order, mail, terms.length > 0),
    subject: await subjectOf(ctx, order, mail.isLinkOnly),
    isCorrected: await hasBeenRemade(ctx, order.id),
    productTitle: fullTitle(product),
  };
  if (mail.isLinkOnly)
    return confirmAddressLetter({ ...facts, isOldAsked: await isOldAsked(ctx, order.id) });
  const letter = await workOf(order).letter(ctx, { order, product, facts, asOf });
  return letter && { ...letter, attachments: [...(letter.attachments ?? []), ...terms] };
}
