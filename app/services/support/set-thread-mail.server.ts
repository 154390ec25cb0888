import { and, eq, isNull } from "drizzle-orm";
import { supportThreads } from "~/db/schema";
import { authoriseSelf } from "../access/authorise.server";
import type { ServiceContext } from "../command/context.server";
import { NotFound } from "../command/errors";
import { isId } from "../listing/ids";

/**
 * Says whether the answers in an open thread of a member come by mail, too.
 * @throws NotAllowed, NotFound also for somebody else's and a closed one
 */
export async function setThreadMail(
  ctx: ServiceContext,
  { threadId, wantsMail }: { threadId: string; wantsMail: boolean },
): Promise<void> {
  const { id, userId, closedAt } = supportThreads;
  const own = and(eq(id, threadId), eq(userId, authoriseSelf(ctx)), isNull(closedAt));
  const changed = isId(threadId)
    ? await ctx.db.update(supportThreads).set({ wantsMail }).where(own).returning({ id })
    : [];
  if (changed.length === 0) throw new NotFound("support_thread");
}
