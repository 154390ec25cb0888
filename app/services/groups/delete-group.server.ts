import { and, count, eq, isNotNull, ne, sql } from "drizzle-orm";
import { groupMembers, groups, moderationCases, notifications, posts } from "~/db/schema";
import { recordAudit } from "../audit/record-audit.server";
import { authorise, authoriseReading } from "../authorise.server";
import type { ServiceContext, TransactionContext } from "../context.server";
import { Conflict } from "../errors";
import { deletePictures } from "../pictures/store-picture.server";
import type { Group } from "./access.server";
import type { GroupDeletionReason } from "./desk-reasons";
import { lockGroup } from "./edit-group.server";

/** What goes with a group. */
export type GroupDeletionEffects = {
  members: number;
  posts: number;
  comments: number;
  /** Cases that wait, or may still be appealed against: while there are any, the group stays. */
  cases: number;
};

/** @throws NotAllowed */
export async function groupDeletionEffects(
  ctx: ServiceContext,
  groupId: string,
): Promise<GroupDeletionEffects> {
  authoriseReading(ctx, "delete_groups");
  return effectsOf(ctx, groupId);
}

async function effectsOf(
  ctx: Pick<ServiceContext, "db">,
  groupId: string,
): Promise<GroupDeletionEffects> {
  const [[members], [written], [cases]] = await Promise.all([
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
    ctx.db
      .select({ rows: count() })
      .from(moderationCases)
      .where(and(eq(moderationCases.groupId, groupId), ne(moderationCases.state, "closed"))),
  ]);
  return {
    members: members?.rows ?? 0,
    posts: written?.posts ?? 0,
    comments: written?.comments ?? 0,
    cases: cases?.rows ?? 0,
  };
}

/**
 * Looks whether a group may go. What moderators decided can be brought back until nobody can appeal any more, so a group in
 * which that is so stays until then.
 * @throws NotFound; Conflict("cases_wait")
 */
export async function planGroupDeletion(tx: TransactionContext, groupId: string): Promise<Group> {
  // A case made after the count would be deleted along with the group.
  const group = await lockGroup(tx, groupId, "update");
  if ((await effectsOf(tx, groupId)).cases > 0) throw new Conflict("cases_wait");
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
        where posts.group_id = ${id} or group_members.group_id = ${id})`);
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
  await recordAudit(tx, {
    act: "delete_group",
    target,
    reason,
    before: { members, posts: written, comments, sensitive: isSensitive },
    after: { askedBy },
  });
}
