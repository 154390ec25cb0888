import { and, eq, ne } from "drizzle-orm";
import { posts } from "~/db/schema";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { NotFound } from "../command/errors";
import { deletePictures } from "../pictures/store-picture.server";
import { erasedPost } from "./erase-texts.server";
import { assertOwnPost } from "./find-post.server";

/**
 * Takes a post of one's own back, with its words and its picture; whoever may not write there any more still may.
 * @throws NotFound, NotAllowed
 */
export async function deletePost(ctx: ServiceContext, postId: string): Promise<void> {
  const own = await assertOwnPost(ctx, postId);
  await inTransaction(ctx, async (tx) => {
    const [post] = await tx.db.select().from(posts).where(eq(posts.id, own.id)).for("update");
    const deleted = await tx.db
      .update(posts)
      .set(erasedPost)
      .where(and(eq(posts.id, own.id), ne(posts.state, "deleted")))
      .returning({ id: posts.id });
    if (deleted.length === 0) throw new NotFound("post");
    if (post?.pictureId) await deletePictures(tx, [post.pictureId]);
  });
}
