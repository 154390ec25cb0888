import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { moderationDecisions } from "~/db/schema";
import {
  careReasons,
  heardCrisis,
  leaveReasons,
  reversalReasons,
  type LeaveReason,
} from "~/site/moderation";

const inList = (reasons: readonly string[]) =>
  sql.raw(reasons.map((reason) => `'${reason}'`).join(", "));

const care = [heardCrisis, ...Object.keys(careReasons)];
const signs = inList([...care, "helped" satisfies LeaveReason]);
const all = inList([...care, ...Object.keys(leaveReasons), ...Object.keys(reversalReasons)]);

/**
 * Whether all that was decided in a case comes of care for the author, as `isCareAlone` has it of decisions that were read;
 * false where nothing was decided.
 * @param caseId the column that names the case
 */
export const isDecidedForCare = (caseId: SQLWrapper): SQL<boolean> => sql<boolean>`coalesce((
  select bool_or(decision.reason in (${signs})) and bool_and(decision.reason in (${all}))
  from ${moderationDecisions} decision where decision.case_id = ${caseId}), false)`;
