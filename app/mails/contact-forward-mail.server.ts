import { formatDateTime } from "~/copy/format";
import type { CrisisLevel } from "~/crisis/levels";
import { composeLetter, paragraphsOf } from "./letter.server";
import { defineMail } from "./mail";

type Message = { email: string; message: string; crisisLevel: CrisisLevel; receivedAt: Date };

/**
 * To the support address: what somebody wrote, for a person to answer. The subject says nothing of the sender: subjects
 * show on locked telephones.
 */
export const contactForwardMail = defineMail(
  () => "Wiadomość z formularza kontaktowego",
  (message: Message, subject) => {
    return composeLetter({
      subject: subject(),
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
  },
);
