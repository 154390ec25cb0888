import { env } from "~/config/env.server";
import { legalState } from "~/products/rental-agreement/clauses";
import { rentalAgreement } from "~/products/rental-agreement/product";
import { isMonthsAgo } from "~/time/months";
import type { ServiceContext } from "../command/context.server";
import { isOnCached } from "../switches/cached-switches.server";
import { stopSelling } from "../switches/switch-names";

/** In months. */
const reviewedEvery = 6;
const soldFor = 12;

/** The last day (YYYY-MM-DD) for which somebody stands for the clauses: theirs, or the one that the operator has confirmed. */
const confirmedState = () =>
  [legalState, env.OPERATOR_RENTAL_LAW_CHECKED_ON ?? ""].toSorted().at(-1) ?? legalState;

/** Whether a legal state (YYYY-MM-DD) is older than so many months. */
export const isLegalStateOld = (state: string, now: Date, months = reviewedEvery): boolean =>
  isMonthsAgo(state, months, now);

/**
 * Whether the agreement is sold no longer, since nobody has compared its clauses with the law for a year. A demonstration,
 * which sells nothing, goes on.
 */
export const isSaleStoppedByLaw = (
  ctx: Pick<ServiceContext, "now">,
  state = confirmedState(),
  isDemonstration = env.DEMONSTRATION,
): boolean => !isDemonstration && isLegalStateOld(state, ctx.now(), soldFor);

/** Whether the agreement is not sold now, by law or by staff, for pages: the switch may be some seconds old. */
export const isAgreementStopped = async (
  ctx: Pick<ServiceContext, "db" | "log" | "now">,
): Promise<boolean> =>
  isSaleStoppedByLaw(ctx) || isOnCached(ctx, stopSelling(rentalAgreement.slug));

/** Warns the operator, each day, while the rental agreement's clauses rest on a law that nobody has compared for long. */
export function checkLegalState(ctx: ServiceContext): boolean {
  const state = confirmedState();
  const old = isLegalStateOld(state, ctx.now());
  if (old)
    ctx.log.warn(
      { legalState: state, reviewedEveryMonths: reviewedEvery, soldForMonths: soldFor },
      isSaleStoppedByLaw(ctx)
        ? "the rental agreement is not sold: nobody has compared its clauses with the law for a year"
        : "the rental agreement's clauses are due for a lawyer's look",
    );
  return old;
}
