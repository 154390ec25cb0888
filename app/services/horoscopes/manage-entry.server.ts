import { and, eq, gt, inArray, ne, sql } from "drizzle-orm";
import { horoscopeEntries, horoscopePeriods, horoscopeVersions } from "~/db/schema";
import { periodOf } from "~/sky/ephemeris/period";
import { skyFactsOf } from "~/sky/ephemeris/sky-facts.server";
import { authorise } from "../access/authorise.server";
import { recordAuditEvent } from "../audit/record-audit-event.server";
import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";
import { Conflict, Invalid, NotFound } from "../command/errors";
import { isId } from "../listing/ids";
import {
  allHoroscopes,
  approvalRefusal,
  horoscopeAuditEvents,
  horoscopeRefusals,
  withdrawalRefusal,
  type HoroscopeReason,
} from "./acts";
import { alikeFindings, checkEntry } from "./check-entry.server";
import { kindsInOrder, type HoroscopeKind } from "./entries";
import { materialOf } from "./prompt.server";
import { lastDayDue } from "./publish-due.server";
import { tellingRuns } from "./repetition";
import { readAtOnce } from "./read-unread.server";
import { toldAround } from "./told-texts.server";
import { addWanted, allSigns, enqueueWriting } from "./want-periods.server";

export type Entry = typeof horoscopeEntries.$inferSelect;

const targetOf = (id: string) => ({ kind: "horoscope", id }) as const;

async function lockEntry(tx: TransactionContext, id: string): Promise<Entry> {
  if (!isId(id)) throw new NotFound("horoscope");
  const [entry] = await tx.db
    .select()
    .from(horoscopeEntries)
    .where(eq(horoscopeEntries.id, id))
    .for("update");
  if (!entry) throw new NotFound("horoscope");
  return entry;
}

/** What the log says of an entry: which, and never its words. */
const factsOf = ({
  sign,
  scope,
  startsOn,
  kind,
}: Pick<Entry, "sign" | "scope" | "startsOn" | "kind">) => ({
  sign,
  scope,
  startsOn,
  horoscopeKind: kind,
});

/** The state that a text which may be seen has at a moment: out where its hour has come. */
const approvedStateAt = (startsOn: string, now: Date) =>
  startsOn <= lastDayDue(now) ? ("published" as const) : ("approved" as const);

/**
 * Approves an entry that somebody has read: it goes out an hour before its day, or now where that has come.
 * @param approval.revision of the words that were read
 * @throws NotAllowed, NotFound, Conflict where a check does not hold, or `horoscope_changed`
 */
export async function approveEntry(
  ctx: ServiceContext,
  approval: { entryId: string; revision: number; reason: HoroscopeReason },
): Promise<void> {
  const { entryId, revision, reason } = approval;
  const { userId } = authorise(ctx, "manage_horoscopes", targetOf(entryId));
  await inTransaction(ctx, async (tx) => {
    const entry = await lockEntry(tx, entryId);
    if (entry.revision !== revision) throw new Conflict(horoscopeRefusals.horoscope_changed);
    const refused = approvalRefusal({ ...entry, isApproved: entry.approvedAt !== null });
    if (refused) throw new Conflict(refused);
    const state = approvedStateAt(entry.startsOn, tx.now());
    await tx.db
      .update(horoscopeEntries)
      .set({
        ...{ state, approvedBy: userId, approvedAt: tx.now() },
        ...(state === "published" && entry.state !== "published" && { publishedAt: tx.now() }),
      })
      .where(eq(horoscopeEntries.id, entryId));
    await recordAuditEvent(tx, {
      act: horoscopeAuditEvents.approve_horoscope,
      target: targetOf(entryId),
      reason,
      after: factsOf(entry),
    });
  });
}

/**
 * Approves every entry that waits and of which every check holds; the others stay as they are, and so does whatever was written or
 * edited after somebody looked.
 * @returns how many were approved, and how many were not
 * @throws NotAllowed, Invalid
 */
export async function approveAll(
  ctx: ServiceContext,
  { seenAt }: { seenAt: Date },
): Promise<{ approved: number; left: number }> {
  const target = { kind: "horoscope", id: allHoroscopes } as const;
  const { userId } = authorise(ctx, "manage_horoscopes", target);
  if (Number.isNaN(seenAt.getTime())) throw new Invalid("version");
  return inTransaction(ctx, async (tx) => {
    const waiting = await tx.db
      .select()
      .from(horoscopeEntries)
      .where(eq(horoscopeEntries.state, "generated"))
      .for("update");
    const edited = await tx.db
      .selectDistinct({ id: horoscopeVersions.entryId })
      .from(horoscopeVersions)
      .where(gt(horoscopeVersions.replacedAt, seenAt));
    const unseen = new Set(edited.map(({ id }) => id));
    const right = waiting.filter(
      (entry) =>
        entry.writtenAt <= seenAt &&
        !unseen.has(entry.id) &&
        approvalRefusal({ ...entry, isApproved: entry.approvedAt !== null }) === null,
    );
    for (const state of ["approved", "published"] as const) {
      const ids = right.flatMap(({ id, startsOn }) =>
        approvedStateAt(startsOn, tx.now()) === state ? id : [],
      );
      if (ids.length > 0)
        await tx.db
          .update(horoscopeEntries)
          .set({
            ...{ state, approvedBy: userId, approvedAt: tx.now() },
            ...(state === "published" && { publishedAt: tx.now() }),
          })
          .where(inArray(horoscopeEntries.id, ids));
    }
    await recordAuditEvent(tx, {
      act: horoscopeAuditEvents.approve_horoscopes,
      target,
      after: { rows: right.length },
    });
    return { approved: right.length, left: waiting.length - right.length };
  });
}

