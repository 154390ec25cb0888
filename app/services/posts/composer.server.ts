import { and, asc, eq, gt, isNull, not, or } from "drizzle-orm";
import { groupMembers, groups, users } from "~/db/schema";
import type { ServiceContext } from "../command/context.server";
import { isOpen, mayBeRead, viewerOf } from "../groups/access.server";

export type WritableGroup = {
  id: string;
  slug: string;
  name: string;
  isSensitive: boolean;
  isOpen: boolean;
  /** See `mayBeRead`. */
  mayBeRead: boolean;
  /** Nick or pseudonym; null for whoever has to choose one first. */
  as: string | null;
};

const maxGroups = 300;

/** The groups that the viewer may write in, by name. */
export async function writableGroups(ctx: ServiceContext): Promise<WritableGroup[]> {
  const viewer = viewerOf(ctx);
  if (viewer === null) return [];
  const rows = await ctx.db
    .select({
      group: groups,
      membership: { state: groupMembers.state, consentVersion: groupMembers.consentVersion },
      pseudonym: groupMembers.pseudonym,
      nick: users.nick,
      nickKey: users.nickKey,
    })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .innerJoin(users, eq(users.id, groupMembers.userId))
    .where(
      and(
        eq(groupMembers.userId, viewer),
        eq(groupMembers.state, "active"),
        or(isNull(groupMembers.silencedUntil), not(gt(groupMembers.silencedUntil, ctx.now()))),
      ),
    )
    .orderBy(asc(groups.name), asc(groups.id))
    .limit(maxGroups);
  return rows.map(({ group, membership, pseudonym, nick, nickKey }) => ({
    id: group.id,
    slug: group.slug,
    name: group.name,
    isSensitive: group.isSensitive,
    isOpen: isOpen(group),
    mayBeRead: mayBeRead(group, membership),
    as: group.isSensitive ? pseudonym : nickKey && nick,
  }));
}
