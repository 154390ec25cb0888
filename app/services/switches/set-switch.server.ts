import { addJob } from "~/db/add-job.server";
import { switchChanges } from "~/db/schema";
import { recordAuditEvent } from "../audit/record-audit-event.server";
import { authorise } from "../access/authorise.server";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { Conflict, Invalid, NotFound } from "../command/errors";
import { invalidateSwitches } from "./cached-switches.server";
import { isOn, lockSwitch } from "./switch-state.server";
import { isSwitchName, maxSwitchNoteLength } from "./switch-names";
import {
  switchOffReasons,
  switchOnReasons,
  type SwitchReason,
  switchRefusals,
  switchAuditEvents,
} from "./acts";
import { isReason } from "../audit/audit-events";
import { isLongerThan, normalise } from "~/forms/text";

/**
 * Turns an off-switch. Every process hears of it as soon as it is written; orders that waited for the model go on.
 * @throws NotAllowed, NotFound, Invalid for a reason that is none or a note that is missing or too long, Conflict when it
 * stands so already
 */
export async function setSwitch(
  ctx: ServiceContext,
  input: { name: string; to: "on" | "off"; reason: SwitchReason; note: string },
): Promise<void> {
  const { name, to, reason } = input;
  const target = { kind: "switch", id: name } as const;
  if (ctx.actor.kind !== "operator") authorise(ctx, "manage_switches", target);
  if (!isSwitchName(name)) throw new NotFound("switch");
  const reasons = to === "on" ? switchOnReasons : switchOffReasons;
  if (!isReason(reasons, reason)) throw new Invalid("reason");
  const note = normalise(input.note);
  if (note === "" || isLongerThan(note, maxSwitchNoteLength)) throw new Invalid("note");
  await inTransaction(ctx, async (tx) => {
    await lockSwitch(tx, name);
    const before = await isOn(tx, name);
    const after = to === "on";
    if (before === after) throw new Conflict(switchRefusals[`already_${to}`]);
    await tx.db.insert(switchChanges).values({
      name,
      isOn: after,
      reason,
      note,
      changedBy: "userId" in tx.actor ? tx.actor.userId : null,
      changedAt: tx.now(),
    });
    await recordAuditEvent(tx, {
      act: after ? switchAuditEvents.turn_switch_on : switchAuditEvents.turn_switch_off,
      target,
      reason,
      before: { isOn: before },
      after: { isOn: after },
    });
    if (name === "stop-model" && !after) await addJob(tx, "resume_waiting", {}, "resume_waiting");
  });
  invalidateSwitches();
}