export type EntryChange = {
  entryId: string;
  header: string;
  content: string;
  kind: HoroscopeKind;
  /** A day of its period, YYYY-MM-DD. */
  day: string;
  /** As the form knew it. */
  revision: number;
  reason: HoroscopeReason;
};

/**
 * Changes an entry, with its history: the checks run again upon the new words and the sky of their day, and approval is taken back, so
 * that nothing stands on the page that nobody has seen as it is.
 * @throws NotAllowed, NotFound, Invalid, Conflict `horoscope_changed`, `place_taken`, `far_day`
 */
export async function editEntry(ctx: ServiceContext, change: EntryChange): Promise<void> {
  const { entryId, header, content, kind, day, revision, reason } = change;
  const { userId } = authorise(ctx, "manage_horoscopes", targetOf(entryId));
  const year = Number(day.slice(0, 4));
  if (!(year >= 2000 && year <= 2100)) throw new Conflict(horoscopeRefusals.far_day);
  if (!kindsInOrder.includes(kind) || header.trim() === "" || content.trim() === "")
    throw new Invalid("horoscope");
  await inTransaction(ctx, async (tx) => {
    const entry = await lockEntry(tx, entryId);
    if (entry.revision !== revision) throw new Conflict(horoscopeRefusals.horoscope_changed);
    const period = periodOf(entry.scope, day);
    const facts = await factsFor(tx, entry.scope, period.from);
    const [taken] = await tx.db
      .select({ id: horoscopeEntries.id })
      .from(horoscopeEntries)
      .where(
        and(
          ...[eq(horoscopeEntries.sign, entry.sign), eq(horoscopeEntries.scope, entry.scope)],
          ...[eq(horoscopeEntries.startsOn, period.from), eq(horoscopeEntries.kind, kind)],
          ne(horoscopeEntries.id, entryId),
        ),
      );
    if (taken) throw new Conflict(horoscopeRefusals.place_taken);
    const text = { kind, header: header.trim(), content: content.trim() };
    const around = { scope: entry.scope, from: period.from, except: entryId };
    const { before, runs } = await toldAround(tx, around);
    const beside = await besideOf(tx, { ...entry, startsOn: period.from });
    const told = new Set(runs.get(entry.sign));
    for (const other of beside)
      for (const run of tellingRuns(`${other.header}\n${other.content}`)) told.add(run);
    const given = JSON.stringify(materialOf(facts, allSigns, before));
    const findings = [
      ...checkEntry(text, { facts, sign: entry.sign, given, told }),
      ...alikeFindings(text, beside, before.get(entry.sign)),
    ];
    await tx.db.insert(horoscopeVersions).values({
      ...{ entryId, revision: entry.revision, startsOn: entry.startsOn, kind: entry.kind },
      ...{ header: entry.header, content: entry.content },
      ...{ replacedBy: userId, replacedAt: tx.now() },
    });
    await tx.db
      .update(horoscopeEntries)
      .set({
        ...text,
        position: kindsInOrder.indexOf(kind) + 1,
        startsOn: period.from,
        ...{ findings, isRead: false, state: "generated", revision: entry.revision + 1 },
        ...{ approvedBy: null, approvedAt: null, publishedAt: null, withdrawnAt: null },
      })
      .where(eq(horoscopeEntries.id, entryId));
    await recordAuditEvent(tx, {
      act: horoscopeAuditEvents.edit_horoscope,
      target: targetOf(entryId),
      reason,
      before: { ...factsOf(entry), characters: entry.content.length },
      after: {
        ...factsOf({ ...entry, kind, startsOn: period.from }),
        characters: text.content.length,
      },
    });
    await readAtOnce(tx, { ...entry, startsOn: period.from });
    await enqueueWriting(tx);
  });
}

/** What the other signs read in a period. */
const besideOf = (
  tx: TransactionContext,
  { scope, startsOn, sign }: Pick<Entry, "scope" | "startsOn" | "sign">,
) =>
  tx.db
    .select({
      kind: horoscopeEntries.kind,
      header: horoscopeEntries.header,
      content: horoscopeEntries.content,
    })
    .from(horoscopeEntries)
    .where(
      and(
        ...[eq(horoscopeEntries.scope, scope), eq(horoscopeEntries.startsOn, startsOn)],
        ...[ne(horoscopeEntries.sign, sign), ne(horoscopeEntries.state, "withdrawn")],
      ),
    );

