import { and, eq, gt, lte } from "drizzle-orm";
import { acts } from "~/db/schema";
import { day } from "~/time/durations";
import { recordAuditEvent } from "../audit/record-audit-event.server";
import { authorise, authoriseReading } from "../access/authorise.server";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { assertNotRefused, Conflict, Invalid, NotAllowed } from "../command/errors";
import type { Permission } from "../access/permissions";
import type { Target } from "../access/targets";
import type { Refusal } from "../command/refusals";
import { listStaff, type StaffMember } from "../staff/queries.server";
import { type Account, isSamePerson, mailboxOf } from "../rate-limits/mailbox";
import type { DeferredAct } from "./deferred-act.server";
import { askedBackRefusal } from "./pending-acts.server";
import { actAuditEvents, actRefusals } from "./acts";
import { moderationRefusals } from "../moderation/acts";
import { accessRefusals } from "../access/refusals";

/** How long somebody has to agree, in milliseconds. */
export const actLifetime = day;

type Asking = { asking: Account; permission: Permission; interested?: readonly string[] };

/** Whether somebody could agree to what another person asks for. */
const mayAgree =
  ({ asking, permission, interested = [] }: Asking) =>
  (member: StaffMember): boolean =>
    !isSamePerson(member, asking) &&
    member.permissions.includes(permission) &&
    !interested.includes(mailboxOf(member.email));

/**
 * Why a request would be in vain before anybody has filled it in: no colleague could agree, or the same is asked for already.
 * @param target what is asked about; left out where each request is about something new
 */
export async function requestRefusal(
  ctx: ServiceContext,
  { act, byTwo }: Pick<DeferredAct, "act" | "byTwo">,
  target?: Target,
): Promise<Refusal | null> {
  const { actor } = ctx;
  if (!byTwo || actor.kind !== "staff") return null;
  const staff = await listStaff(ctx);
  const { userId } = actor;
  const asking = staff.find((member) => member.userId === userId) ?? { userId, email: null };
  if (!staff.some(mayAgree({ asking, permission: byTwo.permission })))
    return actRefusals.nobody_else;
  if (!target) return null;
  const asked = await ctx.db.$count(
    acts,
    and(
      eq(acts.kind, act.code),
      eq(acts.targetKind, target.kind),
      eq(acts.targetId, target.id),
      eq(acts.status, "requested"),
      gt(acts.lapsesAt, ctx.now()),
    ),
  );
  return asked > 0 ? actRefusals.already_requested : null;
}

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
  const reason = asked.reasonOf?.(parsed.data) ?? null;
  return inTransaction(ctx, async (tx) => {
    const { frozen = parsed.data, interested = [] } = await asked.plan(tx, parsed.data);
    const orderId = (await asked.orderOf?.(tx, parsed.data)) ?? null;
    const changed = orderId ?? (target.kind === "order" ? target.id : null);
    if (changed !== null) assertNotRefused(await askedBackRefusal(tx, changed, act.code));
    const staff = await listStaff(tx);
    const self = staff.find((member) => member.userId === userId);
    if (!self) throw new NotAllowed(accessRefusals.no_account);
    if (interested.includes(mailboxOf(self.email)))
      throw new NotAllowed(moderationRefusals.own_interest);
    if (!staff.some(mayAgree({ asking: self, permission: byTwo.permission, interested })))
      throw new NotAllowed(actRefusals.nobody_else);
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
        orderId,
        input: frozen,
        reason: reason ?? "",
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
