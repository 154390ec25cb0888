import type { MailWriter } from "../mails/mail-writer";
import { caseMailData } from "./case-mail-data.server";
import { caseMessageMail } from "./case-message-mail";
import { nearHelp } from "~/copy/help-lines";
import type { CaseFacts } from "./case-facts";
import { composeLetter } from "~/mails/letter.server";

/** To a party of a case to whom staff wrote; the words stand on the page alone. */
export const caseMessageLetter = ({ url, number, isForCare }: CaseFacts & { isForCare: boolean }) =>
  composeLetter({
    subject: caseMessageMail.subject(),
    preview: "Przeczytasz ją na stronie sprawy.",
    heading: "Dzień dobry!",
    paragraphs: [
      isForCare
        ? "Ktoś z naszego zespołu przeczytał Twoje słowa i pisze do Ciebie. Wiadomość przeczytasz na stronie sprawy i tam możesz odpowiedzieć, bez logowania."
        : "Nasz zespół pisze do Ciebie w sprawie, która dotyczy społeczności. Wiadomość przeczytasz na stronie sprawy i tam możesz odpowiedzieć, bez logowania.",
      ...(isForCare ? [nearHelp] : []),
    ],
    button: { label: "Przeczytaj wiadomość", href: url },
    facts: [{ label: "Numer sprawy", value: number }],
  });

export const caseMessageWriter: MailWriter = {
  async compose(ctx, { id }) {
    const telling = await caseMailData(ctx, id);
    return telling && caseMessageLetter({ ...telling.facts, isForCare: telling.isForCare });
  },
};
