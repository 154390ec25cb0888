import { eq } from "drizzle-orm";
import { contactMessages, messages } from "~/db/schema";
import type { MailWriter } from "../mails/mail-writer";
import { contactForwardMail } from "./contact-forward-mail";
import { formatDateTime } from "~/copy/format";
import type { CrisisLevel } from "~/crisis/levels";
import { composeLetter, paragraphsOf } from "~/mails/letter.server";

type Message = { email: string; message: string; crisisLevel: CrisisLevel; receivedAt: Date };

/**
 * To the support address: what somebody wrote, for a person to answer. The subject says nothing of the sender: subjects
 * show on locked telephones.
 */
export const contactForwardLetter = (message: Message) => {
  return composeLetter({
    subject: contactForwardMail.subject(),
    preview: "Ktoś napisał przez formularz na stronie.",
    heading: "Nowa wiadomość",
    paragraphs: [
      ...(message.crisisLevel === "none"
        ? []
        : [
            "Uwaga: w tych słowach może być słychać kryzys. Odpowiedz w pierwszej kolejności, po ludzku, i podaj numery telefonów zaufania.",
          ]),
      { quote: paragraphsOf(message.message).join("\n\n") },
    ],
    facts: [
      { label: "Od", value: message.email },
      { label: "Przyszła", value: formatDateTime(message.receivedAt) },
    ],
  });
};

export const contactForwardWriter: MailWriter = {
  async compose(ctx, { id }) {
    const [found] = await ctx.db
      .select({ contact: contactMessages, message: messages.body })
      .from(contactMessages)
      .innerJoin(messages, eq(messages.id, contactMessages.messageId))
      .where(eq(contactMessages.forwardMailId, id));
    if (!found) return null;
    const { contact, message } = found;
    return { ...contactForwardLetter({ ...contact, message }), replyTo: contact.email };
  },
};
