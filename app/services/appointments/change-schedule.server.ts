import { eq } from "drizzle-orm";
import { personaSchedules } from "~/db/schema";
import { personaOfSlug } from "~/site/personas";
import { authorise } from "../access/authorise.server";
import type { Permission } from "../access/permissions";
import { isReason, type AuditEvent } from "../audit/audit-events";
import type { Facts } from "../audit/facts";
import { recordAuditEvent } from "../audit/record-audit-event.server";
import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";
import { Conflict, Invalid, NotFound } from "../command/errors";
import { changeRefusals } from "../command/refusals";
import { scheduleReasons, scheduleRefusals, type ScheduleReason } from "./acts";
import { findSchedule } from "./queries.server";
import type { Schedule } from "./slots";

export type ScheduleChange = {
  /** The persona's, as addresses have it. */
  slug: string;
  reason: ScheduleReason;
  /** What whoever changes it has seen. */
  version: string;
};

type Part = {
  act: AuditEvent<ScheduleReason>;
  permission: Permission;
  versionOf: (schedule: Schedule) => string;
  factsOf: (schedule: Schedule) => Facts;
  after: (before: Schedule) => Schedule;
  write: (tx: TransactionContext, personaId: number, after: Schedule) => Promise<void>;
};

/**
 * Changes a part of a persona's schedule, one change after another. Nothing here touches an appointment: what is sold or held
 * keeps its time, its lane and its price.
 * @throws NotAllowed, NotFound, Invalid; Conflict `schedule_changed`, `nothing_changed`
 */
export async function changeSchedule(
  ctx: ServiceContext,
  { slug, reason, version }: ScheduleChange,
  { act, permission, versionOf, factsOf, after: changed, write }: Part,
): Promise<void> {
  const target = { kind: "persona", id: slug } as const;
  authorise(ctx, permission, target);
  if (!isReason(scheduleReasons, reason)) throw new Invalid("reason");
  const persona = personaOfSlug(slug);
  if (!persona) throw new NotFound("persona");
  await inTransaction(ctx, async (tx) => {
    await tx.db
      .select({ id: personaSchedules.personaId })
      .from(personaSchedules)
      .where(eq(personaSchedules.personaId, persona.id))
      .for("update");
    const before = await findSchedule(tx, persona.id);
    if (!before) throw new NotFound("persona");
    if (versionOf(before) !== version) throw new Conflict(scheduleRefusals.schedule_changed);
    const after = changed(before);
    if (versionOf(after) === version) throw new Conflict(changeRefusals.nothing_changed);
    await write(tx, persona.id, after);
    await recordAuditEvent(tx, {
      ...{ act, target, reason },
      before: factsOf(before),
      after: factsOf(after),
    });
  });
}
