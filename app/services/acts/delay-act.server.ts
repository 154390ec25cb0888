import { addJob } from "~/db/add-job.server";
import { delayedActs } from "~/db/schema";
import { undoTime } from "../access/undo-time";
import { authorise } from "../access/authorise.server";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { Conflict, Invalid } from "../command/errors";
import { changeRefusals } from "../command/refusals";
import type { DeferredAct } from "./deferred-act.server";
import { delayedJobKey } from "./outstanding-acts.server";
import { refusePending } from "./refuse-pending.server";

/**
 * Does something in half a minute, as whoever asks, unless they take it back. Whether it can be done is looked at now, so
 * that it is said now, and anew when its time has come.
 * @returns what is said afterwards
 * @throws Conflict `pressed_already`, or `act_pending` with the name of what excludes it; what the act's own plan throws
 */
export async function delayAct(
  ctx: ServiceContext,
  { act, permission, ...does }: DeferredAct,
  input: unknown,
): Promise<"act-delayed"> {
  const parsed = does.input.safeParse(input);
  if (!parsed.success) throw new Invalid("input");
  const target = does.targetOf(parsed.data);
  const { userId } = authorise(ctx, permission, target);
  await inTransaction(ctx, async (tx) => {
    await refusePending(tx, target, act.code);
    await does.plan(tx, parsed.data);
    const orderId = (await does.orderOf?.(tx, parsed.data)) ?? null;
    // After its plan, which takes the locks in their order.
    if (orderId !== null) await refusePending(tx, { kind: "order", id: orderId }, act.code);
    const requestedAt = tx.now();
    const runsAt = new Date(requestedAt.getTime() + undoTime);
    const [delayed] = await tx.db
      .insert(delayedActs)
      .values({
        kind: act.code,
        targetKind: target.kind,
        targetId: target.id,
        orderId,
        input: parsed.data,
        reason: does.reasonOf?.(parsed.data) ?? "",
        staffId: userId,
        requestedAt,
        runsAt,
      })
      .onConflictDoNothing()
      .returning({ id: delayedActs.id });
    if (!delayed) throw new Conflict(changeRefusals.pressed_already);
    const job = { actId: delayed.id };
    await addJob(tx, "perform_delayed_act", job, delayedJobKey(delayed.id), runsAt);
  });
  return "act-delayed";
}
