import { createHash } from "node:crypto";
import { and, asc, eq, isNull, lt } from "drizzle-orm";
import { retryDelays } from "~/config/limits";
import { addJob, type OutstandingJob } from "~/db/add-job.server";
import { inboundMails, supportThreads } from "~/db/schema";
import type { ReceivedNotice } from "~/integrations/mail/mail-report.server";
import { minute } from "~/time/durations";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { areMailsReceived, replyKeyIn } from "./reply-address.server";

const keyOf = (inboundMailId: string) => `receive_mail:${inboundMailId}`;

/**
 * Writes down that a mail has come to the address of a thread, and enqueues the job that fetches it. The same mail again, told
 * or delivered twice, is the same one.
 * @returns `unknown` where no thread has the key in its address, or none is asked for
 */
export async function acceptReceivedMail(
  ctx: ServiceContext,
  { providerId, messageId, recipients }: ReceivedNotice,
): Promise<"applied" | "repeated" | "unknown"> {
  const replyKey = areMailsReceived() ? replyKeyIn(recipients) : null;
  if (replyKey === null) return "unknown";
  return inTransaction(ctx, async (tx) => {
    const [thread] = await tx.db
      .select({ id: supportThreads.id })
      .from(supportThreads)
      .where(eq(supportThreads.replyKey, replyKey))
      .for("key share");
    if (!thread) return "unknown";
    const [mail] = await tx.db
      .insert(inboundMails)
      .values({
        threadId: thread.id,
        providerId,
        messageIdDigest: messageId && createHash("sha256").update(messageId).digest("base64url"),
        receivedAt: tx.now(),
      })
      .onConflictDoNothing()
      .returning({ id: inboundMails.id });
    if (!mail) return "repeated";
    await addJob(tx, "receive_mail", { inboundMailId: mail.id }, keyOf(mail.id));
    return "applied";
  });
}

/** Mails that have come and that nobody has read yet. */
export async function outstandingInboundMails({
  db,
  now,
}: ServiceContext): Promise<OutstandingJob<"receive_mail">[]> {
  const { id, settledAt, receivedAt } = inboundMails;
  const open = await db
    .select({ id })
    .from(inboundMails)
    .where(and(isNull(settledAt), lt(receivedAt, new Date(now().getTime() - minute))))
    .orderBy(asc(receivedAt));
  return open.map((mail) => ({
    payload: { inboundMailId: mail.id },
    key: keyOf(mail.id),
    rest: retryDelays.own,
  }));
}
