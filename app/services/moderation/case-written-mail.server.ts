import { and, eq, isNotNull } from "drizzle-orm";
import { env } from "~/config/env.server";
import { caseReminders, moderationCases } from "~/db/schema";
import { composeLetter } from "~/mails/letter.server";
import { paths } from "~/paths";
import type { MailWriter } from "../mails/mail-writer";
import { caseWrittenMail } from "./case-written-mail";

/** To a moderator: a party of a case has written. The words stand behind the sign-in alone. */
export const caseWrittenLetter = ({ url }: { url: string }) =>
  composeLetter({
    subject: caseWrittenMail.subject(),
    preview: "Wiadomość przeczytasz na stronie sprawy.",
    heading: "Ktoś czeka na odpowiedź",
    paragraphs: [
      "Do sprawy przyszła wiadomość od osoby, której ona dotyczy albo która to zgłosiła. Sprawa stoi teraz wyżej w kolejce i zostanie tam, aż ktoś odpisze.",
    ],
    button: { label: "Otwórz sprawę", href: url },
  });

export const caseWrittenWriter: MailWriter = {
  async compose(ctx, { id }) {
    const [found] = await ctx.db
      .select({ id: moderationCases.id })
      .from(caseReminders)
      .innerJoin(moderationCases, eq(moderationCases.id, caseReminders.caseId))
      .where(and(eq(caseReminders.mailId, id), isNotNull(moderationCases.awaitsAnswerSince)));
    return found
      ? caseWrittenLetter({ url: env.APP_URL + paths.adminTab("reports", found.id) })
      : null;
  },
};
