import { and, eq, exists, gt, inArray, isNull, or, sql, type AnyColumn } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { disputeDays } from "~/config/limits";
import {
  complaints,
  ledgerDifferences,
  mails,
  orders,
  payments,
  refunds,
  supportThreads,
  withdrawals,
} from "~/db/schema";
import { day } from "~/time/durations";
import type { ServiceContext } from "../command/context.server";
import { inWork } from "./order-state";
import { chargebackReasons } from "./refund-states";

/**
 * The condition that something about an order is still open: its delivery, a thread or complaint, money under way or in dispute,
 * a withdrawal that has not been answered. Whom it is about and what was reported of it stays until then.
 * @param orderId the column that names the order, of a query around it
 */
export function isUnsettled({ db, now }: ServiceContext, orderId: AnyColumn) {
  const one = { one: sql`1` };
  // The query around this one may be of the same tables.
  const named = alias(orders, "named");
  const waiting = alias(mails, "waiting");
  const recently = new Date(now().getTime() - disputeDays * day);
  const inHand = db
    .select(one)
    .from(named)
    .where(and(eq(named.id, orderId), inArray(named.status, [...inWork])));
  const asked = db
    .select(one)
    .from(supportThreads)
    .leftJoin(complaints, eq(complaints.threadId, supportThreads.id))
    .where(
      and(
        eq(supportThreads.orderId, orderId),
        or(
          isNull(supportThreads.closedAt),
          and(eq(supportThreads.kind, "complaint"), isNull(complaints.decidedAt)),
        ),
      ),
    );
  const moving = db
    .select(one)
    .from(refunds)
    .where(
      and(
        eq(refunds.orderId, orderId),
        or(
          inArray(refunds.status, ["scheduled", "requested", "sending"]),
          and(inArray(refunds.reason, [...chargebackReasons]), gt(refunds.requestedAt, recently)),
        ),
      ),
    );
  const differing = db
    .select(one)
    .from(payments)
    .innerJoin(ledgerDifferences, eq(ledgerDifferences.transactionTitle, payments.transactionTitle))
    .where(
      and(
        eq(payments.orderId, orderId),
        isNull(ledgerDifferences.resolvedAt),
        isNull(ledgerDifferences.explainedAt),
      ),
    );
  const unanswered = db
    .select(one)
    .from(withdrawals)
    .innerJoin(waiting, eq(waiting.orderId, withdrawals.orderId))
    .where(and(eq(withdrawals.orderId, orderId), eq(waiting.status, "pending")));
  return or(...[inHand, asked, moving, differing, unanswered].map((found) => exists(found)));
}
