import { eq } from "drizzle-orm";
import { acts } from "~/db/schema";
import { recordAudit } from "../audit/record-audit.server";
import { authorise } from "../access/authorise.server";
import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";
import { Conflict, NotAllowed, NotFound } from "../command/errors";
import { isId } from "../listing/ids";
import { listStaff } from "../staff/queries.server";
import { mailboxOf } from "../throttle/mailbox";
import { actKindOf } from "./act-kinds.server";

/**
 * Agrees to what a colleague asked for, and does it: both or neither. Everything is looked at again, since a day may
 * have passed: whether it still comes to what was asked for, and whether both people still may.
 * @throws NotAllowed, also `same_person` and `own_interest`; NotFound; Conflict when it was decided, has lapsed, or does
 * not come to the same any more; what the act's own verb throws
 */
export async function approveAct(ctx: ServiceContext, actId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { act, kind } = await openAct(tx, actId);
    const { userId } = authorise(tx, kind.agree, { kind: "act", id: actId });
    if (userId === act.requestedBy) throw new NotAllowed("same_person");
    const planned = await kind.plan(tx, act.input);
    const staff = await listStaff(tx);
    const asking = staff.find((member) => member.userId === act.requestedBy);
    const agreeing = staff.find((member) => member.userId === userId);
    if (!asking?.permissions.includes(kind.ask)) throw new Conflict("asked_by_nobody");
    // What a session says may be hours old.
    if (!agreeing?.permissions.includes(kind.agree)) throw new NotAllowed(kind.agree);
    for (const { email } of [asking, agreeing])
      if (planned.interested.includes(mailboxOf(email))) throw new NotAllowed("own_interest");
    await planned.perform(act.requestedBy);
    await tx.db
      .update(acts)
      .set({ status: "approved", decidedBy: userId, decidedAt: tx.now() })
      .where(eq(acts.id, actId));
    await recordAudit(tx, {
      act: "approve_act",
      target: planned.target,
      reason: act.reason,
      after: { act: act.kind, actId, askedBy: act.requestedBy },
    });
  });
}

/** Why an act is not done. */
export const declineReasons = ["not_justified", "wrong_input", "taken_back"] as const;
export type DeclineReason = (typeof declineReasons)[number];

/**
 * Says no to what a colleague asked for; whoever asked may take it back.
 * @throws NotAllowed, NotFound, Conflict when it was decided or has lapsed
 */
export async function declineAct(
  ctx: ServiceContext,
  input: { actId: string; reason: DeclineReason },
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { act, kind } = await openAct(tx, input.actId);
    const isOwn = tx.actor.kind === "staff" && tx.actor.userId === act.requestedBy;
    const permission = isOwn ? kind.ask : kind.agree;
    const { userId } = authorise(tx, permission, { kind: "act", id: act.id });
    await tx.db
      .update(acts)
      .set({ status: "declined", decidedBy: userId, decidedAt: tx.now() })
      .where(eq(acts.id, act.id));
    await recordAudit(tx, {
      act: "decline_act",
      target: { kind: "act", id: act.id },
      reason: input.reason,
      after: { act: act.kind, askedBy: act.requestedBy },
    });
  });
}

async function openAct(tx: TransactionContext, actId: string) {
  // Before anything is looked up: who acts for nobody learns nothing.
  if (tx.actor.kind !== "staff") throw new NotAllowed("act");
  const [act] = isId(actId)
    ? await tx.db.select().from(acts).where(eq(acts.id, actId)).for("update")
    : [];
  if (!act) throw new NotFound("no_such_act");
  if (act.status !== "requested") throw new Conflict(act.status);
  if (act.lapsesAt <= tx.now()) throw new Conflict("lapsed");
  return { act, kind: actKindOf(act.kind) };
}
