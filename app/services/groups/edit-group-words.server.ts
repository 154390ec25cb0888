import { authorise } from "../access/authorise.server";
import { isReason } from "../audit/audit-events";
import { recordAuditEvent } from "../audit/record-audit-event.server";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { Conflict, Invalid } from "../command/errors";
import { changeRefusals } from "../command/refusals";
import { groupAuditEvents, groupReasons, groupRefusals, type GroupReason } from "./acts";
import { changeGroupWords } from "./write-group-words.server";

/**
 * Changes what the keepers of a group have written for it: they read no case about it, so staff put it right.
 * @param input.version `groupWordsVersion` of what whoever changes them has seen
 * @throws NotAllowed, NotFound; Invalid; Conflict of `group_changed` or `nothing_changed`
 */
export async function editGroupWords(
  ctx: ServiceContext,
  {
    reason,
    ...change
  }: { groupId: string; rules: string; welcome: string; version: string; reason: GroupReason },
): Promise<void> {
  const target = { kind: "group", id: change.groupId } as const;
  authorise(ctx, "manage_groups", target);
  if (!isReason(groupReasons, reason)) throw new Invalid("reason");
  await inTransaction(ctx, async (tx) => {
    if (!(await changeGroupWords(tx, change, null, groupRefusals.group_changed)))
      throw new Conflict(changeRefusals.nothing_changed);
    await recordAuditEvent(tx, { act: groupAuditEvents.edit_group_words, target, reason });
  });
}
