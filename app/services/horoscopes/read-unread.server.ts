import { and, asc, eq, inArray, isNull, lte, or, sql } from "drizzle-orm";
import { formatIsoDate } from "~/copy/format";
import { horoscopeEntries, horoscopePeriods } from "~/db/schema";
import { hour, minute } from "~/time/durations";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { askReader, isAway } from "../reader/ask-reader.server";
import { callNames } from "../writing/answers-paid.server";
import { recorderOf } from "../writing/call-about.server";
import { horoscopeTask } from "./compose-texts.server";
import { promptVersionOf } from "./prompt.server";
import { findingsOf, readingOf } from "./reading.server";

/** Entries that a run looks at: a reading takes those of one period. */
const atMost = 600;

const isUnread = and(
  eq(horoscopeEntries.isRead, false),
  eq(horoscopeEntries.state, "generated"),
  sql`jsonb_array_length(${horoscopeEntries.findings}) = 0`,
);

const ofItsPeriod = and(
  eq(horoscopePeriods.scope, horoscopeEntries.scope),
  eq(horoscopePeriods.startsOn, horoscopeEntries.startsOn),
);

const mayBeAsked = (ctx: Pick<ServiceContext, "now">) =>
  or(isNull(horoscopePeriods.readAgainAt), lte(horoscopePeriods.readAgainAt, ctx.now()));

/** Pauses after readings that decided nothing: five minutes, ten, twenty, at last four hours. */
const [firstPause, longestPause] = [5 * minute, 4 * hour];

/** Whether an entry waits for a reader who may be asked now. */
export async function hasUnread(ctx: Pick<ServiceContext, "db" | "now">): Promise<boolean> {
  const [unread] = await ctx.db
    .select({ id: horoscopeEntries.id })
    .from(horoscopeEntries)
    .innerJoin(horoscopePeriods, ofItsPeriod)
    .where(and(isUnread, mayBeAsked(ctx)))
    .limit(1);
  return unread !== undefined;
}

/** Puts the next reading of some periods off, the longer the more of them have failed. */
async function readLater(ctx: Pick<ServiceContext, "db" | "now">, periodIds: readonly string[]) {
  const now = ctx.now().toISOString();
  const pause = sql`least(${firstPause / 1_000} * power(2, least(${horoscopePeriods.readingsFailed}, 20)), ${longestPause / 1_000})`;
  await ctx.db
    .update(horoscopePeriods)
    .set({
      readingsFailed: sql`least(${horoscopePeriods.readingsFailed} + 1, 1000)`,
      readAgainAt: sql`${now}::timestamptz + make_interval(secs => ${pause})`,
    })
    .where(inArray(horoscopePeriods.id, [...periodIds]));
}

/** Has the texts of a period read at the next occasion: they are no longer those that a reading failed at. */
export const readAtOnce = (
  ctx: Pick<ServiceContext, "db">,
  { scope, startsOn }: Pick<typeof horoscopeEntries.$inferSelect, "scope" | "startsOn">,
) =>
  ctx.db
    .update(horoscopePeriods)
    .set({ readingsFailed: 0, readAgainAt: null })
    .where(and(eq(horoscopePeriods.scope, scope), eq(horoscopePeriods.startsOn, startsOn)));

/**
 * Has the entries read that the program finds nothing wrong with and that no reader has seen as they stand: what staff have edited, and
 * what was written while the reader was away. What is read today or later comes first.
 */
export async function readUnread(ctx: ServiceContext): Promise<void> {
  const unread = await ctx.db
    .select()
    .from(horoscopeEntries)
    .innerJoin(horoscopePeriods, ofItsPeriod)
    .where(and(isUnread, mayBeAsked(ctx)))
    .orderBy(
      sql`(${horoscopeEntries.startsOn} < ${formatIsoDate(ctx.now())}::date)`,
      asc(horoscopeEntries.startsOn),
    )
    .limit(atMost);
  const byPeriod = groupedBy(unread, ({ horoscope_periods: { id } }) => id);
  const waiting = new Set(byPeriod.keys());
  for (const [id, rows] of byPeriod) {
    const [first] = rows;
    if (!first) continue;
    const entries = rows.map(({ horoscope_entries: entry }) => entry);
    const texts = groupedBy(entries, ({ sign }) => sign);
    const record = recorderOf(ctx, {
      subject: { kind: "horoscope", id },
      task: horoscopeTask + callNames.read,
      promptVersion: promptVersionOf(first.horoscope_periods.scope),
    });
    const { answer, outcome } = await askReader(ctx, readingOf(texts), {
      spender: "proofreader",
      record,
    });
    // Nothing was decided: a later round asks again. One that failed by itself does not hold up the others.
    if (!answer) {
      await readLater(ctx, isAway(outcome) ? [...waiting] : [id]);
      if (isAway(outcome)) return;
      waiting.delete(id);
      continue;
    }
    waiting.delete(id);
    const found = findingsOf(answer, texts);
    await inTransaction(ctx, async (tx) => {
      await readAtOnce(tx, first.horoscope_periods);
      for (const entry of entries)
        await tx.db
          .update(horoscopeEntries)
          .set({
            isRead: true,
            findings: found
              .filter(({ sign, kind }) => sign === entry.sign && kind === entry.kind)
              .map(({ finding }) => finding),
          })
          .where(
            and(
              eq(horoscopeEntries.id, entry.id),
              // Another text has another reading.
              eq(horoscopeEntries.revision, entry.revision),
              eq(horoscopeEntries.isRead, false),
            ),
          );
    });
  }
}

function groupedBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return groups;
}
