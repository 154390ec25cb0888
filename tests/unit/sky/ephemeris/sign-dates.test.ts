import { expect, test } from "vitest";
import { specialHoroscope } from "~/products/special-horoscope/product";
import { withSignDates } from "~/products/special-horoscope/dated-signs.server";
import { signDatesOf } from "~/sky/ephemeris/sign-dates.server";
import { birthSkyOf } from "~/sky/ephemeris/birth-sky.server";
import { signAt, signs } from "~/sky/signs";

const plain = (text = "") => text.replaceAll("\u00a0", " ");

test("the dates of 2026 are whole days under one sign", () => {
  const dates = signs.map(({ slug }) => plain(signDatesOf(2026)[slug]?.dates));
  expect(dates).toEqual([
    "21 marca – 19 kwietnia",
    "21 kwietnia – 20 maja",
    "22 maja – 20 czerwca",
    "22 czerwca – 21 lipca",
    "23 lipca – 22 sierpnia",
    "24 sierpnia – 22 września",
    "24 września – 22 października",
    "24 października – 21 listopada",
    "23 listopada – 20 grudnia",
    "22 grudnia – 19 stycznia",
    "21 stycznia – 17 lutego",
    "19 lutego – 19 marca",
  ]);
});

test("the boundaries move with the year, and midnights are those of Warsaw", () => {
  // 20 March 2015, 22:45 UT; 21 March 2003, 1:00 UT.
  expect(plain(signDatesOf(2015)["baran"]?.dates)).toMatch(/^21 marca/);
  expect(plain(signDatesOf(2003)["baran"]?.dates)).toMatch(/^22 marca/);
  // 20 March 2011, 23:21 UT, is 0:21 of the next day in Warsaw.
  expect(plain(signDatesOf(2011)["baran"]?.edge)).toContain("Urodziny 21 marca lub");
});

test.each([1990, 2000, 2012, 2026, 2030])(
  "nobody of %i is told a sign that is not theirs",
  (year) => {
    for (const month of ["01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "12"])
      for (let day = 17; day <= 25; day++) {
        const [sun] = birthSkyOf(`${year}-${month}-${day}`).positions;
        const isShared = sun && signAt(sun.from) !== signAt(sun.to);
        const told = plain(JSON.stringify(signDatesOf(year)));
        const name = new Intl.DateTimeFormat("pl-PL", { day: "numeric", month: "long" }).format(
          new Date(`${year}-${month}-${day}T12:00:00Z`),
        );
        if (month !== "01" && isShared) expect(told).toContain(`Urodziny ${name} lub`);
        if (month !== "01" && !isShared) expect(told).not.toContain(`Urodziny ${name} lub`);
      }
  },
);

test("who chooses a sign sees the dates of the year below it, and is led on where they fall on an edge", () => {
  const hints = (year: number) =>
    withSignDates(specialHoroscope.fields, year).flatMap((field) =>
      field.kind === "cards" && field.name === "zodiacSign"
        ? field.options.map(({ hint }) => plain(hint))
        : [],
    );
  expect(hints(2026)).toHaveLength(12);
  expect(hints(2026)[1]).toBe("21.04–20.05");
  expect(hints(2027)[0]).not.toBe("");
  expect(JSON.stringify(specialHoroscope.fields)).toContain("Wybierz ten, który jest Ci bliższy");
});
