import { expect, test } from "vitest";
import { loader } from "~/routes/public/my-sign";
import { birthSignOf } from "~/sky/ephemeris/birth-sign.server";

const ask = (search: string) =>
  loader({
    request: new Request(`http://localhost/moj-znak?${search}`),
    params: {},
    context: {},
  });

test("whoever is born on the day on which the Sun changes is told of both signs, and the hour", () => {
  // The equinoxes of 2015 (20 March, 22:45 UT), 2003 (21 March, 1:00 UT) and 2011 (20 March, 23:21 UT).
  const equinoxes = [
    ["2015-03-20", "2015-03-20T22:45:00Z"],
    ["2003-03-21", "2003-03-21T01:00:00Z"],
    ["2011-03-21", "2011-03-20T23:21:00Z"],
  ] as const;
  for (const [date, moment] of equinoxes) {
    const { sign, next } = birthSignOf(date);
    expect([sign.slug, next?.sign.slug]).toEqual(["ryby", "baran"]);
    expect(Math.abs(next!.at.getTime() - Date.parse(moment))).toBeLessThan(3 * 60_000);
  }
  expect(birthSignOf("2015-03-21")).toMatchObject({ sign: { slug: "baran" }, next: null });
  expect(birthSignOf("2011-03-20")).toMatchObject({ sign: { slug: "ryby" }, next: null });
});

test("a date is asked for in three lists, and one that is none is said", () => {
  expect(ask("")).toMatchObject({ found: null, error: undefined });
  expect(ask("birthDay=21&birthMonth=3&birthYear=2011").found).toMatchObject({
    date: "2011-03-21",
    sign: { slug: "ryby" },
    next: { sign: { slug: "baran" } },
  });
  for (const search of [
    "birthDay=31&birthMonth=2&birthYear=2000",
    "birthDay=1",
    "birthYear=999999",
  ])
    expect(ask(search)).toMatchObject({ found: null, error: "Wybierz istniejącą datę." });
  expect(ask("birthDay=1&birthMonth=1&birthYear=9999").error).toBe("Ta data jeszcze nie nadeszła.");
  expect(ask("birthDay=1&birthMonth=1&birthYear=1").found).toBeNull();
});
