import { sql } from "drizzle-orm";
import {
  boolean,
  bigint,
  check,
  date,
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

/** Whom money came through: the gateway, or outside of it, as a transfer that two members of staff have seen. */
export const paymentProvider = pgEnum("payment_provider", ["tpay", "outside"]);

/** One transaction at the gateway, or a sum that came outside of it. An order has at most one that is still open. */
export const payments = pgTable(
  "payments",
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    provider: paymentProvider().notNull().default("tpay"),
    status: paymentStatus().notNull(),
    /** Counted as paid on the word of two members of staff; the gateway has not confirmed it, so there is nothing to return. */
    isForced: boolean().notNull().default(false),
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
    index("payments_forced")
      .on(table.orderId)
      .where(sql`${table.isForced}`),
    index("payments_outside")
      .on(table.orderId)
      .where(sql`${table.provider} = 'outside'`),
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
  (table) => [
    index("payment_notifications_order").on(table.orderId),
    index("payment_notifications_received").on(table.receivedAt),
  ],
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
    /** Why staff gave it up, as a code of `refundDropReasons`; null unless they did. */
    droppedFor: text(),
    /** Where it went back by transfer: how whoever saw to it knows, in their words. */
    transferProof: text(),
    requestedAt: instant().notNull(),
    startsAt: instant(),
    /** When whoever scheduled it had read that it came to nothing. */
    failureReadAt: instant(),
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

/** Money that came outside of the gateway, for an order or a subscription, with what proves it. Never deleted: it is of the books. */
export const outsideReceipts = pgTable(
  "outside_receipts",
  {
    id: uuid().primaryKey().defaultRandom(),
    paymentId: uuid()
      .unique()
      .references(() => payments.id),
    /** No foreign key, since money outlives accounts; and whose it was. */
    subscriptionId: uuid(),
    amountGrosze: integer().notNull(),
    /** The day on which it came, in Europe/Warsaw. */
    receivedOn: date().notNull(),
    proof: text().notNull(),
    askedBy: uuid().notNull(),
    agreedBy: uuid().notNull(),
    recordedAt: instant().notNull(),
  },
  (table) => [
    check("outside_receipts_amount_positive", sql`${table.amountGrosze} > 0`),
    check(
      "outside_receipts_one_subject",
      sql`num_nonnulls(${table.paymentId}, ${table.subscriptionId}) = 1`,
    ),
    check("outside_receipts_two_people", sql`${table.askedBy} <> ${table.agreedBy}`),
    index("outside_receipts_recorded").on(table.recordedAt, table.id),
    index("outside_receipts_subscription").on(table.subscriptionId),
  ],
);

/** When the gateway's list and our payments were compared to the end, and how many differences stood then. */
export const ledgerChecks = pgTable(
  "ledger_checks",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    checkedAt: instant().notNull(),
    differences: integer().notNull(),
  },
  (table) => [index("ledger_checks_checked").on(table.checkedAt)],
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
