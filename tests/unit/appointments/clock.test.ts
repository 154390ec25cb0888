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
  earlierStops: [],
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

  test("counts as lost what of a silence no time can be given back for, at most the talk's own length", () => {
    const late = { ...talk, silences: [silence(10, 20 * 60)] };
    expect(clockAt(late, at(20 * 60))).toMatchObject({
      givenBack: 15 * minute,
      lost: 290_000,
    });
    const short = { ...talk, silences: [silence(100, 500)] };
    expect(clockAt(short, at(600))).toMatchObject({ givenBack: 400_000, lost: 0 });
    const whole = { ...talk, endedAt: at(1_800), silences: [silence(0, null)] };
    expect(clockAt(whole, at(9_000)).lost).toBe(15 * minute);
  });

  test("stands for help again for what is left of the half hour, and runs in between", () => {
    const again = {
      ...talk,
      earlierStops: [{ from: start + 300_000, to: start + 400_000 }],
      stoppedAt: at(600),
    };
    // 300 s before the first, 200 s between them.
    expect(clockAt(again, at(700))).toMatchObject({
      remaining: 400_000,
      standsUntil: new Date(start + 600_000 + bookingTerms.helpTime - 100_000),
    });
    expect(clockAt(again, at(600 + 1_700 + 60))).toMatchObject({
      remaining: 340_000,
      standsUntil: null,
    });
    const silent = { ...again, silences: [silence(350, 450)] };
    expect(clockAt(silent, at(600)).remaining).toBe(450_000);
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
      // How long before that one another was, and how long it lasted.
      before: fc.option(
        fc.tuple(fc.integer({ min: 900, max: 2_000 }), fc.integer({ min: 0, max: 900 })),
      ),
    })
    .map(({ silences, stop, before }): ClockFacts => ({
      ...talk,
      earlierStops:
        stop && before
          ? [
              {
                from: at(stop[0] - before[0]).getTime(),
                to: at(stop[0] - before[0] + before[1]).getTime(),
              },
            ]
          : [],
      stoppedAt: stop ? at(stop[0]) : null,
      resumedAt: stop && stop[1] !== null ? at(stop[0] + stop[1]) : null,
      silences: silences
        .toSorted((a, b) => a[0] - b[0])
        .map(([from, length, isFailed]) =>
          silence(from, length === null ? null : from + length, isFailed && length !== null),
        ),
    }));

  /** How the clock had stood for help by a moment. */
  function stopsBy({ earlierStops, stoppedAt, resumedAt }: ClockFacts, now: Date) {
    const stops = [
      ...earlierStops.map(({ from, to }) => ({ from: new Date(from), to: new Date(to) })),
      ...(stoppedAt ? [{ from: stoppedAt, to: resumedAt }] : []),
    ].filter(({ from }) => from <= now);
    const last = stops.pop();
    return {
      earlierStops: stops.map(({ from, to }) => ({ from: from.getTime(), to: to!.getTime() })),
      stoppedAt: last?.from ?? null,
      resumedAt: last?.to && last.to <= now ? last.to : null,
    };
  }

  test("whatever happened, adds up, ends once and gives back within its bounds", () => {
    fc.assert(
      fc.property(facts, fc.array(times, { minLength: 2, maxLength: 8 }), (each, looks) => {
        let hasEnded = false;
        for (const look of looks.toSorted((a, b) => a - b)) {
          // What is known at a moment is what had happened by then.
          const known = {
            ...each,
            ...stopsBy(each, at(look)),
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
          expect(clock.lost).toBeGreaterThanOrEqual(0);
          expect(clock.lost).toBeLessThanOrEqual(15 * minute);
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
