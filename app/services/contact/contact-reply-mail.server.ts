import { and, eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { operator } from "~/config/operator.server";
import { contactMessages, conversations, messages } from "~/db/schema";
import type { MailWriter } from "../mails/mail-writer";
import { contactReplyMail } from "./contact-reply-mail";
import { formatDateTime } from "~/copy/format";
import { helpLines } from "~/copy/help-lines";
import type { CrisisLevel } from "~/crisis/levels";
import { composeLetter, paragraphsOf } from "~/mails/letter.server";

type Reply = {
  text: string;
  message: string;
  receivedAt: Date;
  crisisLevel: CrisisLevel;
};

/** To somebody who wrote to us: what a person of ours answers, above what they wrote. */
export const contactReplyLetter = ({ text, message, receivedAt, crisisLevel }: Reply) =>
  composeLetter({
    subject: contactReplyMail.subject(),
    preview: "Odpisujemy na wiadomość z formularza kontaktowego.",
    heading: "Dzień dobry!",
    paragraphs: [
      ...paragraphsOf(text),
      ...(crisisLevel === "none"
        ? []
        : [
            {
              invitation: "Jeśli jest Ci teraz bardzo źle, zadzwoń:",
              lines: helpLines,
            },
          ]),
      "Możesz po prostu odpisać na tę wiadomość.",
      `Twoja wiadomość, ${formatDateTime(receivedAt)}:`,
      { quote: paragraphsOf(message).join("\n\n") },
    ],
  });

export const contactReplyWriter: MailWriter = {
  async compose(ctx, { id }) {
    const answered = alias(messages, "answered");
    const [found] = await ctx.db
      .select({ text: messages.body, message: answered.body, contact: contactMessages })
      .from(messages)
      .innerJoin(
        conversations,
        and(
          eq(conversations.id, messages.conversationId),
          eq(conversations.subjectKind, "contact"),
        ),
      )
      .innerJoin(contactMessages, eq(contactMessages.id, conversations.subjectId))
      .innerJoin(answered, eq(answered.id, contactMessages.messageId))
      .where(eq(messages.mailId, id));
    if (!found) return null;
    const { contact, text, message } = found;
    const letter = contactReplyLetter({ ...contact, text, message });
    return { ...letter, replyTo: operator.email };
  },
};
