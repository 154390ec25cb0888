import { and, eq, lte } from "drizzle-orm";
import { acts } from "~/db/schema";
import { recordAudit } from "../audit/record-audit.server";
import { authorise } from "../access/authorise.server";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { Conflict, NotAllowed } from "../command/errors";
import { listStaff } from "../staff/queries.server";
import { mailboxOf } from "../throttle/mailbox";
import { actKindOf, type ActInput, type ActName } from "./act-kinds.server";

/** How long somebody has to agree, in milliseconds. */
export const actLifetime = 24 * 60 * 60_000;

/**
 * Asks for something that takes two people. What was asked for is looked at now, and frozen; a colleague agrees
 * (`approveAct`) within 24 hours, or it lapses.
 * @returns the act's id
 * @throws NotAllowed also to whoever owns or gains from the target, and `nobody_else` where no colleague could agree;
 * Conflict when the same is asked for already, or makes no sense; what the act's own verb throws
 */
export async function requestAct<Name extends ActName>(
  ctx: ServiceContext,
  act: { kind: Name; input: ActInput[Name] },
): Promise<string> {
  const kind = actKindOf(act.kind);
  const { userId } = authorise(ctx, kind.ask, { kind: "act", id: act.kind });
  return inTransaction(ctx, async (tx) => {
    const { frozen, target, reason, interested } = await kind.plan(tx, act.input);
    const staff = await listStaff(tx);
    const isDisinterested = (email: string) => !interested.includes(mailboxOf(email));
    const self = staff.find((member) => member.userId === userId);
    if (!self) throw new NotAllowed("no_account");
    if (!isDisinterested(self.email)) throw new NotAllowed("own_interest");
    const others = staff.filter(
      (member) =>
        member.userId !== userId &&
        member.permissions.includes(kind.agree) &&
        isDisinterested(member.email),
    );
    if (others.length === 0) throw new NotAllowed("nobody_else");
    const at = tx.now();
    await tx.db
      .update(acts)
      .set({ status: "lapsed", decidedAt: at })
      .where(and(eq(acts.status, "requested"), lte(acts.lapsesAt, at)));
    const [requested] = await tx.db
      .insert(acts)
      .values({
        kind: act.kind,
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
    if (!requested) throw new Conflict("already_requested");
    await recordAudit(tx, {
      act: "request_act",
      target,
      reason,
      after: { act: act.kind, actId: requested.id },
    });
    return requested.id;
  });
}
