import { and, eq, exists, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import {
  comments,
  groupMembers,
  groups,
  moderationCases,
  moderationDecisions,
  pictures,
  posts,
} from "~/db/schema";
import { reportedField, type ReportKind } from "~/site/reports";
import type { ServiceContext } from "../command/context.server";
import { groupAccess, readableGroups, viewerOf } from "../groups/access.server";
import { isId } from "../listing/ids";

export type Reportable = {
  kind: ReportKind;
  id: string;
  group: { slug: string };
  /** The post that it is, belongs to or stands in, as far as the viewer can open it; null for a member and for words of a group. */
  postId: string | null;
  isOwn: boolean;
};

/**
 * Finds what somebody wants to report. What enough reports have hidden until somebody looks, or a keeper has hidden, is found, too,
 * so that who saw it a moment ago is heard as the others were.
 * @param id of the post, comment, picture, membership or group, as an address has it
 * @returns null for what is not there, or not for this viewer: both look the same
 */
export async function findReportable(
  ctx: ServiceContext,
  kind: ReportKind,
  id: string,
): Promise<Reportable | null> {
  if (!isId(id)) return null;
  const found =
    kind === "member"
      ? await findMember(ctx, id)
      : kind === "group_rules" || kind === "group_welcome"
        ? await findGroupText(ctx, { kind, id })
        : await findWritten(ctx, { kind, id });
  if (!found) return null;
  const { slug, postId, ownerId } = found;
  const viewer = viewerOf(ctx);
  return { kind, id, group: { slug }, postId, isOwn: viewer !== null && ownerId === viewer };
}

type GroupText = { kind: "group_rules" | "group_welcome"; id: string };
type Written = { kind: Exclude<ReportKind, "member" | GroupText["kind"]>; id: string };

async function findWritten(ctx: ServiceContext, { kind, id }: Written) {
  const columns = {
    slug: groups.slug,
    postId: posts.id,
    postState: posts.state,
    ownerId: groupMembers.userId,
  };
  const isShown = (state: PgColumn, text: PgColumn) =>
    or(eq(state, "published"), and(eq(state, "hidden"), isLookedAt(ctx, text)));
  const isReadable = and(isShown(posts.state, posts.id), readableGroups(viewerOf(ctx)));
  const inPosts = () =>
    ctx.db
      .select(columns)
      .from(posts)
      .innerJoin(groups, eq(groups.id, posts.groupId))
      .innerJoin(groupMembers, eq(groupMembers.id, posts.authorId));
  const find = {
    post: () => inPosts().where(and(eq(posts.id, id), isReadable)),
    picture: () =>
      inPosts()
        .innerJoin(pictures, eq(pictures.id, posts.pictureId))
        .where(
          and(
            eq(pictures.id, id),
            or(isNull(pictures.hiddenAt), isLookedAt(ctx, pictures.id)),
            isReadable,
          ),
        ),
    comment: () =>
      ctx.db
        .select(columns)
        .from(comments)
        .innerJoin(posts, eq(posts.id, comments.postId))
        .innerJoin(groups, eq(groups.id, posts.groupId))
        .innerJoin(groupMembers, eq(groupMembers.id, comments.authorId))
        .where(and(eq(comments.id, id), isShown(comments.state, comments.id), isReadable)),
  }[kind];
  const [found] = await find();
  return found && { ...found, postId: found.postState === "published" ? found.postId : null };
}

const isLookedAt = ({ db }: ServiceContext, subjectId: PgColumn) =>
  exists(
    db
      .select({ id: moderationCases.id })
      .from(moderationCases)
      .where(
        and(
          eq(moderationCases.subjectId, subjectId),
          or(
            // As it stands in the index of open cases, which a parameter would pass by.
            and(sql`${moderationCases.state} = 'open'`, isNotNull(moderationCases.hiddenAt)),
            // Only moderators decide what a report asks for.
            exists(
              db
                .select({ id: moderationDecisions.id })
                .from(moderationDecisions)
                .where(
                  and(
                    eq(moderationDecisions.caseId, moderationCases.id),
                    eq(moderationDecisions.kind, "hide"),
                    eq(moderationDecisions.byKeeper, true),
                    isNull(moderationDecisions.revertedAt),
                  ),
                ),
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
  return found?.ownerId ? { ...found, postId: null } : undefined;
}

/** Everybody reads the rules of a group, and who is in it the welcome. */
async function findGroupText(ctx: ServiceContext, { kind, id }: GroupText) {
  const access = await groupAccess(ctx, { id });
  if (!access) return undefined;
  const { group, membership } = access;
  const isRules = kind === "group_rules";
  const mayRead = isRules || membership?.state === "active";
  const isThere = (isRules ? group.rules : group.welcome) !== "";
  if (!mayRead || !(isThere || (await hasHiddenText(ctx, { kind, id })))) return undefined;
  const authorId = isRules ? group.rulesById : group.welcomeById;
  const isOwn = membership !== null && membership.id === authorId;
  return { slug: group.slug, postId: null, ownerId: isOwn ? membership.userId : null };
}

const hasHiddenText = async ({ db }: ServiceContext, { kind, id }: GroupText): Promise<boolean> =>
  (await db.$count(
    moderationCases,
    and(
      eq(moderationCases.subjectId, id),
      sql`${moderationCases.state} = 'open'`,
      sql`${moderationCases.words} ->> ${reportedField(kind)}::text <> ''`,
      isNotNull(moderationCases.hiddenAt),
    ),
  )) > 0;
