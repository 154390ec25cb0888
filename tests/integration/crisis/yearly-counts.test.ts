import { expect, test } from "vitest";
import { db } from "~/db/client.server";
import { crisisCounts, secondReaderCounts } from "~/db/schema";
import { paths } from "~/paths";
import { loader } from "~/routes/public/safety";
import type { YearlyCounts } from "~/services/crisis/yearly-counts.server";
import { call, get } from "../../support/requests";

test("everybody sees by years and areas how often help came, but no number that could be somebody", async () => {
  const cost = { costMicroUsd: 0 };
  await db.insert(crisisCounts).values([
    { day: "2019-12-31", place: "talk", level: "acute", count: 9 },
    { day: "2020-01-01", place: "talk", level: "acute", count: 7 },
    { day: "2020-12-31", place: "talk", level: "acute", count: 5 },
    { day: "2020-05-01", place: "comment", level: "concern", count: 20 },
    { day: "2020-05-01", place: "post", level: "concern", count: 1 },
    { day: "2020-05-01", place: "search", level: "acute", count: 3 },
  ]);
  await db.insert(secondReaderCounts).values([
    { day: "2020-05-01", place: "talk", outcome: "none", count: 900, ...cost },
    { day: "2020-05-01", place: "talk", outcome: "timeout", count: 11, ...cost },
    { day: "2020-05-02", place: "order", outcome: "refused", count: 1, ...cost },
  ]);
  const { data } = await call<{ years: YearlyCounts[]; checkedOn: string }>(
    loader,
    get(paths.safety()),
  );
  expect(data.checkedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
  const told = data.years.filter(({ year }) => year < 2021);
  expect(told).toEqual([
    {
      year: 2020,
      heard: {
        talks: { acute: 12, concern: 0 },
        community: { acute: 0, concern: 21 },
        orders: { acute: 0, concern: 0 },
        other: { acute: null, concern: 0 },
      },
      unanswered: 11,
    },
    expect.objectContaining({
      year: 2019,
      heard: expect.objectContaining({ talks: { acute: null, concern: 0 } }),
    }),
  ]);
});