/** The sky of a period, as it is kept where texts are written from it; makes the period where there is none. */
async function factsFor(tx: TransactionContext, scope: Entry["scope"], startsOn: string) {
  const [known] = await tx.db
    .select({ facts: horoscopePeriods.facts })
    .from(horoscopePeriods)
    .where(and(eq(horoscopePeriods.scope, scope), eq(horoscopePeriods.startsOn, startsOn)));
  if (known) return known.facts;
  const facts = skyFactsOf(periodOf(scope, startsOn));
  await tx.db
    .insert(horoscopePeriods)
    .values({ scope, startsOn, facts, wanted: [], requestedAt: tx.now() })
    .onConflictDoNothing();
  return facts;
}

/** Takes an entry off the page; it stays at the desk, where it can be edited or written anew. */
export async function withdrawEntry(
  ctx: ServiceContext,
  { entryId, reason }: { entryId: string; reason: HoroscopeReason },
): Promise<void> {
  authorise(ctx, "manage_horoscopes", targetOf(entryId));
  await inTransaction(ctx, async (tx) => {
    const entry = await lockEntry(tx, entryId);
    const refused = withdrawalRefusal(entry);
    if (refused) throw new Conflict(refused);
    await tx.db
      .update(horoscopeEntries)
      .set({ state: "withdrawn", withdrawnAt: tx.now(), approvedBy: null, approvedAt: null })
      .where(eq(horoscopeEntries.id, entryId));
    await recordAuditEvent(tx, {
      act: horoscopeAuditEvents.withdraw_horoscope,
      target: targetOf(entryId),
      reason,
      before: factsOf(entry),
    });
  });
}

/** Has all texts of an entry's sign and period written anew; until then they are off the page. */
export async function rewriteEntry(
  ctx: ServiceContext,
  { entryId, reason }: { entryId: string; reason: HoroscopeReason },
): Promise<void> {
  authorise(ctx, "manage_horoscopes", targetOf(entryId));
  await inTransaction(ctx, async (tx) => {
    const entry = await lockEntry(tx, entryId);
    const { scope, startsOn, sign } = entry;
    await tx.db
      .update(horoscopeEntries)
      .set({ state: "withdrawn", withdrawnAt: tx.now(), approvedBy: null, approvedAt: null })
      .where(
        and(
          ...[eq(horoscopeEntries.scope, scope), eq(horoscopeEntries.startsOn, startsOn)],
          eq(horoscopeEntries.sign, sign),
        ),
      );
    const [period] = await tx.db
      .select({ id: horoscopePeriods.id })
      .from(horoscopePeriods)
      .where(and(eq(horoscopePeriods.scope, scope), eq(horoscopePeriods.startsOn, startsOn)));
    if (period) await addWanted(tx, period.id, [sign]);
    await enqueueWriting(tx);
    await recordAuditEvent(tx, {
      act: horoscopeAuditEvents.rewrite_horoscope,
      target: targetOf(entryId),
      reason,
      before: factsOf(entry),
    });
  });
}

/** Deletes an entry and its history: inside the transaction of the act that may still be taken back until then. */
export async function deleteEntry(
  tx: TransactionContext,
  { entryId, reason }: { entryId: string; reason: HoroscopeReason },
): Promise<void> {
  authorise(tx, "manage_horoscopes", targetOf(entryId));
  const entry = await lockEntry(tx, entryId);
  await tx.db.delete(horoscopeEntries).where(eq(horoscopeEntries.id, entryId));
  await recordAuditEvent(tx, {
    act: horoscopeAuditEvents.delete_horoscope,
    target: targetOf(entryId),
    reason,
    before: { ...factsOf(entry), state: entry.state },
  });
}

/** How many entries there are, and how many of them readers see. */
export async function countEntries(
  ctx: Pick<ServiceContext, "db">,
): Promise<{ all: number; published: number }> {
  const [counted] = await ctx.db
    .select({
      all: sql<number>`count(*)::int`,
      published: sql<number>`count(*) filter (where ${horoscopeEntries.state} = 'published')::int`,
    })
    .from(horoscopeEntries);
  return counted ?? { all: 0, published: 0 };
}

/**
 * Deletes every entry, with the periods that they were written for, once a second person has agreed. What is wanted by itself is written
 * anew by the next round.
 */
export async function deleteAllEntries(
  tx: TransactionContext,
  { reason, askedBy }: { reason: HoroscopeReason; askedBy: string },
): Promise<void> {
  const deleted = await tx.db.delete(horoscopeEntries).returning({ id: horoscopeEntries.id });
  await tx.db.delete(horoscopePeriods);
  await recordAuditEvent(tx, {
    act: horoscopeAuditEvents.delete_horoscopes,
    target: { kind: "horoscope", id: allHoroscopes },
    reason,
    after: { rows: deleted.length, askedBy },
  });
}
