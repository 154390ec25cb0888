import { and, desc, eq, ne } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { avatars, groupMembers, groups, memberMutes, mutedMembers, users } from "~/db/schema";
import type { ServiceContext } from "../command/context.server";
import { isId } from "../listing/ids";
import { isOpen, silenceEnd, viewerOf } from "./access.server";
import {
  authorAccount,
  authorAvatar,
  authorColumns,
  readAuthor,
  type Author,
} from "./author.server";

export type MuteKind = (typeof memberMutes.$inferSelect)["kind"];

const own = alias(groupMembers, "own");

/**
 * Whether a viewer may see that a membership exists: in an open group everybody may, elsewhere those who are in the group
 * themselves. Whoever only waits to be let in is seen by nobody.
 */
export async function visibleMembership(
  ctx: Pick<ServiceContext, "db" | "actor">,
  membershipId: string,
): Promise<{ isOwn: boolean } | null> {
  const viewer = viewerOf(ctx);
  if (viewer === null || !isId(membershipId)) return null;
  const [found] = await ctx.db
    .select({ userId: groupMembers.userId, group: groups, own: own.id })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .leftJoin(own, and(eq(own.groupId, groups.id), eq(own.userId, viewer), eq(own.state, "active")))
    .where(and(eq(groupMembers.id, membershipId), ne(groupMembers.state, "requested")));
  if (!found || (!isOpen(found.group) && found.own === null)) return null;
  return { isOwn: found.userId === viewer };
}

export type MemberCard = {
  author: Author;
  group: { slug: string; name: string; isSensitive: boolean };
  isOwn: boolean;
  /** Whether the viewer is in the group themselves. */
  isAmong: boolean;
  /** Whether the viewer looks after the group and may act about this person now. */
  isKept: boolean;
  /** Until when they may only read, ISO 8601; null for whoever may write, and for everybody but those who keep them. */
  silencedUntil: string | null;
  mute: MuteKind | null;
};

/** @returns null for a membership that the viewer may not see */
export async function memberCard(
  ctx: ServiceContext,
  membershipId: string,
): Promise<MemberCard | null> {
  const visible = await visibleMembership(ctx, membershipId);
  const viewer = viewerOf(ctx);
  if (!visible || viewer === null) return null;
  const [row] = await ctx.db
    .select({
      ...{ author: authorColumns, group: groups, mute: mutedMembers.kind, own },
      member: { state: groupMembers.state, silencedUntil: groupMembers.silencedUntil },
    })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .leftJoin(users, authorAccount)
    .leftJoin(avatars, authorAvatar)
    .leftJoin(
      mutedMembers,
      and(eq(mutedMembers.memberId, groupMembers.id), eq(mutedMembers.userId, viewer)),
    )
    .leftJoin(own, and(eq(own.groupId, groups.id), eq(own.userId, viewer), eq(own.state, "active")))
    .where(eq(groupMembers.id, membershipId))
    .limit(1);
  if (!row) return null;
  const { slug, name, isSensitive } = row.group;
  const isKept =
    row.own?.role === "keeper" &&
    silenceEnd(row.own, ctx.now()) === null &&
    row.author.role !== "keeper" &&
    !visible.isOwn;
  return {
    author: readAuthor(row.author),
    group: { slug, name, isSensitive },
    isOwn: visible.isOwn,
    isAmong: row.own !== null,
    isKept,
    silencedUntil: isKept ? silenceEnd(row.member, ctx.now()) : null,
    mute: row.mute,
  };
}

export type Muted = {
  id: string;
  kind: MuteKind;
  createdAt: Date;
  author: Author | null;
  group: string | null;
};

/** Whom the viewer has muted or blocked, the latest first. */
export async function listMuted(ctx: ServiceContext): Promise<Muted[]> {
  const viewer = viewerOf(ctx);
  if (viewer === null) return [];
  const rows = await ctx.db
    .select({ mute: memberMutes, author: authorColumns, group: groups, own: own.id })
    .from(memberMutes)
    .innerJoin(groupMembers, eq(groupMembers.id, memberMutes.targetId))
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .leftJoin(users, authorAccount)
    .leftJoin(avatars, authorAvatar)
    .leftJoin(own, and(eq(own.groupId, groups.id), eq(own.userId, viewer), eq(own.state, "active")))
    .where(eq(memberMutes.userId, viewer))
    .orderBy(desc(memberMutes.createdAt), desc(memberMutes.targetId));
  return rows.map(({ mute, author, group, own: membership }) => {
    const canSee = isOpen(group) || membership !== null;
    return {
      id: mute.targetId,
      kind: mute.kind,
      createdAt: mute.createdAt,
      author: canSee ? readAuthor(author) : null,
      group: canSee ? group.name : null,
    };
  });
}
