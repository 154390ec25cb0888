import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns";
import { crisisLevel } from "./orders";
import { mails } from "./mails";

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
    /** When staff last answered from the desk; null while nobody has. */
    answeredAt: instant(),
    /** When staff put it aside; an answer opens it again. */
    closedAt: instant(),
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

/** What staff answered by mail. Goes with its message. */
export const contactReplies = pgTable(
  "contact_replies",
  {
    id: uuid().primaryKey().defaultRandom(),
    messageId: uuid()
      .notNull()
      .references(() => contactMessages.id, { onDelete: "cascade" }),
    text: text().notNull(),
    /** A member's id, without a foreign key: the answer outlives the account. */
    repliedBy: uuid().notNull(),
    repliedAt: instant().notNull(),
    mailId: uuid()
      .notNull()
      .unique()
      .references(() => mails.id),
  },
  (table) => [
    check("contact_replies_length", sql`char_length(${table.text}) between 1 and 5000`),
    index("contact_replies_message").on(table.messageId, table.repliedAt),
  ],
);
