import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { bytea, instant } from "./columns";
import { messages } from "./conversations";
import { users } from "./members";
import { crisisLevel, orders } from "./orders";

export const supportThreadKind = pgEnum("support_thread_kind", ["ticket", "complaint"]);

/** What a member asks of staff, or a complaint about an order; what was said stands in its conversation. */
export const supportThreads = pgTable(
  "support_threads",
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: supportThreadKind().notNull().default("ticket"),
    /** Null of a complaint, which belongs to whoever placed its order. */
    userId: uuid().references(() => users.id, { onDelete: "cascade" }),
    subject: text().notNull(),
    /** What it is about, where its author said so; always of a complaint. */
    orderId: uuid().references(() => orders.id, { onDelete: "set null" }),
    /** The closed thread that it goes on with. */
    refersToId: uuid(),
    /** The gravest that was heard in it. */
    crisisLevel: crisisLevel().notNull(),
    /** Whether answers come by mail, too. */
    wantsMail: boolean().notNull().default(false),
    /** Who of staff sees to it. */
    assigneeId: uuid().references(() => users.id, { onDelete: "set null" }),
    createdAt: instant().notNull(),
    /** Until when an answer is promised, or a complaint decided; null while nobody waits for one. */
    dueAt: instant(),
    closedAt: instant(),
    /** Moves with every message, and with its closing. */
    deleteAt: instant().notNull(),
    /** Stands in the address to which answers by mail go. */
    replyKey: uuid().notNull().unique().defaultRandom(),
  },
  (table) => [
    foreignKey({ columns: [table.refersToId], foreignColumns: [table.id] }).onDelete("set null"),
    check("support_threads_subject", sql`char_length(${table.subject}) between 1 and 150`),
    check("support_threads_settled", sql`${table.closedAt} is null or ${table.dueAt} is null`),
    check(
      "support_threads_author",
      sql`(${table.kind} = 'ticket') = (${table.userId} is not null)`,
    ),
    // An order with a complaint stays: what was decided about it has to be shown.
    check(
      "support_threads_complaint",
      sql`${table.kind} = 'ticket' or ${table.orderId} is not null`,
    ),
    uniqueIndex("support_threads_one_complaint")
      .on(table.orderId)
      .where(sql`kind = 'complaint' and closed_at is null`),
    uniqueIndex("support_threads_one_open")
      .on(table.userId)
      .where(sql`closed_at is null`),
    // In the order of the desk: what is open, of that what is urgent, of that what is due first.
    index("support_threads_queue").on(
      sql`(closed_at is not null)`,
      sql`(due_at is not null and crisis_level <> 'none') desc`,
      table.dueAt,
      table.createdAt.desc().nullsFirst(),
      table.id,
    ),
    index("support_threads_assignee").on(table.assigneeId),
    index("support_threads_user").on(table.userId, table.createdAt),
    index("support_threads_order").on(table.orderId),
    index("support_threads_refers_to").on(table.refersToId),
    index("support_threads_due").on(table.deleteAt),
  ],
);

export const complaintRemedy = pgEnum("complaint_remedy", ["refund", "reduction", "remake"]);

export const complaintDecision = pgEnum("complaint_decision", [
  "refund",
  "reduction",
  "remake",
  "declined",
]);

/** Why the law's acceptance could not be carried out at its last attempt. */
export const acceptanceFailure = pgEnum("complaint_acceptance_failure", [
  "mail_under_way",
  "unexpected",
]);

/** What a buyer demands by a complaint, and what was decided. Its thread cannot be deleted before it. */
export const complaints = pgTable(
  "complaints",
  {
    threadId: uuid()
      .primaryKey()
      .references(() => supportThreads.id),
    remedy: complaintRemedy().notNull(),
    /** By how much the price is to be reduced. */
    askedGrosze: integer(),
    decision: complaintDecision(),
    /** Nobody decided in time, so that it counts as accepted (art. 7a ust. 2 u.p.k.). */
    byLaw: boolean().notNull().default(false),
    /** What goes back by the decision. */
    refundGrosze: integer(),
    decidedAt: instant(),
    /** Null of one whose time has not come, or that is decided. */
    acceptanceFailure: acceptanceFailure(),
  },
  (table) => [
    check(
      "complaints_failed",
      sql`${table.acceptanceFailure} is null or ${table.decidedAt} is null`,
    ),
    check(
      "complaints_asked",
      sql`(${table.remedy} = 'reduction') = (${table.askedGrosze} is not null) and ${table.askedGrosze} > 0 is not false`,
    ),
    check(
      "complaints_decided",
      sql`(${table.decision} is null) = (${table.decidedAt} is null) and (${table.decision} is not null or not ${table.byLaw})`,
    ),
    check(
      "complaints_refunded",
      sql`(coalesce(${table.decision}::text, '') in ('refund', 'reduction')) = (${table.refundGrosze} is not null)`,
    ),
    index("complaints_undecided")
      .on(table.threadId)
      .where(sql`decided_at is null`),
  ],
);

/** The files that came with a message. */
export const messageAttachments = pgTable(
  "message_attachments",
  {
    messageId: uuid()
      .notNull()
      .references(() => messages.id, { onDelete: "cascade" }),
    /** Counted from 0, in the order in which they were sent. */
    position: integer().notNull(),
    name: text().notNull(),
    contentType: text().notNull(),
    bytes: bytea().notNull(),
  },
  (table) => [primaryKey({ columns: [table.messageId, table.position] })],
);

/**
 * What became of a mail that came: `automatic` no person wrote, `empty` says nothing, `gone` the provider does not have any
 * more, `too_large` is longer than any letter, `too_many` came in a flood and may be anybody's.
 */
export const inboundMailOutcome = pgEnum("inbound_mail_outcome", [
  "taken",
  "automatic",
  "empty",
  "gone",
  "too_large",
  "too_many",
]);

/** A mail that came to the address of a thread; its words stand in the message that it became. */
export const inboundMails = pgTable(
  "inbound_mails",
  {
    id: uuid().primaryKey().defaultRandom(),
    threadId: uuid()
      .notNull()
      .references(() => supportThreads.id, { onDelete: "cascade" }),
    providerId: text().notNull().unique(),
    /** SHA-256 of its Message-ID: the same mail again, delivered twice, is this one. */
    messageIdDigest: text().unique(),
    receivedAt: instant().notNull(),
    settledAt: instant(),
    outcome: inboundMailOutcome(),
    messageId: uuid()
      .unique()
      .references(() => messages.id, { onDelete: "cascade" }),
    /** Who it says it is from, where nothing proves that this is the thread's author. */
    unconfirmedSender: text(),
  },
  (table) => [
    check(
      "inbound_mails_settled",
      sql`(${table.settledAt} is null) = (${table.outcome} is null) and (${table.outcome} is not distinct from 'taken') = (${table.messageId} is not null)`,
    ),
    index("inbound_mails_thread").on(table.threadId),
    index("inbound_mails_open")
      .on(table.receivedAt)
      .where(sql`settled_at is null`),
  ],
);
