import { describe, expect, it } from "vitest";
import { degreesBetween, eclipticLongitude, type BodyKey } from "~/sky/ephemeris/longitude.server";

/** A minute of arc, as the page promises. */
const tolerance = 1 / 60;

function expectNear(body: BodyKey, moment: string, longitude: number) {
  const found = eclipticLongitude(body, new Date(moment));
  expect(Math.abs(degreesBetween(longitude, found)), `${body} at ${found}`).toBeLessThan(tolerance);
}

describe("the ephemeris", () => {
  it.each([
    ["2000-03-20T07:35:00Z", 0],
    ["2024-03-20T03:06:00Z", 0],
    ["2024-06-20T20:51:00Z", 90],
    ["2024-09-22T12:44:00Z", 180],
    ["2024-12-21T09:21:00Z", 270],
  ])("has the Sun at the equinox or solstice of %s", (moment, longitude) => {
    expectNear("sun", moment, longitude);
  });

  it("agrees with Meeus, Astronomical Algorithms, examples 25.b and 47.a", () => {
    // Given in dynamical time, which was 59 s ahead of UTC in 1992.
    expectNear("sun", "1992-10-12T23:59:01Z", 199.906);
    expectNear("moon", "1992-04-11T23:59:01Z", 133.1673);
  });

  it("has Sun and Moon together in the total eclipse of 11 August 1999", () => {
    expectNear("sun", "1999-08-11T11:08:00Z", 138.35);
    expectNear("moon", "1999-08-11T11:08:00Z", 138.35);
  });

  it("has Sun and Moon opposite each other at full moon", () => {
    for (const moment of ["2000-01-21T04:40:30Z", "2024-09-18T02:34:30Z"]) {
      const [sun, moon] = (["sun", "moon"] as const).map((body) =>
        eclipticLongitude(body, new Date(moment)),
      );
      expect(Math.abs(degreesBetween((sun ?? 0) + 180, moon ?? 0))).toBeLessThan(tolerance);
    }
  });

  it("has Jupiter and Saturn together at 0°29′ of Aquarius on 21 December 2020", () => {
    expectNear("jupiter", "2020-12-21T18:20:00Z", 300.48);
    expectNear("saturn", "2020-12-21T18:20:00Z", 300.48);
  });

  it.each([
    ["sun", 280.37],
    ["moon", 223.32],
    ["mercury", 271.89],
    ["venus", 241.57],
    ["mars", 327.96],
    ["jupiter", 25.25],
    ["saturn", 40.4],
    ["uranus", 314.81],
    ["neptune", 303.19],
    ["pluto", 251.45],
  ] as const)("places %s at J2000 where the tables have it", (body, longitude) => {
    expectNear(body, "2000-01-01T12:00:00Z", longitude);
  });
});
