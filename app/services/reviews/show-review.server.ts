import { eq } from "drizzle-orm";
import { reviews } from "~/db/schema";
import { recordAuditEvent } from "../audit/record-audit-event.server";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { assertNotRefused, Invalid } from "../command/errors";
import { authoriseReview, lockReview } from "./lock-review.server";
import { showingReasons, showingRefusal, type ShowingReason, reviewAuditEvents } from "./acts";
import { isReason } from "../audit/audit-events";

/**
 * Shows a hidden review on the public pages, to the letter as its author wrote it.
 * @throws NotAllowed, Invalid, NotFound, Conflict `review_shown` where it is shown already
 */
export async function showReview(
  ctx: ServiceContext,
  input: { orderId: string; reason: ShowingReason },
): Promise<void> {
  const { orderId, reason } = input;
  const target = authoriseReview(ctx, orderId);
  if (!isReason(showingReasons, reason)) throw new Invalid("reason");
  await inTransaction(ctx, async (tx) => {
    const { review } = await lockReview(tx, orderId);
    assertNotRefused(showingRefusal(review));
    await tx.db
      .update(reviews)
      .set({ status: "visible", hiddenReason: null, waitingSince: null, decidedAt: tx.now() })
      .where(eq(reviews.orderId, orderId));
    await recordAuditEvent(tx, {
      act: reviewAuditEvents.show_review,
      target,
      reason,
      before: { status: "hidden", reason: review.hiddenReason },
      after: { status: "visible" },
    });
  });
}
