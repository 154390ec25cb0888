import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { consentOf } from "~/products/consent";
import type { OrderSubmission } from "~/products/order-form";
import type { Product } from "~/products/product";
import { ebook } from "~/products/e-book/product";
import { personNameOf, summarise } from "~/products/summary";
import { attachments, orders } from "~/db/schema";
import type { AcceptedFile } from "../attachments/accept-files.server";
import type { Assessment } from "~/crisis/assess.server";
import { inTransaction, type ServiceContext, type TransactionContext } from "../context.server";
import { newOrderToken } from "./order-token";
import { unpaidContentLifetime } from "./retention";
import { recordEvent, type Order } from "./transition-order.server";

/**
 * Writes down an order as it was placed: product version, answers with their files, their readable summary, the
 * catalogue's price and the consent. The same submission again, by a double click or a reload, is the same order; an edited one is a new
 * order.
 * @param input.assessment what was heard of a crisis in the answers
 * @param input.alongside what else is written down with it, or not at all; it runs for a repeated submission, too
 * @returns the order, which still has to be paid for
 */
export async function placeOrder(
  ctx: ServiceContext,
  input: {
    product: Product;
    submission: OrderSubmission;
    assessment: Assessment;
    files?: readonly AcceptedFile[];
    alongside?: (tx: TransactionContext, order: Order) => Promise<unknown>;
  },
): Promise<Order> {
  const { product, submission, assessment, files = [], alongside } = input;
  const answers = { ...product.fixedAnswers, ...submission.answers };
  const submissionKey = keyOf(product, submission, files);
  const now = ctx.now();
  const consent = consentOf(product);

  return inTransaction(ctx, async (tx) => {
    const [placed] = await tx.db
      .insert(orders)
      .values({
        token: newOrderToken(product.tokenPrefix),
        submissionKey,
        ...(product.edition === undefined
          ? { productSlug: product.slug }
          : {
              productSlug: ebook.slug,
              bookSlug: product.slug,
              bookEdition: product.edition,
              bookTitle: product.title,
            }),
        productVersion: product.version,
        orderType: product.orderType,
        email: submission.email,
        priceGrosze: product.priceGrosze,
        answers,
        summary: summarise(product, answers),
        personName: personNameOf(answers),
        crisisLevel: assessment.level,
        crisisSuspectedAbove: assessment.suspectedAbove,
        consentText: consent.text,
        consentVersion: consent.version,
        consentedAt: now,
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
    if (!existing) throw new Error("A conflicting order vanished while it was being read.");
    await alongside?.(tx, existing);
    return existing;
  });
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
