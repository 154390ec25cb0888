import { setTimeout as pause } from "node:timers/promises";
import postgres from "postgres";
import { periodOf } from "~/sky/ephemeris/period";
import { skyFactsOf } from "~/sky/ephemeris/sky-facts.server";
import { signs } from "~/sky/signs";
import { daysFrom } from "~/time/warsaw-time";
import type { Shop } from "../../tests/support/shop";
import { percentile } from "./load";

const slugs = signs.map(({ slug }) => slug);

/** A month of daily texts costs more than a day may: here the caps are not what is measured. */
export const uncapped = { MODEL_DAY_CAP_USD: "10000", MODEL_READER_DAY_CAP_USD: "10000" };

/**
 * Has every one of some days written for twelve signs by one job.
 * @param days first and last, as `2026-01-31`
 * @returns seconds, entries, and how many a check objects to
 */
export async function measureDays(shop: Shop, [first, last]: readonly [string, string]) {
  const sql = postgres(shop.databaseUrl, { max: 1, onnotice: () => {} });
  const days = daysFrom(first, last);
  const startedAt = performance.now();
  try {
    for (const day of days)
      await sql`insert into horoscope_periods ${sql({
        scope: "daily",
        starts_on: day,
        facts: sql.json(skyFactsOf(periodOf("daily", day)) as never),
        wanted: slugs,
        requested_at: new Date(),
      } as never)}`;
    await sql`select graphile_worker.add_job('write_horoscopes', '{}'::json, job_key => 'write_horoscopes', flags => array['shared_places'])`;
    const left = async () => {
      const [row] = await sql<{ periods: number }[]>`
        select count(*)::int as periods from horoscope_periods where cardinality(wanted) > 0`;
      return row?.periods ?? 0;
    };
    while ((await left()) > 0) await pause(250);
    const seconds = (performance.now() - startedAt) / 1_000;
    const [written] = await sql<{ entries: number; faulty: number }[]>`
      select count(*)::int as entries, count(*) filter (where jsonb_array_length(findings) > 0 or not is_read)::int as faulty
      from horoscope_entries where scope = 'daily' and starts_on between ${first} and ${last}`;
    await sql`update horoscope_entries set state = 'published', published_at = now()
      where jsonb_array_length(findings) = 0 and is_read`;
    return { seconds, entries: written?.entries ?? 0, faulty: written?.faulty ?? 0 };
  } finally {
    await sql.end();
  }
}

/** Reader pages that are not kept, one after another, as the server answers them: in milliseconds. */
export async function measureReader(
  shop: Shop,
  [first, last]: readonly [string, string],
  pages: number,
) {
  const days = daysFrom(first, last);
  const path = (index: number) =>
    `${shop.url}/horoscope-detail?${new URLSearchParams({
      sign: slugs[index % slugs.length] ?? "",
      scope: "daily",
      date: days[(index * 7) % days.length] ?? "",
    })}`;
  for (let index = 0; index < 30; index++) await (await fetch(path(index))).text();
  const durations: number[] = [];
  for (let index = 30; index < 30 + pages; index++) {
    const startedAt = performance.now();
    const answer = await fetch(path(index));
    await answer.text();
    if (answer.status !== 200) throw new Error(`${path(index)}: ${answer.status}`);
    durations.push(performance.now() - startedAt);
  }
  return { p50: percentile(durations, 50), p95: percentile(durations, 95) };
}
