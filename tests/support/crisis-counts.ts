import { sum } from "drizzle-orm";
import { db } from "~/db/client.server";
import { crisisCounts, secondReaderCounts } from "~/db/schema";

/** How often a crisis was heard: place, level and number, over all days, since a test may run through midnight. */
export async function crisesCounted(): Promise<[string, string, number][]> {
  const { place, level } = crisisCounts;
  const rows = await db
    .select({ place, level, times: sum(crisisCounts.count).mapWith(Number) })
    .from(crisisCounts)
    .groupBy(place, level)
    .orderBy(place, level);
  return rows.map((row) => [row.place, row.level, row.times]);
}

/** What second readers said: place, outcome and number, over all days. */
export async function secondReadings(): Promise<[string, string, number][]> {
  const { place, outcome } = secondReaderCounts;
  const rows = await db
    .select({ place, outcome, times: sum(secondReaderCounts.count).mapWith(Number) })
    .from(secondReaderCounts)
    .groupBy(place, outcome)
    .orderBy(place, outcome);
  return rows.map((row) => [row.place, row.outcome, row.times]);
}
