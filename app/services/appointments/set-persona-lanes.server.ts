import { eq } from "drizzle-orm";
import { personaSchedules } from "~/db/schema";
import type { ServiceContext } from "../command/context.server";
import { Invalid } from "../command/errors";
import { mostLanes, scheduleAuditEvents } from "./acts";
import { changeSchedule, type ScheduleChange } from "./change-schedule.server";
import { lanesVersion } from "./schedule-version";

/**
 * Sets how many talks a persona holds at a time; with none it cannot be booked.
 * @throws as `changeSchedule`; Invalid("lanes")
 */
export async function setPersonaLanes(
  ctx: ServiceContext,
  { lanes, ...change }: ScheduleChange & { lanes: number },
): Promise<void> {
  if (!Number.isInteger(lanes) || lanes < 0 || lanes > mostLanes) throw new Invalid("lanes");
  await changeSchedule(ctx, change, {
    act: scheduleAuditEvents.set_persona_lanes,
    permission: "manage_schedules",
    versionOf: lanesVersion,
    factsOf: (schedule) => ({ lanes: schedule.lanes }),
    after: (before) => ({ ...before, lanes }),
    async write(tx, personaId) {
      await tx.db
        .update(personaSchedules)
        .set({ lanes })
        .where(eq(personaSchedules.personaId, personaId));
    },
  });
}
