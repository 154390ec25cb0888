import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
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
  },
  (table) => [
    check("payments_amount_positive", sql`${table.amountGrosze} > 0`),
    uniqueIndex("payments_one_open")
      .on(table.orderId)
      .where(sql`${table.status} in ('creating', 'pending')`),
    index("payments_order").on(table.orderId),
    index("payments_check_due")
      .on(table.nextCheckAt)
      .where(sql`${table.status} = 'pending'`),
  ],
);

/** Every genuine notification, once; `deliveries` counts repetitions of the same bytes. */
export const paymentNotifications = pgTable("payment_notifications", {
  bodySha256: text().primaryKey(),
  orderId: uuid().references(() => orders.id),
  transactionTitle: text().notNull(),
  gatewayStatus: text().notNull(),
  paidGrosze: integer().notNull(),
  outcome: text().notNull(),
  deliveries: integer().notNull().default(1),
  receivedAt: instant().notNull(),
});
