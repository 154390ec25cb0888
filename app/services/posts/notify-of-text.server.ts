import type { TransactionContext } from "../command/context.server";
import type { Group } from "../groups/access.server";
import { isBlockedBy } from "../groups/mutes.server";
import { notify } from "../notifications/notify.server";
import type { Comment, Post } from "./find-post.server";
import { mentionedMembers } from "./mentions.server";
import { tellFollowersSoon } from "./tell-followers.server";

/**
 * Tells whoever a published post calls by name and, where it is new, whoever follows its group. Whatever publishes a post calls this: its author, or a moderator who lets
 * a held one through.
 * @param before what it said when they were told last
 */
export async function notifyOfPost(
  tx: TransactionContext,
  { group, post, before }: { group: Group; post: Post; before?: string },
): Promise<void> {
  if (before === undefined) await tellFollowersSoon(tx, { kind: "post", id: post.id });
  const text = `${post.title}\n${post.content}`;
  const mention = { groupId: group.id, postId: post.id, actorId: post.authorId };
  await notifyMentioned(tx, group, { text, before: before ?? "", mention });
}

/**
 * Tells the author of what a published comment answers, whoever it calls by name, and, where it is new, whoever follows the
 * thread; each of them once.
 * @param answered the author of the post or the comment that it answers; null where they were told before
 */
export async function notifyOfComment(
  tx: TransactionContext,
  comment: Pick<Comment, "id" | "postId" | "authorId" | "content">,
  { group, answered, before = "" }: { group: Group; answered: string | null; before?: string },
): Promise<void> {
  const about = { groupId: group.id, postId: comment.postId, commentId: comment.id };
  const mention = { ...about, actorId: comment.authorId };
  if (answered !== null) {
    await notify(tx, { kind: "reply", recipientId: answered, ...mention });
    await tellFollowersSoon(tx, { kind: "comment", id: comment.id });
  }
  await notifyMentioned(tx, group, {
    text: comment.content,
    before,
    mention,
    alreadyNotified: answered,
  });
}

async function notifyMentioned(
  tx: TransactionContext,
  group: Group,
  {
    text,
    before,
    mention,
    alreadyNotified = null,
  }: {
    text: string;
    before: string;
    mention: { groupId: string; postId: string; commentId?: string; actorId: string };
    alreadyNotified?: string | null;
  },
): Promise<void> {
  const mentioned = await mentionedMembers(tx, group, text);
  if (mentioned.length === 0) return;
  const known = new Set([alreadyNotified, ...(await mentionedMembers(tx, group, before))]);
  for (const recipientId of mentioned) {
    if (known.has(recipientId)) continue;
    if (await isBlockedBy(tx, { ownerId: recipientId, actorId: mention.actorId })) continue;
    await notify(tx, { kind: "mention", recipientId, ...mention });
  }
}
