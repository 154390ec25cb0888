import {
  bigint,
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
import { orders } from "./orders";
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

export const mailStatus = pgEnum("mail_status", ["pending", "accepted", "refused"]);

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
  },
  (table) => [index("mails_order").on(table.orderId)],
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
  (table) => [index("model_calls_order").on(table.orderId)],
);
