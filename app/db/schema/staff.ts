import { pgEnum, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns";

export const staff = pgTable("staff", {
  /** The provider's subject. */
  auth0Id: text().primaryKey(),
  roles: text().array().notNull(),
  /** As the provider has it, where only administrators change it: what somebody is called in the log. */
  name: text(),
  signedInAt: instant().notNull(),
});

export const actStatus = pgEnum("act_status", ["requested", "approved", "declined", "lapsed"]);
