import { boolean, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns";

/**
 * One browser that is signed in. It outlives neither its expiry nor a ban; the identity is as the provider told it,
 * so that somebody without an account yet has a session, too.
 */
export const sessions = pgTable(
  "sessions",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** SHA-256 of the cookie's random id, in hex. */
    keyHash: text().notNull().unique(),
    auth0Id: text().notNull(),
    email: text(),
    emailVerified: boolean().notNull(),
    name: text(),
    nickname: text(),
    picture: text(),
    roles: text().array().notNull(),
    permissions: text().array().notNull(),
    /** Browser and system in a few words; never the whole header. */
    device: text().notNull(),
    createdAt: instant().notNull(),
    lastSeenAt: instant().notNull(),
    /** When the person last proved to the provider who they are; null where it did not say. */
    authenticatedAt: instant(),
    /** Whether the provider asked for more than a password. */
    hasSecondFactor: boolean().notNull().default(false),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index("sessions_owner").on(table.auth0Id),
    index("sessions_expiry").on(table.expiresAt),
  ],
);

export const signIns = pgTable(
  "sign_ins",
  {
    /** SHA-256 of the `state` parameter, in hex. */
    stateHash: text().primaryKey(),
    /** SHA-256 of the cookie of the browser that began it, in hex. */
    browserHash: text().notNull(),
    nonce: text().notNull(),
    codeVerifier: text().notNull(),
    returnTo: text(),
    sessionHash: text().unique(),
    failure: text(),
    expiresAt: instant().notNull(),
  },
  (table) => [index("sign_ins_expiry").on(table.expiresAt)],
);
