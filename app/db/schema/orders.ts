import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  smallint,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import type { Alarm } from "~/products/alarm";
import { bookEditions } from "./books";
import { termsTexts } from "./legal";
import { instant } from "./columns";

export const emailCorrections = pgTable(
  "email_corrections",
  {
    orderId: uuid()
      .primaryKey()
      .references(() => orders.id, { onDelete: "cascade" }),
    oldEmail: text().notNull(),
    newEmail: text().notNull(),
    correctedAt: instant().notNull(),
    /** Staff did it, asked by somebody who may not be the buyer. */
    byStaff: boolean().notNull().default(false),
  },
  (table) => [
    index("email_corrections_old").using("gin", sql`lower(${table.oldEmail}) gin_trgm_ops`),
  ],
);

export const remakes = pgTable("remakes", {
  orderId: uuid()
    .primaryKey()
    .references(() => orders.id, { onDelete: "cascade" }),
  note: text().notNull(),
  requestedAt: instant().notNull(),
});

export const withdrawals = pgTable(
  "withdrawals",
  {
    orderId: uuid()
      .primaryKey()
      .references(() => orders.id),
    /** As the buyer gave it; may be missing, since the order identifies the contract. */
    name: text(),
    /** Where the acknowledgement went; null for an order without an address. */
    email: text(),
    statement: text().notNull(),
    effect: text().notNull(),
    receivedAt: instant().notNull(),
    /** The member of staff who took a statement that came another way than by the order's page; null for the buyer's own press. */
    takenBy: uuid(),
    /** When the buyer made it, a day in Europe/Warsaw, and how it came (`withdrawalWays`). */
    declaredOn: date(),
    way: text(),
  },
  (table) => [
    check(
      "withdrawals_taken",
      sql`num_nulls(${table.takenBy}, ${table.declaredOn}, ${table.way}) in (0, 3)`,
    ),
  ],
);

export const orderStatus = pgEnum("order_status", [
  "awaiting_payment",
  "paid",
  "processing",
  "completed",
  "failed",
  "cancelled",
  "expired",
  "refunded",
]);

export const crisisLevel = pgEnum("crisis_level", ["none", "concern", "acute"]);

