import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import type { ConstellationKey } from "~/sky/constellations";
import { bytea, instant } from "./columns";
import { crisisLevel, orders } from "./orders";

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
    note: text().notNull(),
    requestedAt: instant().notNull(),
    content: jsonb().$type<unknown>(),
    promptVersion: text(),
    model: text(),
    crisisLevel: crisisLevel().notNull().default("none"),
    writtenAt: instant(),
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
 * How far a program can trust a text (`app/services/writing/confidence-rule.ts`): its parts, each from 0 to 1. Numbers
 * alone, so that they stay when the text goes.
 */
export const textScores = pgTable(
  "text_scores",
  {
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    isDraft: boolean().notNull().default(false),
    promptVersion: text().notNull(),
    model: text().notNull(),
    /** From 0 to 1, in hundredths. */
    confidence: doublePrecision().notNull(),
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
    pageCount: integer(),
    /** The constellation on its first page; null where that is no cover. */
    figure: text().$type<ConstellationKey>(),
    /** When that stood above Poland; null of one that was chosen otherwise. */
    skyAt: instant(),
    /** The drawing of its first page: see `keptCover`; null of a file whose pages depend on its program. */
    cover: bytea(),
    /** What it says, for a page that shows it: the same words in the same row, so that they go with the file; null of no PDF. */
    sections: jsonb().$type<unknown>(),
    /** Of its writer's sentences those that may stand on a card, or before it in a mail; null of what may give none. */
    sentences: jsonb().$type<readonly string[]>(),
    renderedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.position] })],
);
