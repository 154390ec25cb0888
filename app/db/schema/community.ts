import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  pgView,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { instant } from "./columns";
import { mails } from "./fulfilment";
import { groupMembers, groups } from "./groups";
import { users } from "./members";
import { pictures } from "./pictures";
import { comments, posts } from "./posts";

/** `mute`: I do not see what they write. `block`: nor may they answer, mention or like what I write. */
export const muteKind = pgEnum("mute_kind", ["mute", "block"]);

/**
 * Whom a member does not want to meet. It is the membership that is muted: in ordinary groups that reaches all memberships
 * of the same nick, in a sensitive one nothing but the pseudonym of that group, or the pair would give it away.
 */
export const memberMutes = pgTable(
  "member_mutes",
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    targetId: uuid()
      .notNull()
      .references(() => groupMembers.id, { onDelete: "cascade" }),
    kind: muteKind().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.targetId] }),
    index("member_mutes_target").on(table.targetId),
  ],
);

/**
 * Every membership that an account has muted or blocked: the one it named, and in ordinary groups all of the same account.
 * Nothing leads from a sensitive group to another one or back.
 */
export const mutedMembers = pgView("muted_members", {
  userId: uuid().notNull(),
  memberId: uuid().notNull(),
  kind: muteKind().notNull(),
}).as(sql`
  select user_id, target_id as member_id, kind from member_mutes
  union all
  select mutes.user_id, reached.id as member_id, mutes.kind
  from member_mutes mutes
  join group_members target on target.id = mutes.target_id
  join groups target_group on target_group.id = target.group_id and not target_group.is_sensitive
  join group_members reached on reached.user_id = target.user_id and reached.id <> target.id
  join groups reached_group on reached_group.id = reached.group_id and not reached_group.is_sensitive`);

export const notificationKind = pgEnum("notification_kind", [
  "reply",
  "mention",
  "like",
  "decision",
  "let_in",
  "join_request",
  "group_deleted",
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
    /** Whoever did it last; likes of one thing are one line. */
    actorId: uuid().references(() => groupMembers.id, { onDelete: "cascade" }),
    actorCount: integer().notNull().default(1),
    /** Of the latest of what is gathered here. */
    happenedAt: instant().notNull(),
    readAt: instant(),
    /** The mail that tells of it; its sender reads here what to write. Null for what no mail has told. */
    mailId: uuid().references(() => mails.id, { onDelete: "set null" }),
    /** When that mail was written down. */
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
  ],
);

/** Whether mails tell of answers: at once, once a day, or not at all. */
export const notificationMails = pgEnum("notification_mails", ["none", "replies", "digest"]);

export const mailStop = pgEnum("mail_stop", ["bounced", "complained"]);

/** What a member wants to hear of by mail; without a row: nothing. */
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
    /** Why and when these mails were ended without the member: one came back, or was called unwanted. */
    stoppedBy: mailStop(),
    stoppedAt: instant(),
  },
  (table) => [
    index("notification_settings_digest").on(table.mails, table.lastDigestAt),
    check(
      "notification_settings_stopped",
      sql`(${table.stoppedBy} is null) = (${table.stoppedAt} is null) and (${table.stoppedBy} is null or ${table.mails} = 'none')`,
    ),
  ],
);

export const reportReason = pgEnum("report_reason", [
  "crisis",
  "abuse",
  "hate",
  "sexual",
  "private_data",
  "advertising",
  "false_harmful",
  "illegal",
  "other",
]);

/** A notice about something that somebody wrote or is (DSA, art. 16). The reporter stays unknown to whom it is about. */
export const reports = pgTable(
  "reports",
  {
    id: uuid().primaryKey().defaultRandom(),
    postId: uuid().references(() => posts.id, { onDelete: "cascade" }),
    commentId: uuid().references(() => comments.id, { onDelete: "cascade" }),
    pictureId: uuid().references(() => pictures.id, { onDelete: "cascade" }),
    memberId: uuid().references(() => groupMembers.id, { onDelete: "cascade" }),
    reason: reportReason().notNull(),
    details: text().notNull(),
    /** A member who reported it; null for others and once the account is deleted. */
    reporterId: uuid().references(() => users.id, { onDelete: "set null" }),
    /** Of somebody who is not signed in; counts once they have followed the link in our mail. */
    reporterEmail: text(),
    /** SHA-256 of the key in that link, in hex. */
    confirmationHash: text().unique(),
    createdAt: instant().notNull(),
    /** Null while an address waits to be confirmed; such a report goes after a day. */
    confirmedAt: instant(),
    /** The mail with that link, and the receipt (DSA, art. 16(4)). */
    confirmationMailId: uuid().references(() => mails.id, { onDelete: "set null" }),
    receiptMailId: uuid().references(() => mails.id, { onDelete: "set null" }),
  },
  (table) => [
    check(
      "reports_subject",
      sql`num_nonnulls(${table.postId}, ${table.commentId}, ${table.pictureId}, ${table.memberId}) = 1`,
    ),
    uniqueIndex("reports_once").on(
      table.reporterId,
      sql`coalesce(post_id, comment_id, picture_id, member_id)`,
    ),
    uniqueIndex("reports_once_by_address").on(
      sql`lower(reporter_email)`,
      sql`coalesce(post_id, comment_id, picture_id, member_id)`,
    ),
    index("reports_post").on(table.postId),
    index("reports_comment").on(table.commentId),
    index("reports_picture").on(table.pictureId),
    index("reports_member").on(table.memberId),
    index("reports_waiting")
      .on(table.createdAt)
      .where(sql`confirmed_at is null`),
  ],
);
