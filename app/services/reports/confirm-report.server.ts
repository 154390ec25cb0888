import { and, eq, gt, isNotNull, sql } from "drizzle-orm";
import { retention, retentionTime } from "~/config/retention";
import { caseParties, groups, reports } from "~/db/schema";
import { reportKindOf } from "~/site/reports";
import type { ServiceContext } from "../command/context.server";
import { joinCase, reportedIdOf } from "../moderation/join-case.server";
import { digest } from "../access/secrets.server";
import { sendReceipt } from "./report-content.server";
import { transactionInLine } from "./transaction-in-line.server";

/** How long a link may be followed, in milliseconds. */
const lifetime = retentionTime(retention.unconfirmedReport);

const isValid = (ctx: ServiceContext, key: string) =>
  and(
    eq(reports.confirmationHash, digest(key)),
    isNotNull(reports.reporterEmail),
    gt(reports.createdAt, new Date(ctx.now().getTime() - lifetime)),
  );

/**
 * `changed`: the words of a group were not those any more that were reported, so that those are looked at which stood there
 * instead; `gone`: nothing was left to look at.
 */
export type Confirmation = "open" | "confirmed" | "changed" | "gone";

/** Where the report of a link stands; null for a link that leads nowhere any more. */
export async function findConfirmation(
  ctx: ServiceContext,
  key: string,
): Promise<Confirmation | null> {
  const [found] = await ctx.db
    .select({ report: reports, partyId: caseParties.id, wordsAt: wordsNowAt })
    .from(reports)
    .leftJoin(caseParties, eq(caseParties.reportId, reports.id))
    .leftJoin(groups, eq(groups.id, reports.groupId))
    .where(isValid(ctx, key));
  if (!found) return null;
  const { report, partyId, wordsAt } = found;
  if (!report.confirmedAt) return "open";
  if (partyId === null) return "gone";
  return wordsAt && wordsAt.getTime() !== report.wordsAt?.getTime() && wordsAt < report.confirmedAt
    ? "changed"
    : "confirmed";
}

const wordsNowAt = sql<Date | null>`case ${reports.wordsField}
  when 'rules' then ${groups.rulesAt} when 'welcome' then ${groups.welcomeAt} end`.mapWith(
  groups.rulesAt,
);

/**
 * Makes a report count whose sender proves that the address is theirs. Again is as once.
 * @returns false for a link that leads nowhere any more
 */
export async function confirmReport(ctx: ServiceContext, key: string): Promise<boolean> {
  const [meant] = await ctx.db.select().from(reports).where(isValid(ctx, key));
  if (!meant) return false;
  const line = { kind: reportKindOf(meant), id: reportedIdOf(meant), reason: meant.reason };
  return transactionInLine(ctx, line, async (tx) => {
    const [report] = await tx.db.select().from(reports).where(isValid(tx, key)).for("update");
    if (!report?.reporterEmail) return false;
    if (report.confirmedAt) return true;
    const [confirmed] = await tx.db
      .update(reports)
      .set({ confirmedAt: tx.now() })
      .where(eq(reports.id, report.id))
      .returning();
    // A receipt says that somebody looks, and leads to the case.
    if (confirmed && (await joinCase(tx, confirmed)))
      await sendReceipt(tx, { id: report.id, email: report.reporterEmail });
    return true;
  });
}
