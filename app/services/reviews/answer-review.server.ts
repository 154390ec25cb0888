import { eq } from "drizzle-orm";
import { reviews } from "~/db/schema";
import { recordAuditEvent } from "../audit/record-audit-event.server";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { Conflict, Invalid } from "../command/errors";
import { authoriseReview, lockReview } from "./lock-review.server";
import {
  answerRemovalReasons,
  maxAnswerLength,
  type AnswerRemovalReason,
  reviewAuditEvents,
  reviewRefusals,
} from "./acts";
import { isReason } from "../audit/audit-events";
import { isLongerThan, normalise } from "~/forms/text";

/**
 * Writes the shop's answer below a review, or changes it. The words of the review itself are nobody's to change.
 * @param input.text plain text, at most `maxAnswerLength` characters
 * @param input.before when the answer that is changed was written; null for the first one
 * @throws NotAllowed, Invalid, NotFound, Conflict `review_answered` where a colleague was faster, `review_hidden` where nobody would read it
 */
export async function answerReview(
  ctx: ServiceContext,
  input: { orderId: string; text: string; before: Date | null },
): Promise<void> {
  const { orderId } = input;
  const target = authoriseReview(ctx, orderId);
  const answer = normalise(input.text);
  if (answer === "" || isLongerThan(answer, maxAnswerLength)) throw new Invalid("answer");
  await inTransaction(ctx, async (tx) => {
    const { review } = await lockReview(tx, orderId);
    if (review.status === "hidden") throw new Conflict(reviewRefusals.review_hidden);
    if (review.answeredAt?.getTime() !== input.before?.getTime())
      throw new Conflict(reviewRefusals.review_answered);
    await tx.db
      .update(reviews)
      .set({ answer, answeredAt: tx.now() })
      .where(eq(reviews.orderId, orderId));
    await recordAuditEvent(tx, {
      act: reviewAuditEvents.answer_review,
      target,
      before: { length: review.answer?.length ?? null },
      after: { length: answer.length },
    });
  });
}

/**
 * Takes the shop's answer back.
 * @throws NotAllowed, Invalid, NotFound, Conflict `no_answer`
 */
export async function removeAnswer(
  ctx: ServiceContext,
  input: { orderId: string; reason: AnswerRemovalReason },
): Promise<void> {
  const { orderId, reason } = input;
  const target = authoriseReview(ctx, orderId);
  if (!isReason(answerRemovalReasons, reason)) throw new Invalid("reason");
  await inTransaction(ctx, async (tx) => {
    const { review } = await lockReview(tx, orderId);
    if (review.answer === null) throw new Conflict(reviewRefusals.no_answer);
    await tx.db
      .update(reviews)
      .set({ answer: null, answeredAt: null })
      .where(eq(reviews.orderId, orderId));
    await recordAuditEvent(tx, {
      act: reviewAuditEvents.remove_review_answer,
      target,
      reason,
      before: { length: review.answer.length },
    });
  });
}
