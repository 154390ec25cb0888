import { and, asc, count, desc, eq, gte, isNotNull, lt, or, sql, type SQL } from "drizzle-orm";
import { formatIsoDate } from "~/copy/format";
import {
  horoscopeEntries,
  horoscopePeriods,
  horoscopeVersions,
  users,
  type HoroscopeFinding,
} from "~/db/schema";
import { periodOf, type Scope } from "~/sky/ephemeris/period";
import { factSentences } from "~/sky/ephemeris/sky-facts-words.server";
import { authoriseReading } from "../access/authorise.server";
import type { ServiceContext } from "../command/context.server";
import { NotFound } from "../command/errors";
import { countRows } from "../listing/count-rows.server";
import { isId } from "../listing/ids";
import { containsPattern } from "../listing/like-patterns";
import { numberedPage, type NumberedPage } from "../listing/numbered-page";
import type { HoroscopeKind, HoroscopeState } from "./entries";
import { periodsOfMonth } from "./generate.server";
import type { Entry } from "./manage-entry.server";

export type HoroscopeFilters = {
  sign?: string;
  scope?: Scope;
  /** From 1. */
  month?: number;
  year?: number;
  state?: HoroscopeState;
  /** Only what a check objects to. */
  onlyFaulty?: boolean;
  q?: string;
};

export type EntryLine = Pick<
  Entry,
  "id" | "sign" | "scope" | "startsOn" | "kind" | "header" | "content" | "state" | "isRead"
> & { findings: readonly HoroscopeFinding[]; isApproved: boolean };

const lineOf = ({ approvedAt, ...entry }: Entry): EntryLine => {
  const { id, sign, scope, startsOn, kind, header, content, state, isRead, findings } = entry;
  return {
    ...{ id, sign, scope, startsOn, kind, header, content, state, isRead, findings },
    isApproved: approvedAt !== null,
  };
};

const isFaulty = sql`jsonb_array_length(${horoscopeEntries.findings}) > 0`;

/** A page of entries: what waits for somebody with a reason first, then by day, sign and order. @throws NotAllowed */
export async function listEntries(
  ctx: ServiceContext,
  { sign, scope, month, year, state, onlyFaulty, q }: HoroscopeFilters,
  page: number,
): Promise<NumberedPage<EntryLine>> {
  authoriseReading(ctx, "manage_horoscopes");
  const where = and(
    sign ? eq(horoscopeEntries.sign, sign) : undefined,
    scope ? eq(horoscopeEntries.scope, scope) : undefined,
    month ? inMonth(ctx, scope, year, month) : undefined,
    state ? eq(horoscopeEntries.state, state) : undefined,
    onlyFaulty ? isFaulty : undefined,
    q
      ? or(
          containsPattern(horoscopeEntries.header, q),
          containsPattern(horoscopeEntries.content, q),
        )
      : undefined,
  );
  return numberedPage(page, {
    count: (atMost) => countRows(ctx, horoscopeEntries, where, atMost),
    rows: async (limit, offset) =>
      (
        await ctx.db
          .select()
          .from(horoscopeEntries)
          .where(where)
          .orderBy(
            sql`(${horoscopeEntries.state} = 'generated' and ${isFaulty}) desc`,
            month ? asc(horoscopeEntries.startsOn) : desc(horoscopeEntries.startsOn),
            asc(horoscopeEntries.sign),
            asc(horoscopeEntries.position),
            asc(horoscopeEntries.id),
          )
          .limit(limit)
          .offset(offset)
      ).map(lineOf),
  });
}

/** Entries of periods that begin in a month; of a year it is the whole. */
function inMonth(
  ctx: ServiceContext,
  scope: Scope | undefined,
  year = yearOf(ctx),
  month: number,
): SQL | undefined {
  const first = `${year}-${String(month).padStart(2, "0")}-01`;
  const { from, until } = periodOf(scope === "yearly" ? "yearly" : "monthly", first);
  return and(gte(horoscopeEntries.startsOn, from), lt(horoscopeEntries.startsOn, until));
}

export const yearOf = ({ now }: Pick<ServiceContext, "now">) =>
  Number(formatIsoDate(now()).slice(0, 4));

export type EntryCard = EntryLine & {
  revision: number;
  writtenHeader: string;
  writtenContent: string;
  promptVersion: string;
  model: string;
  writtenAt: Date;
  publishedAt: Date | null;
  approved: { at: Date; by: string } | null;
  sky: string[];
  versions: {
    revision: number;
    startsOn: string;
    kind: HoroscopeKind;
    header: string;
    content: string;
    at: Date;
    by: string;
  }[];
};

