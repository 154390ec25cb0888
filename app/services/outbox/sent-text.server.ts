import { createHash } from "node:crypto";
import { and, eq, isNotNull, lte } from "drizzle-orm";
import { env } from "~/config/env.server";
import { retention, retentionTime } from "~/config/retention";
import { mailTexts, orders } from "~/db/schema";
import type { ServiceContext, TransactionContext } from "../command/context.server";
import type { Mail, MailMessage } from "../mails/mail-writer";
import { isMasked } from "./mail-kinds";

/** What proves later which mail it was: SHA-256 of everything that the recipient was given, in hex. */
export function digestOf({ subject, text, html, attachments = [] }: MailMessage): string {
  const files = attachments.map(({ filename, content }) => [filename, sha256(content)]);
  return sha256(JSON.stringify([subject, text, html, files]));
}

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest("hex");

/** Addresses of ours in a mail let in whoever has them: of each only the site is kept. */
const withoutKeys = (text: string) =>
  text.replaceAll(/https?:\/\/[^\s<>"]+/g, (link) =>
    link.startsWith(`${env.APP_URL}/`) ? `${env.APP_URL}/…` : link,
  );

/**
 * Keeps what a mail said, for staff who give a reason; nothing of one whose recipient they are not shown, and of an order whose
 * content is deleted.
 * @param tx holds the order of the mail
 */
export async function keepSentText(
  tx: TransactionContext,
  { id, kind, orderId }: Mail,
  { text, attachments = [] }: MailMessage,
): Promise<void> {
  if (isMasked(kind) || (await isContentDeleted(tx, orderId))) return;
  const kept = retentionTime(orderId === null ? retention.mailText : retention.orderMailText);
  await tx.db
    .insert(mailTexts)
    .values({
      mailId: id,
      orderId,
      text: withoutKeys(text),
      attachments: attachments.map(({ filename, content }) => ({
        fileName: filename,
        bytes: content.length,
      })),
      deleteAt: new Date(tx.now().getTime() + kept),
    })
    .onConflictDoNothing();
}

async function isContentDeleted({ db }: TransactionContext, orderId: string | null) {
  if (orderId === null) return false;
  const deleted = and(eq(orders.id, orderId), isNotNull(orders.contentDeletedAt));
  return (await db.$count(orders, deleted)) > 0;
}

/** Deletes what mails said, once its time has come. @returns how many texts */
export async function deleteOldSentTexts(ctx: ServiceContext): Promise<number> {
  const gone = await ctx.db
    .delete(mailTexts)
    .where(lte(mailTexts.deleteAt, ctx.now()))
    .returning({ id: mailTexts.mailId });
  return gone.length;
}
