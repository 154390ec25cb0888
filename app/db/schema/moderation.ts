import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  pgView,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { instant } from "./columns";
import { groupMembers, groups } from "./groups";
import { mails } from "./mails";
import { users } from "./members";
import { crisisLevel } from "./orders";
import { pictures } from "./pictures";
import { comments, posts } from "./posts";
import { reports } from "./reports";

export const caseSubject = pgEnum("case_subject", [
  "post",
  "comment",
  "picture",
  "member",
  "account",
  "group_words",
]);

export type GroupWords = { rules: string; welcome: string };

/** `title` is empty of a comment; `at`: ISO 8601. */
export type DeletedText = { title: string; content: string; at: string };

export const caseState = pgEnum("case_state", ["open", "decided", "appealed", "closed"]);

export const moderationCases = pgTable(
  "moderation_cases",
  {
    id: uuid().primaryKey().defaultRandom(),
    subject: caseSubject().notNull(),
    subjectId: uuid().notNull(),
    postId: uuid().references(() => posts.id, { onDelete: "cascade" }),
    commentId: uuid().references(() => comments.id, { onDelete: "cascade" }),
    pictureId: uuid().references(() => pictures.id, { onDelete: "cascade" }),
    memberId: uuid().references(() => groupMembers.id, { onDelete: "cascade" }),
    accountId: uuid().references(() => users.id, { onDelete: "cascade" }),
    /** Null for an account, which is in no group: nothing here ties it to a pseudonym. */
    groupId: uuid().references(() => groups.id, { onDelete: "cascade" }),
    /** Null for an account, and for words of a group that no keeper is known to have written. */
    authorId: uuid().references(() => groupMembers.id, { onDelete: "cascade" }),
    /** The post that it is or stands in; null for a member. */
    inPostId: uuid().references(() => posts.id, { onDelete: "cascade" }),
    /**
     * What the rules or the welcome of a group said when that was reported, and nothing in the place of the other; null for everything
     * else, and once it is closed.
     */
    words: jsonb().$type<GroupWords>(),
    /**
     * What a text said that its author took back while somebody's report of it waited for a decision; a trigger writes it. Null for
     * everything else, also for what tells of its author's own need, and once it is closed.
     */
    deletedText: jsonb().$type<DeletedText>(),
    state: caseState().notNull().default("open"),
    urgency: smallint().notNull().default(0),
    openedAt: instant().notNull(),
    /** When many reports hid it; somebody looks at it since. */
    hiddenAt: instant(),
    /** Which moderator is at it, and since when. */
    claimedById: uuid().references(() => users.id, { onDelete: "set null" }),
    claimedAt: instant(),
    /** When somebody of staff first took or decided it; null until then. */
    lookedAt: instant(),
    decidedAt: instant(),
    closedAt: instant(),
    /** Since when somebody whom it concerns has waited for an answer to what they wrote; null for nobody. */
    awaitsAnswerSince: instant(),
  },
  (table) => [
    index("moderation_cases_awaits_answer")
      .on(table.awaitsAnswerSince)
      .where(sql`awaits_answer_since is not null`),
    check(
      "moderation_cases_subject",
      sql`${table.subjectId} = case ${table.subject}::text
        when 'post' then ${table.postId} when 'comment' then ${table.commentId}
        when 'picture' then ${table.pictureId} when 'member' then ${table.memberId}
        when 'group_words' then ${table.groupId} else ${table.accountId} end
        and num_nonnulls(${table.postId}, ${table.commentId}, ${table.pictureId}, ${table.memberId}, ${table.accountId})
          = (${table.subject}::text <> 'group_words')::int`,
    ),
    check(
      "moderation_cases_account",
      sql`(${table.accountId} is null) = (${table.groupId} is not null)
        and (${table.accountId} is null or ${table.authorId} is null)
        and num_nonnulls(${table.accountId}, ${table.authorId}) >= (${table.subject}::text <> 'group_words')::int`,
    ),
    check("moderation_cases_urgency", sql`${table.urgency} between 0 and 3`),
    check(
      "moderation_cases_decided",
      sql`(${table.state} = 'open') = (${table.decidedAt} is null)`,
    ),
    check(
      "moderation_cases_closed",
      sql`(${table.state} = 'closed') = (${table.closedAt} is not null)`,
    ),
    check(
      "moderation_cases_deleted_text",
      sql`${table.deletedText} is null or ${table.state} <> 'closed'`,
    ),
    // Words of a group are somebody's, as they were when they were reported: others that are written meanwhile are another case.
    uniqueIndex("moderation_cases_one_open")
      .on(
        table.subjectId,
        sql`coalesce(author_id, subject_id)`,
        sql`coalesce(md5(words::text), '')`,
      )
      .where(sql`state = 'open'`),
    index("moderation_cases_queue")
      .on(table.urgency.desc(), table.openedAt, table.id)
      .where(sql`state in ('open', 'appealed')`),
    index("moderation_cases_state").on(table.state, table.urgency.desc(), table.openedAt, table.id),
    index("moderation_cases_all").on(table.urgency.desc(), table.openedAt, table.id),
    index("moderation_cases_group").on(
      table.groupId,
      table.urgency.desc(),
      table.openedAt,
      table.id,
    ),
    index("moderation_cases_author").on(table.authorId),
    index("moderation_cases_looked_at")
      .on(table.lookedAt)
      .where(sql`looked_at is not null`),
    index("moderation_cases_account_id")
      .on(table.accountId)
      .where(sql`account_id is not null`),
    index("moderation_cases_subject_id").on(table.subjectId),
    index("moderation_cases_post").on(table.inPostId),
  ],
);

