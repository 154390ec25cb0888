import { appealTimeInWords } from "~/config/limits";
import { and, count, eq, gt, inArray, isNotNull, max, ne, or, sql } from "drizzle-orm";
import { retention, retentionTime } from "~/config/retention";
import { formatCount, formatDateTime } from "~/copy/format";
import { groupMembers, groups, moderationCases, notifications, posts } from "~/db/schema";
import { recordAuditEvent } from "../audit/record-audit-event.server";
import { authorise, authoriseReading } from "../access/authorise.server";
import type { ServiceContext, TransactionContext } from "../command/context.server";
import { assertNotRefused } from "../command/errors";
import type { Refusal } from "../command/refusals";
import { deletePictures } from "../pictures/store-picture.server";
import type { Group } from "./access.server";
import { type GroupDeletionReason, groupAuditEvents, groupRefusals } from "./acts";
import { lockGroup } from "./edit-group.server";

export type GroupDeletionEffects = {
  members: number;
  posts: number;
  comments: number;
  cases: KeepingCases;
};

export type KeepingCases = {
  waiting: number;
  appealable: number;
  /** When the last of the latter may no more, in UTC; null while a case waits, since nobody knows how long, or there is none. */
  until: Date | null;
};

/** As long as a decision may be appealed against, in milliseconds: what it took away is kept until then. */
const appealTime = retentionTime(retention.hiddenContent);

/** @throws NotAllowed */
export async function groupDeletionEffects(
  ctx: ServiceContext,
  groupId: string,
): Promise<GroupDeletionEffects> {
  authoriseReading(ctx, "delete_groups");
  return effectsOf(ctx, groupId);
}

async function effectsOf(
  ctx: Pick<ServiceContext, "db" | "now">,
  groupId: string,
): Promise<GroupDeletionEffects> {
  const [[members], [written], cases] = await Promise.all([
    ctx.db
      .select({ rows: count() })
      .from(groupMembers)
      .where(and(eq(groupMembers.groupId, groupId), eq(groupMembers.state, "active"))),
    ctx.db
      .select({
        posts: count(),
        comments: sql<number>`coalesce(sum(${posts.commentCount}), 0)::int`,
      })
      .from(posts)
      .where(and(eq(posts.groupId, groupId), ne(posts.state, "deleted"))),
    keepingCases(ctx, groupId),
  ]);
  return {
    members: members?.rows ?? 0,
    posts: written?.posts ?? 0,
    comments: written?.comments ?? 0,
    cases,
  };
}

/** The cases that keep a group from being deleted; whoever looks has been let in. */
export async function keepingCases(
  ctx: Pick<ServiceContext, "db" | "now">,
  groupId: string,
): Promise<KeepingCases> {
  const waits = inArray(moderationCases.state, ["open", "appealed"]);
  const { decidedAt, state } = moderationCases;
  const since = new Date(ctx.now().getTime() - appealTime);
  const [found] = await ctx.db
    .select({
      waiting: sql<number>`count(*) filter (where ${waits})`.mapWith(Number),
      appealable: sql<number>`count(*) filter (where ${state} = 'decided')`.mapWith(Number),
      last: max(decidedAt),
    })
    .from(moderationCases)
    .where(
      and(
        eq(moderationCases.groupId, groupId),
        or(waits, and(eq(state, "decided"), gt(decidedAt, since))),
      ),
    );
  const { waiting = 0, appealable = 0, last = null } = found ?? {};
  return {
    waiting,
    appealable,
    until: waiting === 0 && last ? new Date(last.getTime() + appealTime) : null,
  };
}

/** Why a group cannot be deleted yet, and from when it can; null where nothing keeps it. */
export function groupDeletionRefusal({ waiting, appealable, until }: KeepingCases): Refusal | null {
  if (waiting + appealable === 0) return null;
  const { cases_wait } = groupRefusals;
  const inCases = (cases: number) =>
    `W ${formatCount(cases, "sprawie", "sprawach", "sprawach")} z tej grupy`;
  const kept = "Do tego czasu grupa musi zostać, żeby każdą decyzję dało się cofnąć.";
  if (until === null)
    return {
      ...cases_wait,
      text: `${inCases(waiting)} ktoś czeka na decyzję albo na odpowiedź na odwołanie. Gdy je rozstrzygniemy, przez ${appealTimeInWords} można się od tego odwołać. ${kept}`,
    };
  return {
    ...cases_wait,
    text: `${inCases(appealable)} można się jeszcze odwołać. ${kept} Jeśli nie będzie nowych spraw, usunąć ją można po ${formatDateTime(until)}.`,
  };
}

/**
 * Looks whether a group may go. What moderators decided can be brought back until nobody can appeal any more, so a group in
 * which that is so stays until then: an appeal that is upheld has to put something back somewhere (DSA, art. 20(4)).
 * @throws NotFound; Conflict("cases_wait")
 */
export async function planGroupDeletion(tx: TransactionContext, groupId: string): Promise<Group> {
  // A case made after the count would be deleted along with the group.
  const group = await lockGroup(tx, groupId, "update");
  assertNotRefused(groupDeletionRefusal(await keepingCases(tx, groupId)));
  return group;
}

/**
 * Deletes a group with its memberships and everything that was written in it, for good. Its members are told; of a sensitive
 * or private one not even its name is left. Called by an act of two people alone (`delete_group`).
 * @throws NotAllowed
 */
export async function deleteGroup(
  tx: TransactionContext,
  { id, iconId, isSensitive }: Group,
  { reason, askedBy }: { reason: GroupDeletionReason; askedBy: string },
): Promise<void> {
  const target = { kind: "group", id } as const;
  authorise(tx, "delete_groups", target);
  const effects = await effectsOf(tx, id);
  await tx.db.execute(sql`
    insert into ${notifications} (user_id, kind, happened_at)
    select ${groupMembers.userId}, 'group_deleted', ${tx.now().toISOString()}::timestamptz from ${groupMembers}
    where ${eq(groupMembers.groupId, id)} and ${eq(groupMembers.state, "active")} and ${isNotNull(groupMembers.userId)}`);
  // Mails about its cases and reports would be left without anything that ends them.
  await tx.db.execute(sql`
    delete from mails where id in (
      select case_mails.mail_id from case_mails
        join case_parties on case_parties.id = case_mails.party_id
        join moderation_cases on moderation_cases.id = case_parties.case_id
        where moderation_cases.group_id = ${id}
      union all
      select case_reminders.mail_id from case_reminders
        join moderation_cases on moderation_cases.id = case_reminders.case_id
        where moderation_cases.group_id = ${id}
      union all
      select unnest(array[reports.confirmation_mail_id, reports.receipt_mail_id]) from reports
        left join comments on comments.id = reports.comment_id
        left join posts on posts.id in (reports.post_id, comments.post_id) or posts.picture_id = reports.picture_id
        left join group_members on group_members.id = reports.member_id
        where posts.group_id = ${id} or group_members.group_id = ${id} or reports.group_id = ${id})`);
  const pictured = await tx.db
    .select({ pictureId: posts.pictureId })
    .from(posts)
    .where(and(eq(posts.groupId, id), isNotNull(posts.pictureId)));
  await tx.db.delete(groups).where(eq(groups.id, id));
  await deletePictures(
    tx,
    [iconId, ...pictured.map(({ pictureId }) => pictureId)].filter((one) => one !== null),
  );
  const { members, posts: written, comments } = effects;
  await recordAuditEvent(tx, {
    act: groupAuditEvents.delete_group,
    target,
    reason,
    before: { members, posts: written, comments, sensitive: isSensitive },
    after: { askedBy },
  });
}
