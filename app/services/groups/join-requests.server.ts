import { and, asc, eq } from "drizzle-orm";
import { avatars, groupMembers, groups, users } from "~/db/schema";
import type { ServiceContext } from "../command/context.server";
import { NotFound } from "../command/errors";
import { silenceEnd, viewerOf } from "./access.server";
import { keepership } from "./answer-join-request.server";
import {
  authorAccount,
  authorAvatar,
  authorColumns,
  readAuthor,
  type Author,
} from "./author.server";

export type JoinRequest = {
  author: Author;
  request: string | null;
  askedAt: Date;
  /** Of whoever looks: somebody else answers it. */
  isOwn: boolean;
};

const most = 50;

/**
 * Who waits to be let into a group, the first first.
 * @throws NotFound for whoever may not answer them
 */
export async function joinRequests(
  ctx: ServiceContext,
  slug: string,
): Promise<{
  group: { slug: string; name: string; isSensitive: boolean };
  requests: JoinRequest[];
  /** Until when whoever looks may only read there, ISO 8601; null for whoever may answer. */
  silencedUntil: string | null;
}> {
  const [group] = await ctx.db.select().from(groups).where(eq(groups.slug, slug));
  if (!group) throw new NotFound("group");
  const { actor } = ctx;
  const isStaff = actor.kind === "staff";
  const viewerId = isStaff ? actor.userId : viewerOf(ctx);
  const keeper = await keepership(ctx, group.id, viewerId);
  const mayLook = keeper !== null || (isStaff && actor.permissions.includes("let_people_in"));
  if (!mayLook) throw new NotFound("group");
  const rows = await ctx.db
    .select({
      author: authorColumns,
      request: groupMembers.request,
      askedAt: groupMembers.joinedAt,
      userId: groupMembers.userId,
    })
    .from(groupMembers)
    .leftJoin(users, authorAccount)
    .leftJoin(avatars, authorAvatar)
    .where(and(eq(groupMembers.groupId, group.id), eq(groupMembers.state, "requested")))
    .orderBy(asc(groupMembers.joinedAt), asc(groupMembers.id))
    .limit(most);
  return {
    group: { slug: group.slug, name: group.name, isSensitive: group.isSensitive },
    requests: rows.map(({ author, userId, ...rest }) => ({
      ...rest,
      author: readAuthor(author),
      isOwn: userId === viewerId,
    })),
    silencedUntil: silenceEnd(keeper, ctx.now()),
  };
}
