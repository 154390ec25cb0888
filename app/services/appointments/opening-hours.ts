import { bookingTerms } from "~/config/booking-terms";
import { minutesOfDay } from "./acts";
import type { Opening } from "./slots";

type Span = Pick<Opening, "opensAt" | "closesAt">;

/** `18:30`, of a minute of the day; its end is `24:00`. */
export const minuteText = (minuteOfDay: number): string =>
  `${Math.floor(minuteOfDay / 60)}:${String(minuteOfDay % 60).padStart(2, "0")}`;

/** The minute of the day that somebody typed, `8`, `8:00` or `18.30`, up to `24:00`; null for what is none. */
export function parseMinute(typed: string): number | null {
  const [, hours, minutes = "0"] = /^(\d{1,2})(?:[:.](\d{2}))?$/.exec(typed.trim()) ?? [];
  if (hours === undefined || Number(minutes) > 59) return null;
  const at = Number(hours) * 60 + Number(minutes);
  return at <= minutesOfDay ? at : null;
}

/** `8:00–12:00, 14:00–22:00`; nothing for a day on which nobody can be talked to. */
export const spansText = (spans: readonly Span[]): string =>
  spans.map(({ opensAt, closesAt }) => `${minuteText(opensAt)}–${minuteText(closesAt)}`).join(", ");

const isOnGrid = (at: number) => at % bookingTerms.gridMinutes === 0;

/** The spans of a day as somebody typed them, in order; null for what is none, overlaps or is not on the grid of talks. */
export function parseSpans(typed: string): Span[] | null {
  if (typed.trim() === "") return [];
  const spans = typed.split(/[,;]/).map((part) => {
    const [from = "", to = "", ...more] = part.split(/[-–—]/);
    const [opensAt, closesAt] = [parseMinute(from), parseMinute(to)];
    if (opensAt === null || closesAt === null || more.length > 0) return null;
    return opensAt < closesAt && isOnGrid(opensAt) && isOnGrid(closesAt)
      ? { opensAt, closesAt }
      : null;
  });
  if (spans.some((span) => span === null)) return null;
  const sorted = spans.filter((span) => span !== null).toSorted((a, b) => a.opensAt - b.opensAt);
  const overlaps = sorted.some((span, index) => span.opensAt < (sorted[index - 1]?.closesAt ?? 0));
  return overlaps ? null : sorted;
}

/** Monday first. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

export const dayNames = {
  1: "Poniedziałek",
  2: "Wtorek",
  3: "Środa",
  4: "Czwartek",
  5: "Piątek",
  6: "Sobota",
  7: "Niedziela",
} as const;

const shortNames = ["pon.", "wt.", "śr.", "czw.", "pt.", "sob.", "niedz."] as const;

export const spansOf = (hours: readonly Opening[], weekday: number): Span[] =>
  hours
    .filter((opening) => opening.weekday === weekday)
    .map(({ opensAt, closesAt }) => ({ opensAt, closesAt }));

/** `pon.–pt. 8:00–22:00; sob.–niedz. 10:00–18:00`: days that are alike stand together. */
export function hoursText(hours: readonly Opening[]): string {
  const runs: { from: number; to: number; text: string }[] = [];
  for (const weekday of weekdays) {
    const text = spansText(spansOf(hours, weekday)) || "zamknięte";
    const last = runs.at(-1);
    if (last?.text === text) last.to = weekday;
    else runs.push({ from: weekday, to: weekday, text });
  }
  return runs
    .map(({ from, to, text }) => {
      const [first = "", end = ""] = [shortNames[from - 1], shortNames[to - 1]];
      return `${from === to ? first : `${first}–${end}`} ${text}`;
    })
    .join("; ");
}
