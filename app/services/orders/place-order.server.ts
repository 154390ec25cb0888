import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { consentOf } from "~/products/consent";
import type { OrderSubmission } from "~/products/order-form";
import type { Product } from "~/products/product";
import { catalogueSlug } from "~/products/e-book/product";
import { priceIncreaseText } from "~/products/price";
import { personNameOf, summarise } from "~/products/summary";
import { attachments, orders } from "~/db/schema";
import type { AcceptedFile } from "../attachments/accept-files.server";
import type { Screening } from "~/crisis/assess.server";
import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";
import { Conflict } from "../command/errors";
import { keepTerms } from "../legal/keep-terms.server";
import { getPrice } from "../prices/queries.server";
import { isDaySoldOut, isModelLocked } from "../spending/queries.server";
import { stopSelling } from "../switches/switch-names";
import { isOn } from "../switches/switch-state.server";
import { newOrderToken } from "./order-token";
import { placingRefusals } from "./refusals";
import { unpaidContentLifetime } from "./retention";
import { recordEvent, type Order } from "./transition-order.server";

/**
 * Writes down an order as it was placed: product version, answers with their files, their readable summary, the price and
 * the terms in force at this moment and the consent. The same submission again, by a double click or a reload, is the same order; an
 * edited one is a new order.
 * @param input.screening what was heard of a crisis in the answers
 * @param input.seenGrosze the price that stood on the form; nobody is charged more without having been told
 * @param input.alongside what else is written down with it, or not at all; it runs for a repeated submission, too
 * @returns the order, which still has to be paid for
 * @throws Conflict `price_went_up` since the form was opened, `not_sold` while staff or the model's vendor have stopped its sale, `sold_out_today`
 * when the model has little left of the day's cap; what was placed before stays an order
 */
export async function placeOrder(
  ctx: ServiceContext,
  input: {
    product: Product;
    submission: OrderSubmission;
    screening: Screening;
    files?: readonly AcceptedFile[];
    seenGrosze?: number;
    alongside?: (tx: TransactionContext, order: Order) => Promise<unknown>;
  },
): Promise<Order> {
  const { product, submission, screening, files = [], alongside } = input;
  const answers = { ...product.fixedAnswers, ...submission.answers };
  const submissionKey = keyOf(product, submission, files);
  const now = ctx.now();
  const consent = consentOf(product);

  return inTransaction(ctx, async (tx) => {
    const { grosze: priceGrosze } = await getPrice(tx, product);
    const wentUp = priceIncreaseText(input.seenGrosze, { grosze: priceGrosze });
    // Of a talk nothing is written, and yet a model has to answer in it; and unlike a document it cannot wait for one.
    const isTalk = product.delivery === "appointment";
    const isStopped =
      (await isOn(tx, stopSelling(catalogueSlug(product)))) ||
      (isTalk && (await isOn(tx, "stop-model"))) ||
      ((product.writtenByModel || isTalk) && (await isModelLocked(tx)));
    const isSoldOut = product.writtenByModel && (await isDaySoldOut(tx));
    const [placed] =
      wentUp || isStopped || isSoldOut
        ? []
        : await tx.db
            .insert(orders)
            .values({
              token: newOrderToken(product.tokenPrefix),
              submissionKey,
              ...whatIsOrdered(product),
              productVersion: product.version,
              orderType: product.orderType,
              email: submission.email,
              priceGrosze,
              answers,
              summary: summarise(product, answers),
              personName: personNameOf(answers),
              crisisLevel: screening.level,
              crisisSuspectedAbove: screening.suspectedAbove,
              consentText: consent.text,
              consentVersion: consent.version,
              consentedAt: now,
              termsVersion: await keepTerms(tx),
              placedAt: now,
              contentDeleteAt: new Date(now.getTime() + unpaidContentLifetime),
            })
            .onConflictDoNothing({ target: orders.submissionKey })
            .returning();
    if (placed) {
      // One by one: the driver writes bytes out as text, twice their size.
      for (const [position, { name, contentType, bytes, text }] of files.entries()) {
        await tx.db
          .insert(attachments)
          .values({ orderId: placed.id, position, name, contentType, bytes, text });
      }
      await recordEvent(tx, placed.id, "placed");
      await alongside?.(tx, placed);
      return placed;
    }
    const [existing] = await tx.db
      .select()
      .from(orders)
      .where(eq(orders.submissionKey, submissionKey));
    if (!existing && isStopped) throw new Conflict(placingRefusals.not_sold);
    if (!existing && isSoldOut) {
      ctx.log.error({ product: product.slug }, "an order is turned away: 90 % of the day's cap");
      throw new Conflict(placingRefusals.sold_out_today);
    }
    if (!existing && wentUp) throw new Conflict({ ...placingRefusals.price_went_up, text: wentUp });
    if (!existing) throw new Error("A conflicting order vanished while it was being read.");
    await alongside?.(tx, existing);
    return existing;
  });
}

function whatIsOrdered(product: Product) {
  const { slug, edition, title } = product;
  const productSlug = catalogueSlug(product);
  return edition === undefined
    ? { productSlug }
    : { productSlug, bookSlug: slug, bookEdition: edition, bookTitle: title };
}

function keyOf(
  product: Product,
  { formToken, email, answers }: OrderSubmission,
  files: readonly AcceptedFile[],
): string {
  const entries = Object.entries(answers).sort(([a], [b]) => (a < b ? -1 : 1));
  const digests = files.map(({ digest }) => digest);
  return createHash("sha256")
    .update(JSON.stringify([formToken, product.slug, email, entries, digests]))
    .digest("base64url");
}
