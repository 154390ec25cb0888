import { sql } from "drizzle-orm";
import { check, index, pgEnum, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns";
import { orders } from "./orders";

export const reviewStatus = pgEnum("review_status", ["visible", "hidden"]);

export const reviews = pgTable(
  "reviews",
  {
    orderId: uuid()
      .primaryKey()
      .references(() => orders.id),
    productSlug: text().notNull(),
    stars: smallint().notNull(),
    text: text(),
    authorName: text().notNull(),
    status: reviewStatus().notNull().default("visible"),
    hiddenReason: text(),
    /** Since when a hidden one waits for somebody of staff to look: a program hid it, or its author has changed it since. */
    waitingSince: instant(),
    decidedAt: instant(),
    answer: text(),
    answeredAt: instant(),
    /** Version of the explicit consent to a model reading its words, given with the last of them; null without. */
    readingConsentVersion: text(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    check("reviews_stars", sql`${table.stars} between 1 and 5`),
    index("reviews_product")
      .on(table.productSlug, table.createdAt)
      .where(sql`${table.status} = 'visible'`),
    check(
      "reviews_hidden",
      sql`(${table.status} = 'hidden') = (${table.hiddenReason} is not null)`,
    ),
    check("reviews_waiting", sql`${table.waitingSince} is null or ${table.status} = 'hidden'`),
    check("reviews_answer", sql`(${table.answer} is null) = (${table.answeredAt} is null)`),
    index("reviews_created").on(table.createdAt, table.orderId),
    index("reviews_waiting_since")
      .on(table.waitingSince)
      .where(sql`${table.waitingSince} is not null`),
    index("reviews_words").using("gin", sql`${table.text} gin_trgm_ops`),
  ],
);
