import { sql } from "drizzle-orm";
import { check, index, pgEnum, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns";
import { groupMembers, groups } from "./groups";
import { mails } from "./mails";
import { users } from "./members";
import { pictures } from "./pictures";
import { comments, posts } from "./posts";

export const reportReason = pgEnum("report_reason", [
  "crisis",
  "child_abuse",
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
    /** The group whose rules or welcome it is about; null for every other report. */
    groupId: uuid().references(() => groups.id, { onDelete: "cascade" }),
    /** Which of the two; null for every other report. */
    wordsField: text().$type<"rules" | "welcome">(),
    /** When that was written: a later one is another thing to report. Null for every other report, and where nobody knows. */
    wordsAt: instant(),
    reason: reportReason().notNull(),
    details: text().notNull(),
    /** A member who reported it; null for others and once the account is deleted. */
    reporterId: uuid().references(() => users.id, { onDelete: "set null" }),
    reporterEmail: text(),
    /** As it was typed; null where the abuse of a child was reported without it, and once the account is deleted. */
    reporterName: text(),
    /** SHA-256 of the key in that link, in hex. */
    confirmationHash: text().unique(),
    createdAt: instant().notNull(),
    confirmedAt: instant(),
    /** The mail with that link, and the receipt (DSA, art. 16(4)). */
    confirmationMailId: uuid().references(() => mails.id, { onDelete: "set null" }),
    receiptMailId: uuid().references(() => mails.id, { onDelete: "set null" }),
  },
  (table) => [
    check(
      "reports_subject",
      sql`num_nonnulls(${table.postId}, ${table.commentId}, ${table.pictureId}, ${table.memberId}, ${table.groupId}) = 1`,
    ),
    uniqueIndex("reports_once").on(
      table.reporterId,
      sql`coalesce(post_id, comment_id, picture_id, member_id, group_id)`,
      sql`coalesce(words_field, '')`,
      sql`coalesce(words_at, '-infinity')`,
    ),
    uniqueIndex("reports_once_by_address").on(
      sql`lower(reporter_email)`,
      sql`coalesce(post_id, comment_id, picture_id, member_id, group_id)`,
      sql`coalesce(words_field, '')`,
      sql`coalesce(words_at, '-infinity')`,
    ),
    index("reports_post").on(table.postId),
    index("reports_comment").on(table.commentId),
    index("reports_picture").on(table.pictureId),
    index("reports_member").on(table.memberId),
    index("reports_group").on(table.groupId),
    index("reports_created").on(table.createdAt),
    index("reports_waiting")
      .on(table.createdAt)
      .where(sql`confirmed_at is null`),
  ],
);
