import { notInArray, sql, sum } from "drizzle-orm";
import type { ScreenedPlace } from "~/crisis/detour";
import { crisisLevels } from "~/crisis/levels";
import { crisisCounts, secondReaderCounts } from "~/db/schema";
import type { ServiceContext } from "../command/context.server";

/** Places as the public counts know them: the fewer there are, the less a number tells of anybody. */
export const countedAreas = ["talks", "community", "orders", "other"] as const;
export type CountedArea = (typeof countedAreas)[number];

const areas: Readonly<Partial<Record<ScreenedPlace, CountedArea>>> = {
  talk: "talks",
  room: "talks",
  post: "community",
  comment: "community",
  group_request: "community",
  order: "orders",
  rental: "orders",
};

/** A smaller number is not told: in a quiet year it could be somebody. */
export const fewestTold = 10;

/** Null stands for a number between one and `fewestTold`. */
export type ToldCount = number | null;

export type YearlyCounts = {
  year: number;
  heard: Record<CountedArea, { acute: ToldCount; concern: ToldCount }>;
  /** How often a second reader was asked and gave no answer. */
  unanswered: ToldCount;
};

/** How often a crisis was heard, by years in Warsaw, the latest first: for everybody. */
export async function yearlyCounts({ db }: Pick<ServiceContext, "db">): Promise<YearlyCounts[]> {
  const yearOf = (day: typeof crisisCounts.day | typeof secondReaderCounts.day) =>
    sql<number>`extract(year from ${day})::int`;
  const { place, level, count } = crisisCounts;
  const heard = await db
    .select({ year: yearOf(crisisCounts.day), place, level, times: sum(count).mapWith(Number) })
    .from(crisisCounts)
    .groupBy(yearOf(crisisCounts.day), place, level);
  const unanswered = await db
    .select({
      year: yearOf(secondReaderCounts.day),
      times: sum(secondReaderCounts.count).mapWith(Number),
    })
    .from(secondReaderCounts)
    // What a vendor declined was heard: as a sign.
    .where(notInArray(secondReaderCounts.outcome, [...crisisLevels, "refused"]))
    .groupBy(yearOf(secondReaderCounts.day));
  const years = [...new Set([...heard, ...unanswered].map(({ year }) => year))];
  const total = (rows: readonly { times: number }[]) =>
    told(rows.reduce((times, row) => times + row.times, 0));
  return years
    .toSorted((a, b) => b - a)
    .map((year) => {
      const ofArea = (area: CountedArea) => {
        const rows = heard.filter((row) => row.year === year && areaOf(row.place) === area);
        return {
          acute: total(rows.filter((row) => row.level === "acute")),
          concern: total(rows.filter((row) => row.level === "concern")),
        };
      };
      return {
        year,
        heard: {
          talks: ofArea("talks"),
          community: ofArea("community"),
          orders: ofArea("orders"),
          other: ofArea("other"),
        },
        unanswered: total(unanswered.filter((row) => row.year === year)),
      };
    });
}

const areaOf = (place: string): CountedArea =>
  (areas as Readonly<Record<string, CountedArea | undefined>>)[place] ?? "other";

const told = (times: number): ToldCount => (times > 0 && times < fewestTold ? null : times);
