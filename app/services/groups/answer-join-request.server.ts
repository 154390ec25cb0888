import { and, eq } from "drizzle-orm";
import { groupMembers } from "~/db/schema";
import { recordAuditEvent } from "../audit/record-audit-event.server";
import type { Actor } from "../access/actor";
import { authorise } from "../access/authorise.server";
import type { Permission } from "../access/permissions";
import { accessRefusals } from "../access/refusals";
import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";
import { Conflict, NotAllowed, NotFound } from "../command/errors";
import { notify } from "../notifications/notify.server";
import { isKeeperOf, silenceEnd, viewerOf } from "./access.server";
import { groupAuditEvents } from "./acts";
import { joinRequestRefusals, writeRefusals } from "./refusals";

/**
 * Lets somebody into a private group, or not. Keepers of the group decide, and staff who may; what staff did is audited, but
 * for one who looks after the group: there no keeper is absent. Whoever was refused may ask again.
 * @throws NotFound for anybody else, and where nobody asked; NotAllowed `silenced`; Conflict `answered` when somebody was faster
 */
export async function answerJoinRequest(
  ctx: ServiceContext,
  { membershipId, letsIn }: { membershipId: string; letsIn: boolean },
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const [asking] = await tx.db
      .select({ groupId: groupMembers.groupId, userId: groupMembers.userId })
      .from(groupMembers)
      .where(eq(groupMembers.id, membershipId));
    if (!asking) throw new NotFound("request");
    const { actor } = tx;
    const staffId = actor.kind === "staff" ? actor.userId : null;
    const keeperId = await actingKeeperOf(tx, asking.groupId, staffId ?? viewerOf(tx));
    const isStaff = staffId !== null && keeperId === null;
    if (isStaff) {
      authorise(tx, "let_people_in", { kind: "membership", id: membershipId });
      if (asking.userId === staffId) throw new NotAllowed(accessRefusals.oneself);
    } else if (keeperId === null) {
      throw new NotFound("request");
    }
    const [answered] = await tx.db
      .update(groupMembers)
      .set({ state: letsIn ? "active" : "left", request: null, joinedAt: tx.now() })
      .where(and(eq(groupMembers.id, membershipId), eq(groupMembers.state, "requested")))
      .returning({ id: groupMembers.id });
    if (!answered) throw new Conflict(joinRequestRefusals.answered);
    await notify(tx, {
      kind: letsIn ? "let_in" : "not_let_in",
      recipientId: membershipId,
      groupId: asking.groupId,
    });
    if (isStaff)
      await recordAuditEvent(tx, {
        act: letsIn ? groupAuditEvents.let_in : groupAuditEvents.refuse_to_let_in,
        target: { kind: "membership", id: membershipId },
        before: { state: "requested" },
        after: { state: letsIn ? "active" : "left" },
      });
  });
}

/** As whom somebody answers requests: as staff where their role lets them, and else as the member that they are. */
export const joinRequestActor = (userId: string, permissions: readonly Permission[]): Actor =>
  permissions.includes("let_people_in")
    ? { kind: "staff", userId, permissions }
    : { kind: "member", userId };

/** As which membership the member who acts looks after a group; null where they do not. */
export async function keeperOf(
  ctx: Pick<TransactionContext, "actor"> & Pick<ServiceContext, "db">,
  groupId: string,
): Promise<string | null> {
  return (await keepership(ctx, groupId, viewerOf(ctx)))?.id ?? null;
}

/**
 * The same, for what nobody does who may not write: words of the group, its order, who comes in, judgement of others.
 * @param userId the account, where it does not act as a member
 * @throws NotAllowed of `silenced`
 */
export async function actingKeeperOf(
  ctx: Pick<TransactionContext, "actor"> & Pick<ServiceContext, "db" | "now">,
  groupId: string,
  userId = viewerOf(ctx),
): Promise<string | null> {
  const keeper = await keepership(ctx, groupId, userId);
  if (keeper && silenceEnd(keeper, ctx.now()) !== null)
    throw new NotAllowed(writeRefusals.silenced);
  return keeper?.id ?? null;
}

/** The membership with which somebody looks after a group; null where they do not. */
export async function keepership(
  { db }: Pick<ServiceContext, "db">,
  groupId: string,
  userId: string | null,
) {
  if (userId === null) return null;
  const [keeper] = await db
    .select()
    .from(groupMembers)
    .where(and(isKeeperOf(groupId), eq(groupMembers.userId, userId)));
  return keeper ?? null;
}
