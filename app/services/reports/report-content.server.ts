import { and, eq, isNull, sql } from "drizzle-orm";
import type { Screening } from "~/crisis/assess.server";
import { reports, users } from "~/db/schema";
import { reportConfirmationMail, reportReceiptMail } from "./report-mails";
import { isDanger, urgencyOfReason } from "~/site/moderation";
import {
  isAnonymousAllowed,
  isCallForHelp,
  isDangerous,
  reportedField,
  type ReportReason,
} from "~/site/reports";
import type { ServiceContext, TransactionContext } from "../command/context.server";
import { isBlank } from "~/forms/text";
import { Conflict, Invalid, NotFound } from "../command/errors";
import { viewerOf } from "../groups/access.server";
import { queueMail } from "../mails/queue-mail.server";
import { joinCase } from "../moderation/join-case.server";
import { mailboxOf } from "../rate-limits/mailbox";
import { networkOf } from "../rate-limits/network";
import { requireRateLimit } from "../rate-limits/consume-rate-limit.server";
import { digest } from "../access/secrets.server";
import { confirmationKey } from "./confirmation-key.server";
import { findReportable, type Reportable } from "./find-reportable.server";
import { reportRefusals } from "./refusals";
import { reportColumns, wordsAtOf } from "./reported-columns";
import { transactionInLine } from "./transaction-in-line.server";

export type ReportInput = Pick<Reportable, "kind" | "id"> & {
  reason: ReportReason;
  /** What the reporter says about it; at most 2,000 characters. */
  details: string;
  /** Null where `isAnonymousAllowed`, and may be of an `isCallForHelp`. */
  name: string | null;
  email?: string;
  screening: Screening;
  clientAddress?: string;
};

type ReportOutcome = "reported" | "already" | "confirm" | "confirm-danger" | "anonymous";

/**
 * Reports something that the reporter may read, or might when they began to write: at once for members and for who reports the abuse of a child
 * without an address, once an address is confirmed for others; moderators see what is urgent before that, too. Nobody
 * reports the same thing twice, nor what they wrote themselves; words of a group that were written since are another thing.
 * @throws NotFound for what is gone or not for the reporter to read; Conflict of `reportRefusals`; Invalid for a visitor without an
 * address, and, unless it is an `isCallForHelp`, without a name or words; TooManyRequests
 */
export async function reportContent(
  ctx: ServiceContext,
  input: ReportInput,
): Promise<ReportOutcome> {
  const found = await findReportable(ctx, input.kind, input.id);
  if (!found) throw new NotFound(input.kind);
  if (found.isOwn) throw new Conflict(reportRefusals.own_content);
  if (!isCallForHelp(input.reason)) {
    if (isBlank(input.details)) throw new Invalid("details");
    if (input.name === null && !isAnonymousAllowed(input.reason)) throw new Invalid("name");
  }
  const reporterId = viewerOf(ctx);
  return reporterId === null ? reportByAddress(ctx, input) : reportAsMember(ctx, input, reporterId);
}

const valuesOf = ({ kind, id, reason, details, name }: ReportInput, createdAt: Date) => ({
  [reportColumns[kind]]: id,
  wordsField: reportedField(kind),
  wordsAt: wordsAtOf({ kind, id }),
  reason,
  details,
  reporterName: name,
  createdAt,
});

async function reportAsMember(
  ctx: ServiceContext,
  input: ReportInput,
  reporterId: string,
): Promise<ReportOutcome> {
  await requireRateLimit(ctx, "reports", reporterId);
  return transactionInLine(ctx, input, async (tx): Promise<ReportOutcome> => {
    const values = valuesOf(input, tx.now());
    const [report] = await tx.db
      .insert(reports)
      .values({ ...values, reporterId, confirmedAt: tx.now() })
      .onConflictDoNothing()
      .returning();
    if (!report) return "already";
    if (!(await joinCase(tx, report))) throw new NotFound(input.kind);
    const [reporter] = await tx.db
      .select({ email: users.email })
      .from(users)
      .where(eq(users.id, reporterId));
    if (reporter) await sendReceipt(tx, { id: report.id, email: reporter.email });
    return "reported";
  });
}

async function reportByAddress(ctx: ServiceContext, input: ReportInput): Promise<ReportOutcome> {
  const { email, clientAddress } = input;
  const limit = isDangerous(input.reason) ? "dangersOfNetwork" : "reportsOfNetwork";
  if (clientAddress) await requireRateLimit(ctx, limit, networkOf(clientAddress));
  if (!email) return reportAnonymously(ctx, input);
  await requireRateLimit(ctx, "reportConfirmations", mailboxOf(email));
  return transactionInLine(ctx, input, async (tx): Promise<ReportOutcome> => {
    const id = crypto.randomUUID();
    const [fresh] = await tx.db
      .insert(reports)
      .values({
        ...valuesOf(input, tx.now()),
        id,
        reporterEmail: email,
        confirmationHash: digest(confirmationKey(id)),
      })
      .onConflictDoNothing()
      .returning();
    const report = fresh ?? (await writeAnew(tx, { ...input, email }));
    if (!report) return "confirm";
    // Somebody may be in danger now, and the link in a mail may be followed tomorrow or never.
    if (isDanger(urgencyOfReason(report.reason))) await joinCase(tx, report);
    const confirmationMailId = await queueMail(tx, {
      kind: reportConfirmationMail,
      recipient: email,
      subject: reportConfirmationMail.subject(),
      idempotencyKey: `report_confirmation/${report.id}/${crypto.randomUUID()}`,
    });
    await tx.db.update(reports).set({ confirmationMailId }).where(eq(reports.id, report.id));
    return isDanger(urgencyOfReason(report.reason)) ? "confirm-danger" : "confirm";
  });
}

/** Counts at once: nobody can be asked to confirm it. */
async function reportAnonymously(ctx: ServiceContext, input: ReportInput): Promise<ReportOutcome> {
  if (!isAnonymousAllowed(input.reason)) throw new Invalid("email");
  return transactionInLine(ctx, input, async (tx): Promise<ReportOutcome> => {
    const [report] = await tx.db
      .insert(reports)
      .values({ ...valuesOf(input, tx.now()), confirmedAt: tx.now() })
      .returning();
    if (report && !(await joinCase(tx, report))) throw new NotFound(input.kind);
    return "anonymous";
  });
}

async function writeAnew(
  tx: TransactionContext,
  { kind, id, email, reason, details, name }: ReportInput & { email: string },
) {
  const [report] = await tx.db
    .update(reports)
    .set({ reason, details, reporterName: name, createdAt: tx.now() })
    .where(
      and(
        sql`lower(${reports.reporterEmail}) = lower(${email})`,
        eq(reports[reportColumns[kind]], id),
        sql`${reports.wordsField} is not distinct from ${reportedField(kind)}::text`,
        sql`${reports.wordsAt} is not distinct from ${wordsAtOf({ kind, id })}`,
        isNull(reports.confirmedAt),
      ),
    )
    .returning();
  return report;
}

/** The receipt that art. 16(4) of the DSA asks for. */
export async function sendReceipt(
  tx: TransactionContext,
  { id, email }: { id: string; email: string },
): Promise<void> {
  const receiptMailId = await queueMail(tx, {
    kind: reportReceiptMail,
    recipient: email,
    subject: reportReceiptMail.subject(),
    idempotencyKey: `report_receipt/${id}`,
  });
  await tx.db.update(reports).set({ receiptMailId }).where(eq(reports.id, id));
}
