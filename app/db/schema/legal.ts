import { date, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns";

/** The terms as they stood: what an order was placed under, what a member accepted, and what is announced. Never changed. */
export const termsTexts = pgTable("terms_texts", {
  /** The day from which they hold and the beginning of the text's digest. */
  version: text().primaryKey(),
  /** YYYY-MM-DD. */
  effectiveOn: date({ mode: "string" }).notNull(),
  /** A whole text without a page around it; its links are absolute. */
  html: text().notNull(),
  /** What members were told of the change; null where nobody was. */
  changes: text(),
  announcedAt: instant(),
  keptAt: instant().notNull(),
});
