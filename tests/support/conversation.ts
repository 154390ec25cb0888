import { eq } from "drizzle-orm";
import { db } from "~/db/client.server";
import { mails, type groupMembers } from "~/db/schema";
import { inTransaction } from "~/services/command/context.server";
import { notify } from "~/services/notifications/notify.server";
import { sendMail } from "~/services/outbox/send-mail.server";
import { newPerson, putInto, type newGroup, type Person } from "./community";
import { writeComment, writePost } from "./community-content";
import { testContext } from "./orders";
import { mailsTo as mailsAt } from "./records";

type Group = Awaited<ReturnType<typeof newGroup>>;
type Membership = typeof groupMembers.$inferSelect;

/** Somebody with a post in a group, and somebody else who answers it. */
export async function conversation(group: Group, clock?: { now: Date }) {
  const owner = await newPerson({}, clock);
  const other = await newPerson({}, clock);
  const [mine, theirs] = [await putInto(group, owner), await putInto(group, other)];
  const post = await writePost(mine, { title: "Pierwsze pomidory" });
  const tell = async (notice: Parameters<typeof notify>[1]) =>
    inTransaction(other.ctx, (tx) => notify(tx, notice));
  const reply = async () => {
    const comment = await writeComment(theirs, post);
    await tell({
      kind: "reply",
      recipientId: mine.id,
      actorId: theirs.id,
      groupId: group.id,
      postId: post.id,
      commentId: comment.id,
    });
    return comment;
  };
  const like = (actor: Membership) =>
    tell({
      kind: "like",
      recipientId: mine.id,
      actorId: actor.id,
      groupId: group.id,
      postId: post.id,
    });
  return { owner, other, mine, theirs, post, tell, reply, like };
}

export const emailOf = async ({ userId }: Person) =>
  (await db.query.users.findFirst({ where: (users, { eq: is }) => is(users.id, userId) }))!.email;

/** Sends what was written down for somebody, as the worker does. @returns what the provider took */
export async function mailsTo(person: Person) {
  const to = await emailOf(person);
  const queued = await db.select({ id: mails.id }).from(mails).where(eq(mails.recipient, to));
  for (const { id } of queued)
    await sendMail(testContext("worker"), { mailId: id, lastAttempt: false });
  return mailsAt(to);
}
