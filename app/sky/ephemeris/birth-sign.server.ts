import { warsawMoment } from "~/time/warsaw-time";
import type { Sign } from "../signs";
import { signAtMoment, turningPoint } from "./sky-events.server";

/** The Sun's sign on a day: one, or two where it passes from the first to the second, to within three minutes. */
export type BirthSign = { sign: Sign; next: null } | { sign: Sign; next: { sign: Sign; at: Date } };

/**
 * Of which sign somebody is who was born on a day of the clock in Warsaw.
 * @param date YYYY-MM-DD
 */
export function birthSignOf(date: string): BirthSign {
  const [from, to] = [0, 24].map((hour) => warsawMoment(date, hour).getTime()) as [number, number];
  const [sign, later] = [signAtMoment("sun", from), signAtMoment("sun", to)];
  if (sign === later) return { sign, next: null };
  const at = turningPoint(from, to, (moment) => signAtMoment("sun", moment) === sign);
  return { sign, next: { sign: later, at } };
}
