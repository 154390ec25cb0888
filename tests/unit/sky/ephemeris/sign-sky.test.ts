import { describe, expect, it } from "vitest";
import { meetingsInWords, moonDatesInWords, signSkyAsData } from "~/sky/ephemeris/sign-sky-words";
import { signSkyOf, type SignSky } from "~/sky/ephemeris/sign-sky.server";
import { signs } from "~/sky/signs";

function skyFor(sign: string, day: string): SignSky {
  const signSky = signSkyOf(sign, day);
  if (!signSky) throw new Error("no such sign");
  return signSky;
}

describe("the sky that a sign sees", () => {
  it("counts whole signs between a body and the sign", () => {
    // Sun in Scorpio, Moon in Aries, Venus in Libra, Mars and Jupiter in Leo, Uranus in Gemini, Pluto in Aquarius.
    const { meetings } = skyFor("skorpion", "2026-11-20");
    expect(Object.fromEntries(meetings.map(({ body, meeting }) => [body, meeting]))).toEqual({
      Słońce: "w Twoim znaku",
      Księżyc: "pod innym kątem",
      Merkury: "w Twoim znaku",
      Wenus: "obok",
      Mars: "kwadratura",
      Jowisz: "kwadratura",
      Saturn: "pod innym kątem",
      Uran: "pod innym kątem",
      Neptun: "pod innym kątem",
      Pluton: "kwadratura",
    });
  });

  it("counts around the zodiac, whichever way is shorter", () => {
    const meetingOfSun = (sign: string) => skyFor(sign, "2026-04-05").meetings[0]?.meeting;
    expect(signs.map(({ slug }) => meetingOfSun(slug))).toEqual([
      "w Twoim znaku",
      "obok",
      "sekstyl",
      "kwadratura",
      "trygon",
      "pod innym kątem",
      "opozycja",
      "pod innym kątem",
      "trygon",
      "kwadratura",
      "sekstyl",
      "obok",
    ]);
  });

  it("is none for a sign that does not exist", () => {
    expect(signSkyOf("wężownik", "2026-11-20")).toBeNull();
  });

  it("has the Moon's next dates, as almanacs have them", () => {
    // Full moon 24 November 2026, 14:53 UTC; new moon 9 December, 0:52 UTC.
    expect(skyFor("skorpion", "2026-11-20").moonDates).toEqual([
      { day: "2026-11-24", what: "fullMoon", phase: 180 },
      { day: "2026-12-05", until: "2026-12-07", what: "inSign", phase: expect.closeTo(330, -1) },
      { day: "2026-12-09", what: "newMoon", phase: 0 },
    ]);
  });

  it("knows how the Moon looks on the middle day of its stay, also about the day when it is full", () => {
    // Full moon 24 December 2026, 1:28 UTC.
    const stay = skyFor("rak", "2026-12-10").moonDates.find(({ what }) => what === "inSign");
    expect(stay).toMatchObject({ day: "2026-12-23", until: "2026-12-25" });
    expect(stay?.phase).toBeGreaterThan(170);
    expect(stay?.phase).toBeLessThan(190);
  });

  it("looks for the Moon's next stay where it is in the sign already", () => {
    // The Moon is in Aries on 20 November 2026; a stay that has begun is not to come.
    const stay = skyFor("baran", "2026-11-20").moonDates.find(({ what }) => what === "inSign");
    expect(stay?.day).toMatch(/^2026-12-1/);
  });

  it.each(signs.map(({ slug }) => [slug]))("has all three dates for %s, on any day", (slug) => {
    for (const day of ["2026-01-31", "2026-03-29", "2026-10-25", "2028-02-29"]) {
      const { moonDates } = skyFor(slug, day);
      expect(moonDates.map(({ what }) => what).toSorted()).toEqual([
        "fullMoon",
        "inSign",
        "newMoon",
      ]);
      for (const date of moonDates) expect(date.day >= day).toBe(true);
    }
  });
});

describe("in words", () => {
  const signSky = skyFor("skorpion", "2026-11-20");

  it("names each kind of meeting with its bodies", () => {
    expect(meetingsInWords(signSky)).toEqual([
      { label: "w Twoim znaku", value: "Słońce, Merkury" },
      { label: "obok", value: "Wenus" },
      { label: "kwadratura", value: "Mars, Jowisz, Pluton" },
      { label: "pod innym kątem", value: "Księżyc, Saturn, Uran, Neptun" },
    ]);
  });

  it("writes days of one month together", () => {
    expect(moonDatesInWords(signSky).map(({ when }) => when)).toEqual([
      "24\u00a0listopada",
      "5–7\u00a0grudnia",
      "9\u00a0grudnia",
    ]);
    const across = {
      ...signSky,
      moonDates: [{ day: "2026-11-30", until: "2026-12-02", what: "inSign" as const, phase: 265 }],
    };
    expect(moonDatesInWords(across)[0]?.when).toBe("30\u00a0listopada – 2\u00a0grudnia");
  });

  it("tells the model nothing but what was computed", () => {
    expect(signSkyAsData(signSky)).toMatchObject({
      sign: "Skorpion",
      element: "woda",
      meetings: expect.arrayContaining(["Słońce: w Twoim znaku"]),
      moonDates: expect.arrayContaining(["9\u00a0grudnia: Nów"]),
    });
  });
});
