import { owedForTalk } from "../appointments/owed-for-talk.server";
import type { ServiceContext } from "../command/context.server";
import { withdrawalStatement } from "./withdraw-order.server";
import { getOrderPage } from "../orders/order-page.server";
import { findOrder } from "../orders/queries.server";

/** What the page where a buyer withdraws from the contract shows; null when no order has this token. */
export async function getWithdrawalPage(ctx: ServiceContext, token: string) {
  const order = await getOrderPage(ctx, token);
  const row = order && (await findOrder(ctx, token));
  if (!order || !row || order.isAddressUnconfirmed) return null;
  return {
    token,
    number: order.number,
    productSlug: order.productSlug,
    bookSlug: order.bookSlug,
    bookTitle: order.bookTitle,
    email: order.email,
    personName: row.personName,
    statement: withdrawalStatement(order),
    right: order.options.withdrawal,
    lastDay: order.options.lastWithdrawalDay,
    withdrawnAt: order.options.withdrawnAt,
    isMissed: order.appointment?.isMissed ?? false,
    performance: order.appointment?.performance ?? null,
    owedGrosze: await owedForTalk(ctx, row),
    paid: order.paidAt !== null || order.options.short.length > 0,
    consentedAt: row.consentedAt,
    isOpened: order.mailedAt === null && row.openedAt !== null,
    deliveredAt: order.mailedAt ?? row.openedAt ?? row.completedAt,
  };
}

export type WithdrawalPage = NonNullable<Awaited<ReturnType<typeof getWithdrawalPage>>>;
