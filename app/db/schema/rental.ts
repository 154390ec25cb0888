import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { RentalAnswers } from "~/products/rental-agreement/fields";
import { instant } from "./columns";
import { orders } from "./orders";

/** A rental agreement that somebody is filling in. Whoever knows its token may read and change it. */
export const rentalDrafts = pgTable(
  "rental_drafts",
  {
    token: text().primaryKey(),
    answers: jsonb().$type<RentalAnswers>().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    expiresAt: instant().notNull(),
    /** The latest order placed from it: the draft goes with that order's content. */
    orderId: uuid().references(() => orders.id, { onDelete: "set null" }),
  },
  (table) => [
    check("rental_drafts_expire_later", sql`${table.expiresAt} > ${table.updatedAt}`),
    index("rental_drafts_expiry").on(table.expiresAt),
    index("rental_drafts_order").on(table.orderId),
  ],
);
