import { randomUUID } from "node:crypto";
import { db } from "~/db/client.server";
import { orders, payments, refunds } from "~/db/schema";

type Sold = {
  /** ISO 8601. */
  at: string;
  slug?: string;
  /** Grosze. */
  price?: number;
  /** Left out for an order that nobody paid for. */
  paid?: boolean;
  /** Seconds from payment to mail; left out for one that was not delivered. */
  took?: number;
  status?: (typeof orders.$inferInsert)["status"];
};

/** An order as the books have it, placed at a moment of the test's choice; paid a minute later. */
export async function bookOrder({ at, paid = true, took, ...more }: Sold): Promise<string> {
  const placedAt = new Date(at);
  const later = (seconds: number) => new Date(placedAt.getTime() + seconds * 1000);
  const id = randomUUID();
  await db.insert(orders).values({
    id,
    token: `Smart-${id}`,
    submissionKey: id,
    productSlug: more.slug ?? "emotion-mirror",
    productVersion: 1,
    orderType: "EmotionMirror",
    status: more.status ?? (took !== undefined ? "completed" : paid ? "processing" : "expired"),
    email: `${id}@example.com`,
    priceGrosze: more.price ?? 1000,
    consentText: "Zgadzam się.",
    consentVersion: "1",
    consentedAt: placedAt,
    placedAt,
    paidAt: paid ? later(60) : null,
    completedAt: took === undefined ? null : later(60 + took),
    contentDeleteAt: later(86_400),
  });
  return id;
}

/** Money of an order that goes back, or went. */
export async function bookRefund(
  orderId: string,
  refund: {
    grosze: number;
    /** ISO 8601. */
    at: string;
    reason?: string;
    actor?: string;
    isDone?: boolean;
    lastError?: string;
  },
): Promise<string> {
  const requestedAt = new Date(refund.at);
  const { isDone = true } = refund;
  const [payment] = await db
    .insert(payments)
    .values({
      orderId,
      status: "paid",
      amountGrosze: 1000,
      paidGrosze: 1000,
      createdAt: requestedAt,
    })
    .returning();
  if (!payment) throw new Error("no payment");
  await db.insert(refunds).values({
    orderId,
    paymentId: payment.id,
    amountGrosze: refund.grosze,
    reason: refund.reason ?? "complaint",
    actor: refund.actor ?? "staff",
    status: isDone ? "completed" : "requested",
    lastError: refund.lastError,
    requestedAt,
    completedAt: isDone ? requestedAt : null,
  });
  return payment.id;
}
