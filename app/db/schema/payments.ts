import { sql } from "drizzle-orm";
import {
  boolean,
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { instant } from "./columns";
import { orders } from "./orders";

export const paymentStatus = pgEnum("payment_status", [
  "creating",
  "pending",
  "paid",
  "underpaid",
  "failed",
  "cancelled",
  "refunding",
  "refunded",
]);

/** One transaction at the gateway. An order has at most one that is still open. */
export const payments = pgTable(
  "payments",
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    status: paymentStatus().notNull(),
    amountGrosze: integer().notNull(),
    currency: text().notNull().default("PLN"),
    /** The gateway's id for status and refunds. */
    transactionId: text().unique(),
    /** The gateway's id in notifications (`tr_id`). */
    transactionTitle: text().unique(),
    paymentUrl: text(),
    paidGrosze: integer(),
    failure: text(),
    createdAt: instant().notNull(),
    paidAt: instant(),
    /** How often the gateway has been asked about it, and when it will be asked next. */
    checks: smallint().notNull().default(0),
    nextCheckAt: instant(),
    /** When staff put it away; a payment that moved money is never deleted. */
    archivedAt: instant(),
  },
  (table) => [
    check("payments_amount_positive", sql`${table.amountGrosze} > 0`),
    uniqueIndex("payments_one_open")
      .on(table.orderId)
      .where(sql`${table.status} in ('creating', 'pending')`),
    // Whether it was put away stands beside, so that payments of many orders are counted without looking at each.
    index("payments_order").on(table.orderId, table.archivedAt),
    index("payments_created").on(table.createdAt, table.id),
    index("payments_status").on(table.status, table.createdAt, table.id),
    index("payments_check_due")
      .on(table.nextCheckAt)
      .where(sql`${table.status} = 'pending'`),
  ],
);

/** Every genuine notification, once; `deliveries` counts repetitions of the same bytes. */
export const paymentNotifications = pgTable(
  "payment_notifications",
  {
    bodySha256: text().primaryKey(),
    orderId: uuid().references(() => orders.id),
    transactionTitle: text().notNull(),
    gatewayStatus: text().notNull(),
    paidGrosze: integer().notNull(),
    outcome: text().notNull(),
    deliveries: integer().notNull().default(1),
    receivedAt: instant().notNull(),
  },
  (table) => [index("payment_notifications_order").on(table.orderId)],
);

export const refundStatus = pgEnum("refund_status", [
  "scheduled",
  "requested",
  "sending",
  "completed",
  "cancelled",
]);

/** Money on its way back to the buyer: one row for each sum that the gateway is asked to return. */
export const refunds = pgTable(
  "refunds",
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    paymentId: uuid()
      .notNull()
      .references(() => payments.id),
    amountGrosze: integer().notNull(),
    /** A code such as `overpaid`; never what the buyer wrote. */
    reason: text().notNull(),
    actor: text().notNull(),
    /** The member of staff who asked for it; no foreign key, since money outlives accounts. */
    actorId: uuid(),
    /** A member of staff decided about it without a colleague: what the limit of one person counts. */
    decidedAlone: boolean().notNull().default(false),
    status: refundStatus().notNull().default("requested"),
    /** What the gateway had returned of the payment before it was asked for this sum: tells whether it got through. */
    refundedBeforeGrosze: integer(),
    /** When the attempt that is under way began; null between attempts. */
    claimedAt: instant(),
    lastError: text(),
    requestedAt: instant().notNull(),
    startsAt: instant(),
    completedAt: instant(),
  },
  (table) => [
    check("refunds_amount_positive", sql`${table.amountGrosze} > 0`),
    uniqueIndex("refunds_one_sending")
      .on(table.paymentId)
      .where(sql`${table.status} = 'sending'`),
    index("refunds_order").on(table.orderId),
    index("refunds_payment").on(table.paymentId),
    index("refunds_requested").on(table.requestedAt),
    index("refunds_staff")
      .on(table.requestedAt)
      .where(sql`${table.decidedAlone}`),
    index("refunds_unfinished")
      .on(table.requestedAt)
      .where(sql`${table.status} <> 'completed'`),
  ],
);

export type LedgerStory = { status: string; grosze: number };

/**
 * Where the gateway's list and our payments told different stories; resolved once they agree again. What staff have
 * explained waits for nobody, as long as the two stories stay as they were then.
 */
export const ledgerDifferences = pgTable(
  "ledger_differences",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    transactionTitle: text().notNull(),
    /** What we say, and what the gateway says; null for a side that knows nothing of the transaction. */
    ourStory: jsonb().$type<LedgerStory>(),
    theirStory: jsonb().$type<LedgerStory>(),
    foundAt: instant().notNull(),
    resolvedAt: instant(),
    explainedAt: instant(),
    explanation: text(),
  },
  (table) => [
    check(
      "ledger_differences_explained",
      sql`(${table.explainedAt} is null) = (${table.explanation} is null)`,
    ),
    index("ledger_differences_found").on(table.foundAt, table.id),
    uniqueIndex("ledger_differences_open")
      .on(table.kind, table.transactionTitle)
      .where(sql`${table.resolvedAt} is null`),
  ],
);
