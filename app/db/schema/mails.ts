import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { instant } from "./columns";
import { orders } from "./orders";
import { refunds } from "./payments";

export const mailStatus = pgEnum("mail_status", ["pending", "accepted", "refused"]);

/** Where a mail is, with what its provider has reported since. */
export const mailState = pgEnum("mail_state", [
  "queued",
  "accepted",
  "delivered",
  "bounced",
  "complained",
  "refused",
]);

/** `hard`: this address will never take it. `soft`: its server would not take it now. */
export const mailBounce = pgEnum("mail_bounce", ["hard", "soft"]);

/** One mail that has to leave once; the idempotency key makes a repeated attempt the same mail. */
export const mails = pgTable(
  "mails",
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid().references(() => orders.id, { onDelete: "cascade" }),
    refundId: uuid().references(() => refunds.id, { onDelete: "cascade" }),
    kind: text().notNull(),
    /** Null once its time is over (`retention.mailRecipient`): that it went out, when and what it was outlives whom it went to. */
    recipient: text(),
    subject: text().notNull(),
    idempotencyKey: text().notNull().unique(),
    status: mailStatus().notNull().default("pending"),
    attempts: integer().notNull().default(0),
    providerId: text(),
    lastError: text(),
    /** Since when it is being handed over to the provider; null between attempts. */
    claimedAt: instant(),
    /**
     * Whether help lines are in it, as its order stood at the first attempt: the provider takes a key for one content alone, and
     * a level may rise meanwhile. Null before, and where it is of no order.
     */
    withHelp: boolean(),
    /** Whether it brings a link alone, as its order stood at the first attempt: to an address that nobody has confirmed. */
    isLinkOnly: boolean().notNull().default(false),
    /**
     * Proof of what went out, kept as long as the mail: SHA-256 of subject, text, HTML and each attachment, in hex; and the terms
     * that a confirmation was of, where it is of an order. Its kind and time stand beside.
     */
    digest: text(),
    termsVersion: text(),
    createdAt: instant().notNull(),
    acceptedAt: instant(),
    refusedAt: instant(),
    /** As the provider reports it, in its time; reports come twice and in any order (`mail_events`). */
    deliveredAt: instant(),
    bouncedAt: instant(),
    bounceKind: mailBounce(),
    /** The provider's own code for it, such as `Permanent/General`. */
    bounceCode: text(),
    complainedAt: instant(),
    /** Follows from the times, so that no order of reports can make it something else. */
    state: mailState()
      .notNull()
      .generatedAlwaysAs(
        sql`case
          when complained_at is not null then 'complained'::mail_state
          when bounced_at is not null and (bounce_kind = 'hard' or delivered_at is null or delivered_at < bounced_at)
            then 'bounced'::mail_state
          when delivered_at is not null then 'delivered'::mail_state
          when status = 'refused' then 'refused'::mail_state
          when status = 'accepted' then 'accepted'::mail_state
          else 'queued'::mail_state end`,
      ),
  },
  (table) => [
    index("mails_order").on(table.orderId),
    check("mails_recipient", sql`${table.recipient} is not null or ${table.status} <> 'pending'`),
    check("mails_bounce_kind", sql`(${table.bouncedAt} is null) = (${table.bounceKind} is null)`),
    // Reports name a mail by the provider's id.
    index("mails_provider").on(table.providerId),
    index("mails_pending")
      .on(table.createdAt)
      .where(sql`${table.status} = 'pending'`),
    index("mails_with_recipient")
      .on(table.createdAt, table.id)
      .where(sql`${table.recipient} is not null and ${table.status} <> 'pending'`),
    index("mails_created").on(table.createdAt, table.id),
    index("mails_state").on(table.state, table.createdAt, table.id),
    index("mails_kind").on(table.kind, table.createdAt, table.id),
    index("mails_recipient_parts").using("gin", sql`lower(${table.recipient}) gin_trgm_ops`),
    index("mails_accepted").on(table.acceptedAt),
    index("mails_returned")
      .on(table.acceptedAt)
      .where(sql`${table.bouncedAt} is not null or ${table.complainedAt} is not null`),
  ],
);

/** What a mail said, for a while; of none whose recipient is masked. The links in it let nobody in. */
export const mailTexts = pgTable(
  "mail_texts",
  {
    mailId: uuid()
      .primaryKey()
      .references(() => mails.id, { onDelete: "cascade" }),
    /** Its text goes with the order's content. */
    orderId: uuid().references(() => orders.id, { onDelete: "cascade" }),
    text: text().notNull(),
    attachments: jsonb().$type<{ fileName: string; bytes: number }[]>().notNull(),
    deleteAt: instant().notNull(),
  },
  (table) => [
    index("mail_texts_order").on(table.orderId),
    index("mail_texts_due").on(table.deleteAt),
  ],
);

export const mailEventType = pgEnum("mail_event_type", [
  "sent",
  "delivered",
  "delayed",
  "bounced",
  "suppressed",
  "failed",
  "complained",
]);

/** What the provider reported of a mail, once each; neither the address nor the words of a report are kept. */
export const mailEvents = pgTable(
  "mail_events",
  {
    id: text().primaryKey(),
    mailId: uuid().references(() => mails.id, { onDelete: "cascade" }),
    type: mailEventType().notNull(),
    bounceKind: mailBounce(),
    code: text(),
    /** The provider's time. */
    happenedAt: instant().notNull(),
    receivedAt: instant().notNull(),
  },
  (table) => [
    index("mail_events_mail").on(table.mailId, table.happenedAt),
    index("mail_events_received").on(table.receivedAt),
  ],
);

export const mailComplaints = pgTable(
  "mail_complaints",
  {
    address: text().primaryKey(),
    complainedAt: instant().notNull(),
  },
  (table) => [index("mail_complaints_at").on(table.complainedAt)],
);
