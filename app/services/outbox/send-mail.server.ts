import { eq } from "drizzle-orm";
import { mails, orders } from "~/db/schema";
import { orderMailComposers } from "../fulfilment/compose-order-mail.server";
import { contactMailComposers } from "../contact/compose-contact-mail.server";
import type { ServiceContext } from "../command/context.server";
import { notificationMailComposers } from "../inbox/compose-notification-mail.server";
import { accountMailComposers } from "../members/account-mails.server";
import { caseMailComposers } from "../moderation/compose-case-mail.server";
import { reminderMailComposers } from "../moderation/remind-of-acute.server";
import { reportMailComposers } from "../reports/compose-report-mail.server";
import { reviewMailComposers } from "../reviews/compose-review-mail.server";
import { requestCopies } from "../downloads/request-copies.server";
import type { MailKind } from "../mails/queue-mail.server";
import { sendQueuedMail, type Composer } from "../mails/send-queued-mail.server";

/** Every mail that goes out through the outbox; a new kind without a composer does not compile. */
const composers: Record<MailKind, Composer> = {
  ...orderMailComposers,
  ...contactMailComposers,
  ...notificationMailComposers,
  ...reportMailComposers,
  ...caseMailComposers,
  ...reminderMailComposers,
  ...accountMailComposers,
  ...reviewMailComposers,
};

/**
 * Sends a queued mail, whatever it is about. Safe to repeat: its key makes it one mail for the provider.
 * @throws ExternalServiceError when the provider should be asked again
 */
export async function sendMail(ctx: ServiceContext, mailId: string): Promise<void> {
  const accepted = await sendQueuedMail(ctx, mailId, (context, mail) =>
    composers[mail.kind as MailKind](context, mail),
  );
  if (!accepted) return;
  const [about] = await ctx.db
    .select({ order: orders })
    .from(mails)
    .innerJoin(orders, eq(orders.id, mails.orderId))
    .where(eq(mails.id, mailId));
  // A fresh link's copies may have gone with the last one, or name an address that was corrected.
  if (about) await requestCopies(ctx, about.order);
}
