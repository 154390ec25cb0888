import { eq, or } from "drizzle-orm";
import { mailEvents, mails } from "~/db/schema";
import type { MailReport } from "~/integrations/mail/mail-report.server";
import type { TransactionContext } from "../command/context.server";
import { isId } from "../listing/ids";
import type { Mail } from "./mail-writer";

export type AppliedReport =
  { outcome: "applied"; mail: Mail; before: Mail["state"] } | { outcome: "repeated" | "unknown" };

/**
 * Writes down what the provider reports of a mail, once. Reports come twice and in any order, so each kind has its own
 * time on the mail, and the state follows from all of them.
 */
export async function applyReport(
  tx: TransactionContext,
  report: MailReport,
): Promise<AppliedReport> {
  const mail = await lockMail(tx, report);
  const [event] = await tx.db
    .insert(mailEvents)
    .values({
      id: report.id,
      mailId: mail?.id ?? null,
      type: report.type,
      bounceKind: report.bounce?.kind ?? null,
      code: report.bounce?.code ?? null,
      happenedAt: report.happenedAt,
      receivedAt: tx.now(),
    })
    .onConflictDoNothing()
    .returning({ id: mailEvents.id });
  if (!event) return { outcome: "repeated" };
  if (!mail) return { outcome: "unknown" };
  const [changed] = await tx.db
    .update(mails)
    // The report may overtake the answer that would have told us the id.
    .set({ providerId: mail.providerId ?? report.providerId, ...changeOf(mail, report) })
    .where(eq(mails.id, mail.id))
    .returning();
  return { outcome: "applied", mail: changed ?? mail, before: mail.state };
}

/** The mail of a report: by what we gave it to be known by, or by the provider's id. */
function isOfReport({ reference, providerId }: MailReport) {
  const named = reference !== null && isId(reference) ? eq(mails.id, reference) : undefined;
  return or(named, eq(mails.providerId, providerId));
}

async function lockMail(tx: TransactionContext, report: MailReport): Promise<Mail | undefined> {
  const [mail] = await tx.db.select().from(mails).where(isOfReport(report)).for("update");
  return mail;
}

/** The order of the mail that a report is about; null where it is about none. */
export async function orderIdOfReport(
  { db }: Pick<TransactionContext, "db">,
  report: MailReport,
): Promise<string | null> {
  const [mail] = await db.select({ orderId: mails.orderId }).from(mails).where(isOfReport(report));
  return mail?.orderId ?? null;
}

function changeOf(
  mail: Mail,
  { type, happenedAt, bounce }: MailReport,
): Partial<typeof mails.$inferInsert> {
  if (bounce) {
    const isOlder = mail.bouncedAt !== null && mail.bouncedAt > happenedAt;
    // What will never arrive is not made better by what might.
    const isMilder = mail.bounceKind === "hard" && bounce.kind === "soft";
    const isHarder = mail.bounceKind === "soft" && bounce.kind === "hard";
    if (isMilder || (isOlder && !isHarder)) return {};
    return { bouncedAt: happenedAt, bounceKind: bounce.kind, bounceCode: bounce.code };
  }
  switch (type) {
    case "delivered":
      return { deliveredAt: later(mail.deliveredAt, happenedAt) };
    case "complained":
      return { complainedAt: later(mail.complainedAt, happenedAt) };
    default:
      return {};
  }
}

const later = (one: Date | null, other: Date) => (one && one > other ? one : other);