/** One purchase, frozen as it was placed. What the person wrote is null once it has been deleted. */
export const orders = pgTable(
  "orders",
  {
    id: uuid().primaryKey().defaultRandom(),
    number: integer().notNull().unique().generatedAlwaysAsIdentity({ startWith: 10001 }),
    /** Unguessable; the key to the order page, known to the buyer and the gateway. */
    token: text().notNull().unique(),
    /**
     * The token until the address was corrected: the gateway's reports still name it. It opens nothing any more, since
     * whoever had the wrong mail has it, too.
     */
    formerToken: text().unique(),
    /** Digest of the form token and what was sent with it: the same submission cannot become two orders. */
    submissionKey: text().notNull().unique(),
    productSlug: text().notNull(),
    productVersion: smallint().notNull(),
    /** The book that was ordered, the edition that the buyer gets and the title that it was sold under; null for a document. */
    bookSlug: text(),
    bookEdition: smallint(),
    bookTitle: text(),
    orderType: text().notNull(),
    status: orderStatus().notNull().default("awaiting_payment"),
    /** Where the document goes; null until a payment brings an address, where the product asks for none, and a while after nobody has paid. */
    email: text(),
    priceGrosze: integer().notNull(),
    currency: text().notNull().default("PLN"),
    answers: jsonb().$type<Record<string, string>>(),
    summary: jsonb().$type<{ label: string; value: string }[]>(),
    personName: text(),
    crisisLevel: crisisLevel().notNull().default("none"),
    /** What rules alone heard, while a second reader still has to decide what weights suspect; null when it need not. */
    crisisSuspectedAbove: crisisLevel(),
    /** The gravest alarm that a model has raised over it; null without one. */
    alarm: text().$type<Alarm>(),
    consentText: text().notNull(),
    consentVersion: text().notNull(),
    consentedAt: instant().notNull(),
    /** The terms that it was placed under; null for an order from before they were kept. */
    termsVersion: text().references(() => termsTexts.version),
    placedAt: instant().notNull(),
    paidAt: instant(),
    completedAt: instant(),
    /** When the buyer saved the confirmation of the contract by hand, since no mail had brought it; null where it need not be. */
    confirmationSavedAt: instant(),
    /** Staff have sent a delivered order on to another address, and nobody there has said that it is theirs. */
    isAddressUnconfirmed: boolean().notNull().default(false),
    /** When what was bought was first read, on whatever way: from then on there is nothing to withdraw from. */
    openedAt: instant(),
    /** When all of its money began to go back; null before, and once that was given up. What can be downloaded ends with it. */
    refundBegunAt: instant(),
    /** Why fulfilment last stopped, as a code of `app/services/orders/failure.ts`; null while all is well. */
    failure: text(),
    contentDeleteAt: instant().notNull(),
    contentDeletedAt: instant(),
  },
  (table) => [
    check(
      "orders_book",
      sql`num_nulls(${table.bookSlug}, ${table.bookEdition}, ${table.bookTitle}) in (0, 3)`,
    ),
    foreignKey({
      name: "orders_book_edition",
      columns: [table.bookSlug, table.bookEdition],
      foreignColumns: [bookEditions.bookSlug, bookEditions.number],
    }),
    check("orders_price_positive", sql`${table.priceGrosze} > 0`),
    check(
      "orders_content_deleted",
      sql`${table.contentDeletedAt} is null or (${table.answers} is null and ${table.summary} is null and ${table.personName} is null and (${table.crisisLevel} = 'none' or ${table.status} in ('failed', 'refunded', 'cancelled')) and ${table.crisisSuspectedAbove} is null and ${table.alarm} is null)`,
    ),
    index("orders_unpaid")
      .on(table.placedAt)
      .where(sql`${table.status} = 'awaiting_payment'`),
    index("orders_unpaid_addresses")
      .on(table.placedAt)
      .where(sql`${table.email} is not null and ${table.paidAt} is null`),
    // Levels that outlive the content of an order that was stopped, for a day.
    index("orders_level_left")
      .on(table.contentDeletedAt)
      .where(sql`${table.crisisLevel} <> 'none'`),
    index("orders_content_due")
      .on(table.contentDeleteAt)
      .where(sql`${table.contentDeletedAt} is null`),
    // A member's own orders, and what an address was refunded, are found by the address however it was written.
    index("orders_email").on(sql`lower(${table.email})`),
    index("orders_placed").on(
      table.placedAt,
      table.id,
      table.productSlug,
      table.paidAt,
      table.completedAt,
      table.priceGrosze,
    ),
    // What was paid lately is counted with each look at the dashboard.
    index("orders_paid")
      .on(table.paidAt, table.productSlug)
      .where(sql`${table.paidAt} is not null`),
    index("orders_outstanding")
      .on(table.placedAt, table.id)
      .where(sql`${table.status} in ('paid', 'processing', 'failed')`),
    index("orders_late")
      .on(table.placedAt, table.id)
      .where(sql`${table.completedAt} - ${table.paidAt} > interval '2 minutes'`),
    index("orders_status").on(table.status, table.placedAt, table.id),
    index("orders_product").on(
      table.productSlug,
      table.placedAt,
      table.id,
      table.status,
      table.priceGrosze,
    ),
    index("orders_book_placed")
      .on(table.bookSlug, table.placedAt, table.id)
      .where(sql`${table.bookSlug} is not null`),
    index("orders_email_parts").using("gin", sql`lower(${table.email}) gin_trgm_ops`),
    index("orders_email_names").using(
      "gin",
      sql`split_part(lower(${table.email}), '@', 1) gin_trgm_ops`,
    ),
    index("orders_type").on(table.orderType, table.id),
  ],
);

/** What happened to an order, in order; never holds what the person wrote. */
export const orderEvents = pgTable(
  "order_events",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    type: text().notNull(),
    actor: text().notNull(),
    detail: jsonb().$type<Record<string, string | number | boolean | null>>(),
    at: instant().notNull(),
  },
  (table) => [index("order_events_order").on(table.orderId, table.id)],
);
