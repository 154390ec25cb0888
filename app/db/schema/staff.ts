import { pgEnum, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns";

/**
 * Identities that had a role of ours when they last signed in. What somebody may do is decided by their own session; this
 * says who else there is.
 */
export const staff = pgTable("staff", {
  /** The provider's subject. */
  auth0Id: text().primaryKey(),
  roles: text().array().notNull(),
  signedInAt: instant().notNull(),
});

export const actStatus = pgEnum("act_status", ["requested", "approved", "declined", "lapsed"]);
