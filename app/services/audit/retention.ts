import { retention } from "~/config/retention";

export const auditYears = retention.audit.amount;

/** The beginning of the oldest month that is kept whole, in UTC. */
export function oldestKeptMonth(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear() - auditYears, now.getUTCMonth(), 1));
}
