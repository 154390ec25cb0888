import { sql } from "drizzle-orm";
import { minute } from "~/time/durations";
import type { ServiceContext } from "../command/context.server";

/** How many texts of a kind there are, and in which share of them a stem is: its common ones; any other is in fewer than they are. */
type Known = { texts: number; shares: ReadonlyMap<string, number> };

export type WordShares = Record<"posts" | "comments", Known>;

/** PostgreSQL counts anew once a tenth of the texts has changed. */
const freshFor = 10 * minute;

let known: { at: number; shares: Promise<WordShares> } | null = null;

/**
 * How frequent words are in posts and comments, as PostgreSQL last counted for its planner; remembered for some minutes. Nothing
 * is frequent in what it has not counted yet.
 */
export function wordShares(ctx: Pick<ServiceContext, "db" | "now">): Promise<WordShares> {
  const at = ctx.now().getTime();
  if (known && Math.abs(at - known.at) < freshFor) return known.shares;
  const reading = { at, shares: readShares(ctx) };
  known = reading;
  reading.shares.catch(() => {
    if (known === reading) known = null;
  });
  return reading.shares;
}

async function readShares({ db }: Pick<ServiceContext, "db">): Promise<WordShares> {
  const rows = await db.execute<{
    kind: keyof WordShares;
    texts: number;
    stems: string[] | null;
    shares: number[] | null;
  }>(sql`
    select class.relname as kind, greatest(class.reltuples, 0)::float8 as texts,
      counted.most_common_elems::text::text[] as stems, counted.most_common_elem_freqs as shares
    from pg_class class left join pg_stats counted
      on counted.schemaname = class.relnamespace::regnamespace::text
        and counted.tablename = class.relname and counted.attname = 'search'
    where class.oid in ('posts'::regclass, 'comments'::regclass)`);
  const of = (kind: keyof WordShares): Known => {
    const row = rows.find((one) => one.kind === kind);
    const shares = row?.shares ?? [];
    return {
      texts: row?.texts ?? 0,
      shares: new Map((row?.stems ?? []).map((stem, index) => [stem, shares[index] ?? 0])),
    };
  };
  return { posts: of("posts"), comments: of("comments") };
}

/**
 * The share of texts that have every word in one of its forms, were words independent of each other.
 * @param words the stems of each
 */
export const shareOf = ({ shares }: Known, words: readonly (readonly string[])[]): number =>
  words.reduce(
    (share, stems) =>
      share *
      Math.min(
        1,
        stems.reduce((sum, stem) => sum + (shares.get(stem) ?? 0), 0),
      ),
    1,
  );
