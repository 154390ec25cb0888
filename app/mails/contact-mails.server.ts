import { brand } from "~/config/brand";
import { formatDateTime } from "~/copy/format";
import { adultCrisisLine, emergencyNumber } from "~/copy/help-lines";
import type { CrisisLevel } from "~/crisis/levels";
import { composeLetter } from "./letter.server";

/** Says nothing of the sender: subjects show on locked telephones. */
export const contactForwardSubject = "Wiadomość z formularza kontaktowego";

/** To the support address: what somebody wrote, for a person to answer. */
export function contactForwardMail(message: {
  email: string;
  message: string;
  crisisLevel: CrisisLevel;
  receivedAt: Date;
}) {
  return composeLetter({
    subject: contactForwardSubject,
    preview: "Ktoś napisał przez formularz na stronie.",
    heading: "Nowa wiadomość",
    paragraphs: [
      ...(message.crisisLevel === "none"
        ? []
        : [
            "Uwaga: w tych słowach może być słychać kryzys. Odpowiedz w pierwszej kolejności, po ludzku, i podaj numery telefonów zaufania.",
          ]),
      ...message.message.split(/\n+/).filter((line) => line.trim() !== ""),
    ],
    facts: [
      { label: "Od", value: message.email },
      { label: "Przyszła", value: formatDateTime(message.receivedAt) },
    ],
  });
}

export const contactReceiptSubject = "Mamy Twoją wiadomość";

/**
 * To the sender, who may be somebody else than the address says: so none of their words is in it, and numbers to call only
 * where these words called for them.
 */
export function contactReceiptMail({ crisisLevel }: { crisisLevel: CrisisLevel }) {
  return composeLetter({
    subject: contactReceiptSubject,
    preview: "Odpowiadamy zwykle w ciągu 24 godzin.",
    heading: "Dzień dobry!",
    paragraphs: [
      `Dotarła do nas wiadomość wysłana z tego adresu przez formularz na stronie ${brand.nameGenitive}. Odpowiadamy zwykle w ciągu 24 godzin.`,
      ...(crisisLevel === "none"
        ? []
        : [
            `Jeśli jest Ci teraz bardzo źle, nie czekaj na naszą odpowiedź: zadzwoń pod ${emergencyNumber.number}, gdy zagrożone jest życie, albo pod ${adultCrisisLine.number}, o każdej porze.`,
          ]),
      "Jeśli to nie Twoja wiadomość, nie trzeba nic robić. Takie potwierdzenie wysyłamy pod jeden adres najwyżej raz na dobę.",
    ],
  });
}
