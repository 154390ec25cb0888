import { formatDateTime } from "~/copy/format";
import { adultCrisisLine, emergencyNumber } from "~/copy/help-lines";
import type { CrisisLevel } from "~/crisis/levels";
import { composeLetter, paragraphsOf } from "./letter.server";
import { defineMail } from "./mail";

type Reply = {
  text: string;
  /** What is answered. */
  message: string;
  receivedAt: Date;
  crisisLevel: CrisisLevel;
};

/** To somebody who wrote to us: what a person of ours answers, above what they wrote. */
export const contactReplyMail = defineMail(
  () => "Odpowiedź na Twoją wiadomość",
  ({ text, message, receivedAt, crisisLevel }: Reply, subject) =>
    composeLetter({
      subject: subject(),
      preview: "Odpisujemy na wiadomość z formularza kontaktowego.",
      heading: "Dzień dobry!",
      paragraphs: [
        ...paragraphsOf(text),
        ...(crisisLevel === "none"
          ? []
          : [
              {
                invitation: "Jeśli jest Ci teraz bardzo źle, zadzwoń o każdej porze:",
                lines: [emergencyNumber, adultCrisisLine],
              },
            ]),
        "Możesz po prostu odpisać na tę wiadomość.",
        `Twoja wiadomość, ${formatDateTime(receivedAt)}:`,
        { quote: paragraphsOf(message).join("\n\n") },
      ],
    }),
);
