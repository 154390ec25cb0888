import { eq } from "drizzle-orm";
import { comments } from "~/db/schema";
import type { Screening } from "~/crisis/assess.server";
import { gravest } from "~/crisis/levels";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { Conflict, NotAllowed, NotFound } from "../command/errors";
import { commentSearch } from "../words/written-search";
import type { EditOutcome } from "./edit-post.server";
import { assertAuthor, authoriseOnComment, isKeptAsItIs } from "./find-post.server";
import { notifyOfComment } from "./notify-of-text.server";
import { checkedText, commentLength } from "./text-rules";
import { cannotWriteRefusals, writingRefusals } from "./refusals";
import { tellOfHeldSoon } from "./tell-of-held-soon.server";
import { isOwnDanger } from "~/crisis/own-danger";
import { commentVersion } from "./written-version";
import { assertNoEarlyLink, consumeWritingLimit } from "./writing-limits.server";

/**
 * Changes a comment of one's own, by the rules of `editPost`; new words are refused where a new comment would be, by whoever it
 * answers.
 * @throws NotFound, NotAllowed, Invalid, TooManyRequests; Conflict `new_member_link`, `words_changed`, `writing_stopped`
 */
export async function editComment(
  ctx: ServiceContext,
  change: { commentId: string; content: string; version?: string; screening: Screening },
): Promise<EditOutcome> {
  const { comment, membership, group } = await authoriseOnComment(ctx, change.commentId);
  assertAuthor(comment, membership);
  const content = checkedText(change.content, commentLength, "content");
  const waiting = isOwnDanger(change.screening);
  await consumeWritingLimit(ctx, "communityEdits", membership.id, waiting ? "held" : "published");
  if (!waiting) await assertNoEarlyLink(ctx, content);

  return inTransaction(ctx, async (tx) => {
    const [before] = await tx.db
      .select()
      .from(comments)
      .where(eq(comments.id, comment.id))
      .for("update");
    if (before?.state !== "published" && before?.state !== "held") throw new NotFound("comment");
    const { content: was } = before;
    if (change.version !== undefined && change.version !== commentVersion(was))
      throw new Conflict(writingRefusals.words_changed);
    if (before.content === content) return before.state === "held" ? "held" : "saved";
    // Whoever was answered may have blocked its author since the form was opened.
    if (await isKeptAsItIs(tx, comment)) throw new NotAllowed(cannotWriteRefusals.blocked);
    const state = waiting ? "held" : before.state;
    const [after] = await tx.db
      .update(comments)
      .set({
        content,
        state,
        crisisLevel: gravest([before.crisisLevel, change.screening.level]),
        crisisSuspectedAbove: change.screening.suspectedAbove,
        editedAt: tx.now(),
        search: commentSearch(content),
      })
      .where(eq(comments.id, comment.id))
      .returning();
    if (after && state === "published")
      await notifyOfComment(tx, after, { group, answered: null, before: before.content });
    if (state !== "held") return "saved";
    await tellOfHeldSoon(tx);
    return "held";
  });
}
