import { eq } from "drizzle-orm";
import { contactMessages } from "~/db/schema";
import type { MailWriter } from "../mails/mail-writer";
import { contactReceiptMail } from "./contact-receipt-mail";
import { brand } from "~/config/brand";
import { helpLines } from "~/copy/help-lines";
import type { CrisisLevel } from "~/crisis/levels";
import { composeLetter } from "~/mails/letter.server";

/**
 * To the sender, who may be somebody else than the address says: so none of their words is in it, and numbers to call only
 * where these words called for them.
 */
export const contactReceiptLetter = ({ crisisLevel }: { crisisLevel: CrisisLevel }) => {
  return composeLetter({
    subject: contactReceiptMail.subject(),
    preview: "Odpowiadamy zwykle w ciągu 24 godzin.",
    heading: "Dzień dobry!",
    paragraphs: [
      `Dotarła do nas wiadomość wysłana z tego adresu przez formularz na stronie ${brand.nameGenitive}. Odpowiadamy zwykle w ciągu 24 godzin.`,
      ...(crisisLevel === "none"
        ? []
        : [
            {
              invitation: "Jeśli jest Ci teraz bardzo źle, nie czekaj na naszą odpowiedź. Zadzwoń:",
              lines: helpLines,
            },
          ]),
      "Jeśli to nie Twoja wiadomość, nie trzeba nic robić. Takie potwierdzenie wysyłamy pod jeden adres najwyżej raz na dobę.",
    ],
  });
};

export const contactReceiptWriter: MailWriter = {
  async compose(ctx, { id }) {
    const [message] = await ctx.db
      .select()
      .from(contactMessages)
      .where(eq(contactMessages.receiptMailId, id));
    return message ? contactReceiptLetter(message) : null;
  },
};
