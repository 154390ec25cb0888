import { eq } from "drizzle-orm";
import { groups } from "~/db/schema";
import { recordAuditEvent } from "../audit/record-audit-event.server";
import { authorise } from "../access/authorise.server";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { assertNotRefused, Invalid } from "../command/errors";
import { isReason } from "../audit/audit-events";
import { groupAuditEvents, indexingReasons, indexingRefusal, type IndexingReason } from "./acts";
import { lockGroup } from "./edit-group.server";

/**
 * Lets search engines show an open group and its posts, or no more: the pages say so from their next answer, the sitemap within
 * the hour. Nobody's consent is overruled by it: what it shows, everybody reads already.
 * @throws NotAllowed, NotFound, Invalid for a reason that is none; Conflict of `indexingRefusal`
 */
export async function setIndexing(
  ctx: ServiceContext,
  input: { groupId: string; isIndexed: boolean; reason: IndexingReason },
): Promise<void> {
  const target = { kind: "group", id: input.groupId } as const;
  authorise(ctx, "manage_groups", target);
  if (!isReason(indexingReasons, input.reason)) throw new Invalid("reason");
  await inTransaction(ctx, async (tx) => {
    const group = await lockGroup(tx, input.groupId);
    assertNotRefused(indexingRefusal(group, input.isIndexed));
    await tx.db
      .update(groups)
      .set({ isIndexed: input.isIndexed })
      .where(eq(groups.id, input.groupId));
    await recordAuditEvent(tx, {
      act: groupAuditEvents.set_indexing,
      target,
      reason: input.reason,
      before: { indexed: group.isIndexed },
      after: { indexed: input.isIndexed },
    });
  });
}
