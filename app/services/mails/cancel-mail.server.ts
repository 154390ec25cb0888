import { and, eq } from "drizzle-orm";
import { mails } from "~/db/schema";
import type { MailEnd } from "./mail-states";
import type { TransactionContext } from "../command/context.server";
import { isId } from "../listing/ids";

/** Keeps a mail from going out that has not gone yet. */
export async function cancelMail(tx: TransactionContext, mailId: string): Promise<void> {
  if (!isId(mailId)) return;
  await tx.db
    .update(mails)
    .set({ status: "refused", refusedAt: tx.now(), lastError: "dropped" satisfies MailEnd })
    .where(and(eq(mails.id, mailId), eq(mails.status, "pending")));
}
