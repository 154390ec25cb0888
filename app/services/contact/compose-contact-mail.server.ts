import { eq } from "drizzle-orm";
import { brand } from "~/config/brand";
import { contactMessages, contactReplies } from "~/db/schema";
import { contactForwardMail } from "~/mails/contact-forward-mail.server";
import { contactReceiptMail } from "~/mails/contact-receipt-mail.server";
import { contactReplyMail } from "~/mails/contact-reply-mail.server";
import type { Composer } from "../mails/send-queued-mail.server";
import type { ContactMailKind } from "../mails/queue-mail.server";

/** What writes each mail about a contact message; the message names its mails. */
export const contactMailComposers: Record<ContactMailKind, Composer> = {
  contact_forward: async (ctx, { id }) => {
    const [message] = await ctx.db
      .select()
      .from(contactMessages)
      .where(eq(contactMessages.forwardMailId, id));
    return message
      ? { ...contactForwardMail(message), replyTo: message.email, attachments: [] }
      : null;
  },
  contact_receipt: async (ctx, { id }) => {
    const [message] = await ctx.db
      .select()
      .from(contactMessages)
      .where(eq(contactMessages.receiptMailId, id));
    return message ? { ...contactReceiptMail(message), attachments: [] } : null;
  },
  contact_reply: async (ctx, { id }) => {
    const [found] = await ctx.db
      .select({ reply: contactReplies, message: contactMessages })
      .from(contactReplies)
      .innerJoin(contactMessages, eq(contactMessages.id, contactReplies.messageId))
      .where(eq(contactReplies.mailId, id));
    if (!found) return null;
    const { text } = found.reply;
    const letter = contactReplyMail({ ...found.message, text });
    return { ...letter, replyTo: brand.supportEmail, attachments: [] };
  },
};
