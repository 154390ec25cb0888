import { eq } from "drizzle-orm";
import { personaRates, personaSchedules } from "~/db/schema";
import type { ServiceContext } from "../command/context.server";
import { Invalid } from "../command/errors";
import { leastTalkGrosze, minutesOfDay, mostPercentLess, scheduleAuditEvents } from "./acts";
import { changeSchedule, type ScheduleChange } from "./change-schedule.server";
import { minuteText } from "./opening-hours";
import { pricesVersion } from "./schedule-version";
import type { Schedule } from "./slots";

type Prices = { rates: Schedule["rates"]; eveningFrom: number; eveningPercentLess: number };

/** A talk cannot cost more than that, in grosze: a slip of the finger. */
const mostTalkGrosze = 1_000_000;

const isBetween = (value: number, least: number, most: number) =>
  Number.isInteger(value) && value >= least && value <= most;

/**
 * Sets what talks with a persona cost by day, from when it is evening and how much less they cost then. Lengths that are left out
 * keep their prices.
 * @throws as `changeSchedule`; Invalid("price" | "evening")
 */
export async function setPersonaPrices(
  ctx: ServiceContext,
  { rates, eveningFrom, eveningPercentLess, ...change }: ScheduleChange & Prices,
): Promise<void> {
  if (!rates.every(({ priceGrosze }) => isBetween(priceGrosze, leastTalkGrosze, mostTalkGrosze)))
    throw new Invalid("price");
  if (!isBetween(eveningFrom, 0, minutesOfDay)) throw new Invalid("evening");
  if (!isBetween(eveningPercentLess, 0, mostPercentLess)) throw new Invalid("evening");
  const evening = { eveningFrom, eveningPercentLess };
  await changeSchedule(ctx, change, {
    act: scheduleAuditEvents.set_persona_prices,
    permission: "manage_prices",
    versionOf: pricesVersion,
    factsOf: (schedule) => ({
      shortTalkGrosze: priceOf(schedule, 15),
      longTalkGrosze: priceOf(schedule, 30),
      eveningFrom: minuteText(schedule.eveningFrom),
      eveningPercentLess: schedule.eveningPercentLess,
    }),
    after: (before) => ({ ...before, ...evening, rates: withRates(before.rates, rates) }),
    async write(tx, personaId) {
      await tx.db
        .update(personaSchedules)
        .set(evening)
        .where(eq(personaSchedules.personaId, personaId));
      for (const { minutes, priceGrosze } of rates)
        await tx.db
          .insert(personaRates)
          .values({ personaId, minutes, priceGrosze })
          .onConflictDoUpdate({
            target: [personaRates.personaId, personaRates.minutes],
            set: { priceGrosze },
          });
    },
  });
}

const priceOf = ({ rates }: Pick<Schedule, "rates">, length: number): number | null =>
  rates.find(({ minutes }) => minutes === length)?.priceGrosze ?? null;

const withRates = (before: Schedule["rates"], changed: Schedule["rates"]): Schedule["rates"] =>
  [
    ...before.filter(({ minutes }) => !changed.some((rate) => rate.minutes === minutes)),
    ...changed,
  ].toSorted((a, b) => a.minutes - b.minutes);
