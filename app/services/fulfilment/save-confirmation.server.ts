import { eq } from "drizzle-orm";
import { fullTitle } from "~/copy/full-title";
import { orders } from "~/db/schema";
import { confirmationFile } from "~/mails/confirmation-file.server";
import { orderedProduct } from "~/products/ordered-product";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { Conflict, NotFound } from "../command/errors";
import { requestCopies } from "../downloads/request-copies.server";
import { findTerms, keepTerms } from "../legal/keep-terms.server";
import { orderRefusals } from "../orders/acts";
import { canSaveConfirmation } from "../orders/buyer-rules";
import { lockOrder } from "../orders/lock-order.server";
import { mailsOfOrder } from "../orders/mails-of-order.server";
import { orderNumber } from "../orders/order-number";
import { recordEvent } from "../orders/transition-order.server";
import { hasDeliverable } from "./deliverable.server";

/**
 * Gives a buyer the confirmation of their contract as a file to be saved, where no mail has brought it; from then on what they
 * bought can be opened. Asked again it is the same file.
 * @throws NotFound; Conflict `nothing_to_confirm` where nothing is ready, or the mail has brought it
 */
export async function saveConfirmation(
  ctx: ServiceContext,
  token: string,
): Promise<{ fileName: string; contentType: string; bytes: Buffer }> {
  return inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, { token });
    const product = order && orderedProduct(order);
    if (!product) throw new NotFound("unknown_order");
    const hasDocument = await hasDeliverable(tx, order.id);
    const mails = await mailsOfOrder(tx, order.id);
    if (!canSaveConfirmation(order, { hasDocument, mails }))
      throw new Conflict(orderRefusals.nothing_to_confirm);
    const number = orderNumber(order.number);
    const terms = await findTerms(tx, order.termsVersion ?? (await keepTerms(tx)));
    if (!order.confirmationSavedAt) {
      await tx.db
        .update(orders)
        .set({ confirmationSavedAt: tx.now() })
        .where(eq(orders.id, order.id));
      await recordEvent(tx, order.id, "confirmation_saved");
      await requestCopies(tx, order);
    }
    const facts = {
      productTitle: fullTitle(product),
      orderNumber: number,
      priceGrosze: order.priceGrosze,
      placedAt: order.placedAt,
      consentText: order.consentText,
      consentedAt: order.consentedAt,
      withTerms: terms !== null,
    };
    const what = order.bookSlug === null ? "dokumentu" : "e-booka";
    const bytes = confirmationFile(facts, terms?.html ?? "", what);
    const contentType = "text/html; charset=utf-8";
    return { fileName: `potwierdzenie-umowy-${number}.html`, contentType, bytes };
  });
}
