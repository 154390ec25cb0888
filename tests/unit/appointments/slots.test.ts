import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bookingTerms } from "~/config/booking-terms";
import { formatIsoDate, formatTime } from "~/copy/format";
import {
  bookableDays,
  freeLane,
  freeSlots,
  immediateSlot,
  immediateSpan,
  isOpen,
  plannedSlots,
  type Schedule,
  type Taken,
} from "~/services/appointments/slots";
import { hour, minute } from "~/time/durations";
import { dayAfter } from "~/time/warsaw-time";
import "../../support/properties";

const everyDay = (opensAt: number, closesAt: number) =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opensAt, closesAt }));

const schedule: Schedule = {
  lanes: 1,
  eveningFrom: 18 * 60,
  eveningPercentLess: 10,
  hours: everyDay(8 * 60, 22 * 60),
  rates: [
    { minutes: 15, priceGrosze: 1999 },
    { minutes: 30, priceGrosze: 3499 },
  ],
};
const roundTheClock = { ...schedule, hours: everyDay(0, 24 * 60) };

// Nights on which clocks change, leap days, the turn of a year, and any other.
const days = fc.oneof(
  fc.constantFrom("2026-10-25", "2027-03-28", "2028-02-29", "2026-12-31", "2028-10-29"),
  fc.integer({ min: 0, max: 4_000 }).map((days) => dayAfter("2026-01-01", days)),
);
const lengths = fc.constantFrom(15, 30);
const hours = fc
  .tuple(fc.integer({ min: 0, max: 95 }), fc.integer({ min: 1, max: 96 }))
  .filter(([opens, length]) => opens + length <= 96)
  .map(([opens, length]) => everyDay(opens * 15, (opens + length) * 15));
const moments = fc
  .tuple(days, fc.integer({ min: 0, max: 26 * 60 * 60 }))
  .map(([day, seconds]) => new Date(Date.parse(`${day}T00:00:00Z`) + seconds * 1_000));

describe("the slots of a day", () => {
  test("are in order, on the grid of Warsaw's clocks, of that day, and of the length that was asked for", () => {
    fc.assert(
      fc.property(days, lengths, hours, (date, minutes, openings) => {
        const slots = plannedSlots({ ...schedule, hours: openings }, date, minutes);
        const closes = openings[0]?.closesAt ?? 0;
        for (const [index, { startsAt, endsAt }] of slots.entries()) {
          const before = slots[index - 1];
          if (before) expect(startsAt.getTime()).toBeGreaterThan(before.startsAt.getTime());
          expect(formatIsoDate(startsAt)).toBe(date);
          expect(Number(formatTime(startsAt).slice(-2)) % bookingTerms.gridMinutes).toBe(0);
          expect(endsAt.getTime() - startsAt.getTime()).toBe(minutes * minute);
          const [hour, minuteShown] = formatTime(endsAt).split(":").map(Number);
          const shown = (hour ?? 0) * 60 + (minuteShown ?? 0);
          const isMidnight = formatIsoDate(endsAt) !== date;
          expect(isMidnight ? 24 * 60 : shown).toBeLessThanOrEqual(closes);
        }
      }),
    );
  });

  test("leave out the hour that is left out, and offer the one that comes twice once", () => {
    const shown = (date: string) =>
      plannedSlots(roundTheClock, date, 15).map(({ startsAt }) => formatTime(startsAt));
    expect(shown("2026-11-24")).toHaveLength(96);
    expect(shown("2027-03-28")).toHaveLength(92);
    expect(shown("2027-03-28").filter((time) => /^0?2:/u.test(time))).toEqual([]);
    expect(new Set(shown("2026-10-25")).size).toBe(shown("2026-10-25").length);
  });

  test("do not reach past a closing hour on a night on which clocks change", () => {
    const untilThree = { ...schedule, hours: everyDay(60, 180) };
    expect(plannedSlots(untilThree, "2027-03-28", 30).map(({ startsAt }) => formatTime(startsAt)))
      // Half past one ends as clocks jump from two to three.
      .toEqual(["01:00", "01:15", "01:30"]);
  });

  test("cost less in the evening, and say so", () => {
    const priceAt = (time: string, minutes = 15) =>
      plannedSlots(schedule, "2026-11-24", minutes).find(
        ({ startsAt }) => formatTime(startsAt) === time,
      );
    expect(priceAt("17:45")).toMatchObject({ priceGrosze: 1999, isCheaper: false });
    expect(priceAt("18:00")).toMatchObject({ priceGrosze: 1799, isCheaper: true });
    expect(priceAt("12:00", 30)).toMatchObject({ priceGrosze: 3499, isCheaper: false });
    expect(priceAt("21:30", 30)).toMatchObject({ priceGrosze: 3149, isCheaper: true });
    expect(priceAt("21:45", 30)).toBeUndefined();
    expect(plannedSlots(schedule, "2026-11-24", 20)).toEqual([]);
  });
});

