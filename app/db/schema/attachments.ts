import { integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { bytea } from "./columns";
import { orders } from "./orders";

export const attachments = pgTable(
  "attachments",
  {
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    /** Counted from 0, in the order in which they were sent. */
    position: integer().notNull(),
    name: text().notNull(),
    contentType: text().notNull(),
    bytes: bytea().notNull(),
    text: text(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.position] })],
);
