import {
  and,
  eq,
  inArray,
  isNotNull,
  isNull,
  lte,
  sql,
  type SQL,
  type SQLWrapper,
} from "drizzle-orm";
import { retention, retentionTime } from "~/config/retention";
import { groupMembers, groupReaders, postReaders } from "~/db/schema";
import { minute } from "~/time/durations";
import type { ServiceContext, TransactionContext } from "../command/context.server";
import { viewerOf } from "../groups/access.server";

/** After so long away another visit begins; in milliseconds. */
const pause = 30 * minute;
/** How often a visit that goes on is written down; in milliseconds. */
const step = 5 * minute;

type Seen = { seenAt: Date | null; seenBefore: Date | null };

/** When the visit before this one ended; null for whoever is here for the first time. */
export function lastVisit(seen: Seen | null, now: Date): Date | null {
  if (!seen?.seenAt) return null;
  return now.getTime() - seen.seenAt.getTime() > pause ? seen.seenAt : seen.seenBefore;
}

/** Whether a visit has to be written down, or one more is as good as the last. */
const isDue = (seen: Seen | null, now: Date) =>
  !seen?.seenAt || now.getTime() - seen.seenAt.getTime() > step;

const endOfLast = (table: { seenAt: SQLWrapper; seenBefore: SQLWrapper }, now: Date): SQL =>
  sql`case when ${table.seenAt} < ${new Date(now.getTime() - pause).toISOString()}::timestamptz
    then ${table.seenAt} else ${table.seenBefore} end`;

/**
 * Remembers that a member looks at a post, and how many comments they have found there. What came since stays new while its end
 * was not in view, and once it was, for as long as this visit lasts.
 * @param of.toTheEnd whether the last of its comments are on the page
 */
export async function rememberPostVisit(
  ctx: ServiceContext,
  {
    postId,
    comments,
    seen,
    toTheEnd,
  }: {
    postId: string;
    comments: number;
    seen: (Seen & { seenComments: number }) | null;
    toTheEnd: boolean;
  },
): Promise<void> {
  const userId = viewerOf(ctx);
  const now = ctx.now();
  if (userId === null || (!isDue(seen, now) && seen?.seenComments === comments)) return;
  const hasNew = Boolean(seen?.seenAt) && comments > (seen?.seenComments ?? 0);
  if (hasNew && !toTheEnd) return;
  const seenBefore = hasNew ? sql`${postReaders.seenAt}` : endOfLast(postReaders, now);
  await ctx.db
    .insert(postReaders)
    .values({ userId, postId, seenAt: now, seenComments: comments })
    .onConflictDoUpdate({
      target: [postReaders.userId, postReaders.postId],
      set: { seenAt: now, seenBefore, seenComments: comments },
    });
}

/** What a member has written themselves is not new to them, whoever publishes it. */
export async function countOwnComment(
  tx: TransactionContext,
  { postId, authorId }: { postId: string; authorId: string },
): Promise<void> {
  const author = tx.db
    .select({ userId: groupMembers.userId })
    .from(groupMembers)
    .where(eq(groupMembers.id, authorId));
  await tx.db
    .update(postReaders)
    .set({ seenComments: sql`${postReaders.seenComments} + 1` })
    .where(
      and(
        inArray(postReaders.userId, author),
        eq(postReaders.postId, postId),
        isNotNull(postReaders.seenAt),
      ),
    );
}

/**
 * Remembers that a member looks at the posts of a group, or of all groups that they are in.
 * @param seen of the groups whose posts were found, as it was
 */
export async function rememberFeedVisit(
  ctx: ServiceContext,
  { groupId, seen }: { groupId: string | null; seen: readonly (Seen | null)[] },
): Promise<void> {
  const viewer = viewerOf(ctx);
  const now = ctx.now();
  if (viewer === null || !seen.some((one) => isDue(one, now))) return;
  const due = new Date(now.getTime() - step).toISOString();
  await ctx.db
    .insert(groupReaders)
    .select(
      ctx.db
        .select({
          userId: sql<string>`${viewer}::uuid`.as("user_id"),
          groupId: groupMembers.groupId,
          follows: sql<boolean>`false`.as("follows"),
          seenAt: sql<Date>`${now.toISOString()}::timestamptz`.as("seen_at"),
          seenBefore: sql<Date | null>`null::timestamptz`.as("seen_before"),
        })
        .from(groupMembers)
        .where(
          and(
            eq(groupMembers.userId, viewer),
            eq(groupMembers.state, "active"),
            groupId === null ? undefined : eq(groupMembers.groupId, groupId),
          ),
        ),
    )
    .onConflictDoUpdate({
      target: [groupReaders.userId, groupReaders.groupId],
      set: { seenAt: now, seenBefore: endOfLast(groupReaders, now) },
      setWhere: sql`${groupReaders.seenAt} is null or ${groupReaders.seenAt} < ${due}::timestamptz`,
    });
}

/**
 * Forgets visits whose time has come: what somebody follows, has muted or saved stays theirs.
 * @returns how many were forgotten
 */
export async function forgetOldVisits(ctx: ServiceContext): Promise<number> {
  const before = new Date(ctx.now().getTime() - retentionTime(retention.visit));
  const forgotten = { seenAt: null, seenBefore: null };
  const gone = await ctx.db
    .delete(postReaders)
    .where(
      and(lte(postReaders.seenAt, before), isNull(postReaders.wish), isNull(postReaders.savedAt)),
    )
    .returning({ id: postReaders.postId });
  const kept = await ctx.db
    .update(postReaders)
    .set({ ...forgotten, seenComments: 0 })
    .where(lte(postReaders.seenAt, before))
    .returning({ id: postReaders.postId });
  const groups = await ctx.db
    .delete(groupReaders)
    .where(and(lte(groupReaders.seenAt, before), eq(groupReaders.follows, false)))
    .returning({ id: groupReaders.groupId });
  const followed = await ctx.db
    .update(groupReaders)
    .set(forgotten)
    .where(lte(groupReaders.seenAt, before))
    .returning({ id: groupReaders.groupId });
  return gone.length + kept.length + groups.length + followed.length;
}
