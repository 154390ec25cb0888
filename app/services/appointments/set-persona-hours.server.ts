import { eq } from "drizzle-orm";
import { personaHours } from "~/db/schema";
import type { ServiceContext } from "../command/context.server";
import { Invalid } from "../command/errors";
import { scheduleAuditEvents } from "./acts";
import { changeSchedule, type ScheduleChange } from "./change-schedule.server";
import { hoursText, parseSpans, weekdays } from "./opening-hours";
import { hoursVersion } from "./schedule-version";

/**
 * Sets when a persona can be booked from now on.
 * @param change.days what was typed of each day, Monday first: `parseSpans`
 * @throws as `changeSchedule`; Invalid("hours")
 */
export async function setPersonaHours(
  ctx: ServiceContext,
  { days, ...change }: ScheduleChange & { days: readonly string[] },
): Promise<void> {
  const hours = weekdays.flatMap((weekday) => {
    const spans = parseSpans(days[weekday - 1] ?? "");
    if (!spans) throw new Invalid("hours");
    return spans.map((span) => ({ weekday, ...span }));
  });
  await changeSchedule(ctx, change, {
    act: scheduleAuditEvents.set_persona_hours,
    permission: "manage_schedules",
    versionOf: hoursVersion,
    factsOf: (schedule) => ({ hours: hoursText(schedule.hours) }),
    after: (before) => ({ ...before, hours }),
    async write(tx, personaId) {
      await tx.db.delete(personaHours).where(eq(personaHours.personaId, personaId));
      if (hours.length > 0)
        await tx.db
          .insert(personaHours)
          .values(hours.map((opening) => ({ personaId, ...opening })));
    },
  });
}
