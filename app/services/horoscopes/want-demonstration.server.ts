import { formatIsoDate } from "~/copy/format";
import { periodOf } from "~/sky/ephemeris/period";
import { dayAfter } from "~/time/warsaw-time";
import type { ServiceContext } from "../command/context.server";
import { allSigns, enqueueWriting, periodsAhead, wantPeriod } from "./want-periods.server";

/** Days before today of which a demonstration has texts. */
const daysBefore = 7;

/** Wants the texts that a demonstration begins with: the week before today, today, and what is written ahead. What is there stays. */
export async function wantDemonstration(ctx: ServiceContext): Promise<void> {
  const today = formatIsoDate(ctx.now());
  const before = Array.from({ length: daysBefore }, (_, index) => dayAfter(today, -1 - index));
  for (const period of [
    ...periodsAhead(today),
    ...before.map((day) => periodOf("daily", day)),
    periodOf("weekly", dayAfter(today, -7)),
  ])
    await wantPeriod(ctx, period, allSigns);
  await enqueueWriting(ctx);
}
