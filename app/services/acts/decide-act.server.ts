import { eq } from "drizzle-orm";
import { acts } from "~/db/schema";
import { isReason } from "../audit/audit-events";
import { recordAuditEvent } from "../audit/record-audit-event.server";
import { authorise } from "../access/authorise.server";
import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";
import { Conflict, Invalid, NotAllowed, NotFound } from "../command/errors";
import { emailsOf } from "../access/emails-of.server";
import { isId } from "../listing/ids";
import { listStaff } from "../staff/queries.server";
import { isSamePerson, mailboxOf } from "../rate-limits/mailbox";
import { keptInput } from "./deferred-act.server";
import { deferredActOf } from "./registry.server";
import { recordDecline } from "./record-decline.server";
import { refuseUnderWay } from "./refuse-pending.server";
import {
  actAuditEvents,
  actRefusals,
  declineReasons,
  withdrawalReasons,
  type DeclineReason,
} from "./acts";
import { staleRefusal } from "../command/refusals";
import { givenReason } from "./words";
import { moderationRefusals } from "../moderation/acts";
import type { Target } from "../access/targets";

/**
 * Agrees to what a colleague asked for, and does it: both or neither. Everything is looked at again, since a day may
 * have passed: whether it still comes to what was asked for, and whether both people still may.
 * @throws NotAllowed, also `same_person` and `own_interest`; NotFound; Conflict when it was decided, has lapsed, or does
 * not come to the same any more; what the act's own verb throws
 */
export async function approveAct(ctx: ServiceContext, actId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { act, does } = await openAct(tx, actId);
    const { userId } = authorise(tx, does.byTwo.permission, { kind: "act", id: actId });
    if (userId === act.requestedBy) throw new NotAllowed(actRefusals.same_person);
    const target = { kind: act.targetKind, id: act.targetId } as Target;
    await refuseUnderWay(tx, target, act.kind);
    const { interested = [], perform } = await does.plan(tx, does.input.parse(act.input));
    // After its plan, which takes the locks in their order.
    if (act.orderId !== null)
      await refuseUnderWay(tx, { kind: "order", id: act.orderId }, act.kind);
    const staff = await listStaff(tx);
    const asking = staff.find((member) => member.userId === act.requestedBy);
    const agreeing = staff.find((member) => member.userId === userId);
    if (!asking?.permissions.includes(does.permission))
      throw new Conflict(staleRefusal("asked_by_nobody"));
    // What a session says may be hours old.
    if (!agreeing?.permissions.includes(does.byTwo.permission))
      throw new NotAllowed(does.byTwo.permission);
    if (isSamePerson(asking, agreeing)) throw new NotAllowed(actRefusals.same_person);
    for (const { email } of [asking, agreeing])
      if (interested.includes(mailboxOf(email)))
        throw new NotAllowed(moderationRefusals.own_interest);
    await perform(act.requestedBy);
    await tx.db
      .update(acts)
      .set({
        ...{ status: "approved", decidedBy: userId, decidedAt: tx.now() },
        input: keptInput(does, act.input),
      })
      .where(eq(acts.id, actId));
    await recordAuditEvent(tx, {
      act: actAuditEvents.approve_act,
      target,
      reason: givenReason({ act: act.kind, reason: act.reason }),
      after: { act: act.kind, actId, askedBy: act.requestedBy },
    });
  });
}

/**
 * Says no to what a colleague asked for, and why; whoever asked withdraws it instead. Whoever asked hears of a no.
 * @throws NotAllowed; Invalid for a reason that is not for this side; NotFound; Conflict when it was decided or has lapsed
 */
export async function declineAct(
  ctx: ServiceContext,
  input: { actId: string; reason: DeclineReason },
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { act, does } = await openAct(tx, input.actId);
    const isOwn = tx.actor.kind === "staff" && (await isAskedBy(tx, act, tx.actor.userId));
    const permission = isOwn ? does.permission : does.byTwo.permission;
    const { userId } = authorise(tx, permission, { kind: "act", id: act.id });
    if (!isReason(isOwn ? withdrawalReasons : declineReasons, input.reason))
      throw new Invalid("reason");
    const kept = { ...act, input: keptInput(does, act.input) };
    await recordDecline(tx, kept, { userId, isOwn, reason: input.reason });
  });
}

/** Whether whoever looks is the person who asked, with whichever of their accounts. */
async function isAskedBy(
  tx: TransactionContext,
  { requestedBy }: { requestedBy: string },
  userId: string,
): Promise<boolean> {
  const emails = await emailsOf(tx, [requestedBy, userId]);
  const accountOf = (id: string) => ({ userId: id, email: emails.get(id) ?? null });
  return isSamePerson(accountOf(requestedBy), accountOf(userId));
}

async function openAct(tx: TransactionContext, actId: string) {
  if (tx.actor.kind !== "staff") throw new NotAllowed("act");
  const [act] = isId(actId)
    ? await tx.db.select().from(acts).where(eq(acts.id, actId)).for("update")
    : [];
  if (!act) throw new NotFound("no_such_act");
  if (act.status !== "requested") throw new Conflict(staleRefusal(act.status));
  if (act.lapsesAt <= tx.now()) throw new Conflict(staleRefusal("lapsed"));
  const does = deferredActOf(act.kind);
  const { byTwo } = does;
  if (!byTwo) throw new Error(`Nobody agrees to ${act.kind}.`);
  return { act, does: { ...does, byTwo } };
}
