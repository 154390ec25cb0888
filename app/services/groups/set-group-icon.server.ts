import { eq } from "drizzle-orm";
import { groups } from "~/db/schema";
import { recordAuditEvent } from "../audit/record-audit-event.server";
import { authorise } from "../access/authorise.server";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { assertNotRefused, Invalid } from "../command/errors";
import type { PreparedPicture } from "../pictures/prepare-picture.server";
import { deletePictures, storePicture } from "../pictures/store-picture.server";
import { groupReasons, type GroupReason, groupAuditEvents, iconRemovalRefusal } from "./acts";
import { lockGroup } from "./edit-group.server";
import { isReason } from "../audit/audit-events";

/**
 * Gives a group a picture of its own, or with `null` takes it away. The one before goes with its files.
 * @throws NotAllowed, NotFound, Invalid; Conflict `no_icon` where there is none to take away
 */
export async function setGroupIcon(
  ctx: ServiceContext,
  input: { groupId: string; picture: PreparedPicture | null; reason: GroupReason },
): Promise<void> {
  const target = { kind: "group", id: input.groupId } as const;
  authorise(ctx, "manage_groups", target);
  if (!isReason(groupReasons, input.reason)) throw new Invalid("reason");
  await inTransaction(ctx, async (tx) => {
    const group = await lockGroup(tx, input.groupId);
    if (!input.picture) assertNotRefused(iconRemovalRefusal(group));
    const { iconId: before } = group;
    const iconId = input.picture && (await storePicture(tx, input.picture, null));
    await tx.db.update(groups).set({ iconId }).where(eq(groups.id, input.groupId));
    if (before) await deletePictures(tx, [before]);
    await recordAuditEvent(tx, {
      act: groupAuditEvents.set_group_icon,
      target,
      reason: input.reason,
      before: { icon: before !== null },
      after: { icon: iconId !== null },
    });
  });
}
