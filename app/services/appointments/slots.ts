import { bookingTerms } from "~/config/booking-terms";
import { formatIsoDate, formatTime } from "~/copy/format";
import { minute } from "~/time/durations";
import { dayAfter, warsawMinute } from "~/time/warsaw-time";

/** A span of a weekday (1 is Monday), in minutes of the day as clocks in Warsaw show it. */
export type Opening = { weekday: number; opensAt: number; closesAt: number };

/** When a persona can be talked to, and for how much. */
export type Schedule = {
  lanes: number;
  eveningFrom: number;
  eveningPercentLess: number;
  hours: readonly Opening[];
  rates: readonly { minutes: number; priceGrosze: number }[];
};

/** Time that is kept for somebody in one of a persona's lanes. */
export type Taken = { lane: number; from: Date; to: Date };

/** A talk that can be booked. Times in UTC. */
export type Slot = {
  startsAt: Date;
  endsAt: Date;
  priceGrosze: number;
  /** Less than by day, since it is evening. */
  isCheaper: boolean;
};

/** When somebody wants to talk: a planned time in UTC, or once they have paid. */
export type WantedTime = Date | "now";

/** A talk that begins once it is paid for, as addresses and forms name it. */
export const immediateValue = "now";

/** The time that an address or a form names; null where it names none. */
export function timeNamed(value: string | null | undefined): WantedTime | null {
  if (value === immediateValue) return "now";
  const isTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/.test(value ?? "");
  const time = isTime ? new Date(value ?? "") : null;
  return time && !Number.isNaN(time.getTime()) ? time : null;
}

const minutesOfDay = 24 * 60;

/**
 * The moment at which clocks in Warsaw show a minute of a day: of the hour that is left out in spring the one an hour later, of
 * the hour that comes twice in autumn the first.
 */
function momentOf(date: string, minuteOfDay: number): Date {
  const moment = gridMoment(date, minuteOfDay) ?? gridMoment(date, minuteOfDay + 60);
  if (!moment) throw new Error(`${date} has no minute ${minuteOfDay}.`);
  return moment;
}

/** The same; null in the hour that is left out. */
function gridMoment(date: string, minuteOfDay: number): Date | null {
  const day = dayAfter(date, Math.floor(minuteOfDay / minutesOfDay));
  const [hours, minutes] = [Math.floor((minuteOfDay % minutesOfDay) / 60), minuteOfDay % 60];
  const written = [hours, minutes].map((part) => String(part).padStart(2, "0")).join(":");
  return warsawMinute(`${day}T${written}`);
}

const weekdayOf = (date: string) => new Date(`${date}T12:00:00Z`).getUTCDay() || 7;

const openingsOf = ({ hours }: Schedule, date: string) =>
  hours.filter(({ weekday }) => weekday === weekdayOf(date));

/** The minute of the day that clocks in Warsaw show. */
function minuteShownAt(moment: Date): number {
  const [hours = 0, minutes = 0] = formatTime(moment).split(":").map(Number);
  return hours * 60 + minutes;
}

/** The days for which talks can be booked: YYYY-MM-DD in Europe/Warsaw, today first. */
export function bookableDays(now: Date): string[] {
  const today = formatIsoDate(now);
  return Array.from({ length: bookingTerms.days }, (_, index) => dayAfter(today, index));
}

/** The first lane in which nobody is from a moment to another; null where every one is taken. */
export function freeLane(
  lanes: number,
  taken: readonly Taken[],
  { from, to }: { from: Date; to: Date },
): number | null {
  for (let lane = 1; lane <= lanes; lane++) {
    const isTaken = taken.some((each) => each.lane === lane && each.from < to && from < each.to);
    if (!isTaken) return lane;
  }
  return null;
}

/** A talk that begins at a moment, whether or not it can be booked; null for a length that is not sold. */
export function slotAt(schedule: Schedule, startsAt: Date, minutes: number): Slot | null {
  const rate = schedule.rates.find((each) => each.minutes === minutes);
  if (!rate) return null;
  const isEvening = minuteShownAt(startsAt) >= schedule.eveningFrom;
  const percent = isEvening ? 100 - schedule.eveningPercentLess : 100;
  const priceGrosze = Math.floor((rate.priceGrosze * percent) / 100);
  const endsAt = new Date(startsAt.getTime() + minutes * minute);
  return { startsAt, endsAt, priceGrosze, isCheaper: priceGrosze < rate.priceGrosze };
}

/**
 * Every planned talk of a length that a persona has on a day, whoever has booked it: in order, from the opening to the closing hour.
 * @param date YYYY-MM-DD in Europe/Warsaw
 */
export function plannedSlots(schedule: Schedule, date: string, minutes: number): Slot[] {
  return openingsOf(schedule, date)
    .toSorted((a, b) => a.opensAt - b.opensAt)
    .flatMap(({ opensAt, closesAt }) => {
      const closing = momentOf(date, closesAt);
      const slots: Slot[] = [];
      for (let at = opensAt; at < closesAt; at += bookingTerms.gridMinutes) {
        const startsAt = gridMoment(date, at);
        const slot = startsAt && slotAt(schedule, startsAt, minutes);
        if (slot && slot.endsAt <= closing) slots.push(slot);
      }
      return slots;
    });
}

/** Those of a day that can still be booked. */
export function freeSlots(
  schedule: Schedule,
  taken: readonly Taken[],
  { date, minutes, now }: { date: string; minutes: number; now: Date },
): Slot[] {
  if (!bookableDays(now).includes(date)) return [];
  const first = now.getTime() + bookingTerms.leadTime;
  return plannedSlots(schedule, date, minutes).filter(
    ({ startsAt, endsAt }) =>
      startsAt.getTime() >= first &&
      freeLane(schedule.lanes, taken, { from: startsAt, to: endsAt }) !== null,
  );
}

/** The time that is kept for somebody who wants to begin once they have paid. */
export const immediateSpan = (now: Date, minutes: number) => ({
  from: now,
  to: new Date(now.getTime() + bookingTerms.holdTime + minutes * minute),
});

/** The time that a talk keeps until it is paid for. */
export const spanOf = (time: WantedTime, minutes: number, now: Date) =>
  time === "now"
    ? immediateSpan(now, minutes)
    : { from: time, to: new Date(time.getTime() + minutes * minute) };

/** Whether a persona can be talked to throughout a span. */
export function isOpen(schedule: Schedule, { from, to }: { from: Date; to: Date }): boolean {
  const date = formatIsoDate(from);
  return openingsOf(schedule, date).some(
    ({ opensAt, closesAt }) => momentOf(date, opensAt) <= from && to <= momentOf(date, closesAt),
  );
}

/**
 * The talk that begins as soon as it is paid for; null where the persona is not free long enough for that.
 * @returns with its earliest times
 */
export function immediateSlot(
  schedule: Schedule,
  taken: readonly Taken[],
  { minutes, now }: { minutes: number; now: Date },
): Slot | null {
  const span = immediateSpan(now, minutes);
  if (!isOpen(schedule, span) || freeLane(schedule.lanes, taken, span) === null) return null;
  return slotAt(schedule, new Date(now.getTime() + bookingTerms.immediateAfter), minutes);
}
