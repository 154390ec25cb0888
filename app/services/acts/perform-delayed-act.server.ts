import { and, eq, isNull } from "drizzle-orm";
import { delayedActs } from "~/db/schema";
import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";
import { describeError } from "../command/describe-error";
import { ServiceError } from "../command/errors";
import { asColleague } from "../staff/as-colleague.server";
import type { Target } from "../access/targets";
import { recordAuditEvent } from "../audit/record-audit-event.server";
import { actAuditEvents } from "./acts";
import { outcomeOfFailure } from "./failed-act.server";
import { deferredActOf } from "./registry.server";

/**
 * Does an act whose time has come, or writes down why it came to nothing. Safe to run twice.
 * @param input.lastAttempt its job comes by no more
 * @throws what may pass until the next attempt: Conflict `mail_under_way`, and what nobody expected
 */
export async function performDelayedAct(
  ctx: ServiceContext,
  { actId, lastAttempt }: { actId: string; lastAttempt: boolean },
): Promise<void> {
  try {
    await inTransaction(ctx, async (tx) => {
      const act = await lockOpenAct(tx, actId);
      if (!act) return;
      // Before it: what is pressed and not done excludes everything else, itself among it.
      await endAct(tx, actId, "done");
      const colleague = await asColleague(tx, act.staffId);
      const { input, plan } = deferredActOf(act.kind);
      const { perform } = await plan(colleague, input.parse(act.input));
      await perform(act.staffId);
    });
  } catch (error) {
    const outcome = outcomeOfFailure(error, lastAttempt);
    if (outcome === null) throw error;
    if (error instanceof ServiceError)
      ctx.log.warn({ actId, code: outcome }, "an act of staff came to nothing");
    else ctx.log.error({ actId, error: describeError(error) }, "an act of staff failed");
    await inTransaction(ctx, async (tx) => {
      const act = await lockOpenAct(tx, actId);
      if (!act) return;
      await endAct(tx, actId, outcome);
      await recordAuditEvent(tx, {
        act: actAuditEvents.fail_act,
        target: { kind: act.targetKind, id: act.targetId } as Target,
        after: { act: act.kind, failure: outcome, askedBy: act.staffId },
      });
    });
  }
}

async function lockOpenAct(tx: TransactionContext, actId: string) {
  const [act] = await tx.db
    .select()
    .from(delayedActs)
    .where(and(eq(delayedActs.id, actId), isNull(delayedActs.endedAt)))
    .for("update");
  return act;
}

const endAct = (tx: TransactionContext, actId: string, outcome: string) =>
  tx.db
    .update(delayedActs)
    .set({ endedAt: tx.now(), outcome, input: null })
    .where(eq(delayedActs.id, actId));
