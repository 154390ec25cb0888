import { and, asc, eq, sql } from "drizzle-orm";
import { formatIsoDate } from "~/copy/format";
import { horoscopeEntries, horoscopePeriods } from "~/db/schema";
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

/** Whether an entry waits for a reader. */
export async function hasUnread(ctx: Pick<ServiceContext, "db">): Promise<boolean> {
  const [unread] = await ctx.db
    .select({ id: horoscopeEntries.id })
    .from(horoscopeEntries)
    .where(isUnread)
    .limit(1);
  return unread !== undefined;
}

/**
 * Has the entries read that the program finds nothing wrong with and that no reader has seen as they stand: what staff have edited, and
 * what was written while the reader was away. What is read today or later comes first.
 */
export async function readUnread(ctx: ServiceContext): Promise<void> {
  const unread = await ctx.db
    .select()
    .from(horoscopeEntries)
    .innerJoin(
      horoscopePeriods,
      and(
        eq(horoscopePeriods.scope, horoscopeEntries.scope),
        eq(horoscopePeriods.startsOn, horoscopeEntries.startsOn),
      ),
    )
    .where(isUnread)
    .orderBy(
      sql`(${horoscopeEntries.startsOn} < ${formatIsoDate(ctx.now())}::date)`,
      asc(horoscopeEntries.startsOn),
    )
    .limit(atMost);
  const byPeriod = groupedBy(unread, ({ horoscope_periods: { id } }) => id);
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
    // Nothing was decided: the next round asks again. One that failed by itself does not hold up the others.
    if (!answer) {
      if (isAway(outcome)) return;
      continue;
    }
    const found = findingsOf(answer, texts);
    await inTransaction(ctx, async (tx) => {
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
