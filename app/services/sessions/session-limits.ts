import { retention, retentionTime } from "~/config/retention";
import { day, hour, minute } from "~/time/durations";

/** A session that nobody uses ends after this long, in milliseconds. */
export const idleLimit = retentionTime(retention.idleSession);
export const absoluteLimit = retentionTime(retention.session);
/** Being seen is written down at most this often: a page view is not to cost a write. */
export const seenInterval = hour;
export const staffLimit = day / 2;

/** What cannot be undone asks for a sign-in that is no older than this: a browser may have been left open. */
const freshLimit = 15 * minute;

/** When a session that began at `startedAt` and is used now ends. */
export function expiryOf(startedAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + idleLimit, startedAt.getTime() + absoluteLimit));
}

/** The provider's clock may be ahead by this much; further ahead it would stay fresh for as long as it is wrong. */
const clockLeeway = minute;

/** @param authenticatedAt when the provider last asked for a password; null is never */
export function isFresh(authenticatedAt: Date | null, now: Date): boolean {
  if (authenticatedAt === null) return false;
  const age = now.getTime() - authenticatedAt.getTime();
  return age >= -clockLeeway && age <= freshLimit;
}
