import { and, count, eq, gt, max } from "drizzle-orm";
import { resendPause } from "~/config/limits";
import { acts, mails } from "~/db/schema";
import type { ServiceContext } from "../command/context.server";
import { paymentAuditEvents, type UnpaidOrder } from "./acts";
import { paymentLinkMail } from "./payment-link-mail";

/** What staff have begun about an order that nobody has paid for: the links that were sent, and money that is to be recorded. */
export async function unpaidOrder(
  { db, now }: Pick<ServiceContext, "db" | "now">,
  orderId: string,
): Promise<UnpaidOrder> {
  const [[links], [asked]] = await Promise.all([
    db
      .select({ sent: count(), last: max(mails.createdAt) })
      .from(mails)
      .where(and(eq(mails.orderId, orderId), eq(mails.kind, paymentLinkMail.code))),
    db
      .select({ lapsesAt: acts.lapsesAt })
      .from(acts)
      .where(
        and(
          eq(acts.kind, paymentAuditEvents.record_payment.code),
          eq(acts.targetKind, "order"),
          eq(acts.targetId, orderId),
          eq(acts.status, "requested"),
          gt(acts.lapsesAt, now()),
        ),
      ),
  ]);
  const next = links?.last ? new Date(links.last.getTime() + resendPause) : null;
  return {
    paymentLinks: { sent: links?.sent ?? 0, nextAt: next && next > now() ? next : null },
    outsideUntil: asked?.lapsesAt ?? null,
  };
}
