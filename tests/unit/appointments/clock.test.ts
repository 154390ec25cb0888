import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bookingTerms } from "~/config/booking-terms";
import { clockAt, type ClockFacts } from "~/services/appointments/clock";
import { hour, minute } from "~/time/durations";

const start = Date.parse("2026-11-24T12:00:00Z");
const at = (seconds: number) => new Date(start + seconds * 1_000);
const talk: ClockFacts = {
  startsAt: at(0),
  minutes: 15,
  stoppedAt: null,
  resumedAt: null,
  endedAt: null,
  silences: [],
};
const silence = (from: number, to: number | null, isFailed = false) => ({
  from: at(from),
  to: to === null ? null : at(to),
  isFailed,
});

describe("the clock of a talk", () => {
  test("runs from its slot, whoever is there, and is over at its end", () => {
    expect(clockAt(talk, at(-1))).toMatchObject({ phase: "before", used: 0 });
    expect(clockAt(talk, at(0))).toMatchObject({ phase: "during", remaining: 15 * minute });
    expect(clockAt(talk, at(899))).toMatchObject({ phase: "during", remaining: 1_000 });
    expect(clockAt(talk, at(900))).toMatchObject({ phase: "ended", used: 15 * minute });
  });

  test("stays where it ended, whatever comes later", () => {
    const ended = { ...talk, endedAt: at(400), silences: [silence(390, null)] };
    for (const seconds of [400, 500, 5_000])
      expect(clockAt(ended, at(seconds))).toMatchObject({
        phase: "ended",
        used: 400_000,
        deadline: at(400),
      });
  });

  test("gives back a silence of more than fifteen seconds, whole, and a shorter one not", () => {
    const short = { ...talk, silences: [silence(100, 114)] };
    expect(clockAt(short, at(200))).toMatchObject({ givenBack: 0, remaining: 700_000 });
    const long = { ...talk, silences: [silence(100, 140)] };
    expect(clockAt(long, at(200))).toMatchObject({ givenBack: 40_000, remaining: 740_000 });
    const failed = { ...talk, silences: [silence(100, 103, true)] };
    expect(clockAt(failed, at(200))).toMatchObject({ givenBack: 3_000 });
  });

  test("stands while somebody waits, and no answer that is late brings a talk back that is over", () => {
    const waiting = { ...talk, silences: [silence(300, null)] };
    expect(clockAt(waiting, at(314))).toMatchObject({ isOwed: false, remaining: 586_000 });
    for (const seconds of [316, 400, 1_000])
      expect(clockAt(waiting, at(seconds))).toMatchObject({ isOwed: true, remaining: 600_000 });
    const atTheEnd = { ...talk, silences: [silence(890, null)] };
    for (const seconds of [900, 906, 950])
      expect(clockAt(atTheEnd, at(seconds)).phase).toBe("ended");
    const failed = { ...talk, silences: [silence(895, 905, true)] };
    expect(clockAt(failed, at(906)).phase).toBe("ended");
  });

  test("gives back no more than the talk is long", () => {
    const silent = { ...talk, silences: [silence(10, null)] };
    expect(clockAt(silent, at(10 * 3_600))).toMatchObject({
      phase: "ended",
      givenBack: 15 * minute,
    });
  });

  test("stands for help for half an hour at most, and until somebody goes on", () => {
    const stopped = { ...talk, stoppedAt: at(300) };
    expect(clockAt(stopped, at(1_200))).toMatchObject({
      remaining: 600_000,
      standsUntil: new Date(start + 300_000 + bookingTerms.helpTime),
    });
    expect(clockAt(stopped, at(300 + 1_800 + 60))).toMatchObject({
      remaining: 540_000,
      standsUntil: null,
      givenBack: 0,
    });
    const resumed = { ...stopped, resumedAt: at(360) };
    expect(clockAt(resumed, at(360))).toMatchObject({ remaining: 600_000, standsUntil: null });
  });

  test("counts no moment twice that was both silent and stood for help", () => {
    const both = {
      ...talk,
      stoppedAt: at(100),
      resumedAt: at(200),
      silences: [silence(150, 250)],
    };
    expect(clockAt(both, at(300))).toMatchObject({ remaining: (900 - 300 + 150) * 1_000 });
  });

  const times = fc.integer({ min: -100, max: 4_000 });
  const facts = fc
    .record({
      silences: fc.array(
        fc.tuple(times, fc.option(fc.integer({ min: 0, max: 400 })), fc.boolean()),
        { maxLength: 6 },
      ),
      stop: fc.option(fc.tuple(times, fc.option(fc.integer({ min: 0, max: 4_000 })))),
    })
    .map(({ silences, stop }): ClockFacts => ({
      ...talk,
      stoppedAt: stop ? at(stop[0]) : null,
      resumedAt: stop && stop[1] !== null ? at(stop[0] + stop[1]) : null,
      silences: silences
        .toSorted((a, b) => a[0] - b[0])
        .map(([from, length, isFailed]) =>
          silence(from, length === null ? null : from + length, isFailed && length !== null),
        ),
    }));

  test("whatever happened, adds up, ends once and gives back within its bounds", () => {
    fc.assert(
      fc.property(facts, fc.array(times, { minLength: 2, maxLength: 8 }), (each, looks) => {
        let hasEnded = false;
        for (const look of looks.toSorted((a, b) => a - b)) {
          // What is known at a moment is what had happened by then.
          const known = {
            ...each,
            stoppedAt: each.stoppedAt && each.stoppedAt <= at(look) ? each.stoppedAt : null,
            resumedAt: each.resumedAt && each.resumedAt <= at(look) ? each.resumedAt : null,
            silences: each.silences
              .filter(({ from }) => from <= at(look))
              .map((one) => ({
                ...one,
                ...(one.to && one.to > at(look) ? { to: null, isFailed: false } : {}),
              })),
          };
          const clock = clockAt(known, at(look));
          expect(clock.givenBack).toBeGreaterThanOrEqual(0);
          expect(clock.givenBack).toBeLessThanOrEqual(15 * minute);
          expect(clock.used).toBeLessThanOrEqual(15 * minute);
          if (clock.phase === "during") expect(clock.used + clock.remaining).toBe(15 * minute);
          if (hasEnded) expect(clock.phase).toBe("ended");
          hasEnded ||= clock.phase === "ended";
          expect(clock.deadline.getTime()).toBeLessThanOrEqual(start + 2 * 15 * minute + hour / 2);
        }
      }),
      { numRuns: 500 },
    );
  });
});
