import { sql } from "drizzle-orm";
import {
  check,
  date,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { instant } from "./columns";
import { users } from "./members";
import { crisisLevel } from "./orders";

/** That a member is 18 and consents to talking with the mentor; withdrawn, it only says whether talks are kept to read. */
export const talkConsents = pgTable("talk_consents", {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  version: text().notNull(),
  givenAt: instant().notNull(),
  withdrawnAt: instant(),
});

export const talks = pgTable(
  "talks",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    style: smallint().notNull(),
    title: text(),
    /** The gravest that was heard in it, until its member says that it was misheard. */
    crisisLevel: crisisLevel().notNull().default("none"),
    startedAt: instant().notNull(),
    lastMessageAt: instant().notNull(),
    /** It can be taken back for a while. */
    deletedAt: instant(),
  },
  (table) => [
    check("talks_title", sql`char_length(${table.title}) between 1 and 80`),
    index("talks_of_member").on(table.userId, table.lastMessageAt.desc(), table.id.desc()),
    index("talks_idle").on(table.lastMessageAt),
    index("talks_deleted")
      .on(table.deletedAt)
      .where(sql`deleted_at is not null`),
  ],
);

export const talkReplyState = pgEnum("talk_reply_state", [
  "waiting",
  "writing",
  "complete",
  "stopped",
  "failed",
  "unreadable",
  "help",
]);

/** What a member wrote, and what came of it. */
export const talkMessages = pgTable(
  "talk_messages",
  {
    id: uuid().primaryKey().defaultRandom(),
    talkId: uuid()
      .notNull()
      .references(() => talks.id, { onDelete: "cascade" }),
    /** Counted from 1. */
    number: integer().notNull(),
    content: text().notNull(),
    crisisLevel: crisisLevel().notNull(),
    /** The day in Warsaw of whose messages it is one; null where it does not count. */
    countedDay: date(),
    formToken: uuid().notNull().unique(),
    sentAt: instant().notNull(),
    replyState: talkReplyState().notNull().default("waiting"),
    reply: text(),
    repliedAt: instant(),
  },
  (table) => [
    unique("talk_messages_number").on(table.talkId, table.number),
    uniqueIndex("talk_messages_one_writing")
      .on(table.talkId)
      .where(sql`reply_state = 'writing'`),
    index("talk_messages_unanswered")
      .on(table.sentAt)
      .where(sql`reply_state in ('waiting', 'writing')`),
    check(
      "talk_messages_replied",
      sql`(${table.replyState} in ('waiting', 'writing')) = (${table.repliedAt} is null)`,
    ),
    check(
      "talk_messages_reply",
      sql`(${table.replyState} in ('complete', 'stopped')) = (${table.reply} is not null)`,
    ),
    check("talk_messages_length", sql`char_length(${table.content}) between 1 and 131072`),
  ],
);

/** How many messages a member has used up on a day in Warsaw. */
export const talkDays = pgTable(
  "talk_days",
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    day: date().notNull(),
    used: smallint().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.day] }),
    check("talk_days_used", sql`${table.used} between 0 and 5`),
  ],
);
