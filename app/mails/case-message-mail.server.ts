import type { CaseFacts } from "./case-facts";
import { composeLetter } from "./letter.server";
import { defineMail } from "./mail";

/** To a party of a case to whom staff wrote; the words stand on the page alone. */
export const caseMessageMail = defineMail(
  () => "Nowa wiadomość w Twojej sprawie",
  ({ url, number }: CaseFacts, subject) =>
    composeLetter({
      subject: subject(),
      preview: "Przeczytasz ją na stronie sprawy.",
      heading: "Dzień dobry!",
      paragraphs: [
        "Nasz zespół pisze do Ciebie w sprawie, która dotyczy społeczności. Wiadomość przeczytasz na stronie sprawy i tam możesz odpowiedzieć, bez logowania.",
      ],
      button: { label: "Przeczytaj wiadomość", href: url },
      facts: [{ label: "Numer sprawy", value: number }],
    }),
);
