import { and, inArray, lte } from "drizzle-orm";
import { retention, retentionTime } from "~/config/retention";
import { mails, notifications } from "~/db/schema";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { digestMail } from "./digest-mail";
import { weekDigestMail } from "./week-digest-mail";
import { notificationMail } from "./notification-mail";

const kinds = [notificationMail.code, digestMail.code, weekDigestMail.code];

/**
 * Deletes notifications whose time has come, and mails about notifications, also those to accounts that are gone.
 * @returns how many notifications were deleted
 */
export async function deleteOldNotifications(ctx: ServiceContext): Promise<number> {
  const before = new Date(ctx.now().getTime() - retentionTime(retention.notification));
  return inTransaction(ctx, async (tx) => {
    await tx.db.delete(mails).where(and(inArray(mails.kind, kinds), lte(mails.createdAt, before)));
    const deleted = await tx.db
      .delete(notifications)
      .where(lte(notifications.happenedAt, before))
      .returning({ id: notifications.id });
    return deleted.length;
  });
}
