import { createHash } from "node:crypto";
import { and, count, eq, or } from "drizzle-orm";
import { conversations, messages, orders, users } from "~/db/schema";
import { exceeds } from "~/forms/text";
import { recordAuditEvent } from "../audit/record-audit-event.server";
import type { ServiceContext, TransactionContext } from "../command/context.server";
import { assertNotRefused, Conflict, Invalid } from "../command/errors";
import type { Refusal } from "../command/refusals";
import { postMessage } from "../conversations/post-message.server";
import { queueMail } from "../mails/queue-mail.server";
import { confirmedAddress } from "../orders/confirmed-address.server";
import { supportAuditEvents, supportRefusals, threadRefusal } from "./acts";
import { complaintOf } from "./complaint-of.server";
import type { Thread } from "./lock-thread.server";
import { keptUntil, messageLimit } from "./rules";
import { asStaff, changeThread } from "./staff-thread.server";
import { supportAnswerMail } from "./support-answer-mail";

/** How much both sides have said, unconfirmed mails too: whoever answers has seen that. */
export async function versionOf(
  { db }: Pick<ServiceContext, "db">,
  threadId: string,
): Promise<string> {
  const [said] = await db
    .select({ count: count() })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(
      and(
        eq(conversations.subjectKind, "support"),
        eq(conversations.subjectId, threadId),
        or(eq(messages.visibility, "everybody"), eq(messages.authorKind, "visitor")),
      ),
    );
  return String(said?.count ?? 0);
}

/** @throws Conflict `refusal` where somebody has written since `versionOf` said `version` */
export async function requireVersion(
  tx: TransactionContext,
  { threadId, version }: { threadId: string; version: string },
  refusal: Refusal = supportRefusals.thread_written_meanwhile,
): Promise<void> {
  if ((await versionOf(tx, threadId)) !== version) throw new Conflict(refusal);
}

/**
 * Answers a thread; its author is told by mail where they wish. The same words again are the same answer.
 * @param input.version what `versionOf` said when the answer was begun
 * @throws NotAllowed also for a thread of one's own; NotFound, Invalid; Conflict once it is closed, and
 * `thread_answered_meanwhile` where somebody has written since
 */
export async function answerThread(
  ctx: ServiceContext,
  { threadId, text, version }: { threadId: string; text: string; version: string },
): Promise<void> {
  if (text.trim() === "" || exceeds(text, messageLimit)) throw new Invalid("text");
  await asStaff(ctx, threadId, async (tx, thread, { userId }) => {
    assertNotRefused(threadRefusal(thread));
    const digest = createHash("sha256").update(text).digest("base64url");
    const idempotencyKey = `support_answer/${threadId}/${version}/${digest}`;
    if ((await tx.db.$count(messages, eq(messages.idempotencyKey, idempotencyKey))) > 0) return;
    await requireVersion(tx, { threadId, version }, supportRefusals.thread_answered_meanwhile);
    await postMessage(tx, {
      subject: { kind: "support", id: threadId },
      author: { kind: "staff", id: userId },
      body: text,
      idempotencyKey,
      mailId: (await mailAnswer(tx, thread, idempotencyKey)) ?? undefined,
    });
    const complaint = await complaintOf(tx, thread);
    await changeThread(tx, thread, {
      // An answer is no decision: the clock of a complaint goes on.
      dueAt: complaint && !complaint.decidedAt ? thread.dueAt : null,
      deleteAt: keptUntil(thread, tx.now()),
    });
    await recordAuditEvent(tx, {
      act: supportAuditEvents.answer_thread,
      target: { kind: "thread", id: threadId },
      after: { length: text.length },
    });
  });
}

/** @returns the mail's id; null where its author wants none */
async function mailAnswer(
  tx: TransactionContext,
  thread: Thread,
  idempotencyKey: string,
): Promise<string | null> {
  if (!thread.wantsMail) return null;
  const recipient = await authorsAddress(tx, thread);
  return recipient
    ? queueMail(tx, {
        kind: supportAnswerMail,
        recipient,
        subject: supportAnswerMail.subject(thread.kind),
        idempotencyKey,
      })
    : null;
}

/** Where whoever wrote is reached; null where nowhere. */
async function authorsAddress(
  { db }: TransactionContext,
  { kind, userId, orderId }: Thread,
): Promise<string | null> {
  if (kind === "complaint") {
    const [order] = await db
      .select()
      .from(orders)
      .where(eq(orders.id, orderId ?? ""))
      // Whoever corrects its address calls back what waits, and finds this.
      .for("share");
    return order ? confirmedAddress({ db }, order) : null;
  }
  const [author] = await db
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, userId ?? ""));
  return author?.email ?? null;
}
