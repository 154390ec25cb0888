import { and, asc, desc, eq, gt, gte, inArray, lt, ne, sql, type SQL } from "drizzle-orm";
import { horoscopeEntries, horoscopePeriods } from "~/db/schema";
import { periodOf, type Period, type Scope } from "~/sky/ephemeris/period";
import { skyFactsOf } from "~/sky/ephemeris/sky-facts.server";
import type { SkyFacts } from "~/sky/ephemeris/sky-facts";
import { firstYear, lastYear } from "~/sky/ephemeris/sky-events.server";
import type { ServiceContext } from "../command/context.server";
import type { HoroscopeKind } from "./entries";

/** An entry as readers see it. */
export type PublishedEntry = {
  kind: HoroscopeKind;
  header: string;
  content: string;
  startsOn: string;
  publishedAt: Date | null;
  /** Whether a person has read and approved it. */
  isApproved: boolean;
  model: string;
};

export type ReadHoroscope = {
  entries: PublishedEntry[];
  /** The sky of the period; null of years that we do not compute. */
  facts: SkyFacts | null;
  /** Where there is no text of the period: the nearest that there is. */
  nearest: { startsOn: string; entries: PublishedEntry[] } | null;
};

const columns = {
  kind: horoscopeEntries.kind,
  header: horoscopeEntries.header,
  content: horoscopeEntries.content,
  startsOn: horoscopeEntries.startsOn,
  publishedAt: horoscopeEntries.publishedAt,
  isApproved: sql<boolean>`${horoscopeEntries.approvedAt} is not null`,
  model: horoscopeEntries.model,
};

const isPublished = eq(horoscopeEntries.state, "published");

type Reading = Pick<ServiceContext, "db">;

/** The published entries of a sign and a period, in order; none unless the main one is among them. */
async function entriesOf(
  { db }: Reading,
  sign: string,
  scope: Scope,
  startsOn: string,
): Promise<PublishedEntry[]> {
  const entries = await db
    .select(columns)
    .from(horoscopeEntries)
    .where(
      and(
        ...[eq(horoscopeEntries.sign, sign), eq(horoscopeEntries.scope, scope)],
        ...[eq(horoscopeEntries.startsOn, startsOn), isPublished],
      ),
    )
    .orderBy(asc(horoscopeEntries.position));
  return whole(entries);
}

/** Lines without their text are nothing to read. */
const whole = (entries: PublishedEntry[]): PublishedEntry[] =>
  entries.some(({ kind }) => kind === "main") ? entries : [];

/** What there is of a sign and a period, by one question: pages that are not kept wait for nothing else. */
async function keptOf({ db }: Reading, sign: string, { scope, from }: Period) {
  const rows = await db
    .select({
      entry: columns,
      // Once is enough.
      facts: sql<SkyFacts | null>`case when ${horoscopeEntries.kind} is null or ${horoscopeEntries.kind} = 'main' then ${horoscopePeriods.facts} end`,
    })
    .from(horoscopePeriods)
    .leftJoin(
      horoscopeEntries,
      and(
        ...[eq(horoscopeEntries.sign, sign), eq(horoscopeEntries.scope, horoscopePeriods.scope)],
        ...[eq(horoscopeEntries.startsOn, horoscopePeriods.startsOn), isPublished],
      ),
    )
    .where(and(eq(horoscopePeriods.scope, scope), eq(horoscopePeriods.startsOn, from)))
    .orderBy(asc(horoscopeEntries.position));
  return {
    entries: whole(rows.flatMap(({ entry }) => (entry?.kind ? [entry as PublishedEntry] : []))),
    facts: rows.find(({ facts }) => facts !== null)?.facts ?? null,
  };
}

/** What a sign reads in a period: its text with the sky that it was written from, else the sky as computed and the nearest text. */
export async function readHoroscope(
  ctx: Reading,
  { sign, period }: { sign: string; period: Period },
): Promise<ReadHoroscope> {
  const { scope, from } = period;
  const isDated = isComputed(from);
  const kept = isDated ? await keptOf(ctx, sign, period) : { entries: [], facts: null };
  const facts = kept.facts ?? (isDated ? skyFactsOf(period) : null);
  if (kept.entries.length > 0) return { entries: kept.entries, facts, nearest: null };
  const startsOn = await nearestTo(ctx, sign, scope, from);
  return {
    ...{ entries: [], facts },
    nearest:
      startsOn === null ? null : { startsOn, entries: await entriesOf(ctx, sign, scope, startsOn) },
  };
}

/** Whether the sky of a day is computed. */
export function isComputed(day: string): boolean {
  const year = Number(day.slice(0, 4));
  return year >= firstYear && year < lastYear;
}

const distance = (first: string, second: string) =>
  Math.abs(Date.parse(first) - Date.parse(second));

