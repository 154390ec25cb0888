import { and, eq } from "drizzle-orm";
import { supportThreads } from "~/db/schema";
import { authoriseSelf } from "../access/authorise.server";
import type { ServiceContext } from "../command/context.server";
import { NotFound } from "../command/errors";
import { markRead } from "../conversations/mark-read.server";
import { isId } from "../listing/ids";

/**
 * Notes that a member has opened a thread of theirs.
 * @throws NotAllowed, NotFound also for somebody else's
 */
export async function markThreadRead(ctx: ServiceContext, threadId: string): Promise<void> {
  const own = and(eq(supportThreads.id, threadId), eq(supportThreads.userId, authoriseSelf(ctx)));
  if (!isId(threadId) || (await ctx.db.$count(supportThreads, own)) === 0)
    throw new NotFound("support_thread");
  await markRead(ctx, { kind: "support", id: threadId }, "party");
}
