import { and, asc, eq, gt, isNull, min, not, or } from "drizzle-orm";
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

/**
 * Until when whoever may write nowhere is silenced in all their groups: the first moment at which they may write in one again.
 * @returns null for whoever is in no group, or is silenced in none
 */
export async function silencedEverywhereUntil(ctx: ServiceContext): Promise<Date | null> {
  const viewer = viewerOf(ctx);
  if (viewer === null) return null;
  const [found] = await ctx.db
    .select({ until: min(groupMembers.silencedUntil) })
    .from(groupMembers)
    .where(
      and(
        eq(groupMembers.userId, viewer),
        eq(groupMembers.state, "active"),
        gt(groupMembers.silencedUntil, ctx.now()),
      ),
    );
  return found?.until ?? null;
}

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
