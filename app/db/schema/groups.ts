import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  pgView,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from "drizzle-orm/pg-core";
import { instant } from "./columns";
import { users } from "./members";
import { pictures } from "./pictures";

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

export const groups = pgTable(
  "groups",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** In the address of a group; never changed, so that links stay. */
    slug: text().notNull().unique(),
    name: text().notNull(),
    description: text().notNull(),
    /** What its keepers ask of whoever is in it, for everybody to read; empty where they have written none. */
    rules: text().notNull().default(""),
    /** What its keepers say to whoever has come; empty where they have written none. */
    welcome: text().notNull().default(""),
    /** Which keeper wrote each of them last; null where nobody has, staff did, or they are gone. */
    rulesById: uuid().references((): AnyPgColumn => groupMembers.id, { onDelete: "set null" }),
    welcomeById: uuid().references((): AnyPgColumn => groupMembers.id, { onDelete: "set null" }),
    /** Since when each says what it does, but for what moderators hid meanwhile; null where nobody knows. */
    rulesAt: instant(),
    welcomeAt: instant(),
    /** What the release before this one reads and writes in their place; a trigger carries one into the other. */
    wordsById: uuid().references((): AnyPgColumn => groupMembers.id, { onDelete: "set null" }),
    wordsAt: instant(),
    type: smallint().notNull(),
    iconId: uuid().references(() => pictures.id, { onDelete: "set null" }),
    isPrivate: boolean().notNull().default(false),
    /** Who is in it is nobody's business. A trigger refuses to take it back: people wrote because it was so. */
    isSensitive: boolean().notNull(),
    /** Search engines may show it: only where staff say so, and never a private or sensitive one. */
    isIndexed: boolean().notNull().default(false),
    createdById: uuid().references(() => users.id, { onDelete: "set null" }),
    createdAt: instant().notNull(),
    memberCount: integer().notNull().default(0),
    postCount: integer().notNull().default(0),
  },
  (table) => [
    check("groups_type", sql`${table.type} between 0 and 32`),
    check(
      "groups_indexed",
      sql`not (${table.isIndexed} and (${table.isPrivate} or ${table.isSensitive}))`,
    ),
    check("groups_counts", sql`${table.memberCount} >= 0 and ${table.postCount} >= 0`),
    index("groups_name").on(table.name),
    index("groups_rules_by").on(table.rulesById),
    index("groups_welcome_by").on(table.welcomeById),
    index("groups_words_by").on(table.wordsById),
  ],
);

export const membershipState = pgEnum("membership_state", [
  "requested",
  "active",
  "left",
  "banned",
]);

export const membershipRole = pgEnum("membership_role", ["member", "keeper"]);

export const groupMembers = pgTable(
  "group_members",
  {
    id: uuid().primaryKey().defaultRandom(),
    groupId: uuid()
      .notNull()
      .references(() => groups.id, { onDelete: "cascade" }),
    userId: uuid().references(() => users.id, { onDelete: "set null" }),
    state: membershipState().notNull(),
    role: membershipRole().notNull().default("member"),
    /** Of a sensitive group; null in others, where the nick and avatar of the account are shown. */
    pseudonym: text(),
    pseudonymKey: text(),
    /** What the drawn picture follows from. Random, so that the same person looks different in every group. */
    pictureSeed: uuid().notNull().defaultRandom(),
    /** Of the explicit consent to the use of sensitive data (art. 9(2)(a) GDPR), which a sensitive group asks for. */
    consentVersion: text(),
    consentedAt: instant(),
    offersToLook: boolean().notNull().default(false),
    silencedUntil: instant(),
    request: text(),
    joinedAt: instant().notNull(),
  },
  (table) => [
    unique("group_members_account").on(table.groupId, table.userId),
    unique("group_members_pseudonym").on(table.groupId, table.pseudonymKey),
    check(
      "group_members_pseudonyms",
      sql`(${table.pseudonym} is null) = (${table.pseudonymKey} is null)`,
    ),
    check(
      "group_members_consent",
      sql`(${table.consentVersion} is null) = (${table.consentedAt} is null)`,
    ),
    index("group_members_user").on(table.userId, table.state),
    index("group_members_pseudonym_key").on(table.pseudonymKey),
  ],
);

export const wishOutcome = pgEnum("wish_outcome", ["accepted", "declined"]);

/**
 * What somebody would do for the community: a new group that they propose, by their account; or a group that they would look
 * after, by their membership, so that in a sensitive one nobody sees whose account it is.
 */
export const groupWishes = pgTable(
  "group_wishes",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid().references(() => users.id, { onDelete: "cascade" }),
    memberId: uuid().references(() => groupMembers.id, { onDelete: "cascade" }),
    /** Of the group that is proposed; empty where one is there already. */
    name: text().notNull(),
    /** What it would be for, or why they would look after it. */
    words: text().notNull(),
    createdAt: instant().notNull(),
    outcome: wishOutcome(),
    answer: text(),
    answeredAt: instant(),
  },
  (table) => [
    check("group_wishes_whose", sql`num_nonnulls(${table.userId}, ${table.memberId}) = 1`),
    check("group_wishes_name", sql`(${table.name} = '') = (${table.userId} is null)`),
    check(
      "group_wishes_answered",
      sql`num_nulls(${table.outcome}, ${table.answer}, ${table.answeredAt}) in (0, 3)`,
    ),
    uniqueIndex("group_wishes_one_name")
      .on(table.userId, sql`lower(name)`)
      .where(sql`outcome is null and user_id is not null`),
    uniqueIndex("group_wishes_one_offer")
      .on(table.memberId)
      .where(sql`outcome is null and member_id is not null`),
    index("group_wishes_user").on(table.userId),
    index("group_wishes_member").on(table.memberId),
    index("group_wishes_waiting")
      .on(table.createdAt)
      .where(sql`outcome is null`),
    index("group_wishes_age").on(table.createdAt),
  ],
);
