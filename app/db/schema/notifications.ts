import { sql } from "drizzle-orm";
import { check, index, integer, pgEnum, pgTable, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns";
import { groupMembers, groups } from "./groups";
import { mails } from "./mails";
import { users } from "./members";
import { caseParties } from "./moderation";
import { comments, posts } from "./posts";

export const notificationKind = pgEnum("notification_kind", [
  "reply",
  "mention",
  "like",
  "decision",
  "let_in",
  "not_let_in",
  "keeper_appointed",
  "keeper_dismissed",
  "join_request",
  "group_deleted",
  "followed_comment",
  "followed_post",
  "wish_answered",
  "case_message",
]);

/** What happened to a member. It names memberships, never accounts. Kept 90 days. */
export const notifications = pgTable(
  "notifications",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: notificationKind().notNull(),
    groupId: uuid().references(() => groups.id, { onDelete: "cascade" }),
    postId: uuid().references(() => posts.id, { onDelete: "cascade" }),
    commentId: uuid().references(() => comments.id, { onDelete: "cascade" }),
    actorId: uuid().references(() => groupMembers.id, { onDelete: "cascade" }),
    /** Of a decision, whose page of the case it leads to; null for everything else, and where the release before has told of it. */
    partyId: uuid().references(() => caseParties.id, { onDelete: "set null" }),
    actorCount: integer().notNull().default(1),
    happenedAt: instant().notNull(),
    readAt: instant(),
    mailId: uuid().references(() => mails.id, { onDelete: "set null" }),
    mailedAt: instant(),
  },
  (table) => [
    uniqueIndex("notifications_likes")
      .on(table.userId, sql`coalesce(comment_id, post_id)`)
      .where(sql`kind = 'like' and read_at is null`),
    index("notifications_mine").on(
      table.userId,
      table.happenedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index("notifications_age").on(table.happenedAt),
    index("notifications_unread")
      .on(table.userId)
      .where(sql`read_at is null`),
    index("notifications_mail").on(table.mailId),
    index("notifications_party")
      .on(table.partyId)
      .where(sql`party_id is not null`),
  ],
);

export const notificationMails = pgEnum("notification_mails", [
  "none",
  "replies",
  "digest",
  "weekly",
  "replies_and_weekly",
]);

export const mailStop = pgEnum("mail_stop", ["bounced", "complained"]);

export const notificationSettings = pgTable(
  "notification_settings",
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    mails: notificationMails().notNull(),
    /** Opens nothing but the end of these mails, from the mail itself (RFC 8058). */
    unsubscribeKey: uuid().notNull().unique().defaultRandom(),
    lastDigestAt: instant(),
    /** The last digest of a week: whose it is, where it tells of no notification. */
    weekMailId: uuid().references(() => mails.id, { onDelete: "set null" }),
    stoppedBy: mailStop(),
    stoppedAt: instant(),
  },
  (table) => [
    index("notification_settings_digest").on(table.mails, table.lastDigestAt),
    index("notification_settings_week_mail").on(table.weekMailId),
    check(
      "notification_settings_stopped",
      sql`(${table.stoppedBy} is null) = (${table.stoppedAt} is null) and (${table.stoppedBy} is null or ${table.mails} = 'none')`,
    ),
  ],
);
