import { and, eq, inArray, isNotNull, notExists, or, sql } from "drizzle-orm";
import {
  comments,
  groupMembers,
  groups,
  groupWishes,
  memberMutes,
  moderationCases,
  posts,
  reports,
} from "~/db/schema";
import type { ServiceContext, TransactionContext } from "../command/context.server";
import { eraseLikes, eraseTexts, hasWritten } from "./erase-texts.server";

const membershipsOf = async (ctx: Pick<ServiceContext, "db">, userId: string) =>
  (
    await ctx.db
      .select({ id: groupMembers.id })
      .from(groupMembers)
      .where(eq(groupMembers.userId, userId))
  ).map(({ id }) => id);

/** Whether a member who goes has to be asked what becomes of what they wrote. */
export async function hasWrittenAnywhere(
  ctx: Pick<ServiceContext, "db">,
  userId: string,
): Promise<boolean> {
  return hasWritten(ctx, await membershipsOf(ctx, userId));
}

/**
 * Takes somebody out of all groups for good, before their account goes: nick, likes, requests to be let in and what others
 * muted them by. Their texts go along or stay as those of a deleted account. A membership without anything left goes; one
 * that holds a place in a thread, or that somebody has reported for what it is or wrote for its group, stays without a name.
 *
 * A pseudonym beside texts that stay is kept as it is, with its picture, its mutes and what it offered to staff: it names
 * nobody, and were it to go at the moment when a nick elsewhere does, whoever reads both would know whose it was.
 */
export async function leaveCommunity(
  tx: TransactionContext,
  userId: string,
  texts: "remove" | "keep",
): Promise<void> {
  const ids = await membershipsOf(tx, userId);
  if (ids.length === 0) return;
  await eraseLikes(tx, ids);
  if (texts === "remove") await eraseTexts(tx, ids);
  const pseudonymous = texts === "keep" ? await underPseudonym(tx, ids) : [];
  const named = ids.filter((id) => !pseudonymous.includes(id));
  const gone = {
    userId: null,
    state: "left",
    role: "member",
    consentVersion: null,
    consentedAt: null,
    offersToLook: false,
    request: null,
  } as const;
  await tx.db.update(groupMembers).set(gone).where(inArray(groupMembers.id, pseudonymous));
  await tx.db.delete(memberMutes).where(inArray(memberMutes.targetId, named));
  await tx.db.delete(groupWishes).where(inArray(groupWishes.memberId, named));
  await tx.db
    .update(groupMembers)
    .set({
      ...gone,
      pseudonym: null,
      pseudonymKey: null,
      pictureSeed: sql`gen_random_uuid()`,
    })
    .where(inArray(groupMembers.id, named));
  const one = sql`1`;
  const refersTo = (table: typeof posts | typeof comments) =>
    tx.db.select({ one }).from(table).where(eq(table.authorId, groupMembers.id));
  await tx.db.delete(groupMembers).where(
    and(
      inArray(groupMembers.id, ids),
      notExists(refersTo(posts)),
      notExists(refersTo(comments)),
      notExists(tx.db.select({ one }).from(reports).where(eq(reports.memberId, groupMembers.id))),
      notExists(
        tx.db
          .select({ one })
          .from(moderationCases)
          .where(
            and(
              eq(moderationCases.authorId, groupMembers.id),
              eq(moderationCases.subject, "group_words"),
            ),
          ),
      ),
    ),
  );
}

async function underPseudonym(tx: TransactionContext, ids: readonly string[]): Promise<string[]> {
  const written = (table: typeof posts | typeof comments) =>
    sql`exists (select 1 from ${table} where ${table.authorId} = ${groupMembers.id} and ${table.state} <> 'deleted')`;
  const found = await tx.db
    .select({ id: groupMembers.id })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .where(
      and(
        inArray(groupMembers.id, [...ids]),
        eq(groups.isSensitive, true),
        isNotNull(groupMembers.pseudonym),
        or(written(posts), written(comments)),
      ),
    );
  return found.map(({ id }) => id);
}