/** @throws NotAllowed, NotFound */
export async function entryCard(ctx: ServiceContext, id: string): Promise<EntryCard> {
  authoriseReading(ctx, "manage_horoscopes");
  if (!isId(id)) throw new NotFound("horoscope");
  const [found] = await ctx.db
    .select({ entry: horoscopeEntries, facts: horoscopePeriods.facts, approver: users.email })
    .from(horoscopeEntries)
    .innerJoin(
      horoscopePeriods,
      and(
        eq(horoscopePeriods.scope, horoscopeEntries.scope),
        eq(horoscopePeriods.startsOn, horoscopeEntries.startsOn),
      ),
    )
    .leftJoin(users, eq(users.id, horoscopeEntries.approvedBy))
    .where(eq(horoscopeEntries.id, id));
  if (!found) throw new NotFound("horoscope");
  const versions = await ctx.db
    .select({ version: horoscopeVersions, by: users.email })
    .from(horoscopeVersions)
    .leftJoin(users, eq(users.id, horoscopeVersions.replacedBy))
    .where(eq(horoscopeVersions.entryId, id))
    .orderBy(desc(horoscopeVersions.revision));
  const { entry, facts, approver } = found;
  const { happens, places } = factSentences(facts);
  const { revision, writtenHeader, writtenContent, promptVersion, model, writtenAt } = entry;
  return {
    ...lineOf(entry),
    ...{ revision, writtenHeader, writtenContent, promptVersion, model, writtenAt },
    publishedAt: entry.publishedAt,
    approved: entry.approvedAt && { at: entry.approvedAt, by: approver ?? "konto usunięte" },
    sky: [...happens, ...places],
    versions: versions.map(({ version, by }) => ({
      revision: version.revision,
      startsOn: version.startsOn,
      kind: version.kind,
      header: version.header,
      content: version.content,
      at: version.replacedAt,
      by: by ?? "konto usunięte",
    })),
  };
}

export type HoroscopeProgress = {
  /** Texts of a sign and a period that are being written or wait for it. */
  waiting: number;
  /** Periods of which nothing came, with the reason. */
  failed: { scope: Scope; startsOn: string; failure: string }[];
  toApprove: number;
  faulty: number;
  /** Nothing is wrong with them, and no reader has looked at them yet. */
  unread: number;
};

/** How the writing stands. @throws NotAllowed */
export async function horoscopeProgress(ctx: ServiceContext): Promise<HoroscopeProgress> {
  authoriseReading(ctx, "manage_horoscopes");
  const [[waiting], failed, [counted]] = await Promise.all([
    ctx.db
      .select({
        texts: sql<number>`coalesce(sum(cardinality(${horoscopePeriods.wanted})), 0)::int`,
      })
      .from(horoscopePeriods)
      .where(
        sql`${horoscopePeriods.failure} is null and cardinality(${horoscopePeriods.wanted}) > 0`,
      ),
    ctx.db
      .select({
        scope: horoscopePeriods.scope,
        startsOn: horoscopePeriods.startsOn,
        failure: horoscopePeriods.failure,
      })
      .from(horoscopePeriods)
      .where(isNotNull(horoscopePeriods.failure))
      .orderBy(asc(horoscopePeriods.startsOn))
      .limit(20),
    ctx.db
      .select({
        toApprove: count(),
        faulty: sql<number>`count(*) filter (where ${isFaulty})::int`,
        unread: sql<number>`count(*) filter (where not ${isFaulty} and not ${horoscopeEntries.isRead})::int`,
      })
      .from(horoscopeEntries)
      .where(eq(horoscopeEntries.state, "generated")),
  ]);
  return {
    waiting: waiting?.texts ?? 0,
    failed: failed.map((each) => ({ ...each, failure: each.failure ?? "" })),
    toApprove: counted?.toApprove ?? 0,
    faulty: counted?.faulty ?? 0,
    unread: counted?.unread ?? 0,
  };
}

export type MonthDay = {
  day: string;
  state: HoroscopeState | null;
  sentence: string;
  entryId: string | null;
};

/** The daily texts of a sign and a month, day by day; null where there is none. @throws NotAllowed */
export async function dailyMonth(
  ctx: ServiceContext,
  { sign, year, month }: { sign: string; year: number; month: number },
): Promise<MonthDay[]> {
  authoriseReading(ctx, "manage_horoscopes");
  const days = periodsOfMonth("daily", year, month).map(({ from }) => from);
  const rows = await ctx.db
    .select()
    .from(horoscopeEntries)
    .where(
      and(
        ...[eq(horoscopeEntries.sign, sign), eq(horoscopeEntries.scope, "daily")],
        eq(horoscopeEntries.kind, "main"),
        inMonth(ctx, "daily", year, month),
      ),
    );
  return days.map((day) => {
    const row = rows.find(({ startsOn }) => startsOn === day);
    return {
      day,
      state: row?.state ?? null,
      sentence: row?.header ?? "",
      entryId: row?.id ?? null,
    };
  });
}