async function nearestTo(
  { db }: Reading,
  sign: string,
  scope: Scope,
  from: string,
): Promise<string | null> {
  const main = and(
    ...[eq(horoscopeEntries.sign, sign), eq(horoscopeEntries.scope, scope)],
    ...[eq(horoscopeEntries.kind, "main"), isPublished],
  );
  const one = { startsOn: horoscopeEntries.startsOn };
  const [[before], [after]] = await Promise.all([
    db
      .select(one)
      .from(horoscopeEntries)
      .where(and(main, lt(horoscopeEntries.startsOn, from)))
      .orderBy(desc(horoscopeEntries.startsOn))
      .limit(1),
    db
      .select(one)
      .from(horoscopeEntries)
      .where(and(main, gt(horoscopeEntries.startsOn, from)))
      .orderBy(asc(horoscopeEntries.startsOn))
      .limit(1),
  ]);
  if (!before || !after) return (before ?? after)?.startsOn ?? null;
  return distance(before.startsOn, from) <= distance(after.startsOn, from)
    ? before.startsOn
    : after.startsOn;
}

/** The sentence of a day of each sign that has one, by its slug. */
export async function sentencesOf({ db }: Reading, day: string): Promise<Record<string, string>> {
  const rows = await db
    .select({ sign: horoscopeEntries.sign, header: horoscopeEntries.header })
    .from(horoscopeEntries)
    .where(
      and(
        ...[eq(horoscopeEntries.scope, "daily"), eq(horoscopeEntries.startsOn, day)],
        ...[eq(horoscopeEntries.kind, "main"), isPublished],
      ),
    );
  return Object.fromEntries(rows.map(({ sign, header }) => [sign, header]));
}

/** The days of a month that have a text of a sign, with its sentence; and the months that have any, the newest first. */
export async function archiveOf(
  { db }: Reading,
  { sign, month }: { sign: string; month: string },
): Promise<{ days: { day: string; sentence: string }[]; months: string[] }> {
  const daily = and(
    ...[eq(horoscopeEntries.sign, sign), eq(horoscopeEntries.scope, "daily")],
    ...[eq(horoscopeEntries.kind, "main"), isPublished],
  );
  const { from, until } = periodOf("monthly", `${month}-01`);
  const ofMonth = sql<string>`to_char(${horoscopeEntries.startsOn}, 'YYYY-MM')`;
  const [days, months] = await Promise.all([
    db
      .select({ day: horoscopeEntries.startsOn, sentence: horoscopeEntries.header })
      .from(horoscopeEntries)
      .where(and(daily, gte(horoscopeEntries.startsOn, from), lt(horoscopeEntries.startsOn, until)))
      .orderBy(asc(horoscopeEntries.startsOn)),
    db
      .selectDistinct({ month: ofMonth })
      .from(horoscopeEntries)
      .where(daily)
      .orderBy(desc(ofMonth)),
  ]);
  return { days, months: months.map((each) => each.month) };
}

/** Months of which each sign has texts: for the sitemap. */
export async function archivedMonths({ db }: Reading): Promise<{ sign: string; month: string }[]> {
  const month = sql<string>`to_char(${horoscopeEntries.startsOn}, 'YYYY-MM')`;
  return db
    .selectDistinct({ sign: horoscopeEntries.sign, month })
    .from(horoscopeEntries)
    .where(and(eq(horoscopeEntries.scope, "daily"), eq(horoscopeEntries.kind, "main"), isPublished))
    .orderBy(horoscopeEntries.sign, desc(month));
}

/** Texts in the sitemap: what search engines may show of the last weeks. */
const recentDays = 60;

/** The newest days, weeks, months and years of which there are texts: for the sitemap. */
export async function recentPeriods({
  db,
}: Reading): Promise<{ sign: string; scope: Scope; startsOn: string }[]> {
  const newest = (ofScope: SQL) =>
    db
      .select({
        sign: horoscopeEntries.sign,
        scope: horoscopeEntries.scope,
        startsOn: horoscopeEntries.startsOn,
      })
      .from(horoscopeEntries)
      .where(and(ofScope, eq(horoscopeEntries.kind, "main"), isPublished))
      .orderBy(desc(horoscopeEntries.startsOn), horoscopeEntries.sign)
      .limit(recentDays * 12);
  // Days would crowd out the year, which begins before all of them.
  const [days, longer] = await Promise.all([
    newest(eq(horoscopeEntries.scope, "daily")),
    newest(ne(horoscopeEntries.scope, "daily")),
  ]);
  return [...days, ...longer];
}

/** The newest daily texts of a sign, the newest first: what its feed holds. */
export async function newestOf({ db }: Reading, sign: string, most: number) {
  const days = await db
    .select({ startsOn: horoscopeEntries.startsOn })
    .from(horoscopeEntries)
    .where(
      and(
        ...[eq(horoscopeEntries.sign, sign), eq(horoscopeEntries.scope, "daily")],
        ...[eq(horoscopeEntries.kind, "main"), isPublished],
      ),
    )
    .orderBy(desc(horoscopeEntries.startsOn))
    .limit(most);
  if (days.length === 0) return [];
  const rows = await db
    .select(columns)
    .from(horoscopeEntries)
    .where(
      and(
        ...[eq(horoscopeEntries.sign, sign), eq(horoscopeEntries.scope, "daily"), isPublished],
        inArray(
          horoscopeEntries.startsOn,
          days.map(({ startsOn }) => startsOn),
        ),
      ),
    )
    .orderBy(desc(horoscopeEntries.startsOn), asc(horoscopeEntries.position));
  return days.map(({ startsOn }) => ({
    startsOn,
    entries: rows.filter((row) => row.startsOn === startsOn),
  }));
}
