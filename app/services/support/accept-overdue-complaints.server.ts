import { and, asc, eq, isNull, lte, sql } from "drizzle-orm";
import { formatMoney } from "~/copy/format";
import { complaints, supportThreads } from "~/db/schema";
import { pressedUpon } from "../access/pressed-upon.server";
import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";
import { describeError } from "../command/describe-error";
import { isMailUnderWay } from "../orders/once-mail-has-ended.server";
import type { Order } from "../orders/transition-order.server";
import { issueRefund, planOwedRefund } from "../payments/refund-order.server";
import { supportAuditEvents } from "./acts";
import { complainedOrder, complaintOf, type Complaint } from "./complaint-of.server";
import { acceptedByLaw } from "./complaint-words";
import { recordDecision } from "./decide-complaint.server";
import { lockThread } from "./lock-thread.server";

const batch = 100;

/**
 * Accepts what nobody has decided in fourteen days (art. 7a ust. 2 u.p.k.), and queues the refund that was asked for: each in
 * a transaction of its own, with the refund's job in it. One that cannot be accepted now holds up no other, says why on the
 * desk, and is met again at the next round.
 * @returns how many
 */
export async function acceptOverdueComplaints(ctx: ServiceContext): Promise<number> {
  const { id, dueAt } = supportThreads;
  let accepted = 0;
  for (let last: { id: string; dueAt: Date | null } | undefined; ;) {
    const overdue = await ctx.db
      .select({ id, dueAt })
      .from(complaints)
      .innerJoin(supportThreads, eq(id, complaints.threadId))
      .where(
        and(
          ...[isNull(complaints.decidedAt), lte(dueAt, ctx.now())],
          last && sql`(${dueAt}, ${id}) > (${last.dueAt?.toISOString()}::timestamptz, ${last.id})`,
        ),
      )
      .orderBy(asc(dueAt), asc(id))
      .limit(batch);
    for (const { id: threadId } of overdue) {
      try {
        if (await acceptByLaw(ctx, threadId)) accepted += 1;
      } catch (error) {
        ctx.log.error({ error: describeError(error) }, "an overdue complaint was not accepted");
        await ctx.db
          .update(complaints)
          .set({ acceptanceFailure: isMailUnderWay(error) ? "mail_under_way" : "unexpected" })
          .where(and(eq(complaints.threadId, threadId), isNull(complaints.decidedAt)));
      }
    }
    last = overdue.at(-1);
    if (!last) return accepted;
  }
}

const acceptByLaw = (ctx: ServiceContext, threadId: string): Promise<boolean> =>
  inTransaction(ctx, async (tx) => {
    const thread = await lockThread(tx, threadId);
    const complaint = await complaintOf(tx, thread);
    if (!complaint || complaint.decidedAt || !thread.dueAt || thread.dueAt > tx.now()) return false;
    // Staff pressed it in time, and it is done in a moment: none is taken after the last one.
    const pressed = await pressedUpon(tx, "thread", [threadId]);
    if (pressed.some(({ kind }) => kind === supportAuditEvents.accept_complaint.code)) return false;
    const order = await complainedOrder(tx, thread);
    const decided = await carryOut(tx, order, complaint);
    await recordDecision(tx, { thread, order }, { ...decided, byLaw: true });
    return true;
  });

/** Gives back what was demanded, as far as it is left; a document staff have to make. */
async function carryOut(
  tx: TransactionContext,
  { id: orderId }: Order,
  { remedy, askedGrosze }: Complaint,
): Promise<Pick<Parameters<typeof recordDecision>[2], "decision" | "text" | "sums">> {
  if (remedy === "remake")
    return {
      ...{ decision: remedy, sums: null },
      text: `${accepted}\n\nPrzygotujemy dla Ciebie nowy dokument. Napiszemy, gdy będzie gotowy albo gdy będziemy o coś pytać.`,
    };
  const planned = await planOwedRefund(tx, { orderId, amountGrosze: askedGrosze ?? undefined });
  const { whole } = planned;
  const refund = await issueRefund(tx, planned, { orderId, reason: "complaint" }, null);
  const { sums } = refund;
  if (sums.length === 0)
    return { decision: remedy, sums, text: `${accepted}\n\n${noneLeft(refund)}` };
  const isLess = askedGrosze !== null && planned.amountGrosze !== askedGrosze;
  return {
    ...{ decision: whole ? "refund" : "reduction", sums },
    text: `${accepted}\n\nZlecamy zwrot: ${formatMoney(sums)}.${isLess ? " Tyle zostało z Twojej wpłaty." : ""}`,
  };
}

const accepted = `Nie odpowiedzieliśmy na Twoją reklamację w ciągu 14 dni, więc jest uznana (${acceptedByLaw}). Przepraszamy, że to tyle trwało.`;

const noneLeft = ({ begunGrosze }: { begunGrosze: number }) =>
  begunGrosze > 0
    ? "Zwrot Twojej wpłaty był już zlecony i właśnie ruszył. Nic więcej z niej u nas nie zostało."
    : "Za to zamówienie nie została u nas żadna kwota do zwrotu: wróciła wcześniej albo nie dotarła. Sprawdzi to człowiek i napisze, jak jest.";
