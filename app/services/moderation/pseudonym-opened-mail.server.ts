import { eq } from "drizzle-orm";
import { groupMembers, openedPseudonyms } from "~/db/schema";
import type { MailWriter } from "../mails/mail-writer";
import { pseudonymOpenedMail } from "./pseudonym-opened-mail";
import { operator } from "~/config/operator.server";
import { formatDateTime } from "~/copy/format";
import { composeLetter } from "~/mails/letter.server";

const why: Readonly<Record<string, string>> = {
  ban_account: "trzeba zdecydować, czy Twoje konto może dalej działać",
  danger_to_life: "czyjeś życie albo zdrowie może być w niebezpieczeństwie",
  authority_request: "zażądał tego uprawniony organ",
};

/** To a member whose pseudonym was opened. Which group it was does not belong in a mailbox. */
export const pseudonymOpenedLetter = ({
  reason,
  openedAt,
  visibleUntil,
}: {
  reason: string;
  openedAt: Date;
  visibleUntil: Date;
}) =>
  composeLetter({
    subject: pseudonymOpenedMail.subject(),
    preview: "Piszemy, kto, dlaczego i na jak długo.",
    heading: "Dzień dobry!",
    paragraphs: [
      `W jednej z grup piszesz pod pseudonimem. Dwie osoby z naszego zespołu zgodziły się, że muszą zobaczyć, do którego konta on należy, bo ${why[reason] ?? "wymaga tego prawo"}.`,
      "Widzą Twój adres e-mail tylko one i tylko przez dobę. Inni członkowie grupy niczego się nie dowiedzą. To, że tak się stało, jest zapisane w dzienniku, którego nie da się zmienić.",
      `Jeśli masz pytania albo się z tym nie zgadzasz, napisz do nas: ${operator.email}.`,
    ],
    facts: [
      { label: "Kiedy", value: formatDateTime(openedAt) },
      { label: "Do kiedy widać adres", value: formatDateTime(visibleUntil) },
    ],
  });

export const pseudonymOpenedWriter: MailWriter = {
  async compose(ctx, { id }) {
    const [found] = await ctx.db
      .select({ opened: openedPseudonyms })
      .from(openedPseudonyms)
      .innerJoin(groupMembers, eq(groupMembers.id, openedPseudonyms.memberId))
      .where(eq(openedPseudonyms.mailId, id));
    return found ? pseudonymOpenedLetter(found.opened) : null;
  },
};