export const decisionKind = pgEnum("decision_kind", [
  "leave",
  "hide",
  "remove_picture",
  "silence",
  "ban",
  "edit",
  "delete",
  "ban_account",
]);

export const decisionGround = pgEnum("decision_ground", ["terms", "law"]);

/** Of the words of a group the rules are `title` and the welcome is `content`. */
type Words = { title: string; content: string };

/** Who answered for one of the words of a group, and since when; ISO 8601. */
export type GroupWordsOwner = { byId: string | null; at: string | null };

/** How things were before a decision, so that it can be taken back. */
export type DecisionUndo = {
  edited?: { before: Words; after: Words; whose?: GroupWordsOwner };
  deleted?: Words & {
    tags: string[];
    replyPreference: "advice" | "listening" | null;
    isHard: boolean;
    crisisLevel: (typeof crisisLevel.enumValues)[number];
    /** ISO 8601. */
    moderatedAt: string | null;
  };
  state?: "published" | "held" | "hidden";
  picture?: true;
  /** Its author had taken it back before, so that nothing was hidden. */
  gone?: true;
  /** ISO 8601; null for somebody who could write. */
  silencedUntil?: string | null;
  membership?: { state: "active" | "left" | "requested"; role: "member" | "keeper" };
  account?: true;
};

/** What was decided and why, as art. 17 of the DSA wants it said. */
export const moderationDecisions = pgTable(
  "moderation_decisions",
  {
    id: uuid().primaryKey().defaultRandom(),
    caseId: uuid()
      .notNull()
      .references(() => moderationCases.id, { onDelete: "cascade" }),
    kind: decisionKind().notNull(),
    reason: text().notNull(),
    /** What it rests on; null where nothing was restricted. */
    ground: decisionGround(),
    words: text().notNull(),
    isAutomated: boolean().notNull().default(false),
    isInterim: boolean().notNull().default(false),
    byKeeper: boolean().notNull().default(false),
    decidedById: uuid().references(() => users.id, { onDelete: "set null" }),
    decidedAt: instant().notNull(),
    silencedUntil: instant(),
    /** When a ban of an account ends by itself; null for one without an end. */
    bannedUntil: instant(),
    undo: jsonb().$type<DecisionUndo>().notNull(),
    revertedAt: instant(),
  },
  (table) => [
    check(
      "moderation_decisions_ground",
      sql`(${table.kind} = 'leave') = (${table.ground} is null)`,
    ),
    check(
      "moderation_decisions_silence",
      sql`(${table.kind} = 'silence') = (${table.silencedUntil} is not null)`,
    ),
    check(
      "moderation_decisions_ban",
      sql`${table.bannedUntil} is null or ${table.kind}::text = 'ban_account'`,
    ),
    index("moderation_decisions_case").on(table.caseId, table.decidedAt),
    index("moderation_decisions_decided").on(table.decidedAt),
    index("moderation_decisions_reverted")
      .on(table.revertedAt)
      .where(sql`reverted_at is not null`),
    index("moderation_decisions_by_keeper")
      .on(table.caseId)
      .where(sql`${table.byKeeper}`),
  ],
);

