import { sql } from "drizzle-orm";
import { postReaders } from "~/db/schema";
import { authoriseSelf } from "../access/authorise.server";
import type { ServiceContext } from "../command/context.server";
import { NotFound } from "../command/errors";
import { findPost } from "./post-page.server";

/**
 * Puts a post among those that a member has saved, or takes it out. A state: the same again changes nothing.
 * @throws NotFound for what one may not read; NotAllowed for whoever has no account
 */
export async function savePost(
  ctx: ServiceContext,
  { postId, saved }: { postId: string; saved: boolean },
): Promise<void> {
  const userId = authoriseSelf(ctx);
  if (!(await findPost(ctx, postId))) throw new NotFound("post");
  const savedAt = saved ? ctx.now() : null;
  await ctx.db
    .insert(postReaders)
    .values({ userId, postId, savedAt })
    .onConflictDoUpdate({
      target: [postReaders.userId, postReaders.postId],
      set: { savedAt: saved ? sql`coalesce(${postReaders.savedAt}, excluded.saved_at)` : null },
    });
}
