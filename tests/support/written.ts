import { randomUUID } from "node:crypto";
import type { ServiceContext } from "~/services/command/context.server";
import { addComment } from "~/services/posts/add-comment.server";
import { publishPost, type PostInput } from "~/services/posts/publish-post.server";
import { screeningOf } from "./screening";

/** Two days from now: whoever joins now is no new member then. */
export const laterOn = () => ({ now: new Date(Date.now() + 2 * 24 * 60 * 60_000) });

/** A post as its form has checked it, in words that nobody wrote before. */
export const postInput = (groupId: string, more: Partial<PostInput> = {}): PostInput => ({
  groupId,
  title: "Wieczory bez telefonu",
  content: `Od tygodnia odkładam telefon o ósmej. ${randomUUID()}`,
  replyPreference: null,
  isHard: false,
  tags: [],
  picture: null,
  formToken: randomUUID(),
  screening: screeningOf(),
  ...more,
});

/** @returns the id of a published post */
export async function writePost(
  ctx: ServiceContext,
  groupId: string,
  more: Partial<PostInput> = {},
): Promise<string> {
  return (await publishPost(ctx, postInput(groupId, more))).postId;
}

/** @returns the id of a comment */
export async function writeComment(
  ctx: ServiceContext,
  postId: string,
  more: Partial<Parameters<typeof addComment>[1]> = {},
): Promise<string> {
  const { comment } = await addComment(ctx, {
    postId,
    parentId: null,
    content: `Też tak próbuję. ${randomUUID()}`,
    formToken: randomUUID(),
    screening: screeningOf(),
    ...more,
  });
  return comment.id;
}
