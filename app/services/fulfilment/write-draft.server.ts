import { and, eq, isNull } from "drizzle-orm";
import { draftTexts, orders } from "~/db/schema";
import { ExternalServiceError } from "~/integrations/external-service-error";
import { findProduct } from "~/products/registry";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { describeError } from "../command/describe-error";
import type { Failure } from "~/services/orders/failure";
import { lockOrder } from "../orders/lock-order.server";
import { recordEvent } from "../orders/transition-order.server";
import { textRecipeOf } from "./product-text.server";
import { saveScore, writeOrderText } from "./write-text.server";
import { WritingStopped } from "../writing/writing-stopped";

/** What the calls for a draft are recorded as: apart from those for the text itself, so that neither uses up the other's. */
export const draftTask = (productSlug: string) => `draft/${productSlug}`;

/**
 * Writes the draft that staff asked for, from the answers of an order that was delivered. Nothing is sent. May be repeated;
 * what was thrown away, sent or deleted meanwhile stays so.
 * @param input.lastAttempt whether the job will not be tried again: then a failure is final
 * @throws Error when another attempt should follow
 */
export async function writeDraft(
  ctx: ServiceContext,
  input: { orderId: string; lastAttempt: boolean },
): Promise<void> {
  const { orderId, lastAttempt } = input;
  const [draft] = await ctx.db
    .select()
    .from(draftTexts)
    .where(
      and(
        eq(draftTexts.orderId, orderId),
        isNull(draftTexts.writtenAt),
        isNull(draftTexts.failure),
      ),
    );
  const [order] = await ctx.db.select().from(orders).where(eq(orders.id, orderId));
  const product = order && findProduct(order.productSlug);
  const recipe = product && textRecipeOf(product);
  if (!draft || !order?.answers || !recipe) return;
  const writtenAt = ctx.now();
  // The draft that was asked for then; another one may have been asked for since.
  const thisDraft = and(
    eq(draftTexts.orderId, orderId),
    eq(draftTexts.requestedAt, draft.requestedAt),
  );
  try {
    const { content, promptVersion, model, crisisLevel, confidence } = await writeOrderText(
      ctx,
      order,
      product,
      { recipe, answers: order.answers },
      { task: draftTask(product.slug), since: draft.requestedAt },
    );
    await inTransaction(ctx, async (tx) => {
      await lockOrder(tx, { id: orderId });
      const kept = await tx.db
        .update(draftTexts)
        .set({ content, promptVersion, model, crisisLevel, writtenAt })
        .where(thisDraft)
        .returning({ orderId: draftTexts.orderId });
      if (kept.length === 0) return;
      await saveScore(tx, orderId, { promptVersion, model, confidence, writtenAt, isDraft: true });
      await recordEvent(tx, orderId, "draft_written", { model });
    });
  } catch (error) {
    const failure = failureOf(error);
    ctx.log.warn({ orderId, failure, error: describeError(error) }, "a draft was not written");
    if (!(error instanceof WritingStopped) && !lastAttempt) throw error;
    await ctx.db.update(draftTexts).set({ failure }).where(thisDraft);
  }
}

function failureOf(error: unknown): Failure {
  if (error instanceof WritingStopped) return error.reason;
  return error instanceof ExternalServiceError ? "model_unavailable" : "unexpected";
}
