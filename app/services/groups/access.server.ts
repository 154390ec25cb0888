import { sensitiveGroupConsent } from "~/site/sensitive-group-consent";
import { and, eq, or, sql, type Placeholder, type SQL } from "drizzle-orm";
import { groupMembers, groups, users } from "~/db/schema";
import type { ServiceContext } from "../command/context.server";
import { NotAllowed, NotFound } from "../command/errors";
import { writeRefusals, type WriteRefusal } from "./refusals";

export type Group = typeof groups.$inferSelect;
export type Membership = typeof groupMembers.$inferSelect;

export type GroupAccess = {
  group: Group;
  /** The viewer's own membership in whatever state; null for visitors and strangers. */
  membership: Membership | null;
  /** The viewer's account; null for visitors. */
  account: Pick<typeof users.$inferSelect, "nick" | "nickKey" | "status"> | null;
  canRead: boolean;
  /** Why the viewer may not write; null for whoever may. */
  cannotWrite: WriteRefusal | null;
  /** Until when, where it is because they are silenced; ISO 8601 in UTC. */
  silencedUntil: string | null;
};

/** The account that a context acts for; null for visitors and machines. */
export function viewerOf({ actor }: Pick<ServiceContext, "actor">): string | null {
  return actor.kind === "member" ? actor.userId : null;
}

/** Whether anybody at all may read a group: it is neither private nor sensitive. */
export const isOpen = ({ isPrivate, isSensitive }: Pick<Group, "isPrivate" | "isSensitive">) =>
  !isPrivate && !isSensitive;

/** The condition on memberships of those who look after their group. */
export const isKeeper = and(eq(groupMembers.role, "keeper"), eq(groupMembers.state, "active"));

/** The same of one group. */
export const isKeeperOf = (groupId: string): SQL | undefined =>
  and(eq(groupMembers.groupId, groupId), isKeeper);

/** Who looks after a group, as memberships with their accounts. */
export const keeperMembershipsOf = ({ db }: Pick<ServiceContext, "db">, groupId: string) =>
  db
    .select({ id: groupMembers.id, userId: groupMembers.userId })
    .from(groupMembers)
    .where(isKeeperOf(groupId));

/** `isOpen`, as a condition on `groups`. */
export const inOpenGroups = and(eq(groups.isPrivate, false), eq(groups.isSensitive, false));

/**
 * The condition on `groups` under which a viewer may read what is written in them. The one place that says so for lists;
 * `groupAccess` says the same for one group.
 * @param viewer an account, or null for visitors
 */
export function readableGroups(viewer: string | Placeholder | null): SQL | undefined {
  if (viewer === null) return inOpenGroups;
  return or(
    inOpenGroups,
    sql`exists (select 1 from ${groupMembers} where ${groupMembers.groupId} = ${groups.id}
      and ${groupMembers.userId} = ${viewer} and ${groupMembers.state} = 'active')`,
  );
}

/**
 * A group with what the viewer may do in it.
 * @returns null when there is no such group. That a private or sensitive group exists is no secret: its name and
 * description stand in the directory; its members and texts do not.
 */
export async function groupAccess(
  ctx: ServiceContext,
  by: { id: string } | { slug: string },
): Promise<GroupAccess | null> {
  const viewer = viewerOf(ctx);
  const [found] = await ctx.db
    .select({
      group: groups,
      membership: groupMembers,
      account: { status: users.status, nick: users.nick, nickKey: users.nickKey },
    })
    .from(groups)
    .leftJoin(users, viewer === null ? sql`false` : eq(users.id, viewer))
    .leftJoin(
      groupMembers,
      and(eq(groupMembers.groupId, groups.id), eq(groupMembers.userId, users.id)),
    )
    .where("id" in by ? eq(groups.id, by.id) : eq(groups.slug, by.slug))
    .prepare("group")
    .execute();
  return found ? accessOf(found, ctx.now()) : null;
}

/** What may be done in a group by whoever has this membership and account, as of `now`. */
export function accessOf(
  found: Pick<GroupAccess, "group" | "membership" | "account">,
  now: Date,
): GroupAccess {
  const { group, membership, account } = found;
  return {
    group,
    membership,
    account,
    canRead: isOpen(group) || membership?.state === "active",
    cannotWrite: writeRefusal(found, now),
    silencedUntil: silenceEnd(membership, now),
  };
}

/** Until when a membership may only read, ISO 8601 in UTC; null for one that is not silenced. */
export const silenceEnd = (
  membership: Pick<Membership, "state" | "silencedUntil"> | null,
  now: Date,
): string | null =>
  membership?.state === "active" && membership.silencedUntil && membership.silencedUntil > now
    ? membership.silencedUntil.toISOString()
    : null;

/** Why somebody may not write in a group, as of `now`; null for whoever may. */
export function writeRefusal(
  found: {
    group: Group;
    membership: Membership | null;
    account: GroupAccess["account"];
  },
  now: Date,
): WriteRefusal | null {
  const { group, membership, account } = found;
  if (account === null) return "not_signed_in";
  if (account.status !== "active") return "banned_account";
  if (membership?.state === "banned") return "banned";
  if (membership?.state !== "active") return "not_a_member";
  if (silenceEnd(membership, now) !== null) return "silenced";
  if (!group.isSensitive && account.nickKey === null) return "nick_missing";
  if (group.isSensitive && membership.pseudonym === null) return "pseudonym_missing";
  return null;
}

/**
 * The group and the membership that writes in it; stands first in every verb that writes.
 * @throws NotFound where the viewer may not even read: what is closed to somebody looks as if it were not there
 * @throws NotAllowed of `writeRefusals`
 */
export async function authoriseWriting(
  ctx: ServiceContext,
  by: { id: string } | { slug: string },
): Promise<{ group: Group; membership: Membership }> {
  const access = await groupAccess(ctx, by);
  if (!access?.canRead) throw new NotFound("group");
  return assertWriting(access);
}

/**
 * What `authoriseWriting` asks of somebody who may read the group.
 * @throws NotAllowed of `writeRefusals`
 */
export function assertWriting(access: GroupAccess): { group: Group; membership: Membership } {
  const { group, membership, cannotWrite } = access;
  if (cannotWrite || !membership)
    throw new NotAllowed(writeRefusals[cannotWrite ?? "not_a_member"]);
  return { group, membership };
}

/**
 * Whether a model may read what a member writes in a group, to hear a crisis: in a sensitive one whose member has agreed to it
 * in joining. Who joined before the consent said so has not.
 */
export const mayBeRead = (
  { isSensitive }: Pick<Group, "isSensitive">,
  membership: Pick<Membership, "state" | "consentVersion"> | null,
): boolean =>
  isSensitive &&
  membership?.state === "active" &&
  membership.consentVersion === sensitiveGroupConsent.version;
