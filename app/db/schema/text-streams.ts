import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { instant } from "./columns";

export const textStreamState = pgEnum("text_stream_state", [
  "open",
  "complete",
  "failed",
  "replaced",
]);

export const textStreams = pgTable(
  "text_streams",
  {
    id: uuid().primaryKey().defaultRandom(),
    subjectKind: text().notNull(),
    subjectId: uuid().notNull(),
    attempt: integer().notNull(),
    state: textStreamState().notNull().default("open"),
    pieces: integer().notNull().default(0),
    grewAt: instant().notNull(),
  },
  (table) => [
    unique("text_streams_attempt").on(table.subjectKind, table.subjectId, table.attempt),
    uniqueIndex("text_streams_open")
      .on(table.subjectKind, table.subjectId)
      .where(sql`state = 'open'`),
    index().on(table.grewAt),
  ],
);

/** What came within about 100 ms, numbered from 1. */
export const textPieces = pgTable(
  "text_pieces",
  {
    streamId: uuid()
      .notNull()
      .references(() => textStreams.id, { onDelete: "cascade" }),
    seq: integer().notNull(),
    text: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.streamId, table.seq] }),
    check("text_pieces_seq", sql`${table.seq} > 0`),
  ],
);
