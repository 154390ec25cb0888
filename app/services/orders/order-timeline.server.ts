import { asc, eq } from "drizzle-orm";
import { mails, orderEvents, orders, paymentNotifications, payments, refunds } from "~/db/schema";
import { deliveryKindOf } from "~/products/deliveries/registry";
import { findProduct } from "~/products/registry";
import { minute } from "~/time/durations";
import type { Brought } from "../mails/mail-kind";
import { bounceLabels } from "../mails/mail-states";
import { hasBegun } from "./refund-states";
import type { Order } from "./transition-order.server";
import { auditOf, auditOfAll, type AuditLine } from "../audit/queries.server";
import type { ServiceContext } from "../command/context.server";

/** One thing that happened to an order, wherever it was written down. Never what somebody wrote. */
export type TimelineLine = {
  id: string;
  at: Date;
  of: "event" | "payment" | "notification" | "mail" | "refund" | "staff";
  code: string;
  state?: string;
  /** Of a mail about what was bought. */
  brings?: Brought;
  /** When a mail was written down, where it did not leave at once. */
  waitedSince?: Date;
  /** Of a refund, when it was asked for. */
  refundId?: string;
  grosze?: number;
  currency?: string;
  detail?: string | null;
  /** Code of what went wrong: of an order, or as the service of its `of` told it. */
  failure?: string | null;
  by?: string | null;
  /** What an act of staff was about. */
  after?: AuditLine["after"];
};

const thingOf = ({ productSlug }: Order): Brought => deliveryKindOf(findProduct(productSlug));

/** A mail becomes a link alone as it leaves; what waits will be one while the address is not confirmed. */
const isQuestion = (mail: typeof mails.$inferSelect, { isAddressUnconfirmed }: Order) =>
  mail.isLinkOnly || (mail.status === "pending" && isAddressUnconfirmed);

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
    ctx.db
      .select({ mail: mails, order: orders })
      .from(mails)
      .innerJoin(orders, eq(orders.id, mails.orderId))
      .where(eq(mails.orderId, orderId)),
    ctx.db.select().from(refunds).where(eq(refunds.orderId, orderId)),
    auditOf(ctx, { kind: "order", id: orderId }),
  ]);
  const ofPayments = await auditOfAll(ctx, { kind: "payment", ids: paid.map(({ id }) => id) });
  const currencyOf = new Map(paid.map(({ id, currency }) => [id, currency]));
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
        code: payment.provider,
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
    ...sent.map(({ mail, order }) => ({
      at: mail.acceptedAt ?? mail.createdAt,
      waitedSince:
        mail.acceptedAt && mail.acceptedAt.getTime() - mail.createdAt.getTime() > minute
          ? mail.createdAt
          : undefined,
      of: "mail" as const,
      code: mail.kind,
      brings: isQuestion(mail, order) ? ("question" as const) : thingOf(order),
      state: mail.state,
      detail: [mail.recipient, mail.bounceKind && bounceLabels[mail.bounceKind]]
        .filter(Boolean)
        .join(" · "),
      failure: mail.bounceCode ? null : mail.lastError,
    })),
    ...returned.filter(hasBegun).flatMap((refund) => [
      {
        at: refund.requestedAt,
        of: "refund" as const,
        code: refund.reason,
        refundId: refund.id,
        state: refund.status,
        grosze: refund.amountGrosze,
        currency: currencyOf.get(refund.paymentId),
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
              currency: currencyOf.get(refund.paymentId),
            },
          ]
        : []),
    ]),
    ...[...done, ...ofPayments].map((line) => ({
      at: line.at,
      of: "staff" as const,
      code: line.act,
      detail: line.reason,
      by: line.actorName ?? line.actorEmail,
      after: line.after,
    })),
  ];
  return lines
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .map((line, index) => ({ ...line, id: String(index) }));
}
