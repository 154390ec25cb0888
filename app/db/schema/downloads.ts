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

export const downloads = pgTable(
  "downloads",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** Unguessable, and not the order's token: who is given the link cannot act for the buyer. */
    token: text().notNull().unique(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    downloadsLeft: integer().notNull(),
    epubCountedAt: instant(),
    pdfCountedAt: instant(),
  },
  (table) => [
    check("downloads_left", sql`${table.downloadsLeft} between 0 and 10`),
    index("downloads_order").on(table.orderId, table.id),
    index("downloads_expiry").on(table.expiresAt),
  ],
);

export const copies = pgTable(
  "copies",
  {
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    format: copyFormat().notNull(),
    bytes: bytea().notNull(),
    sha256: text().notNull(),
    stampedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.format] })],
);
