import type { ServiceContext } from "../command/context.server";
import { publishDue } from "./publish-due.server";
import { enqueueWriting, wantPeriodsAhead } from "./want-periods.server";

/**
 * Looks after the horoscopes by the clock: publishes what is due and has written what is wanted ahead. It goes by what is there, so that
 * after any pause the next round makes up for all of them. What was wanted before and is not done `resumeOutstandingWork` takes up.
 */
export async function tendHoroscopes(ctx: ServiceContext): Promise<void> {
  await publishDue(ctx);
  if ((await wantPeriodsAhead(ctx)) > 0) await enqueueWriting(ctx);
}
