import { and, eq, lte } from "drizzle-orm";
import { acts } from "~/db/schema";
import { recordAuditEvent } from "../audit/record-audit-event.server";
import { authorise, authoriseReading } from "../access/authorise.server";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { Conflict, Invalid, NotAllowed } from "../command/errors";
import { listStaff } from "../staff/queries.server";
import { mailboxOf } from "../rate-limits/mailbox";
import type { DeferredAct } from "./deferred-act.server";
import { actAuditEvents, actRefusals } from "./acts";
import { moderationRefusals } from "../moderation/acts";
import { accessRefusals } from "../access/refusals";

/** How long somebody has to agree, in milliseconds. */
export const actLifetime = 24 * 60 * 60_000;

/**
 * Asks for something that takes two people. What was asked for is looked at now, and frozen; a colleague agrees
 * (`approveAct`) within 24 hours, or it lapses.
 * @param input as the act has it: what does not fit it is refused
 * @returns the request's id
 * @throws NotAllowed also to whoever owns or gains from the target, and `nobody_else` where no colleague could agree;
 * Conflict when the same is asked for already, or makes no sense; what the act's own verb throws
 */
export async function requestAct(
  ctx: ServiceContext,
  { act, permission, byTwo, ...asked }: DeferredAct,
  input: unknown,
): Promise<string> {
  if (!byTwo) throw new Error(`Nobody agrees to ${act.code}.`);
  authoriseReading(ctx, permission);
  const parsed = asked.input.safeParse(input);
  if (!parsed.success) throw new Invalid("input");
  const target = asked.targetOf(parsed.data);
  const { userId } = authorise(ctx, permission, target);
  const reason = asked.reasonOf(parsed.data);
  return inTransaction(ctx, async (tx) => {
    const { frozen = parsed.data, interested = [] } = await asked.plan(tx, parsed.data);
    const staff = await listStaff(tx);
    const isDisinterested = (email: string) => !interested.includes(mailboxOf(email));
    const self = staff.find((member) => member.userId === userId);
    if (!self) throw new NotAllowed(accessRefusals.no_account);
    if (!isDisinterested(self.email)) throw new NotAllowed(moderationRefusals.own_interest);
    const others = staff.filter(
      (member) =>
        member.userId !== userId &&
        member.permissions.includes(byTwo.permission) &&
        isDisinterested(member.email),
    );
    if (others.length === 0) throw new NotAllowed(actRefusals.nobody_else);
    const at = tx.now();
    await tx.db
      .update(acts)
      .set({ status: "lapsed", decidedAt: at })
      .where(and(eq(acts.status, "requested"), lte(acts.lapsesAt, at)));
    const [requested] = await tx.db
      .insert(acts)
      .values({
        kind: act.code,
        targetKind: target.kind,
        targetId: target.id,
        input: frozen,
        reason,
        requestedBy: userId,
        requestedAt: at,
        lapsesAt: new Date(at.getTime() + actLifetime),
      })
      .onConflictDoNothing()
      .returning({ id: acts.id });
    if (!requested) throw new Conflict(actRefusals.already_requested);
    await recordAuditEvent(tx, {
      act: actAuditEvents.request_act,
      target,
      reason,
      after: { act: act.code, actId: requested.id },
    });
    return requested.id;
  });
}
