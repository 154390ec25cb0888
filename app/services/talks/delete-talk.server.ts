import { and, eq, gt } from "drizzle-orm";
import { talks } from "~/db/schema";
import { authoriseSelf } from "../access/authorise.server";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { NotFound } from "../command/errors";
import { isId } from "../listing/ids";
import { undoDeletion } from "./limits";
import { lockOwnTalk } from "./own-talk.server";
import { stopReply } from "./stop-reply.server";

/**
 * Deletes one's own talk; for a while it can be taken back, unless it leaves no trace.
 * @returns whether it can
 * @throws NotAllowed, NotFound
 */
export async function deleteTalk(
  ctx: ServiceContext,
  id: string,
): Promise<{ canBeUndone: boolean }> {
  return inTransaction(ctx, async (tx) => {
    const { isEphemeral } = await lockOwnTalk(tx, id);
    await stopReply(tx, id);
    if (isEphemeral) {
      await tx.db.delete(talks).where(eq(talks.id, id));
      return { canBeUndone: false };
    }
    await tx.db.update(talks).set({ deletedAt: tx.now() }).where(eq(talks.id, id));
    return { canBeUndone: true };
  });
}

/** Takes a deletion back. @throws NotAllowed; NotFound where it is too late, and for whatever is not one's own */
export async function restoreTalk(ctx: ServiceContext, id: string): Promise<void> {
  const userId = authoriseSelf(ctx);
  const inTime = gt(talks.deletedAt, new Date(ctx.now().getTime() - undoDeletion));
  const restored = isId(id)
    ? await ctx.db
        .update(talks)
        .set({ deletedAt: null })
        .where(and(eq(talks.id, id), eq(talks.userId, userId), inTime))
        .returning({ id: talks.id })
    : [];
  if (restored.length === 0) throw new NotFound("talk");
}