test("the days are today and the next three as Warsaw counts them, whatever the clocks do", () => {
  fc.assert(
    fc.property(moments, (now) => {
      const [today, ...next] = bookableDays(now);
      expect(today).toBe(formatIsoDate(now));
      expect(next).toEqual([1, 2, 3].map((days) => dayAfter(today ?? "", days)));
    }),
  );
});

test("what can be booked is ahead by twenty minutes, overlaps nothing that is kept, and is what is left of the day", () => {
  const kept = fc.array(
    fc.record({
      lane: fc.constantFrom(1, 2),
      begins: fc.integer({ min: -60, max: 4 * 24 * 60 }),
      lasts: fc.integer({ min: 1, max: 90 }),
    }),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(
      moments,
      lengths,
      fc.constantFrom(1, 2),
      kept,
      fc.integer({ min: -1, max: 4 }),
      (now, minutes, lanes, keptTimes, ahead) => {
        const taken: Taken[] = keptTimes.map(({ lane, begins, lasts }) => ({
          lane,
          from: new Date(now.getTime() + begins * minute),
          to: new Date(now.getTime() + (begins + lasts) * minute),
        }));
        const open = { ...roundTheClock, lanes };
        const date = dayAfter(formatIsoDate(now), ahead);
        const slots = freeSlots(open, taken, { date, minutes, now });
        if (ahead < 0 || ahead > 3) {
          expect(slots).toEqual([]);
          return;
        }
        const first = now.getTime() + 20 * minute;
        const expected = plannedSlots(open, date, minutes).filter(({ startsAt, endsAt }) => {
          const busy = new Set(
            taken
              .filter(({ from, to, lane }) => lane <= lanes && from < endsAt && startsAt < to)
              .map(({ lane }) => lane),
          );
          return startsAt.getTime() >= first && busy.size < lanes;
        });
        expect(slots).toEqual(expected);
      },
    ),
  );
});

describe("a talk that begins once it is paid for", () => {
  const noon = new Date("2026-11-24T11:00:00Z");

  test("is offered where a lane is free for the hold and the talk, and costs what its hour costs", () => {
    const busy = (from: number, to: number): Taken => ({
      lane: 1,
      from: new Date(noon.getTime() + from * minute),
      to: new Date(noon.getTime() + to * minute),
    });
    const offer = (taken: Taken[], now = noon) =>
      immediateSlot(schedule, taken, { minutes: 15, now });
    expect(offer([])).toMatchObject({
      startsAt: new Date(noon.getTime() + 2 * minute),
      endsAt: new Date(noon.getTime() + 17 * minute),
      priceGrosze: 1999,
    });
    expect(offer([busy(29, 44)])).toBeNull();
    expect(offer([busy(30, 45), busy(-15, 0)])).not.toBeNull();
    expect(offer([], new Date(noon.getTime() + 8 * hour))).toMatchObject({ priceGrosze: 1799 });
  });

  test("is never offered outside of the opening hours", () => {
    fc.assert(
      fc.property(moments, lengths, hours, (now, minutes, openings) => {
        const of = { ...schedule, hours: openings };
        const offered = immediateSlot(of, [], { minutes, now });
        const span = immediateSpan(now, minutes);
        expect(offered !== null).toBe(isOpen(of, span));
        if (offered) expect(offered.endsAt.getTime()).toBeLessThanOrEqual(span.to.getTime());
      }),
    );
  });
});

test("a lane is free up to the moment at which somebody comes, and from the one at which they go", () => {
  const at = (minutes: number) => new Date(Date.UTC(2026, 10, 24, 12, minutes));
  const taken = [{ lane: 1, from: at(15), to: at(30) }];
  expect(freeLane(1, taken, { from: at(0), to: at(15) })).toBe(1);
  expect(freeLane(1, taken, { from: at(30), to: at(45) })).toBe(1);
  expect(freeLane(1, taken, { from: at(29), to: at(45) })).toBeNull();
  expect(freeLane(2, taken, { from: at(29), to: at(45) })).toBe(2);
  expect(freeLane(0, [], { from: at(0), to: at(15) })).toBeNull();
});
