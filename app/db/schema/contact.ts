import { sql } from "drizzle-orm";
import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns";
import { messages } from "./conversations";
import { crisisLevel } from "./orders";
import { mails } from "./mails";

export const contactMessages = pgTable(
  "contact_messages",
  {
    id: uuid().primaryKey().defaultRandom(),
    email: text().notNull(),
    messageId: uuid()
      .notNull()
      .unique()
      .references(() => messages.id),
    crisisLevel: crisisLevel().notNull(),
    /** Version of the explicit consent to a model reading it (art. 9(2)(a) GDPR), given with it; null without. */
    readingConsentVersion: text(),
    receivedAt: instant().notNull(),
    deleteAt: instant().notNull(),
    /** When staff last answered from the desk; null while nobody has. */
    answeredAt: instant(),
    closedAt: instant(),
    forwardMailId: uuid()
      .notNull()
      .references(() => mails.id),
    /** To the sender; null when they have had one lately. */
    receiptMailId: uuid().references(() => mails.id),
  },
  (table) => [
    index("contact_messages_received").on(table.receivedAt),
    index("contact_messages_email").on(sql`lower(${table.email})`),
    index("contact_messages_due").on(table.deleteAt),
    index("contact_messages_forward").on(table.forwardMailId),
    index("contact_messages_receipt").on(table.receiptMailId),
  ],
);
