import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  pgEnum,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { bytea, instant } from "./columns";
import { mails } from "./mails";

export const languages = pgTable("languages", {
  id: smallint().primaryKey(),
  /** ISO 639-1. */
  code: text().notNull().unique(),
  name: text().notNull(),
});

export const userStatus = pgEnum("user_status", ["active", "banned", "inactive"]);

export const userTheme = pgEnum("user_theme", ["light", "dark"]);

/**
 * A member: the product's own record of somebody who signs in at the identity provider. Deleting an account deletes the
 * row, so whatever refers to it says what becomes of itself then.
 */
export const users = pgTable(
  "users",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The provider's subject. */
    auth0Id: text().notNull().unique(),
    email: text().notNull(),
    username: text().notNull(),
    nick: text(),
    /** The nick with case, diacritics and look-alikes folded; null for a nick from before it had to be unique. */
    nickKey: text().unique(),
    fullName: text(),
    profilePictureUrl: text(),
    languageId: smallint().references(() => languages.id),
    emailNotifications: boolean().notNull().default(false),
    theme: userTheme(),
    status: userStatus().notNull().default("active"),
    /** Which terms were accepted, and when; both null for a row that is no account yet. */
    termsVersion: text(),
    termsAcceptedAt: instant(),
    createdAt: instant().notNull(),
    bannedAt: instant(),
    /** When the ban ends by itself; null for one without an end. */
    bannedUntil: instant(),
    deactivatedAt: instant(),
  },
  (table) => [
    check("users_terms", sql`(${table.termsVersion} is null) = (${table.termsAcceptedAt} is null)`),
    check("users_banned", sql`(${table.status} = 'banned') = (${table.bannedAt} is not null)`),
    check("users_banned_until", sql`${table.bannedUntil} is null or ${table.bannedAt} is not null`),
    // A migration cannot name a value of an enum that it adds itself, so `inactive` is what is left.
    check(
      "users_active",
      sql`(${table.status} = 'active') = (${table.bannedAt} is null and ${table.deactivatedAt} is null)`,
    ),
    index("users_email").on(table.email),
    index("users_email_folded").on(sql`lower(${table.email})`),
    index("users_newest").on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index("users_email_parts").using("gin", sql`${table.email} gin_trgm_ops`),
    index("users_nick_parts").using("gin", sql`${table.nick} gin_trgm_ops`),
    index("users_banned_until")
      .on(table.bannedUntil)
      .where(sql`banned_until is not null`),
    index("users_shut_out")
      .on(table.status, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`status <> 'active'`),
  ],
);

export const subscriptionPlan = pgEnum("subscription_plan", ["plus", "premium"]);

export const subscriptions = pgTable(
  "subscriptions",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    plan: subscriptionPlan().notNull(),
    reason: text().notNull(),
    grantedById: uuid().references(() => users.id, { onDelete: "set null" }),
    grantedAt: instant().notNull(),
    /** When it ends by itself; null for one that somebody has to end. */
    lapsesAt: instant(),
    endedAt: instant(),
    endedById: uuid().references(() => users.id, { onDelete: "set null" }),
    endReason: text(),
  },
  (table) => [
    check(
      "subscriptions_ended",
      sql`(${table.endedAt} is null) = (${table.endReason} is null) and (${table.endedAt} is not null or ${table.endedById} is null)`,
    ),
    uniqueIndex("subscriptions_one_open")
      .on(table.userId)
      .where(sql`ended_at is null`),
    index("subscriptions_user").on(table.userId),
    index("subscriptions_list").on(
      table.endedAt.desc().nullsFirst(),
      table.grantedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index("subscriptions_lapsing")
      .on(table.lapsesAt)
      .where(sql`ended_at is null and lapses_at is not null`),
  ],
);

export const avatars = pgTable("avatars", {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** Its address, random: it tells nothing of picture or person, and a new picture gets a new one. */
  id: uuid().notNull().unique().defaultRandom(),
  /** WebP. */
  bytes: bytea().notNull(),
  createdAt: instant().notNull(),
});

/** Identities that the provider still has to delete, since their owners have deleted their accounts here. */
export const identityDeletions = pgTable("identity_deletions", {
  id: uuid().primaryKey().defaultRandom(),
  auth0Id: text().notNull().unique(),
  requestedAt: instant().notNull(),
});

export const accountMails = pgTable("account_mails", {
  mailId: uuid()
    .primaryKey()
    .references(() => mails.id, { onDelete: "cascade" }),
  reason: text().notNull(),
});
