import { and, count, desc, eq, gt, sql } from "drizzle-orm";
import { comments, groupMembers, posts, users } from "~/db/schema";
import { authoriseSelf } from "../access/authorise.server";
import type { ServiceContext, TransactionContext } from "../command/context.server";
import { Conflict, NotAllowed } from "../command/errors";
import { viewerOf } from "../groups/access.server";
import { isOn } from "../switches/switch-state.server";
import { requireRateLimit } from "../rate-limits/consume-rate-limit.server";
import { hasLink } from "./text-rules";
import { cannotWriteRefusals, writingRefusals } from "./refusals";
import { day } from "~/time/durations";

/** How long somebody is new after joining the service, in milliseconds. */
const newMemberTime = day;
const newMemberLimits = {
  post: { texts: 2, refusal: writingRefusals.new_member_posts },
  comment: { texts: 10, refusal: writingRefusals.new_member_comments },
} as const;
/** How long the same text again counts as the same, in milliseconds. */
const repeatTime = 7 * day;
/** A comment up to this many characters may be said again elsewhere: thanks are thanks. */
const shortComment = 40;

type Text =
  | { kind: "post"; title: string; content: string; alternativeText: string | null }
  | { kind: "comment"; content: string; postId: string };

/**
 * Has texts of one account wait for each other until the transaction ends, so that two at the same moment are counted, too.
 */
export async function lockWriter(
  tx: TransactionContext,
): Promise<Pick<typeof users.$inferSelect, "id" | "createdAt">> {
  const userId = authoriseSelf(tx);
  const [account] = await tx.db
    .select({ id: users.id, createdAt: users.createdAt })
    .from(users)
    .where(eq(users.id, userId))
    .for("no key update");
  if (!account) throw new NotAllowed("members_only");
  return account;
}

/**
 * The limits of new members and of repetition, for what others would read at once.
 * @param writer locked by `lockWriter`
 * @throws Conflict of `writingRefusals`
 */
export async function assertWithinLimits(
  tx: TransactionContext,
  writer: Awaited<ReturnType<typeof lockWriter>>,
  text: Text,
): Promise<void> {
  const now = tx.now().getTime();
  if (now - writer.createdAt.getTime() < newMemberTime) {
    const words =
      text.kind === "post"
        ? [text.title, text.content, text.alternativeText ?? ""].join("\n")
        : text.content;
    if (hasLink(words)) throw new Conflict(writingRefusals.new_member_link);
    const limit = newMemberLimits[text.kind];
    if ((await written(tx, writer.id, text.kind)) >= limit.texts) throw new Conflict(limit.refusal);
  }
  const since = new Date(now - repeatTime);
  const repeated = await repeatedIn(tx, writer.id, text, since);
  if (repeated) throw new Conflict(writingRefusals[repeated]);
}

/**
 * That a changed text has no link that its author, being new, may not write: an edit is no way around.
 * @throws Conflict `new_member_link`
 */
export async function assertNoEarlyLink(ctx: ServiceContext, text: string): Promise<void> {
  if (!hasLink(text)) return;
  const [account] = await ctx.db
    .select({ createdAt: users.createdAt })
    .from(users)
    .where(eq(users.id, viewerOf(ctx) ?? ""));
  if (!account || ctx.now().getTime() - account.createdAt.getTime() < newMemberTime)
    throw new Conflict(writingRefusals.new_member_link);
}

/** What somebody may still write who is new. */
export type FirstDay = {
  /** When they are new no more, ISO 8601. */
  until: string;
  left: Record<Text["kind"], number>;
};

/** What the viewer may still write while they are new, to be said before they do; null once they are not, and for visitors. */
export async function firstDayOf(ctx: ServiceContext): Promise<FirstDay | null> {
  const viewer = viewerOf(ctx);
  if (viewer === null) return null;
  const [account] = await ctx.db
    .select({ createdAt: users.createdAt })
    .from(users)
    .where(eq(users.id, viewer))
    .prepare("first_day")
    .execute();
  const until = (account?.createdAt.getTime() ?? 0) + newMemberTime;
  if (until <= ctx.now().getTime()) return null;
  const left = async (kind: Text["kind"]) =>
    Math.max(0, newMemberLimits[kind].texts - (await written(ctx, viewer, kind)));
  const [post, comment] = await Promise.all([left("post"), left("comment")]);
  return { until: new Date(until).toISOString(), left: { post, comment } };
}

async function written(ctx: Pick<ServiceContext, "db">, userId: string, kind: Text["kind"]) {
  const table = kind === "post" ? posts : comments;
  const [row] = await ctx.db
    .select({ count: count() })
    .from(table)
    .innerJoin(groupMembers, eq(groupMembers.id, table.authorId))
    .where(eq(groupMembers.userId, userId));
  return row?.count ?? 0;
}

async function repeatedIn(
  tx: TransactionContext,
  userId: string,
  text: Text,
  since: Date,
): Promise<"post_repeated" | "comment_repeated" | "comment_repeated_elsewhere" | null> {
  const { kind, content } = text;
  const table = kind === "post" ? posts : comments;
  const isHere = kind === "comment" ? eq(comments.postId, text.postId) : sql<boolean>`true`;
  const isShort = kind === "comment" && content.length <= shortComment;
  const [same] = await tx.db
    .select({ isHere: sql<boolean>`${isHere}` })
    .from(table)
    .innerJoin(groupMembers, eq(groupMembers.id, table.authorId))
    .where(
      and(
        eq(groupMembers.userId, userId),
        gt(table.createdAt, since),
        eq(table.content, content),
        isShort ? isHere : undefined,
        sql`${table.state} <> 'deleted'`,
      ),
    )
    .orderBy(desc(sql`(${isHere}) is true`))
    .limit(1);
  if (!same) return null;
  return same.isHere ? `${kind}_repeated` : "comment_repeated_elsewhere";
}

/**
 * Takes from what a member may write or like in a while. Stands outside the transaction.
 * @param memberId the membership: what somebody does in one group says nothing about them in another
 * @param state of what is written: words of somebody in danger reach a moderator, however many came before
 * @throws TooManyRequests; Conflict `writing_stopped` while staff have stopped everybody's writing
 */
export async function consumeWritingLimit(
  ctx: ServiceContext,
  limit: "communityPosts" | "communityComments" | "communityEdits" | "communityLikes",
  memberId: string,
  state: "published" | "held" = "published",
): Promise<void> {
  if (limit !== "communityLikes" && (await isOn(ctx, "stop-posts")))
    throw new Conflict(cannotWriteRefusals.writing_stopped);
  if (state === "published") await requireRateLimit(ctx, limit, memberId);
}
