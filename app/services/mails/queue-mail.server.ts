import { ne } from "drizzle-orm";
import { addJob } from "~/db/add-job.server";
import { mails } from "~/db/schema";
import type { TransactionContext } from "../command/context.server";
import type { MailKind } from "./mail-kind";

export type QueuedMail = {
  kind: MailKind;
  orderId?: string;
  refundId?: string;
  recipient: string;
  subject: string;
  idempotencyKey: string;
};

/**
 * The outbox: writes down a mail and enqueues the job that sends it. The same key again is the same mail.
 * @returns the mail's id; null when it had been written down before
 */
export async function queueMail(tx: TransactionContext, mail: QueuedMail): Promise<string | null> {
  const [queued] = await tx.db
    .insert(mails)
    .values(rowOf(tx, mail))
    .onConflictDoNothing()
    .returning({ id: mails.id });
  if (queued) await addMailJob(tx, { ...mail, id: queued.id });
  return queued?.id ?? null;
}

/**
 * The same for a mail that has to leave: one that was given up is tried again.
 * @returns the mail's id; null when the provider has it
 */
export async function requeueMail(
  tx: TransactionContext,
  mail: QueuedMail,
): Promise<string | null> {
  const [queued] = await tx.db
    .insert(mails)
    .values(rowOf(tx, mail))
    .onConflictDoUpdate({
      target: mails.idempotencyKey,
      set: { status: "pending", refusedAt: null },
      setWhere: ne(mails.status, "accepted"),
    })
    .returning({ id: mails.id });
  if (queued) await addMailJob(tx, { ...mail, id: queued.id });
  return queued?.id ?? null;
}

const rowOf = (tx: TransactionContext, { kind, ...mail }: QueuedMail) => ({
  ...mail,
  kind: kind.code,
  createdAt: tx.now(),
});

/** The key of the job that sends a mail. */
export const mailJobKey = (mailId: string) => `mail:${mailId}`;

const addMailJob = (
  tx: TransactionContext,
  { id, orderId, kind: { delivers } }: Pick<QueuedMail, "orderId" | "kind"> & { id: string },
) => addJob(tx, "send_mail", { mailId: id, orderId, delivers }, mailJobKey(id));
