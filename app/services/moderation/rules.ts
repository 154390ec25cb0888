import { retention, retentionTime } from "~/config/retention";
import { day, hour } from "~/time/durations";

export const reportsThatHide = 3;
/** Accounts younger than this do not count towards that, in milliseconds: making accounts is cheap. */
export const ageThatCounts = 7 * day;
/** How long an acute case waits before moderators get a mail, in milliseconds. */
export const patience = hour;
/**
 * How long a decision may be appealed against (DSA, art. 20(1): six months), in milliseconds. Until then everything it
 * took away can be brought back.
 */
export const appealTime = retentionTime(retention.hiddenContent);
/** How long two people see whose a pseudonym is, in milliseconds. */
export const openPseudonymTime = day;
/** How much of a text a list of cases shows, in characters. */
export const excerptLength = 120;
