import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  customType,
  foreignKey,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { instant } from "./columns";
import { crisisLevel } from "./orders";
import { groupMembers, groups } from "./groups";
import { pictures } from "./pictures";

const searchVector = customType<{ data: string }>({ dataType: () => "tsvector" });

export const contentState = pgEnum("content_state", ["published", "held", "hidden", "deleted"]);

export const replyPreference = pgEnum("reply_preference", ["advice", "listening"]);

/** What a membership wrote: a post or a comment. */
const written = () => ({
  authorId: uuid()
    .notNull()
    .references(() => groupMembers.id, { onDelete: "cascade" }),
  content: text().notNull(),
  state: contentState().notNull().default("published"),
  crisisLevel: crisisLevel().notNull().default("none"),
  /** What was heard by rules, where a second reader may read the words and has not yet; null when nothing is left to decide. */
  crisisSuspectedAbove: crisisLevel(),
  /** Makes the same form, sent twice, one text. */
  formToken: uuid().notNull().unique(),
  createdAt: instant().notNull(),
  /** When its words last changed; null while they are as they were first. */
  editedAt: instant(),
  /** When moderators changed its words, and the author has not since, or deleted it; null for the author's own doing. */
  moderatedAt: instant(),
  likeCount: integer().notNull().default(0),
  search: searchVector(),
});

export const posts = pgTable(
  "posts",
  {
    id: uuid().primaryKey().defaultRandom(),
    groupId: uuid()
      .notNull()
      .references(() => groups.id, { onDelete: "cascade" }),
    ...written(),
    title: text().notNull(),
    replyPreference: replyPreference(),
    isHard: boolean().notNull().default(false),
    tags: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    pictureId: uuid().references(() => pictures.id, { onDelete: "set null" }),
    /** When a keeper put it first in its group; null for the others. */
    pinnedAt: instant(),
    /** Since when nobody may answer it, by a keeper's word; null while everybody may. */
    closedAt: instant(),
    commentCount: integer().notNull().default(0),
  },
  (table) => [
    check("posts_counts", sql`${table.likeCount} >= 0 and ${table.commentCount} >= 0`),
    index("posts_feed")
      .on(table.groupId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`state = 'published'`),
    index("posts_author").on(table.authorId, table.createdAt),
    index("posts_pinned")
      .on(table.groupId)
      .where(sql`pinned_at is not null`),
    index("posts_newest")
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`state = 'published'`),
    index("posts_unsearched")
      .on(table.createdAt)
      .where(sql`search is null`),
    index("posts_search").using("gin", table.search),
    index("posts_unread")
      .on(table.id)
      .where(sql`crisis_suspected_above is not null`),
    index("posts_picture").on(table.pictureId),
    index("posts_listed")
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`state <> 'deleted'`),
    index("posts_unpublished")
      .on(table.state, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`state <> 'published'`),
    index("posts_of_group").on(
      table.groupId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index("posts_tags").using("gin", table.tags),
    index("posts_title_words").using("gin", sql`ts_filter(${table.search}, '{a}')`),
  ],
);

/** An answer to a post or to another comment. Deleted ones stay without their words, so that the thread holds. */
export const comments = pgTable(
  "comments",
  {
    id: uuid().primaryKey().defaultRandom(),
    postId: uuid()
      .notNull()
      .references(() => posts.id, { onDelete: "cascade" }),
    ...written(),
    /** What it answers; null for an answer to the post. */
    parentId: uuid(),
    depth: integer().notNull(),
    shownUnderId: uuid(),
    /** The level at which it is shown, 1 to 3. */
    shownDepth: smallint().notNull(),
    replyCount: integer().notNull().default(0),
  },
  (table) => [
    foreignKey({ columns: [table.parentId], foreignColumns: [table.id] }).onDelete("cascade"),
    foreignKey({ columns: [table.shownUnderId], foreignColumns: [table.id] }).onDelete("cascade"),
    check("comments_counts", sql`${table.likeCount} >= 0 and ${table.replyCount} >= 0`),
    check("comments_shown_depth", sql`${table.shownDepth} between 1 and 3`),
    check("comments_parent", sql`(${table.parentId} is null) = (${table.depth} = 1)`),
    index("comments_top")
      .on(table.postId, table.createdAt, table.id)
      .where(sql`shown_under_id is null`),
    index("comments_post").on(table.postId),
    index("comments_replies").on(table.shownUnderId, table.createdAt, table.id),
    index("comments_parent_index").on(table.parentId),
    index("comments_author").on(table.authorId, table.createdAt),
    index("comments_newest")
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`state = 'published'`),
    index("comments_unsearched")
      .on(table.createdAt)
      .where(sql`search is null`),
    index("comments_unread")
      .on(table.id)
      .where(sql`crisis_suspected_above is not null`),
    index("comments_search").using("gin", table.search),
    index("comments_listed")
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`state <> 'deleted'`),
    index("comments_unpublished")
      .on(table.state, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`state <> 'published'`),
  ],
);

export const postLikes = pgTable(
  "post_likes",
  {
    postId: uuid()
      .notNull()
      .references(() => posts.id, { onDelete: "cascade" }),
    memberId: uuid()
      .notNull()
      .references(() => groupMembers.id, { onDelete: "cascade" }),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.memberId] }),
    index("post_likes_member").on(table.memberId),
  ],
);

export const commentLikes = pgTable(
  "comment_likes",
  {
    commentId: uuid()
      .notNull()
      .references(() => comments.id, { onDelete: "cascade" }),
    memberId: uuid()
      .notNull()
      .references(() => groupMembers.id, { onDelete: "cascade" }),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.commentId, table.memberId] }),
    index("comment_likes_member").on(table.memberId),
  ],
);
