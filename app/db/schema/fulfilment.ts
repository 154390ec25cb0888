import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { bytea, instant } from "./columns";
import { crisisLevel, orders } from "./orders";
import { refunds } from "./payments";

/** The text written for an order: the first step of fulfilment. Deleted with the order's other content. */
export const documentTexts = pgTable("document_texts", {
  orderId: uuid()
    .primaryKey()
    .references(() => orders.id, { onDelete: "cascade" }),
  content: jsonb().$type<unknown>().notNull(),
  promptVersion: text().notNull(),
  model: text().notNull(),
  writtenAt: instant().notNull(),
});

/**
 * A second text of a delivered order, written to be laid beside the first: staff send it or throw it away. Deleted with
 * the order's other content.
 */
export const draftTexts = pgTable(
  "draft_texts",
  {
    orderId: uuid()
      .primaryKey()
      .references(() => orders.id, { onDelete: "cascade" }),
    /** What was wrong with the first, as a code of `app/services/buyers/assist-reasons.ts`. */
    note: text().notNull(),
    requestedAt: instant().notNull(),
    /** Null until it is written, like the columns below. */
    content: jsonb().$type<unknown>(),
    promptVersion: text(),
    model: text(),
    /** What was heard while it was written: the order's, once the draft is sent. */
    crisisLevel: crisisLevel().notNull().default("none"),
    writtenAt: instant(),
    /** Why there will be none, as a code of `app/services/orders/failure.ts`. */
    failure: text(),
  },
  (table) => [
    check(
      "draft_texts_written",
      sql`(${table.content} is null) = (${table.writtenAt} is null) and (${table.content} is null or (${table.promptVersion} is not null and ${table.model} is not null and ${table.failure} is null))`,
    ),
  ],
);

/**
 * How far a program can trust a text (`app/services/fulfilment/writing/confidence-rule.ts`): its parts, each from 0 to 1. Numbers
 * alone, so that they stay when the text goes.
 */
export const textScores = pgTable(
  "text_scores",
  {
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    /** Of the draft, not of the text that was sent. */
    isDraft: boolean().notNull().default(false),
    promptVersion: text().notNull(),
    model: text().notNull(),
    /** From 0 to 1, in hundredths. */
    confidence: doublePrecision().notNull(),
    /** Null where the answers say too little to compare with. */
    ownWords: doublePrecision(),
    shape: doublePrecision().notNull(),
    length: doublePrecision().notNull(),
    language: doublePrecision().notNull(),
    permitted: doublePrecision().notNull(),
    attempts: doublePrecision().notNull(),
    writtenAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.isDraft] }),
    index("text_scores_confidence")
      .on(table.confidence, table.orderId)
      .where(sql`not ${table.isDraft}`),
    index("text_scores_at").on(table.writtenAt),
  ],
);

/**
 * The rendered document, in one or more files: the second step. Apart from the text, so that reading a row never drags
 * the bytes along.
 */
export const documentFiles = pgTable(
  "document_files",
  {
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    /** Counted from 0; the first file is the one to read. */
    position: integer().notNull().default(0),
    fileName: text().notNull(),
    contentType: text().notNull(),
    bytes: bytea().notNull(),
    /** Null for a file that has no fixed pages. */
    pageCount: integer(),
    renderedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.position] })],
);

/** How far we are with handing a mail over. */
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
    /** What a mail about a refund tells of. */
    refundId: uuid().references(() => refunds.id, { onDelete: "cascade" }),
    kind: text().notNull(),
    recipient: text().notNull(),
    subject: text().notNull(),
    idempotencyKey: text().notNull().unique(),
    status: mailStatus().notNull().default("pending"),
    attempts: integer().notNull().default(0),
    providerId: text(),
    lastError: text(),
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
    check("mails_bounce_kind", sql`(${table.bouncedAt} is null) = (${table.bounceKind} is null)`),
    // Reports name a mail by the provider's id.
    index("mails_provider").on(table.providerId),
    // For the lists of staff.
    index("mails_created").on(table.createdAt, table.id),
    index("mails_state").on(table.state, table.createdAt, table.id),
    index("mails_kind").on(table.kind, table.createdAt, table.id),
    index("mails_recipient_parts").using("gin", sql`lower(${table.recipient}) gin_trgm_ops`),
    // For the share of mails that came back.
    index("mails_accepted").on(table.acceptedAt),
    index("mails_returned")
      .on(table.acceptedAt)
      .where(sql`${table.bouncedAt} is not null or ${table.complainedAt} is not null`),
  ],
);

/** Every call of the model, whether it answered or not: what it was for, what it cost, how it ended. */
export const modelCalls = pgTable(
  "model_calls",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: uuid().references(() => orders.id, { onDelete: "set null" }),
    task: text().notNull(),
    promptVersion: text().notNull(),
    model: text().notNull(),
    outcome: text().notNull(),
    inputTokens: integer().notNull(),
    outputTokens: integer().notNull(),
    durationMs: integer().notNull(),
    /** Millionths of a US dollar. */
    costMicroUsd: integer().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    index("model_calls_order").on(table.orderId),
    // For the desk: what was written by one model.
    index("model_calls_model").on(table.model, table.orderId),
    // For the figures of staff, which are read from the index alone.
    index("model_calls_at").on(table.at, table.orderId, table.costMicroUsd),
  ],
);
