import { retention, retentionTime } from "~/config/retention";
import { hour } from "~/time/durations";

/** Within this time somebody is promised an answer, in milliseconds. */
export const answerTime = 24 * hour;

const threadLifetime = retentionTime(retention.supportThread);

/** Until when a thread is kept after its last message, its decision or its closing. */
export function keptUntil({ kind }: { kind: "ticket" | "complaint" }, now: Date): Date {
  if (kind === "ticket") return new Date(now.getTime() + threadLifetime);
  const until = new Date(now);
  until.setUTCFullYear(until.getUTCFullYear() + retention.complaint.amount);
  return until;
}

/** Longest subject, longest message, in characters. */
export const subjectLimit = { length: 120, codePoints: true } as const;
export const messageLimit = { length: 5_000, codePoints: true } as const;

/** Most files of one message. */
export const maxMessageFiles = 3;

/** Messages of a thread that its author sees at once. */
export const shownMessages = 50;
