import { bookingTerms } from "~/config/booking-terms";
import { minute } from "~/time/durations";
import type { Appointment } from "./queries.server";

/** A time in which nobody answered what somebody had written: from their turn to the first sentence, or to now. */
export type Silence = { from: Date; to: Date | null; isFailed: boolean };

export type ClockFacts = Pick<
  Appointment,
  "startsAt" | "minutes" | "earlierStops" | "stoppedAt" | "resumedAt" | "endedAt"
> & { silences: readonly Silence[] };

export type Phase = "before" | "during" | "ended";

/** How a talk stands at a moment. Lengths in milliseconds. */
export type Clock = {
  phase: Phase;
  /** When it ends if nothing stands still from now on, or has ended. */
  deadline: Date;
  /** 0 before it and after it. */
  remaining: number;
  /** Time of it that is over, without what was given back. */
  used: number;
  /** What our silence gave back by now; time that stood still for help is none of it. */
  givenBack: number;
  /** Silence that no time could be given back for any more: at most the length of the talk. Money goes back for it. */
  lost: number;
  /** It stands still for help; until when at the latest. */
  standsUntil: Date | null;
  /** Somebody waits longer than they should, so that time runs back to them. */
  isOwed: boolean;
};

/**
 * Reckons the clock of a talk from what was written down, so that no process has to be alive for it to be right: what is looked at
 * after a crash is the same. A silence counts from its beginning once it has lasted `silenceAllowed` within the talk, or where it
 * ended without an answer; all of them together give back no more than the talk is long, and what goes beyond that is lost.
 */
export function clockAt(facts: ClockFacts, now: Date): Clock {
  const { startsAt, minutes } = facts;
  const length = minutes * minute;
  const none = { remaining: 0, used: 0, givenBack: 0, lost: 0, standsUntil: null, isOwed: false };
  if (!startsAt || startsAt > now)
    return { ...none, phase: "before", deadline: new Date((startsAt ?? now).getTime() + length) };
  const start = startsAt.getTime();
  const until = Math.min(now.getTime(), facts.endedAt?.getTime() ?? Infinity);
  let deadline = start + length;
  let givenBack = 0;
  let lost = 0;
  let isOwed = false;
  const { earlier, stop } = stopsOf(facts, until);
  const spans = [
    ...facts.silences.map((silence) => ({ ...silenceOf(silence, until), stop: false })),
    ...[...earlier, ...(stop ? [stop] : [])].map((each) => ({
      ...each,
      due: each.from,
      stop: true,
    })),
  ].sort((a, b) => a.due - b.due || a.from - b.from);
  let covered: { from: number; to: number }[] = [];
  for (const { from, to, due, isOpen, stop: isStop } of spans) {
    if (due >= deadline || due >= to) continue;
    const span = { from: Math.max(from, start), to };
    const fresh = lengthBeyond(span, covered);
    const added = isStop ? fresh : Math.min(fresh, length - givenBack);
    covered = [...covered, span];
    deadline += added;
    if (isStop) continue;
    givenBack += added;
    lost = Math.min(length, lost + fresh - added);
    isOwed ||= isOpen && added > 0;
  }
  const isOver = facts.endedAt !== null || deadline <= now.getTime();
  const end = facts.endedAt?.getTime() ?? deadline;
  const elapsed = Math.min(isOver ? end : now.getTime(), deadline) - start;
  const remaining = isOver ? 0 : deadline - now.getTime();
  return {
    phase: isOver ? "ended" : "during",
    deadline: new Date(isOver ? Math.min(end, deadline) : deadline),
    remaining,
    used: Math.max(0, Math.min(length, elapsed - (deadline - start - length))),
    givenBack,
    lost,
    standsUntil:
      !isOver && stop && stop.isOpen && now.getTime() < stop.latest ? new Date(stop.latest) : null,
    isOwed: isOwed && !isOver,
  };
}

/** When it stood for help: all of that together is `helpTime` at most. */
function stopsOf({ earlierStops, stoppedAt, resumedAt }: ClockFacts, until: number) {
  const earlier = earlierStops
    .filter(({ from }) => from <= until)
    .map(({ from, to }) => ({ from, to: Math.min(to, until), isOpen: false }));
  if (!stoppedAt) return { earlier, stop: null };
  const from = stoppedAt.getTime();
  const latest = from + bookingTerms.helpTime - stoodIn(earlierStops);
  const to = Math.min(resumedAt?.getTime() ?? Infinity, latest, until);
  const stop = to >= from ? { from, to, latest, isOpen: resumedAt === null } : null;
  return { earlier, stop };
}

/** For how long a clock stood, in milliseconds. */
export const stoodIn = (stops: ClockFacts["earlierStops"]): number =>
  stops.reduce((sum, { from, to }) => sum + to - from, 0);

function silenceOf({ from: begun, to: ended, isFailed }: Silence, until: number) {
  const from = begun.getTime();
  const to = Math.min(ended?.getTime() ?? Infinity, until);
  const late = from + bookingTerms.silenceAllowed;
  // What failed sooner is owed from then on.
  const due = isFailed && ended !== null ? Math.min(late, to - 1) : late;
  return { from, to, due, isOpen: ended === null };
}

/** How much of a span no other has covered yet. */
function lengthBeyond(
  { from, to }: { from: number; to: number },
  covered: readonly { from: number; to: number }[],
): number {
  let left = 0;
  let at = from;
  for (const each of covered.toSorted((a, b) => a.from - b.from)) {
    if (each.to <= at) continue;
    if (each.from >= to) break;
    left += Math.max(0, each.from - at);
    at = Math.max(at, each.to);
  }
  return left + Math.max(0, to - at);
}
