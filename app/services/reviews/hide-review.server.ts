import { eq } from "drizzle-orm";
import { reviews } from "~/db/schema";
import { reviewHiddenMail } from "./review-hidden-mail";
import { recordAuditEvent } from "../audit/record-audit-event.server";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { assertNotRefused, Invalid } from "../command/errors";
import { queueMail } from "../mails/queue-mail.server";
import { authoriseReview, lockReview } from "./lock-review.server";
import { hidingReasons, hidingRefusal, type HidingReason, reviewAuditEvents } from "./acts";
import { isReason } from "../audit/audit-events";

/**
 * Takes a review out of the public pages, or leaves one hidden that a program has. Its author is told why and what can be
 * done about it (DSA, art. 17), where there is an address.
 * @throws NotAllowed, Invalid, NotFound, Conflict `review_hidden` where staff have decided so already
 */
export async function hideReview(
  ctx: ServiceContext,
  input: { orderId: string; reason: HidingReason },
): Promise<void> {
  const { orderId, reason } = input;
  const target = authoriseReview(ctx, orderId);
  if (!isReason(hidingReasons, reason)) throw new Invalid("reason");
  await inTransaction(ctx, async (tx) => {
    const { review, order } = await lockReview(tx, orderId);
    assertNotRefused(hidingRefusal(review));
    const decidedAt = tx.now();
    await tx.db
      .update(reviews)
      .set({ status: "hidden", hiddenReason: reason, waitingSince: null, decidedAt })
      .where(eq(reviews.orderId, orderId));
    await recordAuditEvent(tx, {
      act: reviewAuditEvents.hide_review,
      target,
      reason,
      before: { status: review.status, reason: review.hiddenReason },
      after: { status: "hidden" },
    });
    if (order.email === null) return;
    await queueMail(tx, {
      kind: reviewHiddenMail,
      orderId,
      recipient: order.email,
      subject: reviewHiddenMail.subject(),
      idempotencyKey: `review-hidden-${orderId}-${decidedAt.getTime()}`,
    });
  });
}
