import { and, asc, eq, isNull, lte } from "drizzle-orm";
import { formatPrice } from "~/copy/format";
import { complaints, supportThreads } from "~/db/schema";
import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";
import { describeError } from "../command/describe-error";
import { isInWork } from "../orders/order-state";
import { stopOrder } from "../orders/stop-order.server";
import type { Order } from "../orders/transition-order.server";
import { orderBalances } from "../payments/balances.server";
import { requestRefund } from "../payments/request-refund.server";
import { complainedOrder, complaintOf, type Complaint } from "./complaint-of.server";
import { acceptedByLaw } from "./complaint-words";
import { recordDecision } from "./decide-complaint.server";
import { lockThread } from "./lock-thread.server";

const batch = 100;

/**
 * Accepts what nobody has decided in fourteen days (art. 7a ust. 2 u.p.k.), and queues the refund that was asked for: each in
 * a transaction of its own, with the refund's job in it. One that cannot be accepted now is met again at the next round.
 * @returns how many
 */
export async function acceptOverdueComplaints(ctx: ServiceContext): Promise<number> {
  const overdue = await ctx.db
    .select({ id: supportThreads.id })
    .from(complaints)
    .innerJoin(supportThreads, eq(supportThreads.id, complaints.threadId))
    .where(and(isNull(complaints.decidedAt), lte(supportThreads.dueAt, ctx.now())))
    .orderBy(asc(supportThreads.dueAt))
    .limit(batch);
  let accepted = 0;
  for (const { id } of overdue) {
    try {
      if (await acceptByLaw(ctx, id)) accepted += 1;
    } catch (error) {
      ctx.log.error({ error: describeError(error) }, "an overdue complaint was not accepted");
    }
  }
  return accepted;
}

const acceptByLaw = (ctx: ServiceContext, threadId: string): Promise<boolean> =>
  inTransaction(ctx, async (tx) => {
    const thread = await lockThread(tx, threadId);
    const complaint = await complaintOf(tx, thread);
    if (!complaint || complaint.decidedAt || !thread.dueAt || thread.dueAt > tx.now()) return false;
    const order = await complainedOrder(tx, thread);
    const { remedy } = complaint;
    const refundGrosze = remedy === "remake" ? null : await refundAskedFor(tx, order, complaint);
    await recordDecision(
      tx,
      { thread, order },
      { decision: remedy, text: textOf(refundGrosze), refundGrosze, byLaw: true },
    );
    return true;
  });

/** @returns grosze that go back: less than was asked for where less is left */
async function refundAskedFor(
  tx: TransactionContext,
  order: Order,
  { askedGrosze }: Complaint,
): Promise<number> {
  const left = (await orderBalances(tx, order.id)).reduce((sum, each) => sum + each.leftGrosze, 0);
  const isWhole = askedGrosze === null || askedGrosze >= left;
  if (isWhole && left > 0 && isInWork(order.status)) await stopOrder(tx, order, "refund_requested");
  return requestRefund(tx, order, {
    ...{ reason: "complaint", alsoBegin: isWhole },
    ...(askedGrosze === null ? {} : { amountGrosze: askedGrosze }),
  });
}

function textOf(refundGrosze: number | null): string {
  const accepted = `Nie odpowiedzieliśmy na Twoją reklamację w ciągu 14 dni, więc jest uznana (${acceptedByLaw}). Przepraszamy, że to tyle trwało.`;
  if (refundGrosze === null)
    return `${accepted}\n\nPrzygotujemy dla Ciebie nowy dokument. Napiszemy, gdy będzie gotowy albo gdy będziemy o coś pytać.`;
  return refundGrosze > 0
    ? `${accepted}\n\nZlecamy zwrot ${formatPrice(refundGrosze)}.`
    : `${accepted}\n\nZa to zamówienie nie została u nas żadna kwota do zwrotu: wróciła wcześniej albo nie dotarła. Sprawdzi to człowiek i napisze, jak jest.`;
}
