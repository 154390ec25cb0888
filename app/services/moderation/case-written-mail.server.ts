import { and, eq, isNotNull } from "drizzle-orm";
import { env } from "~/config/env.server";
import { caseReminders, moderationCases } from "~/db/schema";
import { composeLetter } from "~/mails/letter.server";
import { paths } from "~/paths";
import type { MailWriter } from "../mails/mail-writer";
import { caseWrittenMail } from "./case-written-mail";
import { hasUnansweredCry } from "./cries.server";

/** To a moderator: a party of a case has written. The words stand behind the sign-in alone. */
export const caseWrittenLetter = ({ url, isCry }: { url: string; isCry: boolean }) =>
  composeLetter({
    subject: isCry ? "Pilne: ktoś może być w niebezpieczeństwie" : caseWrittenMail.subject(),
    preview: "Wiadomość przeczytasz na stronie sprawy.",
    heading: isCry ? "Słychać zagrożenie życia" : "Ktoś czeka na odpowiedź",
    paragraphs: [
      ...(isCry
        ? [
            "W wiadomości słychać, że ktoś może sobie teraz coś zrobić. Odpisz od razu, jak człowiek.",
          ]
        : []),
      "Do sprawy przyszła wiadomość od osoby, której ona dotyczy albo która to zgłosiła. Sprawa stoi teraz wyżej w kolejce i zostanie tam, aż ktoś odpisze.",
    ],
    button: { label: "Otwórz sprawę", href: url },
  });

export const caseWrittenWriter: MailWriter = {
  async compose(ctx, { id }) {
    const [found] = await ctx.db
      .select({ id: moderationCases.id, isCry: hasUnansweredCry() })
      .from(caseReminders)
      .innerJoin(moderationCases, eq(moderationCases.id, caseReminders.caseId))
      .where(and(eq(caseReminders.mailId, id), isNotNull(moderationCases.awaitsAnswerSince)));
    return found
      ? caseWrittenLetter({
          url: env.APP_URL + paths.adminTab("reports", found.id),
          isCry: found.isCry,
        })
      : null;
  },
};
