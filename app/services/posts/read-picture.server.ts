import { and, eq, or, sql } from "drizzle-orm";
import { groupMembers, groups, pictures, posts } from "~/db/schema";
import type { StoredFile } from "~/integrations/storage/storage";
import type { ServiceContext } from "../command/context.server";
import { isOpen, viewerOf } from "../groups/access.server";
import type { PictureSize } from "../pictures/prepare-picture.server";
import { pictureFile } from "../pictures/store-picture.server";
import { isVisibleTo } from "./find-post.server";
import { reportedBy } from "../groups/reported.server";
import { isId } from "../listing/ids";

/**
 * A picture for whoever may see what it belongs to: the icon of a group for everybody, the picture of a post for those
 * who read the post.
 * @returns null when there is none for this viewer; `isPublic` when anybody may see it
 */
export async function readPicture(
  ctx: ServiceContext,
  id: string,
  size: PictureSize,
): Promise<{ file: StoredFile; isPublic: boolean } | null> {
  if (!isId(id)) return null;
  const viewer = viewerOf(ctx);
  const [found] = await ctx.db
    .select({
      group: {
        isPrivate: groups.isPrivate,
        isSensitive: groups.isSensitive,
        iconId: groups.iconId,
      },
      post: { state: posts.state, authorId: posts.authorId },
      hiddenAt: pictures.hiddenAt,
      isReported: sql<boolean>`${or(reportedBy(viewer, { picture: sql`${id}::uuid` }), reportedBy(viewer, { post: posts.id }))}`,
      membership: { id: groupMembers.id, state: groupMembers.state },
    })
    .from(groups)
    .leftJoin(posts, and(eq(posts.groupId, groups.id), eq(posts.pictureId, id)))
    .leftJoin(pictures, eq(pictures.id, id))
    .leftJoin(
      groupMembers,
      viewer === null
        ? sql`false`
        : and(eq(groupMembers.groupId, groups.id), eq(groupMembers.userId, viewer)),
    )
    .where(or(eq(groups.iconId, id), eq(posts.pictureId, id)));
  if (!found) return null;
  const { group, post, membership, hiddenAt, isReported } = found;
  if (hiddenAt || isReported) return null;
  const isIcon = group.iconId === id;
  const canRead = isOpen(group) || membership?.state === "active";
  if (!isIcon && !(post && canRead && isVisibleTo(post, membership))) return null;
  const file = await pictureFile(ctx, id, size);
  const isPublic = isIcon || (isOpen(group) && post?.state === "published");
  return file && { file, isPublic };
}
