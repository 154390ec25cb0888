import { legalState } from "~/products/rental-agreement/clauses";
import type { ServiceContext } from "../command/context.server";

const reviewedEvery = 6;

/** Whether a legal state (YYYY-MM-DD) is so old that the clauses should not be sold without another look. */
export function isLegalStateOld(state: string, now: Date): boolean {
  const due = new Date(`${state}T00:00:00Z`);
  due.setUTCMonth(due.getUTCMonth() + reviewedEvery);
  return now > due;
}

/** Warns the operator, each day, while the rental agreement's clauses rest on a law that nobody has compared for long. */
export function checkLegalState(ctx: ServiceContext): boolean {
  const old = isLegalStateOld(legalState, ctx.now());
  if (old)
    ctx.log.warn(
      { legalState, reviewedEveryMonths: reviewedEvery },
      "the rental agreement's clauses are due for a lawyer's look",
    );
  return old;
}
