import { formatDateTime } from "~/copy/format";
import { adultCrisisLine, emergencyNumber } from "~/copy/help-lines";
import type { CrisisLevel } from "~/crisis/levels";
import { composeLetter } from "./letter.server";
import { defineMail } from "./mail";

type Reply = {
  text: string;
  /** What is answered. */
  message: string;
  receivedAt: Date;
  crisisLevel: CrisisLevel;
};

const linesOf = (text: string) => text.split(/\n+/).filter((line) => line.trim() !== "");

/** To somebody who wrote to us: what a person of ours answers, above what they wrote. */
export const contactReplyMail = defineMail(
  () => "Odpowiedź na Twoją wiadomość",
  ({ text, message, receivedAt, crisisLevel }: Reply, subject) =>
    composeLetter({
      subject: subject(),
      preview: "Odpisujemy na wiadomość z formularza kontaktowego.",
      heading: "Dzień dobry!",
      paragraphs: [
        ...linesOf(text),
        ...(crisisLevel === "none"
          ? []
          : [
              `Jeśli jest Ci teraz bardzo źle, zadzwoń pod ${emergencyNumber.number}, gdy zagrożone jest życie, albo pod ${adultCrisisLine.number}, o każdej porze.`,
            ]),
        "Możesz po prostu odpisać na tę wiadomość.",
        `Twoja wiadomość, ${formatDateTime(receivedAt)}:`,
        ...linesOf(message).map((line) => `> ${line}`),
      ],
    }),
);
