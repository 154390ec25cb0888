import { and, eq, inArray, isNull } from "drizzle-orm";
import { pictures, posts } from "~/db/schema";
import type { Screening } from "~/crisis/assess.server";
import { gravest } from "~/crisis/levels";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { Conflict, NotFound } from "../command/errors";
import { deletePictures } from "../pictures/store-picture.server";
import { postSearch } from "../words/written-search";
import { assertAuthor, authoriseOnPost } from "./find-post.server";
import { takePicture, type SentPicture } from "./kept-picture.server";
import { notifyOfPost } from "./notify-of-text.server";
import { tellOfHeldSoon } from "./tell-of-held-soon.server";
import { checkedText, contentLength, titleLength } from "./text-rules";
import { assertNoEarlyLink, consumeWritingLimit } from "./writing-limits.server";
import { writingRefusals } from "./refusals";
import { isOwnDanger } from "~/crisis/own-danger";
import { postVersion } from "./written-version";

export type PostChange = {
  postId: string;
  title: string;
  content: string;
  replyPreference: "advice" | "listening" | null;
  isHard: boolean;
  tags: readonly string[];
  withoutPicture: boolean;
  /** Takes the place of the one that there was. */
  picture?: SentPicture | null;
  /** What the picture shows; null says nothing. */
  alternativeText: string | null;
  /** `postVersion` of what its author began to change; without it nothing is compared. */
  version?: string;
  screening: Screening;
};

export type EditOutcome = "saved" | "held";

/** What is held is kept even where the picture that was kept for it is gone. */
type PostEditOutcome = EditOutcome | "held_without_picture";

/**
 * Changes a post of one's own. One that becomes acute waits for a moderator, and one that waits goes on waiting, whatever
 * it says now. What stays the same word for word was not edited.
 * @throws NotFound, NotAllowed, Invalid, TooManyRequests; Conflict `new_member_link`, `words_changed`, `writing_stopped`,
 * `kept_picture_gone`
 */
export async function editPost(ctx: ServiceContext, change: PostChange): Promise<PostEditOutcome> {
  const { post, membership, group } = await authoriseOnPost(ctx, change.postId);
  assertAuthor(post, membership);
  const title = checkedText(change.title, titleLength, "title");
  const content = checkedText(change.content, contentLength, "content");
  const waiting = isOwnDanger(change.screening);
  await consumeWritingLimit(ctx, "communityEdits", membership.id, waiting ? "held" : "published");
  if (!waiting)
    await assertNoEarlyLink(ctx, [title, content, change.alternativeText ?? ""].join("\n"));

  return inTransaction(ctx, async (tx) => {
    const [before] = await tx.db.select().from(posts).where(eq(posts.id, post.id)).for("update");
    if (before?.state !== "published" && before?.state !== "held") throw new NotFound("post");
    const [picture = null] = before.pictureId
      ? await tx.db
          .select()
          .from(pictures)
          .where(and(eq(pictures.id, before.pictureId), isNull(pictures.hiddenAt)))
      : [];
    const version = postVersion({ ...before, text: before.content, picture });
    if (change.version !== undefined && change.version !== version)
      throw new Conflict(writingRefusals.words_changed);
    const { replyPreference, isHard, tags, alternativeText } = change;
    const { pictureId: newPictureId, isPictureLost } = await takePicture(tx, change.picture, {
      ...{ groupId: group.id, alternativeText, isHeld: waiting },
    });
    const withoutPicture = change.withoutPicture || newPictureId !== null;
    // All words that were screened.
    const isChanged =
      before.title !== title ||
      before.content !== content ||
      before.tags.join() !== tags.join() ||
      (picture !== null && !withoutPicture && picture.alternativeText !== alternativeText) ||
      newPictureId !== null;
    // Words that a moderator has let through are not held anew because something else was changed.
    const state = isChanged && waiting ? "held" : before.state;
    const [after] = await tx.db
      .update(posts)
      .set({
        title,
        content,
        replyPreference,
        isHard,
        tags: [...tags],
        state,
        crisisLevel: gravest([before.crisisLevel, change.screening.level]),
        crisisSuspectedAbove: isChanged
          ? change.screening.suspectedAbove
          : before.crisisSuspectedAbove,
        pictureId: newPictureId ?? (withoutPicture ? null : before.pictureId),
        editedAt: isChanged ? tx.now() : before.editedAt,
        search: postSearch({ title, content, tags }),
      })
      .where(and(eq(posts.id, post.id), inArray(posts.state, ["published", "held"])))
      .returning();
    if (!after) throw new NotFound("post");
    if (before.pictureId && withoutPicture) await deletePictures(tx, [before.pictureId]);
    else if (picture)
      await tx.db.update(pictures).set({ alternativeText }).where(eq(pictures.id, picture.id));
    if (isChanged && state === "published")
      await notifyOfPost(tx, { group, post: after, before: `${before.title}\n${before.content}` });
    if (state !== "held") return "saved";
    await tellOfHeldSoon(tx);
    return isPictureLost ? "held_without_picture" : "held";
  });
}
