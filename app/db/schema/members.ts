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

/** Languages that a member may choose; the rows come with the migration. */
export const languages = pgTable("languages", {
  id: smallint().primaryKey(),
  /** ISO 639-1. */
  code: text().notNull().unique(),
  /** In Polish, as people read it. */
  name: text().notNull(),
});

/** `inactive`: switched off without blame. As with a ban nobody signs in, and what was written stays. */
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
    /** The name that others see; needed to write anything. */
    nick: text(),
    /** The nick with case, diacritics and look-alikes folded; null for a nick from before it had to be unique. */
    nickKey: text().unique(),
    fullName: text(),
    profilePictureUrl: text(),
    /** Of the texts that are written for them. */
    languageId: smallint().references(() => languages.id),
    /** Whether mails may come that are not about an order or the account itself. */
    emailNotifications: boolean().notNull().default(false),
    /** Null leaves it to the device. */
    theme: userTheme(),
    status: userStatus().notNull().default("active"),
    /** Which terms were accepted, and when; both null for a row that is no account yet. */
    termsVersion: text(),
    termsAcceptedAt: instant(),
    createdAt: instant().notNull(),
    bannedAt: instant(),
    /** Outlasts a ban: whoever was switched off before is so after it. */
    deactivatedAt: instant(),
  },
  (table) => [
    check("users_terms", sql`(${table.termsVersion} is null) = (${table.termsAcceptedAt} is null)`),
    check("users_banned", sql`(${table.status} = 'banned') = (${table.bannedAt} is not null)`),
    // A migration cannot name a value of an enum that it adds itself, so `inactive` is what is left.
    check(
      "users_active",
      sql`(${table.status} = 'active') = (${table.bannedAt} is null and ${table.deactivatedAt} is null)`,
    ),
    index("users_email").on(table.email),
    // For the list of staff: the newest, a part of an address or nick, and what few are.
    index("users_newest").on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index("users_email_parts").using("gin", sql`${table.email} gin_trgm_ops`),
    index("users_nick_parts").using("gin", sql`${table.nick} gin_trgm_ops`),
    index("users_shut_out")
      .on(table.status, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`status <> 'active'`),
  ],
);

export const subscriptionPlan = pgEnum("subscription_plan", ["plus", "premium"]);

/** A subscription that staff granted, from then until it ended. It changes nothing yet. */
export const subscriptions = pgTable(
  "subscriptions",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    plan: subscriptionPlan().notNull(),
    /** A code. */
    reason: text().notNull(),
    grantedById: uuid().references(() => users.id, { onDelete: "set null" }),
    grantedAt: instant().notNull(),
    /** When it ends by itself; null for one that somebody has to end. */
    lapsesAt: instant(),
    endedAt: instant(),
    /** Null for what lapsed. */
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

/** The pictures of members, drawn anew at one size; a member without a row has the picture that we drew. */
export const avatars = pgTable(
  "avatars",
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Its address, random: it tells nothing of picture or person, and a new picture gets a new one. */
    id: uuid().notNull().unique().defaultRandom(),
    /** The address in the release before, which may still be running while this one starts; goes with the next. */
    digest: text(),
    /** WebP. */
    bytes: bytea().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index("avatars_digest").on(table.digest)],
);

/** Identities that the provider still has to delete, since their owners have deleted their accounts here. */
export const identityDeletions = pgTable("identity_deletions", {
  id: uuid().primaryKey().defaultRandom(),
  auth0Id: text().notNull().unique(),
  requestedAt: instant().notNull(),
});

/** Why an account was banned or deleted, for the mail that tells its owner. */
export const accountMails = pgTable("account_mails", {
  mailId: uuid()
    .primaryKey()
    .references(() => mails.id, { onDelete: "cascade" }),
  /** A code. */
  reason: text().notNull(),
});
