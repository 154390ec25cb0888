import { asc, eq } from "drizzle-orm";
import { emailCorrections, mails, payments, refunds, reviews, withdrawals } from "~/db/schema";
import type { ServiceContext } from "../context.server";
import {
  canCorrectEmail,
  isLate,
  resendState,
  reviewEditable,
  withdrawalRight,
  type ResendState,
} from "../orders/buyer-rules";
import { hasDeliverable } from "./deliverable.server";
import type { Order } from "../orders/transition-order.server";

/** What an order's page offers at this moment, and what has been done already. Times in UTC. */
export type OrderOptions = {
  resend: ResendState;
  canCorrectEmail: boolean;
  emailCorrectedAt: Date | null;
  /** Delivery is overdue: the money can be had back at once. */
  late: boolean;
  withdrawal: "open" | "lost" | "used";
  withdrawnAt: Date | null;
  review: "write" | "change" | "written" | null;
  /** Mails with the document beside the first one. */
  resent: { recipient: string; askedAt: Date; sentAt: Date | null }[];
  /** Payments that were too small or in another currency and have not been returned. */
  short: { paidGrosze: number; currency: string }[];
  refunds: { amountGrosze: number; requestedAt: Date; completedAt: Date | null }[];
};

export async function getOrderOptions(ctx: ServiceContext, order: Order): Promise<OrderOptions> {
  const { db } = ctx;
  const [sent, hasDocument, corrections, given, paid, returned, written] = await Promise.all([
    db.select().from(mails).where(eq(mails.orderId, order.id)).orderBy(asc(mails.createdAt)),
    hasDeliverable(ctx, order.id),
    db.select().from(emailCorrections).where(eq(emailCorrections.orderId, order.id)),
    db.select().from(withdrawals).where(eq(withdrawals.orderId, order.id)),
    db.select().from(payments).where(eq(payments.orderId, order.id)),
    db
      .select()
      .from(refunds)
      .where(eq(refunds.orderId, order.id))
      .orderBy(asc(refunds.requestedAt)),
    db.select().from(reviews).where(eq(reviews.orderId, order.id)),
  ]);
  const now = ctx.now();
  const corrected = corrections.length > 0;
  return {
    resend: resendState(order, { hasDocument, mails: sent, now }),
    canCorrectEmail: canCorrectEmail(order, { hasDocument, corrected }),
    emailCorrectedAt: corrections[0]?.correctedAt ?? null,
    late: isLate(order, now),
    withdrawal: withdrawalRight(order, given.length > 0),
    withdrawnAt: given[0]?.receivedAt ?? null,
    review: reviewOption(order, written[0], now),
    resent: sent
      .filter(({ kind }) => kind === "document_again" || kind === "document_corrected")
      .map(({ recipient, createdAt, acceptedAt }) => ({
        recipient,
        askedAt: createdAt,
        sentAt: acceptedAt,
      })),
    short: paid
      .filter(({ status }) => status === "underpaid")
      .map(({ paidGrosze, currency }) => ({ paidGrosze: paidGrosze ?? 0, currency })),
    refunds: returned.map(({ amountGrosze, requestedAt, completedAt }) => ({
      amountGrosze,
      requestedAt,
      completedAt,
    })),
  };
}

function reviewOption(
  order: Order,
  review: { createdAt: Date } | undefined,
  now: Date,
): OrderOptions["review"] {
  if (order.status !== "completed") return null;
  if (!review) return "write";
  return now.getTime() - review.createdAt.getTime() > reviewEditable ? "written" : "change";
}
