import { expect, test } from "vitest";
import { degreesBetween, eclipticLongitude, type BodyKey } from "~/sky/ephemeris/longitude.server";
import { skyEventsOfYear, type SkyEvent } from "~/sky/ephemeris/sky-events.server";

const minute = 60_000;

/** Years with the day and hour, in UT, at which the Sun enters Aries, Cancer, Libra and Capricorn. */
const seasons = `
1992 20 08:48 21 03:14 22 18:43 21 14:43
1993 20 14:41 21 09:00 23 00:22 21 20:26
1995 21 02:14 21 20:34 23 12:13 22 08:17
1996 20 08:03 21 02:24 22 18:00 21 14:06
1998 20 19:55 21 14:03 23 05:37 22 01:56
2000 20 07:35 21 01:48 22 17:27 21 13:37
2004 20 06:49 21 00:57 22 16:30 21 12:42
2008 20 05:48 20 23:59 22 15:44 21 12:04
2011 20 23:21 21 17:16 23 09:04 22 05:30
2014 20 16:57 21 10:51 23 02:29 21 23:03
2017 20 10:28 21 04:24 22 20:02 21 16:28
2022 20 15:33 21 09:14 23 01:04 21 21:48`;

/**
 * From three stored public tables: 1992 to 2000, astrologycom.com/solstinox.html; 2004 to 2017,
 * dieli.net/MiscellanyPage/solstice.html; 2022, neoprogrammics.com/equinoxes_and_solstices_calculator (after JPL's DE405).
 */
const published = seasons
  .trim()
  .split("\n")
  .flatMap((line) => {
    const [year = "", ...rest] = line.split(" ");
    return ["03", "06", "09", "12"].map((month, index) => ({
      at: `${year}-${month}-${rest[2 * index]}T${rest[2 * index + 1]}Z`,
      into: ["baran", "rak", "waga", "koziorozec"][index],
    }));
  });

const near = (moment: string, minutes: number, is: (event: SkyEvent) => boolean) => {
  const at = Date.parse(moment);
  return skyEventsOfYear(Number(moment.slice(0, 4))).filter(
    (event) => is(event) && Math.abs(event.at.getTime() - at) <= minutes * minute,
  );
};

test("the Sun enters the cardinal signs within three minutes of 48 published moments", () => {
  expect(published).toHaveLength(48);
  const missed = published.filter(
    ({ at, into }) =>
      near(at, 3, (event) => event.kind === "ingress" && event.into.slug === into).length !== 1,
  );
  expect(missed).toEqual([]);
});

/**
 * First and last quarters of 2019 in UT: celnav.nl/index.php?page=moon. Its new and full Moons are the least and greatest
 * angles from the Sun, not the almanacs' phases.
 */
const quarters = [
  "01-14T06:45 01-27T21:10 02-12T22:26 02-26T11:27 03-14T10:27 03-28T04:09 04-12T19:05 04-26T22:18",
  "05-12T01:12 05-26T16:33 06-10T05:59 06-25T09:46 07-09T10:54 07-25T01:18 08-07T17:30 08-23T14:56",
  "09-06T03:10 09-22T02:40 10-05T16:47 10-21T12:39 11-04T10:23 11-19T21:10 12-04T06:58 12-19T04:57",
].flatMap((row) => row.split(" ").map((day) => `2019-${day}Z`));

test("the Moon is a quarter away from the Sun within three minutes of 24 published moments", () => {
  expect(quarters).toHaveLength(24);
  const apart = (moment: number) =>
    degreesBetween(
      eclipticLongitude("sun", new Date(moment)),
      eclipticLongitude("moon", new Date(moment)),
    );
  const missed = quarters.filter((at) => {
    const [before, after] = [-3, 3].map((by) => Math.abs(apart(Date.parse(at) + by * minute)));
    return (before! - 90) * (after! - 90) > 0;
  });
  expect(missed).toEqual([]);
});

/**
 * Longitudes at which planets turned, in whole minutes: sparrowmoon.com/astroData.php?retrograde=1. Its Mercury is left out:
 * those are degrees of the day, up to 19′ from the station's. Mercury: planetwaves.net/news/?p=101.
 */
const stations: readonly [BodyKey, string, number, string, number][] = [
  ["pluto", "2019-04-24", 270 + 23 + 9 / 60, "2019-10-03", 270 + 20 + 38 / 60],
  ["saturn", "2019-04-29", 270 + 20 + 31 / 60, "2019-09-18", 270 + 13 + 55 / 60],
  ["neptune", "2019-06-21", 330 + 18 + 43 / 60, "2019-11-27", 330 + 15 + 56 / 60],
  ["uranus", "2019-08-11", 30 + 6 + 37 / 60, "2020-01-10", 30 + 2 + 39 / 60],
  ["venus", "2020-05-13", 60 + 21 + 50 / 60, "2020-06-25", 60 + 5 + 20 / 60],
  ["mars", "2020-09-09", 28 + 8 / 60, "2020-11-14", 15 + 14 / 60],
];

test("planets turn on published days, within 1′ of published degrees and what their source cuts off", () => {
  const turns = stations.flatMap(([body, back, from, on, to]) => [
    { body, day: back, longitude: from, retrograde: true },
    { body, day: on, longitude: to, retrograde: false },
  ]);
  turns.push({
    body: "mercury",
    day: "2008-05-26",
    longitude: 60 + 21 + 32 / 60,
    retrograde: true,
  });
  expect(turns).toHaveLength(13);
  const wrong = turns.flatMap(({ body, day, longitude, retrograde }) => {
    const [found] = near(
      `${day}T12:00Z`,
      36 * 60,
      (event) => event.kind === "station" && event.body === body && event.retrograde === retrograde,
    );
    const off = found
      ? Math.abs(degreesBetween(longitude, eclipticLongitude(body, found.at))) * 60
      : Infinity;
    return off <= 2 ? [] : [`${body} ${day}: ${off}′ ${found?.at.toISOString()}`];
  });
  expect(wrong).toEqual([]);
});
