import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  index,
  jsonb,
  pgEnum,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
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

/** Something that takes two people: one asks, another agrees. A trigger keeps what was asked for as it was. */
export const acts = pgTable(
  "acts",
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text().notNull(),
    targetKind: text().notNull(),
    targetId: text().notNull(),
    /** As it will be done, nothing left open; never what somebody wrote. */
    input: jsonb().$type<unknown>().notNull(),
    /** A code. */
    reason: text().notNull(),
    status: actStatus().notNull().default("requested"),
    /** Members' ids, without foreign keys: the act outlives their accounts. */
    requestedBy: uuid().notNull(),
    requestedAt: instant().notNull(),
    lapsesAt: instant().notNull(),
    decidedBy: uuid(),
    decidedAt: instant(),
  },
  (table) => [
    check(
      "acts_two_people",
      sql`${table.status} <> 'approved' or (${table.decidedBy} is not null and ${table.decidedBy} <> ${table.requestedBy})`,
    ),
    check("acts_decided", sql`(${table.status} = 'requested') = (${table.decidedAt} is null)`),
    uniqueIndex("acts_one_open")
      .on(table.kind, table.targetKind, table.targetId)
      .where(sql`${table.status} = 'requested'`),
    index("acts_requested").on(table.requestedAt),
  ],
);

/**
 * Each time that staff uncovered what somebody wrote, which is covered otherwise: counts for each of them. What it opened,
 * it opens until it ends.
 */
export const contentOpenings = pgTable(
  "content_openings",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** A member's id, without a foreign key: the opening outlives the account. */
    staffId: uuid().notNull(),
    targetKind: text().notNull(),
    targetId: text().notNull(),
    /** A code. */
    reason: text().notNull(),
    openedAt: instant().notNull(),
    endsAt: instant().notNull(),
  },
  (table) => [
    index("content_openings_target").on(
      table.targetKind,
      table.targetId,
      table.staffId,
      table.endsAt,
    ),
    index("content_openings_staff").on(table.staffId, table.openedAt),
  ],
);
