import { and, eq, ne } from "drizzle-orm";
import { groups, posts } from "~/db/schema";
import { recordAuditEvent } from "../audit/record-audit-event.server";
import { authorise } from "../access/authorise.server";
import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";
import { Conflict, Invalid, NotFound } from "../command/errors";
import { isId } from "../listing/ids";
import type { Group } from "./access.server";
import { assertFreeName } from "./create-group.server";
import { groupReasons, type GroupReason, groupAuditEvents, groupRefusals } from "./acts";
import { checkedGroup, groupVersion, type GroupInput } from "./group-rules";
import { staleRefusal, changeRefusals } from "../command/refusals";
import { isReason } from "../audit/audit-events";

/**
 * @param strength `update` also holds off whatever comes to belong to the group, such as a case about it
 * @throws NotFound
 */
export async function lockGroup(
  tx: TransactionContext,
  id: string,
  strength: "no key update" | "update" = "no key update",
): Promise<Group> {
  const [group] = isId(id)
    ? await tx.db.select().from(groups).where(eq(groups.id, id)).for(strength)
    : [];
  if (!group) throw new NotFound("group");
  return group;
}

/**
 * Changes what a group is called and who may read it. Its address stays. A sensitive group stays sensitive, and one that was
 * closed while people wrote in it stays closed: they wrote because it was so.
 * @param input.version `groupVersion` of what whoever changes it has seen
 * @throws NotAllowed; NotFound; Invalid; Conflict("group_changed" | "nothing_changed" | "name_taken" | "has_texts" |
 * "stays_sensitive")
 */
export async function editGroup(
  ctx: ServiceContext,
  {
    groupId,
    version,
    reason,
    ...input
  }: GroupInput & { groupId: string; version: string; reason: GroupReason },
): Promise<void> {
  const target = { kind: "group", id: groupId } as const;
  authorise(ctx, "manage_groups", target);
  if (!isReason(groupReasons, reason)) throw new Invalid("reason");
  const given = checkedGroup(input);
  await inTransaction(ctx, async (tx) => {
    const before = await lockGroup(tx, groupId);
    if (groupVersion(before) !== version) throw new Conflict(groupRefusals.group_changed);
    if (before.isSensitive && !given.isSensitive)
      throw new Conflict(staleRefusal("stays_sensitive"));
    const after = { ...before, ...given };
    if (groupVersion(after) === version) throw new Conflict(changeRefusals.nothing_changed);
    if (after.name !== before.name) await assertFreeName(tx, after.name, groupId);
    if (before.isPrivate && !after.isPrivate && (await hasTexts(tx, groupId)))
      throw new Conflict(groupRefusals.has_texts);
    await tx.db
      .update(groups)
      .set({ ...given, isIndexed: before.isIndexed && !after.isPrivate && !after.isSensitive })
      .where(eq(groups.id, groupId));
    await recordAuditEvent(tx, {
      act: groupAuditEvents.edit_group,
      target,
      reason,
      before: { type: before.type, private: before.isPrivate, sensitive: before.isSensitive },
      after: {
        type: after.type,
        private: after.isPrivate,
        sensitive: after.isSensitive,
        renamed: after.name !== before.name,
        described: after.description !== before.description,
      },
    });
  });
}

async function hasTexts(tx: TransactionContext, groupId: string): Promise<boolean> {
  const [post] = await tx.db
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.groupId, groupId), ne(posts.state, "deleted")))
    .limit(1);
  return post !== undefined;
}
