import { and, eq } from "drizzle-orm";
import { env } from "~/config/env.server";
import { caseReminders, moderationCases } from "~/db/schema";
import { paths } from "~/paths";
import type { MailWriter } from "../mails/mail-writer";
import { acuteReminderMail } from "./acute-reminder-mail";
import { isWaiting } from "./remind-of-acute.server";
import { composeLetter } from "~/mails/letter.server";

/** To a moderator: an acute case has waited too long. What it is about stands behind the sign-in alone. */
export const acuteReminderLetter = ({ url }: { url: string }) =>
  composeLetter({
    subject: acuteReminderMail.subject(),
    preview: "Ktoś może potrzebować pomocy. Otwórz sprawę.",
    heading: "Ktoś może teraz potrzebować pomocy",
    paragraphs: [
      "Na samej górze kolejki od ponad godziny czeka pilna sprawa i nikt z zespołu jeszcze się nią nie zajął. Otwórz ją, gdy tylko możesz.",
      "Osoba, która to napisała, od razu zobaczyła numery telefonów zaufania. O tej sprawie wysyłamy tylko tę jedną wiadomość.",
    ],
    button: { label: "Otwórz sprawę", href: url },
  });

export const acuteReminderWriter: MailWriter = {
  async compose(ctx, { id }) {
    const [found] = await ctx.db
      .select({ id: moderationCases.id })
      .from(caseReminders)
      .innerJoin(moderationCases, eq(moderationCases.id, caseReminders.caseId))
      .where(and(eq(caseReminders.mailId, id), isWaiting));
    return found
      ? acuteReminderLetter({ url: env.APP_URL + paths.adminTab("reports", found.id) })
      : null;
  },
};
