import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns";
import { mails } from "./fulfilment";
import { crisisLevel } from "./orders";

/** What somebody wrote to us through the contact form. Deleted, with its mails, when `deleteAt` comes. */
export const contactMessages = pgTable(
  "contact_messages",
  {
    id: uuid().primaryKey().defaultRandom(),
    email: text().notNull(),
    message: text().notNull(),
    crisisLevel: crisisLevel().notNull(),
    receivedAt: instant().notNull(),
    deleteAt: instant().notNull(),
    /** To the support address. */
    forwardMailId: uuid()
      .notNull()
      .references(() => mails.id),
    /** To the sender; null when they have had one lately. */
    receiptMailId: uuid().references(() => mails.id),
  },
  (table) => [
    check("contact_messages_length", sql`char_length(${table.message}) between 1 and 5000`),
    index("contact_messages_received").on(table.receivedAt),
    index("contact_messages_due").on(table.deleteAt),
    index("contact_messages_forward").on(table.forwardMailId),
    index("contact_messages_receipt").on(table.receiptMailId),
  ],
);
