import { sql } from "drizzle-orm";
import { check, index, pgEnum, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns";
import { mails } from "./mails";
import { crisisLevel } from "./orders";

export const conversationSubject = pgEnum("conversation_subject", [
  "contact",
  "case_party",
  "support",
]);

export const conversations = pgTable(
  "conversations",
  {
    id: uuid().primaryKey().defaultRandom(),
    subjectKind: conversationSubject().notNull(),
    subjectId: uuid().notNull(),
    createdAt: instant().notNull(),
    staffReadAt: instant(),
    partyReadAt: instant(),
  },
  (table) => [unique("conversations_subject").on(table.subjectKind, table.subjectId)],
);

export const messageAuthor = pgEnum("message_author", ["visitor", "member", "staff", "system"]);

export const messageVisibility = pgEnum("message_visibility", ["everybody", "own_side", "staff"]);

export const messages = pgTable(
  "messages",
  {
    id: uuid().primaryKey().defaultRandom(),
    conversationId: uuid()
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    authorKind: messageAuthor().notNull(),
    /** Of staff: a member's id, without a foreign key, since the message outlives the account. Others are known by the conversation. */
    authorId: uuid(),
    visibility: messageVisibility().notNull(),
    body: text().notNull(),
    crisisLevel: crisisLevel().notNull(),
    /** Makes the same words, sent twice, one message. */
    idempotencyKey: text().notNull().unique(),
    mailId: uuid()
      .unique()
      .references(() => mails.id, { onDelete: "set null" }),
    createdAt: instant().notNull(),
  },
  (table) => [
    check("messages_length", sql`char_length(${table.body}) between 1 and 65536`),
    index("messages_conversation").on(table.conversationId, table.createdAt),
  ],
);
