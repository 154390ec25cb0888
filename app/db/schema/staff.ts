import { pgEnum, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns";

export const staff = pgTable("staff", {
  /** The provider's subject. */
  auth0Id: text().primaryKey(),
  roles: text().array().notNull(),
  signedInAt: instant().notNull(),
});

export const actStatus = pgEnum("act_status", ["requested", "approved", "declined", "lapsed"]);
