import { and, eq, inArray } from "drizzle-orm";
import { groupMembers, groups, memberMutes } from "~/db/schema";
import { authoriseSelf } from "../access/authorise.server";
import { oneselfRefused } from "../access/refusals";
import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";
import { NotAllowed, NotFound } from "../command/errors";
import { visibleMembership, type MuteKind } from "./member-card.server";

/**
 * Mutes or blocks somebody, or with `null` neither any more: a state and no toggle, so that a repeated form changes nothing.
 * In ordinary groups one choice stands for all memberships of the same nick.
 * @throws NotFound for a membership that the viewer may not see, unless it is only let go of; NotAllowed `oneself`
 */
export async function setMute(
  ctx: ServiceContext,
  { membershipId, kind }: { membershipId: string; kind: MuteKind | null },
): Promise<void> {
  const userId = authoriseSelf(ctx);
  await inTransaction(ctx, async (tx) => {
    if (kind !== null) {
      const target = await visibleMembership(tx, membershipId);
      if (!target) throw new NotFound("membership");
      if (target.isOwn) throw new NotAllowed(oneselfRefused);
    }
    await tx.db
      .delete(memberMutes)
      .where(
        and(
          eq(memberMutes.userId, userId),
          inArray(memberMutes.targetId, await ofSameNick(tx, membershipId)),
        ),
      );
    if (kind === null) return;
    await tx.db
      .insert(memberMutes)
      .values({ userId, targetId: membershipId, kind, createdAt: tx.now() })
      .onConflictDoUpdate({ target: [memberMutes.userId, memberMutes.targetId], set: { kind } });
  });
}

async function ofSameNick(tx: TransactionContext, membershipId: string): Promise<string[]> {
  const [target] = await tx.db
    .select({ userId: groupMembers.userId, isSensitive: groups.isSensitive })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .where(eq(groupMembers.id, membershipId));
  if (!target?.userId || target.isSensitive) return [membershipId];
  const same = await tx.db
    .select({ id: groupMembers.id })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .where(and(eq(groupMembers.userId, target.userId), eq(groups.isSensitive, false)));
  return same.map(({ id }) => id);
}
