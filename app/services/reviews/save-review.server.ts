import { eq } from "drizzle-orm";
import { reviews } from "~/db/schema";
import type { Screening } from "~/crisis/assess.server";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { Conflict } from "../command/errors";
import { reviewEditable } from "../orders/buyer-rules";
import { lockOrder } from "../orders/lock-order.server";
import { recordEvent } from "../orders/transition-order.server";
import { queueMail } from "../mails/queue-mail.server";
import { reviewHiddenMail } from "./review-hidden-mail";
import { opinionRefusals } from "./acts";

export type ReviewInput = {
  stars: number;
  text: string | null;
  authorName: string;
  /** Version of the consent to a model reading it; null without. */
  readingConsentVersion?: string | null;
};

export type ReviewOutcome = "saved" | "kept_hidden";

/**
 * Writes down what a buyer says of a delivered order, or changes it within 14 days. A review that staff have hidden
 * stays hidden, and they look at it again. One in which an acute crisis is heard is not for the public: it is hidden from
 * the beginning, and its author has the reasons by mail (DSA, art. 17).
 * @param input.screening what was heard in its words
 * @returns "kept_hidden" when a crisis was heard, so that its author is told
 * @throws Conflict of `opinionRefusals`
 */
export async function saveReview(
  ctx: ServiceContext,
  input: ReviewInput & { token: string; screening: Screening },
): Promise<ReviewOutcome> {
  const { token, screening, readingConsentVersion = null, ...words } = input;
  const review = { ...words, readingConsentVersion };
  const inCrisis = screening.level === "acute";
  return inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, { token });
    if (order?.status !== "completed") throw new Conflict(opinionRefusals.review_too_early);
    const [earlier] = await tx.db
      .select()
      .from(reviews)
      .where(eq(reviews.orderId, order.id))
      .for("update");
    const at = tx.now();
    if (earlier && at.getTime() - earlier.createdAt.getTime() > reviewEditable)
      throw new Conflict(opinionRefusals.review_too_late);
    const hidden = { status: "hidden" as const, hiddenReason: "acute_crisis", waitingSince: at };
    const saved = {
      ...review,
      ...(earlier?.status === "hidden" && { ...hidden, hiddenReason: earlier.hiddenReason }),
      ...(inCrisis && hidden),
    };
    await tx.db
      .insert(reviews)
      .values({
        ...saved,
        orderId: order.id,
        productSlug: order.bookSlug ?? order.productSlug,
        createdAt: at,
        updatedAt: at,
      })
      .onConflictDoUpdate({ target: reviews.orderId, set: { ...saved, updatedAt: at } });
    if (inCrisis && earlier?.status !== "hidden" && order.email !== null)
      await queueMail(tx, {
        kind: reviewHiddenMail,
        orderId: order.id,
        recipient: order.email,
        subject: reviewHiddenMail.subject(),
        idempotencyKey: `review-held-${order.id}-${at.getTime()}`,
      });
    const type = earlier ? "review_changed" : "reviewed";
    await recordEvent(tx, order.id, type);
    return inCrisis ? "kept_hidden" : "saved";
  });
}
