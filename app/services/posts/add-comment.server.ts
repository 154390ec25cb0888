import { and, eq, inArray, isNotNull } from "drizzle-orm";
import { comments, posts } from "~/db/schema";
import type { Screening } from "~/crisis/assess.server";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { Conflict, NotAllowed, NotFound } from "../command/errors";
import { authoriseWriting } from "../groups/access.server";
import { commentSearch } from "../words/written-search";
import { assertWelcome, authoriseOnPost, isVisibleTo, type Comment } from "./find-post.server";
import { isId } from "../listing/ids";
import { notifyOfComment } from "./notify-of-text.server";
import { tokenOfOtherWords } from "./sent-before";
import { checkedText, commentLength } from "./text-rules";
import { assertWithinLimits, consumeWritingLimit, lockWriter } from "./writing-limits.server";
import { cannotWriteRefusals } from "./refusals";
import { saidByPage } from "../command/refusals";
import { tellOfHeldSoon } from "./tell-of-held-soon.server";
import { isOwnDanger } from "~/crisis/own-danger";
import { countOwnComment } from "./visits.server";

export const shownLevels = 3;

export type CommentInput = {
  postId: string;
  /** What it answers; null for the post itself. */
  parentId: string | null;
  content: string;
  formToken: string;
  screening: Screening;
};

type Place = Pick<Comment, "id" | "shownUnderId" | "createdAt">;
type CommentOutcome = { comment: Place; state: "published" | "held" };

/**
 * Answers a post or a comment. An answer whose writer is heard to be in acute danger waits for a moderator.
 * @throws NotFound, NotAllowed, Invalid, TooManyRequests; Conflict of `writingRefusals` and `writing_stopped`
 */
export async function addComment(
  ctx: ServiceContext,
  input: CommentInput,
): Promise<CommentOutcome> {
  const { post, membership, group } = await authoriseOnPost(ctx, input.postId);
  const content = checkedText(input.content, commentLength, "content");
  const written = { formToken: input.formToken, content };
  const { earlier } = await sentBefore(ctx, written, membership.id);
  if (earlier) return earlier;
  await assertWelcome(ctx, post, membership);
  await assertOpen(ctx, post.id);
  const parent =
    input.parentId === null ? null : await answeredComment(ctx, input.parentId, post.id);
  if (parent) await assertWelcome(ctx, parent, membership);
  const state = isOwnDanger(input.screening) ? "held" : "published";
  await consumeWritingLimit(ctx, "communityComments", membership.id, state);

  return inTransaction(ctx, async (tx) => {
    const writer = await lockWriter(tx);
    const { earlier: same, token } = await sentBefore(tx, written, membership.id);
    if (same) return same;
    if (state === "published")
      await assertWithinLimits(tx, writer, { kind: "comment", content, postId: post.id });
    await authoriseWriting(tx, { id: group.id });
    await assertOpen(tx, post.id);
    const [comment] = await tx.db
      .insert(comments)
      .values({
        postId: post.id,
        authorId: membership.id,
        parentId: parent?.id ?? null,
        ...placeUnder(parent),
        content,
        state,
        crisisLevel: input.screening.level,
        crisisSuspectedAbove: input.screening.suspectedAbove,
        formToken: token,
        createdAt: tx.now(),
        search: commentSearch(content),
      })
      .returning();
    if (!comment) throw new Conflict(saidByPage("form_token"));
    if (state === "published") {
      await countOwnComment(tx, comment);
      await notifyOfComment(tx, comment, { group, answered: (parent ?? post).authorId });
    } else await tellOfHeldSoon(tx);
    return { comment, state };
  });
}

/** A form that was open when a keeper closed the talk is refused, too. @throws NotAllowed */
async function assertOpen(ctx: Pick<ServiceContext, "db">, postId: string): Promise<void> {
  const [closed] = await ctx.db
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.id, postId), isNotNull(posts.closedAt)));
  if (closed) throw new NotAllowed(cannotWriteRefusals.keeper_closed_talk);
}

function placeUnder(parent: Pick<Comment, "id" | "depth" | "shownDepth" | "shownUnderId"> | null) {
  if (parent === null) return { depth: 1, shownDepth: 1, shownUnderId: null };
  const isBeside = parent.shownDepth === shownLevels;
  return {
    depth: parent.depth + 1,
    shownDepth: isBeside ? shownLevels : parent.shownDepth + 1,
    shownUnderId: isBeside ? parent.shownUnderId : parent.id,
  };
}

async function answeredComment(ctx: ServiceContext, id: string, postId: string) {
  const [parent] = isId(id) ? await ctx.db.select().from(comments).where(eq(comments.id, id)) : [];
  if (parent?.postId !== postId || !isVisibleTo(parent, null)) throw new NotFound("comment");
  return parent;
}

/** @returns the comment that this form has become, and the token for one that it becomes now: with other words it is another */
async function sentBefore(
  ctx: Pick<ServiceContext, "db">,
  { formToken, content }: Pick<CommentInput, "formToken" | "content">,
  authorId: string,
): Promise<{ earlier: CommentOutcome | null; token: string }> {
  const other = tokenOfOtherWords(formToken, [authorId, content]);
  const found = await ctx.db
    .select()
    .from(comments)
    .where(inArray(comments.formToken, [formToken, other]));
  if (found.length === 0) return { earlier: null, token: formToken };
  const same = found.find(
    (comment) =>
      comment.authorId === authorId && (comment.formToken === other || comment.content === content),
  );
  if (!same) return { earlier: null, token: other };
  const state = same.state === "held" ? "held" : "published";
  return { earlier: { comment: same, state }, token: formToken };
}
