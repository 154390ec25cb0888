import { and, eq, exists, isNotNull, ne, or, sql } from "drizzle-orm";
import { comments, groupMembers, groups, moderationCases, posts } from "~/db/schema";
import type { ReportKind } from "~/site/reports";
import type { ServiceContext } from "../context.server";
import { readableGroups, viewerOf } from "../groups/access.server";
import { isId } from "../ids";

/** Something that a viewer may read and so may report. */
export type Reportable = {
  kind: ReportKind;
  id: string;
  group: { slug: string };
  /** The post that it is, belongs to or stands in, as far as the viewer can open it; null for a member. */
  postId: string | null;
  /** Written by the viewer, or the viewer themselves. */
  isOwn: boolean;
};

/**
 * Finds what somebody wants to report.
 * @param id of the post, comment, picture or membership, as an address has it
 * @returns null for what is not there, or not for this viewer: both look the same
 */
export async function findReportable(
  ctx: ServiceContext,
  kind: ReportKind,
  id: string,
): Promise<Reportable | null> {
  if (!isId(id)) return null;
  const found = kind === "member" ? await findMember(ctx, id) : await findWritten(ctx, kind, id);
  if (!found) return null;
  const { slug, postId, ownerId } = found;
  const viewer = viewerOf(ctx);
  return { kind, id, group: { slug }, postId, isOwn: viewer !== null && ownerId === viewer };
}

async function findWritten(ctx: ServiceContext, kind: Exclude<ReportKind, "member">, id: string) {
  const columns = {
    slug: groups.slug,
    postId: posts.id,
    postState: posts.state,
    ownerId: groupMembers.userId,
  };
  const isReadable = and(wasJustShown(ctx, posts), readableGroups(viewerOf(ctx)));
  const [found] =
    kind === "comment"
      ? await ctx.db
          .select(columns)
          .from(comments)
          .innerJoin(posts, eq(posts.id, comments.postId))
          .innerJoin(groups, eq(groups.id, posts.groupId))
          .innerJoin(groupMembers, eq(groupMembers.id, comments.authorId))
          .where(and(eq(comments.id, id), wasJustShown(ctx, comments), isReadable))
      : await ctx.db
          .select(columns)
          .from(posts)
          .innerJoin(groups, eq(groups.id, posts.groupId))
          .innerJoin(groupMembers, eq(groupMembers.id, posts.authorId))
          .where(and(eq(kind === "post" ? posts.id : posts.pictureId, id), isReadable));
  return found && { ...found, postId: found.postState === "published" ? found.postId : null };
}

/**
 * Readable now, or until enough reports hid it for a moderator to look at: whoever has it before their eyes, or is
 * writing a report of it, is heard in the same case and loses no word.
 */
const wasJustShown = ({ db }: ServiceContext, text: typeof posts | typeof comments) =>
  or(
    eq(text.state, "published"),
    and(
      eq(text.state, "hidden"),
      exists(
        db
          .select({ id: moderationCases.id })
          .from(moderationCases)
          .where(
            and(
              eq(moderationCases.subjectId, text.id),
              // As it stands in the index of open cases, which a parameter would pass by.
              sql`${moderationCases.state} = 'open'`,
              isNotNull(moderationCases.hiddenAt),
            ),
          ),
      ),
    ),
  );

async function findMember(ctx: ServiceContext, id: string) {
  const [found] = await ctx.db
    .select({ slug: groups.slug, ownerId: groupMembers.userId })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .where(
      and(
        eq(groupMembers.id, id),
        ne(groupMembers.state, "requested"),
        readableGroups(viewerOf(ctx)),
      ),
    )
    .limit(1);
  // Whoever waits to be let in is seen by nobody, and a deleted account is nobody.
  return found?.ownerId ? { ...found, postId: null } : undefined;
}
