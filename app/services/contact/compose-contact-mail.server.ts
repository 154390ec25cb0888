import { eq } from "drizzle-orm";
import { contactMessages } from "~/db/schema";
import { contactForwardMail } from "~/mails/contact-forward-mail.server";
import { contactReceiptMail } from "~/mails/contact-receipt-mail.server";
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
};
