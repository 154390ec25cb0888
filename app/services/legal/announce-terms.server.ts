import { eq, isNotNull } from "drizzle-orm";
import { brand } from "~/config/brand";
import { env } from "~/config/env.server";
import { formatDay } from "~/copy/format";
import { termsTexts, users } from "~/db/schema";
import { termsInForce, type TermsText } from "~/legal/terms-text.server";
import { composeLetter } from "~/mails/letter.server";
import { paths } from "~/paths";
import { day } from "~/time/durations";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { Invalid, NotAllowed } from "../command/errors";
import type { MailWriter } from "../mails/mail-writer";
import { queueMail } from "../mails/queue-mail.server";
import { termsChangeMail } from "./terms-change-mail";
import { isBlank } from "~/forms/text";

/** How long before they hold members are told of new terms, as the terms promise. */
const notice = 14 * day;

/**
 * Mails every member what will change in the terms, and keeps the text that is to come, so that it can be read. Run from the
 * release that holds it, before that serves; again, it tells those who have joined since.
 * @param changes what changes and why, in Polish
 * @returns how many mails were written down
 * @throws Invalid("changes" | "day") where nothing is said, or less than 14 days are left; NotAllowed
 */
export async function announceTerms(
  ctx: ServiceContext,
  { changes, terms = termsInForce() }: { changes: string; terms?: TermsText },
): Promise<number> {
  if (ctx.actor.kind !== "operator") throw new NotAllowed("operator");
  if (isBlank(changes)) throw new Invalid("changes");
  if (Date.parse(`${terms.effectiveOn}T12:00:00Z`) - ctx.now().getTime() < notice)
    throw new Invalid("day");
  return inTransaction(ctx, async (tx) => {
    const told = { changes: changes.trim(), announcedAt: tx.now() };
    await tx.db
      .insert(termsTexts)
      .values({ ...terms, ...told, keptAt: tx.now() })
      .onConflictDoUpdate({ target: termsTexts.version, set: told });
    const members = await tx.db
      .select({ id: users.id, email: users.email })
      .from(users)
      .where(isNotNull(users.termsAcceptedAt));
    let queued = 0;
    for (const { id, email } of members) {
      const mailId = await queueMail(tx, {
        kind: termsChangeMail,
        recipient: email,
        subject: termsChangeMail.subject(formatDay(terms.effectiveOn)),
        idempotencyKey: `terms_change/${terms.version}/${id}`,
      });
      if (mailId) queued += 1;
    }
    return queued;
  });
}

export const termsChangeWriter: MailWriter = {
  async compose(ctx, mail) {
    const version = mail.idempotencyKey.split("/")[1] ?? "";
    const [terms] = await ctx.db.select().from(termsTexts).where(eq(termsTexts.version, version));
    if (!terms?.changes) return null;
    const from = formatDay(terms.effectiveOn);
    return composeLetter({
      subject: mail.subject,
      preview: "Piszemy, co się zmieni i co możesz zrobić.",
      heading: "Dzień dobry!",
      paragraphs: [
        `Od ${from} w serwisie ${brand.name} będzie obowiązywał nowy regulamin. Oto, co się zmienia:`,
        terms.changes,
        "Jeśli się zgadzasz, nie trzeba nic robić. Jeśli nie, możesz do tego dnia i w każdej chwili później usunąć konto w ustawieniach. Zamówienia złożone wcześniej zostają przy regulaminie z dnia, w którym je złożono.",
      ],
      button: {
        label: "Przeczytaj nowy regulamin",
        href: env.APP_URL + paths.termsVersion(terms.version),
      },
    });
  },
};
