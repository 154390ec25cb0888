import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { RentalAnswers } from "~/products/rental-agreement/fields";
import { instant } from "./columns";
import { orders } from "./orders";

export const rentalDrafts = pgTable(
  "rental_drafts",
  {
    token: text().primaryKey(),
    answers: jsonb().$type<RentalAnswers>().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    expiresAt: instant().notNull(),
    orderId: uuid().references(() => orders.id, { onDelete: "set null" }),
  },
  (table) => [
    check("rental_drafts_expire_later", sql`${table.expiresAt} > ${table.updatedAt}`),
    index("rental_drafts_expiry").on(table.expiresAt),
    index("rental_drafts_order").on(table.orderId),
  ],
);
