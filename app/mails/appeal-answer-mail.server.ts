import type { CaseFacts } from "./case-facts";
import { composeLetter } from "./letter.server";
import { defineMail } from "./mail";

/** To whoever appealed (DSA, art. 20(5)). */
export const appealAnswerMail = defineMail(
  () => "Odpowiedź na Twoje odwołanie",
  (
    { outcome, answer, url, number }: CaseFacts & { outcome: "upheld" | "changed"; answer: string },
    subject,
  ) =>
    composeLetter({
      subject: subject(),
      preview:
        outcome === "changed" ? "Zmieniliśmy decyzję." : "Decyzja zostaje, piszemy dlaczego.",
      heading: "Dzień dobry!",
      paragraphs: [
        outcome === "changed"
          ? "Twoje odwołanie rozpatrzyła inna osoba niż ta, która wtedy zdecydowała. Zmieniliśmy decyzję: jak jest teraz, zobaczysz na stronie sprawy."
          : "Twoje odwołanie rozpatrzyła inna osoba niż ta, która wtedy zdecydowała. Decyzja zostaje bez zmian.",
        `Uzasadnienie: ${answer}`,
        "Jeśli się z tym nie zgadzasz, możesz pójść do certyfikowanego organu pozasądowego rozstrzygania sporów albo do sądu.",
      ],
      button: { label: "Zobacz sprawę", href: url },
      facts: [{ label: "Numer sprawy", value: number }],
    }),
);
