import { eq } from "drizzle-orm";
import { caseParties, caseReminders, reports } from "~/db/schema";
import type { ServiceContext, TransactionContext } from "../command/context.server";
import type { MailKind } from "../mails/mail-kind";
import { queueMail } from "../mails/queue-mail.server";
import { listStaff } from "../staff/queries.server";
import { accountsOf, type Concerned } from "./subject.server";

type ToModerators = MailKind & { subject: () => string };

/** Who moderates, but for whoever wrote or reported what a case is about, since they could not decide. */
export async function moderatorsOf(
  ctx: ServiceContext,
  of: Concerned,
): Promise<{ userId: string; email: string }[]> {
  const concerned = await concernedBy(ctx, of);
  return (await listStaff(ctx)).filter(
    ({ userId, permissions }) => permissions.includes("moderate_content") && !concerned.has(userId),
  );
}

/**
 * Writes down a mail about a case to each of some moderators.
 * @param key makes the same mail to the same person one
 */
export async function mailModerators(
  tx: TransactionContext,
  kind: ToModerators,
  {
    caseId,
    to,
    key,
  }: { caseId: string; to: readonly { userId: string; email: string }[]; key: string },
): Promise<void> {
  for (const { userId, email } of to) {
    const mailId = await queueMail(tx, {
      kind,
      recipient: email,
      subject: kind.subject(),
      idempotencyKey: `${kind.code}/${key}/${userId}`,
    });
    if (mailId) await tx.db.insert(caseReminders).values({ mailId, caseId });
  }
}

async function concernedBy(
  ctx: Pick<ServiceContext, "db">,
  of: Concerned,
): Promise<ReadonlySet<string>> {
  const [authors, reporters] = await Promise.all([
    accountsOf(ctx, of),
    ctx.db
      .select({ userId: reports.reporterId })
      .from(reports)
      .innerJoin(caseParties, eq(caseParties.reportId, reports.id))
      .where(eq(caseParties.caseId, of.id)),
  ]);
  return new Set([...authors, ...reporters.flatMap(({ userId }) => userId ?? [])]);
}
