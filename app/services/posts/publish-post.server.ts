import { inArray } from "drizzle-orm";
import { posts } from "~/db/schema";
import type { Screening } from "~/crisis/assess.server";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { Conflict } from "../command/errors";
import { authoriseWriting } from "../groups/access.server";
import { postSearch } from "../words/written-search";
import { takePicture, type SentPicture } from "./kept-picture.server";
import { notifyOfPost } from "./notify-of-text.server";
import { tokenOfOtherWords } from "./sent-before";
import { tellOfHeldSoon } from "./tell-of-held-soon.server";
import { checkedText, contentLength, titleLength } from "./text-rules";
import { assertWithinLimits, consumeWritingLimit, lockWriter } from "./writing-limits.server";
import { saidByPage } from "../command/refusals";
import { isOwnDanger } from "~/crisis/own-danger";

export type PostInput = {
  groupId: string;
  title: string;
  content: string;
  replyPreference: "advice" | "listening" | null;
  isHard: boolean;
  tags: readonly string[];
  picture: (SentPicture & { alternativeText: string | null }) | null;
  /** Of the form: the same form, sent twice, is one post; with other words or to another group it is another. */
  formToken: string;
  screening: Screening;
};

/** What became of a post. One that waits for a moderator is kept even where the picture that was kept for it is gone. */
type PostOutcome = { postId: string; state: "published" | "held"; isPictureLost?: boolean };

/**
 * Publishes a post in a group. One whose writer is heard to be in acute danger waits for a moderator.
 * @throws NotFound, NotAllowed, Invalid, TooManyRequests; Conflict of `writingRefusals`, `writing_stopped` and `kept_picture_gone`
 */
export async function publishPost(ctx: ServiceContext, input: PostInput): Promise<PostOutcome> {
  const { group, membership } = await authoriseWriting(ctx, { id: input.groupId });
  const title = checkedText(input.title, titleLength, "title");
  const content = checkedText(input.content, contentLength, "content");
  const written = { formToken: input.formToken, title, content };
  const { earlier } = await sentBefore(ctx, written, membership.id);
  if (earlier) return earlier;
  const state = isOwnDanger(input.screening) ? "held" : "published";
  await consumeWritingLimit(ctx, "communityPosts", membership.id, state);

  return inTransaction(ctx, async (tx) => {
    const alternativeText = input.picture?.alternativeText ?? null;
    const writer = await lockWriter(tx);
    const { earlier: same, token } = await sentBefore(tx, written, membership.id);
    if (same) return same;
    if (state === "published")
      await assertWithinLimits(tx, writer, { kind: "post", title, content, alternativeText });
    await authoriseWriting(tx, { id: group.id });
    const { picture } = input;
    const { pictureId, isPictureLost } = await takePicture(tx, picture, {
      ...{ groupId: group.id, alternativeText, isHeld: state === "held" },
    });
    const [post] = await tx.db
      .insert(posts)
      .values({
        groupId: group.id,
        authorId: membership.id,
        title,
        content,
        replyPreference: input.replyPreference,
        isHard: input.isHard,
        tags: [...input.tags],
        pictureId,
        state,
        crisisLevel: input.screening.level,
        crisisSuspectedAbove: input.screening.suspectedAbove,
        formToken: token,
        createdAt: tx.now(),
        search: postSearch({ title, content, tags: input.tags }),
      })
      .returning();
    if (!post) throw new Conflict(saidByPage("form_token"));
    if (state === "published") await notifyOfPost(tx, { group, post });
    else await tellOfHeldSoon(tx);
    return { postId: post.id, state, ...(isPictureLost && { isPictureLost }) };
  });
}

/** @returns the post that this form has become, and the token for one that it becomes now */
async function sentBefore(
  ctx: Pick<ServiceContext, "db">,
  { formToken, title, content }: Pick<PostInput, "formToken" | "title" | "content">,
  authorId: string,
): Promise<{ earlier: PostOutcome | null; token: string }> {
  const other = tokenOfOtherWords(formToken, [authorId, title, content]);
  const found = await ctx.db
    .select({
      ...{ id: posts.id, authorId: posts.authorId, state: posts.state },
      ...{ title: posts.title, content: posts.content, formToken: posts.formToken },
    })
    .from(posts)
    .where(inArray(posts.formToken, [formToken, other]));
  if (found.length === 0) return { earlier: null, token: formToken };
  const same = found.find(
    (post) =>
      post.authorId === authorId &&
      (post.formToken === other || (post.title === title && post.content === content)),
  );
  if (!same) return { earlier: null, token: other };
  const state = same.state === "held" ? "held" : "published";
  return { earlier: { postId: same.id, state }, token: formToken };
}
