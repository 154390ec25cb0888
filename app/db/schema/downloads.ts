import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { bytea, instant } from "./columns";
import { copyFormat } from "./books";
import { orders } from "./orders";

/**
 * A link to the copies of a work that was bought. It ends with its time or its last download; then the order may get
 * another one, and the newest one counts.
 */
export const downloads = pgTable(
  "downloads",
  {
    /** Links of one order in the order in which they were made. */
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** Unguessable, and not the order's token: who is given the link cannot act for the buyer. */
    token: text().notNull().unique(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    downloadsLeft: integer().notNull(),
    /** When a download of each format was last counted: one that breaks off is not counted again. */
    epubCountedAt: instant(),
    pdfCountedAt: instant(),
  },
  (table) => [
    check("downloads_left", sql`${table.downloadsLeft} between 0 and 10`),
    index("downloads_order").on(table.orderId, table.id),
    index("downloads_expiry").on(table.expiresAt),
  ],
);

/** A buyer's own copy of a work, with their mark. It can be made again at any time, so it goes with its last link. */
export const copies = pgTable(
  "copies",
  {
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    format: copyFormat().notNull(),
    bytes: bytea().notNull(),
    /** Hexadecimal, for the ETag. */
    sha256: text().notNull(),
    stampedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.format] })],
);