/**
 * What of cases is counted: one row for each notice, decision, appeal, reversal without an appeal, and time. The view is the one place that says so; a
 * trigger adds what it says of a case to the sums before the case is deleted.
 */
export const moderationFacts = pgView("moderation_facts", {
  caseId: uuid().notNull(),
  at: instant().notNull(),
  fact: text().notNull(),
  code: text().notNull(),
}).as(sql`
  select parties.case_id, reports.created_at as at, 'notice' as fact, reports.reason::text as code
  from case_parties parties join reports on reports.id = parties.report_id
  union all
  select case_id, decided_at, 'decision', kind::text from moderation_decisions
  union all
  select case_id, decided_at, 'reason', reason from moderation_decisions where kind <> 'leave'
  union all
  select case_id, decided_at, 'decided_by',
    case when is_automated then 'system' when by_keeper then 'keeper' else 'staff' end
  from moderation_decisions
  union all
  select parties.case_id, appeals.created_at, 'appeal', parties.side::text
  from case_appeals appeals join case_parties parties on parties.id = appeals.party_id
  union all
  select parties.case_id, appeals.answered_at, 'appeal_outcome', appeals.outcome::text
  from case_appeals appeals join case_parties parties on parties.id = appeals.party_id
  where appeals.outcome is not null
  union all
  select taken.case_id, taken.decided_at, 'reversal', former.kind::text
  from moderation_decisions taken
  join moderation_decisions former
    on former.case_id = taken.case_id and former.reverted_at = taken.decided_at
    and former.reverted_at is not null and former.kind <> 'leave' and not former.is_interim
  where taken.kind = 'leave' and not taken.is_interim and not exists (
    select 1 from case_appeals appeals join case_parties parties on parties.id = appeals.party_id
    where parties.case_id = taken.case_id and appeals.answered_at = taken.decided_at)
  union all
  select id, looked_at, 'hours_to_look',
    floor(extract(epoch from looked_at - opened_at) / 3600)::int::text
  from moderation_cases where looked_at is not null
  union all
  select first.case_id, first.decided_at::timestamptz, 'hours_to_decision',
    floor(extract(epoch from first.decided_at - cases.opened_at) / 3600)::int::text
  from moderation_decisions first join moderation_cases cases on cases.id = first.case_id
  where not first.is_automated and not first.by_keeper and cases.account_id is null and first.id = (
    select made.id from moderation_decisions made
    where made.case_id = first.case_id and not made.is_automated and not made.by_keeper
    order by made.decided_at, made.id limit 1)`);

/** The same of cases that are deleted by now: numbers alone, of nobody. */
export const moderationSums = pgTable(
  "moderation_sums",
  {
    /** The first day of the month, in Warsaw. */
    month: date().notNull(),
    fact: text().notNull(),
    code: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.month, table.fact, table.code] })],
);

/**
 * What came to in a month that is over: both of the above together, counted by the night's work, so that nobody's look counts it.
 * A trigger forgets it and all later ones once something that it counts changes, from when on they are counted anew.
 */
