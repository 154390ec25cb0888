import { formatIsoDate } from "~/copy/format";
import { periodOf, type Period, type Scope } from "~/sky/ephemeris/period";
import { dayAfter } from "~/time/warsaw-time";
import { authorise } from "../access/authorise.server";
import { recordAuditEvent } from "../audit/record-audit-event.server";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { Invalid } from "../command/errors";
import { allHoroscopes, horoscopeAuditEvents } from "./acts";
import { allSigns, enqueueWriting, wantPeriod } from "./want-periods.server";

/** Every period of a scope that begins in a month; of a year the one that holds it. */
export function periodsOfMonth(scope: Scope, year: number, month: number): Period[] {
  const first = `${year}-${String(month).padStart(2, "0")}-01`;
  if (scope === "monthly" || scope === "yearly") return [periodOf(scope, first)];
  const { until } = periodOf("monthly", first);
  const periods = new Map<string, Period>();
  for (let day = first; day < until; day = dayAfter(day, 1)) {
    const period = periodOf(scope, day);
    if (period.from >= first) periods.set(period.from, period);
  }
  return [...periods.values()];
}

/**
 * Wants the texts of a month: of one sign, or of all twelve. What is written already stays, so the same again writes what is missing.
 * @returns how many texts of a sign are to be written
 * @throws NotAllowed, Invalid
 */
export async function generateHoroscopes(
  ctx: ServiceContext,
  {
    scope,
    month,
    year = Number(formatIsoDate(ctx.now()).slice(0, 4)),
    sign,
  }: { scope: Scope; month: number; year?: number; sign?: string },
): Promise<number> {
  const target = { kind: "horoscope", id: allHoroscopes } as const;
  authorise(ctx, "manage_horoscopes", target);
  if (!(month >= 1 && month <= 12) || !(year >= 2000 && year <= 2100)) throw new Invalid("month");
  if (sign !== undefined && !allSigns.includes(sign)) throw new Invalid("sign");
  return inTransaction(ctx, async (tx) => {
    let wanted = 0;
    for (const period of periodsOfMonth(scope, year, month))
      wanted += (await wantPeriod(tx, period, sign ? [sign] : allSigns)).length;
    if (wanted > 0) await enqueueWriting(tx);
    await recordAuditEvent(tx, {
      act: horoscopeAuditEvents.generate_horoscopes,
      target,
      after: {
        scope,
        startsOn: `${year}-${String(month).padStart(2, "0")}-01`,
        rows: wanted,
        ...(sign && { sign }),
      },
    });
    return wanted;
  });
}
