import { addJob } from "~/db/add-job.server";
import { mails } from "~/db/schema";
import type { TransactionContext } from "../context.server";

/** Mails about an order beside the one that delivers it; each has a composer in `send-order-mail.server.ts`. */
export type OrderMailKind =
  | "document_again"
  | "document_corrected"
  | "address_notice"
  | "withdrawal_receipt"
  | "refund_notice";

/** Writes down a mail and enqueues the job that sends it. The same key again is the same mail. */
export async function queueMail(
  tx: TransactionContext,
  mail: {
    orderId: string;
    kind: OrderMailKind;
    recipient: string;
    subject: string;
    idempotencyKey: string;
    refundId?: string;
  },
): Promise<void> {
  const [queued] = await tx.db
    .insert(mails)
    .values({ ...mail, createdAt: tx.now() })
    .onConflictDoNothing()
    .returning({ id: mails.id });
  if (!queued) return;
  const job = { mailId: queued.id, orderId: mail.orderId };
  await addJob(tx, "send_order_mail", job, `mail:${queued.id}`);
}