export const countedMonths = pgTable("moderation_months", {
  /** The first day of the month, in Warsaw. */
  month: date().primaryKey(),
  counts: jsonb().$type<{ fact: string; code: string; count: number }[]>().notNull(),
});

export const caseSide = pgEnum("case_side", ["author", "reporter"]);

export const caseParties = pgTable(
  "case_parties",
  {
    id: uuid().primaryKey().defaultRandom(),
    caseId: uuid()
      .notNull()
      .references(() => moderationCases.id, { onDelete: "cascade" }),
    side: caseSide().notNull(),
    /** What a reporter reported; null for the author. */
    reportId: uuid()
      .unique()
      .references(() => reports.id, { onDelete: "cascade" }),
    /** SHA-256 of the key in the address of their page, in hex. */
    keyHash: text().notNull().unique(),
  },
  (table) => [
    check(
      "case_parties_report",
      sql`(${table.side} = 'reporter') = (${table.reportId} is not null)`,
    ),
    uniqueIndex("case_parties_author")
      .on(table.caseId)
      .where(sql`side = 'author'`),
    index("case_parties_case").on(table.caseId),
  ],
);

export const appealOutcome = pgEnum("appeal_outcome", ["upheld", "changed"]);

/** A complaint against a decision (DSA, art. 20): one a party, answered by somebody who had not decided. */
export const caseAppeals = pgTable(
  "case_appeals",
  {
    id: uuid().primaryKey().defaultRandom(),
    partyId: uuid()
      .notNull()
      .unique()
      .references(() => caseParties.id, { onDelete: "cascade" }),
    decisionId: uuid()
      .notNull()
      .references(() => moderationDecisions.id, { onDelete: "cascade" }),
    /** At most 2,000 characters. */
    text: text().notNull(),
    crisisLevel: crisisLevel().notNull().default("none"),
    createdAt: instant().notNull(),
    outcome: appealOutcome(),
    answer: text(),
    answeredById: uuid().references(() => users.id, { onDelete: "set null" }),
    answeredAt: instant(),
  },
  (table) => [
    check(
      "case_appeals_answered",
      sql`(${table.outcome} is null) = (${table.answeredAt} is null) and (${table.outcome} is null) = (${table.answer} is null)`,
    ),
    index("case_appeals_decision").on(table.decisionId),
  ],
);

export const caseMails = pgTable(
  "case_mails",
  {
    mailId: uuid()
      .primaryKey()
      .references(() => mails.id, { onDelete: "cascade" }),
    partyId: uuid()
      .notNull()
      .references(() => caseParties.id, { onDelete: "cascade" }),
    decisionId: uuid().references(() => moderationDecisions.id, { onDelete: "cascade" }),
    appealId: uuid().references(() => caseAppeals.id, { onDelete: "cascade" }),
  },
  (table) => [index("case_mails_party").on(table.partyId)],
);

export const caseReminders = pgTable(
  "case_reminders",
  {
    mailId: uuid()
      .primaryKey()
      .references(() => mails.id, { onDelete: "cascade" }),
    caseId: uuid()
      .notNull()
      .references(() => moderationCases.id, { onDelete: "cascade" }),
  },
  (table) => [index("case_reminders_case").on(table.caseId)],
);

export const openedPseudonyms = pgTable(
  "opened_pseudonyms",
  {
    id: uuid().primaryKey().defaultRandom(),
    memberId: uuid()
      .notNull()
      .references(() => groupMembers.id, { onDelete: "cascade" }),
    reason: text().notNull(),
    askedById: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    agreedById: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    openedAt: instant().notNull(),
    visibleUntil: instant().notNull(),
    mailId: uuid()
      .unique()
      .references(() => mails.id, { onDelete: "set null" }),
  },
  (table) => [
    check("opened_pseudonyms_two", sql`${table.askedById} <> ${table.agreedById}`),
    index("opened_pseudonyms_member").on(table.memberId),
  ],
);
