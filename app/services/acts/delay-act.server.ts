import { and, eq, isNull } from "drizzle-orm";
import { addJob } from "~/db/add-job.server";
import { delayedActs } from "~/db/schema";
import { recordAudit } from "../audit/record-audit.server";
import { authorise, type Target } from "../access/authorise.server";
import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";
import { Conflict, Invalid, NotAllowed, ServiceError } from "../command/errors";
import { isId } from "../listing/ids";
import { asColleague } from "./as-colleague.server";
import { delayedKindOf, type DelayedInput, type DelayedName } from "./delayed-kinds.server";

/** How long somebody can take back what they pressed, in milliseconds. */
export const undoTime = 30_000;

/**
 * Does something in half a minute, as whoever asks, unless they take it back. It is tried out now, so that what cannot be
 * done is said now; and decided anew when its time has come.
 * @returns when it will be done
 * @throws what the act's own verb throws; Conflict `pressed_already`
 */
export async function delayAct<Name extends DelayedName>(
  ctx: ServiceContext,
  act: { kind: Name; input: DelayedInput[Name] },
): Promise<Date> {
  const kind = delayedKindOf(act.kind);
  const parsed = kind.input.safeParse(act.input);
  if (!parsed.success) throw new Invalid("input");
  const input = parsed.data;
  const target = kind.targetOf(input);
  const { userId } = authorise(ctx, kind.permission, target);
  await rehearse(ctx, (tx) => kind.perform(tx, input, false));
  return inTransaction(ctx, async (tx) => {
    const requestedAt = tx.now();
    const runsAt = new Date(requestedAt.getTime() + undoTime);
    const [delayed] = await tx.db
      .insert(delayedActs)
      .values({
        kind: act.kind,
        targetKind: target.kind,
        targetId: target.id,
        input,
        reason: reasonOf(act.input),
        staffId: userId,
        requestedAt,
        runsAt,
      })
      .onConflictDoNothing()
      .returning({ id: delayedActs.id });
    if (!delayed) throw new Conflict("pressed_already");
    const job = { actId: delayed.id };
    await addJob(tx, "perform_delayed_act", job, `delayed:${delayed.id}`, runsAt);
    return runsAt;
  });
}

const reasonOf = (input: DelayedInput[DelayedName]) =>
  "reason" in input ? input.reason : input.note;

class Rehearsed extends Error {}

/** Runs something in a transaction of its own that is rolled back: throws whatever it would throw. */
async function rehearse(ctx: ServiceContext, run: (tx: TransactionContext) => Promise<void>) {
  const rehearsed = inTransaction(ctx, async (tx) => {
    await run(tx);
    throw new Rehearsed();
  });
  await rehearsed.catch((error: unknown) => {
    if (!(error instanceof Rehearsed)) throw error;
  });
}

/**
 * Takes back what one pressed oneself, as long as it has not been done.
 * @throws NotAllowed, Conflict `too_late`
 */
export async function takeBackAct(ctx: ServiceContext, actId: string): Promise<void> {
  const { actor } = ctx;
  if (actor.kind !== "staff") throw new NotAllowed("act");
  if (!isId(actId)) throw new Conflict("too_late");
  await inTransaction(ctx, async (tx) => {
    const [act] = await tx.db
      .update(delayedActs)
      .set({ endedAt: tx.now(), outcome: "taken_back", input: null })
      .where(
        and(
          eq(delayedActs.id, actId),
          eq(delayedActs.staffId, actor.userId),
          isNull(delayedActs.endedAt),
        ),
      )
      .returning();
    if (!act) throw new Conflict("too_late");
    await recordAudit(tx, {
      act: "take_back_act",
      target: { kind: act.targetKind, id: act.targetId } as Target,
      reason: act.reason,
      after: { act: act.kind },
    });
  });
}

/** Does an act whose time has come, or writes down why it came to nothing. Safe to run twice. */
export async function performDelayedAct(ctx: ServiceContext, actId: string): Promise<void> {
  try {
    await inTransaction(ctx, async (tx) => {
      const act = await lockOpenAct(tx, actId);
      if (!act) return;
      const colleague = await asColleague(tx, act.staffId);
      await delayedKindOf(act.kind).perform(colleague, act.input, false);
      await endAct(tx, actId, "done");
    });
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    ctx.log.warn({ actId, code: error.code }, "an act of staff came to nothing");
    await inTransaction(ctx, async (tx) => {
      if (await lockOpenAct(tx, actId)) await endAct(tx, actId, error.code);
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
