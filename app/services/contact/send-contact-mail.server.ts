import { eq } from "drizzle-orm";
import { contactMessages } from "~/db/schema";
import { contactForwardMail, contactReceiptMail } from "~/mails/contact-mails.server";
import type { ServiceContext } from "../context.server";
import { sendQueuedMail } from "../mails/send-queued-mail.server";

/**
 * Sends a queued mail about a contact message.
 * @throws ExternalServiceError when the provider should be asked again
 */
export async function sendContactMail(
  ctx: ServiceContext,
  { mailId, messageId }: { mailId: string; messageId: string },
): Promise<void> {
  await sendQueuedMail(ctx, mailId, async ({ kind }) => {
    const [message] = await ctx.db
      .select()
      .from(contactMessages)
      .where(eq(contactMessages.id, messageId));
    if (!message) return null;
    return kind === "contact_forward"
      ? { ...contactForwardMail(message), replyTo: message.email, attachments: [] }
      : { ...contactReceiptMail(message), attachments: [] };
  });
}
