import { brand } from "~/config/brand";
import { adultCrisisLine, emergencyNumber } from "~/copy/help-lines";
import type { CrisisLevel } from "~/crisis/levels";
import { composeLetter } from "./letter.server";
import { defineMail } from "./mail";

/**
 * To the sender, who may be somebody else than the address says: so none of their words is in it, and numbers to call only
 * where these words called for them.
 */
export const contactReceiptMail = defineMail(
  () => "Mamy Twoją wiadomość",
  ({ crisisLevel }: { crisisLevel: CrisisLevel }, subject) => {
    return composeLetter({
      subject: subject(),
      preview: "Odpowiadamy zwykle w ciągu 24 godzin.",
      heading: "Dzień dobry!",
      paragraphs: [
        `Dotarła do nas wiadomość wysłana z tego adresu przez formularz na stronie ${brand.nameGenitive}. Odpowiadamy zwykle w ciągu 24 godzin.`,
        ...(crisisLevel === "none"
          ? []
          : [
              {
                invitation:
                  "Jeśli jest Ci teraz bardzo źle, nie czekaj na naszą odpowiedź. Zadzwoń o każdej porze:",
                lines: [emergencyNumber, adultCrisisLine],
              },
            ]),
        "Jeśli to nie Twoja wiadomość, nie trzeba nic robić. Takie potwierdzenie wysyłamy pod jeden adres najwyżej raz na dobę.",
      ],
    });
  },
);
