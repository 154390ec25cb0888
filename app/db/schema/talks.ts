import { sql } from "drizzle-orm";
import {
  boolean,
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
import { crisisLevel, orders } from "./orders";

/** That a member is 18 and consents to talking with the mentor; withdrawn, it only says whether talks are kept to read. */
export const talkConsents = pgTable("talk_consents", {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  version: text().notNull(),
  givenAt: instant().notNull(),
  withdrawnAt: instant(),
});

/** A talk of a member with the mentor, in a style; or the one that an order is of, with its persona. */
export const talks = pgTable(
  "talks",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid().references(() => users.id, { onDelete: "cascade" }),
    style: smallint(),
    orderId: uuid()
      .unique()
      .references(() => orders.id, { onDelete: "cascade" }),
    title: text(),
    /** It is deleted once it is closed, or nobody has written in it for a while, and leaves nothing. */
    isEphemeral: boolean().notNull().default(false),
    /** The gravest that was heard in it, until its member says that it was misheard. */
    crisisLevel: crisisLevel().notNull().default("none"),
    /** When an acute crisis was last heard in it, also where its member has said since that it was misheard. */
    everAcuteAt: instant(),
    startedAt: instant().notNull(),
    lastMessageAt: instant().notNull(),
    /** What a model has made of its oldest messages, and the number of the last of these. */
    summary: text(),
    summarisedTo: integer(),
    /** When facts are proposed from it, unless something is said before; null where none will be. */
    factsDueAt: instant(),
    /** The number of the last message from which facts were proposed. */
    factsReadTo: integer().notNull().default(0),
    /** It can be taken back for a while. */
    deletedAt: instant(),
  },
  (table) => [
    check(
      "talks_whose",
      sql`num_nonnulls(${table.userId}, ${table.orderId}) = 1 and (${table.style} is null) = (${table.userId} is null)`,
    ),
    check("talks_title", sql`char_length(${table.title}) between 1 and 80`),
    check(
      "talks_summary",
      sql`(${table.summary} is null) = (${table.summarisedTo} is null) and char_length(${table.summary}) between 1 and 2000`,
    ),
    // It goes at once, and nothing of it is remembered.
    check(
      "talks_ephemeral",
      sql`not ${table.isEphemeral} or (${table.deletedAt} is null and ${table.factsDueAt} is null)`,
    ),
    index("talks_of_member").on(table.userId, table.lastMessageAt.desc(), table.id.desc()),
    index("talks_idle").on(table.lastMessageAt),
    index("talks_ephemeral_idle")
      .on(table.lastMessageAt)
      .where(sql`is_ephemeral`),
    index("talks_facts_due")
      .on(table.factsDueAt)
      .where(sql`facts_due_at is not null`),
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
  /** Its talk has cost its most. */
  "full",
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
    /** What a model heard in it, also `none`; null until one has read it. */
    heardLevel: crisisLevel(),
    /** The day in Warsaw of whose messages it is one; null where it does not count. */
    countedDay: date(),
    formToken: uuid().notNull().unique(),
    sentAt: instant().notNull(),
    replyState: talkReplyState().notNull().default("waiting"),
    reply: text(),
    repliedAt: instant(),
    /** When the first sentence of its answer could be read; only where a clock runs. */
    begunAt: instant(),
    /** Sent in the last minute of a talk that has a clock. */
    isLast: boolean().notNull().default(false),
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

/** What is said in a talk that answers nobody: each once, by its key. */
export const talkNotes = pgTable(
  "talk_notes",
  {
    id: uuid().primaryKey().defaultRandom(),
    talkId: uuid()
      .notNull()
      .references(() => talks.id, { onDelete: "cascade" }),
    /** `welcome`, `three_minutes`, …; `apology:` and `silence:` with what they are about. */
    key: text().notNull(),
    content: text().notNull(),
    writtenAt: instant().notNull(),
  },
  (table) => [
    unique("talk_notes_key").on(table.talkId, table.key),
    check("talk_notes_length", sql`char_length(${table.content}) between 1 and 4000`),
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

/** That a member wants the mentor to remember facts across their talks; without a row it remembers nothing. */
export const talkMemoryConsents = pgTable("talk_memory_consents", {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  version: text().notNull(),
  givenAt: instant().notNull(),
});

/** What a model proposes to remember of a talk: at most three, which nobody but its member is shown. */
export const proposedFacts = pgTable(
  "proposed_facts",
  {
    id: uuid().primaryKey().defaultRandom(),
    talkId: uuid()
      .notNull()
      .references(() => talks.id, { onDelete: "cascade" }),
    position: smallint().notNull(),
    content: text().notNull(),
    proposedAt: instant().notNull(),
  },
  (table) => [
    unique("proposed_facts_position").on(table.talkId, table.position),
    index("proposed_facts_old").on(table.proposedAt),
    check("proposed_facts_three", sql`${table.position} between 1 and 3`),
    check("proposed_facts_length", sql`char_length(${table.content}) between 1 and 200`),
  ],
);

/** What a member lets the mentor remember, until when. */
export const rememberedFacts = pgTable(
  "remembered_facts",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    content: text().notNull(),
    /** When its member last agreed to it. */
    savedAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index("remembered_facts_of_member").on(table.userId, table.savedAt),
    index("remembered_facts_expired").on(table.expiresAt),
    check("remembered_facts_length", sql`char_length(${table.content}) between 1 and 200`),
    check(
      "remembered_facts_year",
      sql`${table.expiresAt} > ${table.savedAt} and ${table.expiresAt} <= ${table.savedAt} + interval '8760 hours'`,
    ),
  ],
);
