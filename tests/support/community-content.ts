import { randomUUID } from "node:crypto";
import { db } from "~/db/client.server";
import { comments, posts } from "~/db/schema";
import { commentSearch, postSearch } from "~/services/words/written-search";

type PostValues = Partial<typeof posts.$inferInsert>;
type CommentValues = Partial<typeof comments.$inferInsert>;

/** A post as it is, past every rule of publishing, found by its words. */
export async function writePost(
  author: { id: string; groupId: string },
  { title = "Zwykły dzień", content = "Dziś nic się nie stało.", ...more }: PostValues = {},
) {
  const [post] = await db
    .insert(posts)
    .values({
      groupId: author.groupId,
      authorId: author.id,
      title,
      content,
      formToken: randomUUID(),
      createdAt: new Date(),
      search: postSearch({ title, content, tags: more.tags ?? [] }),
      ...more,
    })
    .returning();
  return post!;
}

/** An answer to a post, or to a comment of it. */
export async function writeComment(
  author: { id: string },
  post: { id: string },
  { content = "Mam tak samo.", ...more }: CommentValues = {},
  parent?: typeof comments.$inferSelect,
) {
  const [comment] = await db
    .insert(comments)
    .values({
      postId: post.id,
      authorId: author.id,
      content,
      formToken: randomUUID(),
      createdAt: new Date(),
      search: commentSearch(content),
      parentId: parent?.id ?? null,
      depth: (parent?.depth ?? 0) + 1,
      shownUnderId: parent?.id ?? null,
      shownDepth: parent ? 2 : 1,
      ...more,
    })
    .returning();
  return comment!;
}
