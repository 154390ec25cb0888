import { retention } from "~/config/retention";

/** How long audit rows are kept, in years; a trigger of the database holds retention to it. */
export const auditYears = retention.audit.amount;

/** The beginning of the oldest month that is kept whole, in UTC. */
export function oldestKeptMonth(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear() - auditYears, now.getUTCMonth(), 1));
}
