import { asc, eq } from "drizzle-orm";
import { mails, orderEvents, paymentNotifications, payments, refunds } from "~/db/schema";
import { hasBegun } from "./refund-states";
import { auditOf, auditOfAll, type AuditLine } from "../audit/queries.server";
import type { ServiceContext } from "../command/context.server";

/** One thing that happened to an order, wherever it was written down. Never what somebody wrote. */
export type TimelineLine = {
  id: string;
  at: Date;
  of: "event" | "payment" | "notification" | "mail" | "refund" | "staff";
  code: string;
  state?: string;
  grosze?: number;
  currency?: string;
  detail?: string | null;
  /** Code of what went wrong: of an order, or as the service of its `of` told it. */
  failure?: string | null;
  by?: string | null;
  /** What an act of staff was about. */
  after?: AuditLine["after"];
};

const textIn = (fact: unknown) => (typeof fact === "string" ? fact : null);

/** Everything that happened to an order, the oldest first: its reader has been let in by `view_orders`. */
export async function orderTimeline(ctx: ServiceContext, orderId: string): Promise<TimelineLine[]> {
  const [events, paid, notified, sent, returned, done] = await Promise.all([
    ctx.db
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.orderId, orderId))
      .orderBy(asc(orderEvents.id)),
    ctx.db.select().from(payments).where(eq(payments.orderId, orderId)),
    ctx.db.select().from(paymentNotifications).where(eq(paymentNotifications.orderId, orderId)),
    ctx.db.select().from(mails).where(eq(mails.orderId, orderId)),
    ctx.db.select().from(refunds).where(eq(refunds.orderId, orderId)),
    auditOf(ctx, { kind: "order", id: orderId }),
  ]);
  const ofPayments = await auditOfAll(ctx, { kind: "payment", ids: paid.map(({ id }) => id) });
  const lines: Omit<TimelineLine, "id">[] = [
    ...events.map(({ at, type, actor, detail }) => ({
      at,
      of: "event" as const,
      code: type,
      by: actor,
      detail: textIn(detail?.model),
      failure: textIn(detail?.failure),
    })),
    ...paid.flatMap((payment) => [
      {
        at: payment.createdAt,
        of: "payment" as const,
        code: "opened",
        state: payment.status,
        grosze: payment.amountGrosze,
        currency: payment.currency,
        detail: payment.transactionTitle,
        failure: payment.failure,
      },
    ]),
    ...notified.map((report) => ({
      at: report.receivedAt,
      of: "notification" as const,
      code: report.outcome,
      state: report.deliveries > 1 ? `×${report.deliveries}` : undefined,
      grosze: report.paidGrosze,
      detail: report.transactionTitle,
    })),
    ...sent.map((mail) => ({
      at: mail.createdAt,
      of: "mail" as const,
      code: mail.kind,
      state: mail.state,
      detail: [mail.recipient, mail.bounceCode].filter(Boolean).join(" · "),
      failure: mail.bounceCode ? null : mail.lastError,
    })),
    ...returned.filter(hasBegun).flatMap((refund) => [
      {
        at: refund.requestedAt,
        of: "refund" as const,
        code: refund.reason,
        state: refund.status,
        grosze: refund.amountGrosze,
        failure: refund.lastError,
        by: refund.actor,
      },
      ...(refund.completedAt
        ? [
            {
              at: refund.completedAt,
              of: "refund" as const,
              code: "returned",
              grosze: refund.amountGrosze,
            },
          ]
        : []),
    ]),
    ...[...done, ...ofPayments].map((line) => ({
      at: line.at,
      of: "staff" as const,
      code: line.act,
      detail: line.reason,
      by: line.actorEmail,
      after: line.after,
    })),
  ];
  return lines
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .map((line, index) => ({ ...line, id: String(index) }));
}
