import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import { reports } from "~/db/schema";
import { isCallForHelp, reportedField, type ReportKind } from "~/site/reports";
import type { ServiceContext } from "../command/context.server";
import { viewerOf } from "../groups/access.server";
import { isId } from "../listing/ids";
import { caseKey } from "../moderation/case-key.server";
import { caseNumber } from "../moderation/case-page.server";
import { reportColumns, wordsAtOf } from "./reported-columns";

/** As in the receipt: the number of a report, and the key of its page. */
export type OwnReport = {
  number: string;
  key: string;
  /** Whether it is shown to them no more: see `reportedBy`. */
  isClosed: boolean;
};

/** The report that the viewer has made of something as it is now; null for visitors, whose mailbox alone knows theirs. */
export async function ownReport(
  ctx: ServiceContext,
  { kind, id }: { kind: ReportKind; id: string },
): Promise<OwnReport | null> {
  const viewer = viewerOf(ctx);
  if (viewer === null || !isId(id)) return null;
  const [found] = await ctx.db
    .select({ id: reports.id, reason: reports.reason })
    .from(reports)
    .where(
      and(
        eq(reports.reporterId, viewer),
        eq(reports[reportColumns[kind]], id),
        sql`${reports.wordsField} is not distinct from ${reportedField(kind)}::text`,
        sql`${reports.wordsAt} is not distinct from ${wordsAtOf({ kind, id })}`,
        isNotNull(reports.confirmedAt),
      ),
    )
    .orderBy(desc(reports.createdAt))
    .limit(1);
  if (!found) return null;
  const { reason } = found;
  return { number: caseNumber(found.id), key: caseKey(found.id), isClosed: !isCallForHelp(reason) };
}
