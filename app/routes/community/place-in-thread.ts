import { paths } from "~/paths";
import { commentPageSize } from "~/services/posts/comments-page.server";
import { cursorBefore } from "~/services/posts/cursor";
import type { Comment } from "~/services/posts/find-post.server";

/**
 * Where a comment stands in its thread.
 * @param comments how many the post has
 */
export function placeInThread(
  comment: Pick<Comment, "id" | "postId" | "shownUnderId" | "createdAt">,
  comments: number,
): string {
  const after = comments < commentPageSize ? null : cursorBefore(comment);
  const thread = comment.shownUnderId
    ? paths.comment(comment.shownUnderId, after)
    : paths.post(comment.postId, after);
  return `${thread}#comment-${comment.id}`;
}
