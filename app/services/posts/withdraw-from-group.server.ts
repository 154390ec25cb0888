import { and, eq } from "drizzle-orm";
import { groupMembers } from "~/db/schema";
import { authoriseSelf } from "../access/authorise.server";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { leaveGroup } from "../groups/leave-group.server";
import { eraseLikes, eraseTexts } from "./erase-texts.server";

/**
 * Leaves a group, and takes along what one wrote there or leaves it. With everything taken along, the consent to the use of
 * sensitive data ends, too.
 * @returns false when there was nothing to leave
 * @throws NotAllowed
 */
export async function withdrawFromGroup(
  ctx: ServiceContext,
  { groupId, texts }: { groupId: string; texts: "keep" | "remove" },
): Promise<boolean> {
  const userId = authoriseSelf(ctx);
  return inTransaction(ctx, async (tx) => {
    const left = await leaveGroup(tx, groupId);
    if (!left || texts === "keep") return left;
    const [own] = await tx.db
      .update(groupMembers)
      .set({ consentVersion: null, consentedAt: null })
      .where(and(eq(groupMembers.groupId, groupId), eq(groupMembers.userId, userId)))
      .returning({ id: groupMembers.id });
    if (own) {
      await eraseLikes(tx, [own.id]);
      await eraseTexts(tx, [own.id]);
    }
    return left;
  });
}
