import { eq } from "drizzle-orm";
import { env } from "~/config/env.server";
import { reports } from "~/db/schema";
import { paths } from "~/paths";
import { reportConfirmationMail, reportReceiptMail } from "~/mails/report-mails.server";
import { reportKindLabels, reportKindsReported, reportReasons } from "~/site/reports";
import type { ReportMailKind } from "../mails/queue-mail.server";
import type { Composer } from "../mails/send-queued-mail.server";
import { confirmationKey } from "./confirmation-key.server";

type Report = typeof reports.$inferSelect;

function kindOf({ postId, commentId, pictureId }: Report) {
  if (postId) return "post";
  if (commentId) return "comment";
  return pictureId ? "picture" : "member";
}

/** What writes each mail about a report; the report names its mails. */
export const reportMailComposers: Record<ReportMailKind, Composer> = {
  report_confirmation: async (ctx, { id }) => {
    const [report] = await ctx.db.select().from(reports).where(eq(reports.confirmationMailId, id));
    if (!report || report.confirmedAt) return null;
    const url = env.APP_URL + paths.confirmReport(confirmationKey(report.id));
    return {
      ...reportConfirmationMail({ what: reportKindsReported[kindOf(report)], url }),
      attachments: [],
    };
  },
  report_receipt: async (ctx, { id }) => {
    const [report] = await ctx.db.select().from(reports).where(eq(reports.receiptMailId, id));
    if (!report) return null;
    const letter = reportReceiptMail({
      id: report.id,
      what: reportKindLabels[kindOf(report)],
      reason: reportReasons[report.reason],
      createdAt: report.createdAt,
    });
    return { ...letter, attachments: [] };
  },
};
