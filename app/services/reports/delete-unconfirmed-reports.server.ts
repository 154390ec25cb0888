import { and, inArray, isNull, lte } from "drizzle-orm";
import { retention, retentionTime } from "~/config/retention";
import { mails, reports } from "~/db/schema";
import { inTransaction, type ServiceContext } from "../command/context.server";

/**
 * Deletes reports that nobody confirmed, with the mails that asked to.
 * @returns how many
 */
export async function deleteUnconfirmedReports(ctx: ServiceContext): Promise<number> {
  const before = new Date(ctx.now().getTime() - retentionTime(retention.unconfirmedReport));
  return inTransaction(ctx, async (tx) => {
    const deleted = await tx.db
      .delete(reports)
      .where(and(isNull(reports.confirmedAt), lte(reports.createdAt, before)))
      .returning({ mailId: reports.confirmationMailId });
    const theirs = deleted.flatMap(({ mailId }) => mailId ?? []);
    if (theirs.length > 0) await tx.db.delete(mails).where(inArray(mails.id, theirs));
    return deleted.length;
  });
}
