import { postReaders } from "~/db/schema";
import { authoriseSelf } from "../access/authorise.server";
import type { ServiceContext } from "../command/context.server";
import { NotFound } from "../command/errors";
import { findPost, type ThreadWish } from "./post-page.server";

/**
 * Follows a post, mutes what is written under it, or with `null` neither any more. A state: the same again changes nothing.
 * @throws NotFound for what one may not read; NotAllowed for whoever has no account
 */
export async function setThreadWish(
  ctx: ServiceContext,
  { postId, wish }: { postId: string; wish: ThreadWish | null },
): Promise<void> {
  const userId = authoriseSelf(ctx);
  if (!(await findPost(ctx, postId))) throw new NotFound("post");
  await ctx.db
    .insert(postReaders)
    .values({ userId, postId, wish })
    .onConflictDoUpdate({ target: [postReaders.userId, postReaders.postId], set: { wish } });
}
