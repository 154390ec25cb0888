import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  uuid,
} from "drizzle-orm/pg-core";
import { instant } from "./columns";
import { groups } from "./groups";
import { users } from "./members";
import { posts } from "./posts";

export const threadWish = pgEnum("thread_wish", ["follow", "mute"]);

/**
 * What a member keeps of one post: whether they want to hear of it, whether they saved it, and when they were there. It is of
 * the account, and shown to nobody else: in a sensitive group nothing leads from it to a pseudonym.
 */
export const postReaders = pgTable(
  "post_readers",
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    postId: uuid()
      .notNull()
      .references(() => posts.id, { onDelete: "cascade" }),
    wish: threadWish(),
    savedAt: instant(),
    /** The visit that goes on, or the last one; and when the one before it ended. */
    seenAt: instant(),
    seenBefore: instant(),
    /** How many comments there were at the last look. */
    seenComments: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.postId] }),
    index("post_readers_followers")
      .on(table.postId)
      .where(sql`wish = 'follow'`),
    index("post_readers_post").on(table.postId),
    index("post_readers_saved")
      .on(table.userId, table.savedAt.desc().nullsFirst(), table.postId.desc().nullsFirst())
      .where(sql`saved_at is not null`),
    index("post_readers_age")
      .on(table.seenAt)
      .where(sql`seen_at is not null`),
    check("post_readers_comments", sql`${table.seenComments} >= 0`),
  ],
);

/** The same of a group. Whether it is followed counts only while they are in it. */
export const groupReaders = pgTable(
  "group_readers",
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    groupId: uuid()
      .notNull()
      .references(() => groups.id, { onDelete: "cascade" }),
    follows: boolean().notNull().default(false),
    seenAt: instant(),
    seenBefore: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.groupId] }),
    index("group_readers_group").on(table.groupId),
    index("group_readers_age")
      .on(table.seenAt)
      .where(sql`seen_at is not null`),
  ],
);
