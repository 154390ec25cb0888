import { careCardFile } from "~/copy/document-files";
import { formatDateTime, formatIsoDate } from "~/copy/format";
import type { appointments, mails, payments, refunds } from "~/db/schema";
import type { Refusal } from "../command/refusals";
import { orderRefusals } from "./acts";
import {
  canCorrectEmail,
  canSaveConfirmation,
  isConfirmed,
  isLate,
  performanceOf,
  resendState,
  reviewEditable,
  withdrawalRight,
  lastWithdrawalDay,
  type ResendState,
  type WithdrawalRight,
} from "./buyer-rules";
import { sentAgain } from "./document-mails";
import { chargebackReasons, hasBegun, partRefundOf, type PartRefund } from "./refund-states";
import type { Order } from "./transition-order.server";

/** What an order's page offers at this moment, and what has been done already. Times in UTC. */
export type OrderOptions = {
  resend: ResendState;
  canCorrectEmail: boolean;
  emailCorrectedAt: Date | null;
  late: boolean;
  /** Whether the confirmation of the contract can be saved by hand, and what was bought read then. */
  canSaveConfirmation: boolean;
  isConfirmed: boolean;
  withdrawal: WithdrawalRight;
  /** YYYY-MM-DD in Europe/Warsaw; null as long as none is set. */
  lastWithdrawalDay: string | null;
  withdrawnAt: Date | null;
  review: "write" | "change" | "written" | null;
  resent: { recipient: string; askedAt: Date; sentAt: Date | null }[];
  short: { paidGrosze: number; currency: string }[];
  refunds: {
    amountGrosze: number;
    requestedAt: Date;
    completedAt: Date | null;
    /** The buyer's bank took it back. */
    isChargeback: boolean;
    /** What of the order it is for, where that is a part of it. */
    partFor: PartRefund | null;
  }[];
  /** Whether staff gave a refund up, and nothing of its payment is on its way in its place. */
  hasDroppedRefund: boolean;
};

type OrderRecords = {
  mails: readonly (typeof mails.$inferSelect)[];
  payments: readonly (typeof payments.$inferSelect)[];
  refunds: readonly (typeof refunds.$inferSelect)[];
  files: readonly { fileName: string }[];
  downloads: readonly unknown[];
  emailCorrection: { correctedAt: Date; newEmail: string } | null;
  withdrawal: { receivedAt: Date } | null;
  review: { createdAt: Date } | null;
  appointment: typeof appointments.$inferSelect | null;
};

/** What an order offers to its buyer, or to staff, as its records have it. */
export function orderOptions(
  order: Order & OrderRecords,
  { now, byStaff }: { now: Date; byStaff: boolean },
): OrderOptions {
  // A card of care stands in for a document, and no mail brings it.
  const hasDocument =
    order.files.some(({ fileName }) => fileName !== careCardFile) || order.downloads.length > 0;
  const corrected = order.emailCorrection !== null;
  return {
    resend: resendState(order, { hasDocument, mails: order.mails, now, byStaff }),
    canCorrectEmail: canCorrectEmail(order, { hasDocument, corrected }),
    // One that was taken back left the address from before.
    emailCorrectedAt:
      order.emailCorrection?.newEmail === order.email ? order.emailCorrection.correctedAt : null,
    late: isLate(order, now, order.mails),
    canSaveConfirmation: canSaveConfirmation(order, { hasDocument, mails: order.mails }),
    isConfirmed: isConfirmed(order, order.mails),
    withdrawal: withdrawalRight(
      order,
      order.withdrawal !== null,
      formatIsoDate(now),
      order.mails,
      performanceOf(order.appointment, now),
    ),
    lastWithdrawalDay: lastWithdrawalDay(order),
    withdrawnAt: order.withdrawal?.receivedAt ?? null,
    review: reviewOption(order, order.review, now),
    resent: order.mails
      .filter(({ kind }) => sentAgain.includes(kind))
      .flatMap(({ recipient, createdAt, acceptedAt }) =>
        recipient === null ? [] : [{ recipient, askedAt: createdAt, sentAt: acceptedAt }],
      ),
    short: order.payments
      .filter(({ status }) => status === "underpaid")
      .map(({ paidGrosze, currency }) => ({ paidGrosze: paidGrosze ?? 0, currency })),
    refunds: order.refunds
      .filter(hasBegun)
      .map(({ amountGrosze, requestedAt, completedAt, reason }) => ({
        amountGrosze,
        requestedAt,
        completedAt,
        isChargeback: chargebackReasons.includes(reason),
        partFor: partRefundOf(reason),
      })),
    hasDroppedRefund: order.refunds.some(
      ({ droppedFor, paymentId }) =>
        droppedFor !== null &&
        !order.refunds.some((other) => other.paymentId === paymentId && hasBegun(other)),
    ),
  };
}

export function correctionRefusal({
  canCorrectEmail,
  emailCorrectedAt,
}: Pick<OrderOptions, "canCorrectEmail" | "emailCorrectedAt">): Refusal | null {
  if (canCorrectEmail) return null;
  return emailCorrectedAt
    ? {
        ...orderRefusals.not_correctable,
        text: `Ten adres był już raz poprawiony (${formatDateTime(emailCorrectedAt)}), a można to zrobić tylko raz.`,
      }
    : orderRefusals.not_correctable;
}

function reviewOption(
  order: Order,
  review: { createdAt: Date } | null,
  now: Date,
): OrderOptions["review"] {
  if (order.status !== "completed") return null;
  if (!review) return "write";
  return now.getTime() - review.createdAt.getTime() > reviewEditable ? "written" : "change";
}
