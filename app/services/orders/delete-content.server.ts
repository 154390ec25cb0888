import { and, eq, inArray, isNull, lte, ne, notInArray, sql } from "drizzle-orm";
import {
  appointments,
  draftTexts,
  orderEvents,
  orders,
  refunds,
  talks,
  textScores,
} from "~/db/schema";
import { orderContent } from "~/db/schema/order-content";
import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";
import { day } from "~/time/durations";
import { declinedAnalysis, unwritten } from "./failure";
import { inWork } from "./order-state";
import { isOrderToken } from "./order-token";
import { recordEvent } from "./transition-order.server";

/**
 * Deletes what people wrote and what was written for them, wherever its time has come: 24 hours after delivery, or
 * after an order that nobody paid for was placed. Product, amount, address and times stay for accounting.
 * @returns how many orders were cleared
 */
export async function deleteExpiredContent(ctx: ServiceContext, limit = 500): Promise<number> {
  const due = await ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        isNull(orders.contentDeletedAt),
        lte(orders.contentDeleteAt, ctx.now()),
        notInArray(orders.status, [...inWork]),
      ),
    )
    .limit(limit);
  for (const { id } of due) await clear(ctx, id);
  await ctx.db
    .update(orders)
    .set({ crisisLevel: "none" })
    .where(
      and(
        ne(orders.crisisLevel, "none"),
        lte(orders.contentDeletedAt, new Date(ctx.now().getTime() - day)),
      ),
    );
  return due.length;
}

/**
 * Deletes an order's content at once, because its buyer asks for it.
 * @returns false when there was nothing to delete, or the order is still being fulfilled
 */
export async function deleteContentNow(ctx: ServiceContext, token: string): Promise<boolean> {
  if (!isOrderToken(token)) return false;
  const [order] = await ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.token, token), eq(orders.isAddressUnconfirmed, false)));
  return order ? clear(ctx, order.id) : false;
}

const clear = (ctx: ServiceContext, orderId: string) =>
  inTransaction(ctx, (tx) => clearContent(tx, orderId));

/**
 * Deletes one order's content inside the caller's transaction.
 * @param keepLevel leaves the level of danger for a day, so that mails about the money still carry help
 * @returns false when there was nothing to delete, or the order is still being fulfilled
 */
export async function clearContent(
  tx: TransactionContext,
  orderId: string,
  { keepLevel = false } = {},
): Promise<boolean> {
  const [cleared] = await tx.db
    .update(orders)
    .set({
      answers: null,
      summary: null,
      personName: null,
      // What was heard in a talk stands with the talk, which goes.
      crisisLevel: keepLevel
        ? sql`greatest(${orders.crisisLevel}, (select ${talks.crisisLevel} from ${talks} where ${talks.orderId} = ${orderId}))`
        : "none",
      crisisSuspectedAbove: null,
      alarm: null,
      contentDeletedAt: tx.now(),
    })
    .where(
      and(
        eq(orders.id, orderId),
        isNull(orders.contentDeletedAt),
        notInArray(orders.status, [...inWork]),
      ),
    )
    .returning({ id: orders.id });
  if (!cleared) return false;
  for (const table of orderContent) await tx.db.delete(table).where(eq(table.orderId, orderId));
  await deleteDraft(tx, orderId);
  await forgetRefusal(tx, orderId);
  await forgetStops(tx, orderId);
  await recordEvent(tx, orderId, "content_deleted");
  return true;
}

/** That the clock of a booked talk stood for help says what was heard in it, so it goes with the words. */
export async function forgetStops(
  { db }: Pick<ServiceContext, "db">,
  orderId: string,
): Promise<void> {
  await db
    .update(appointments)
    .set({ earlierStops: [], stoppedAt: null, resumedAt: null })
    .where(eq(appointments.orderId, orderId));
}

/** A model declines what is told of health, too: so that it did stays no longer than the words, wherever it stands. */
async function forgetRefusal(tx: TransactionContext, orderId: string): Promise<void> {
  const { were, become } = unwritten;
  await tx.db
    .update(orders)
    .set({ failure: become })
    .where(and(eq(orders.id, orderId), inArray(orders.failure, were)));
  await tx.db
    .update(refunds)
    .set({ reason: become })
    .where(and(eq(refunds.orderId, orderId), inArray(refunds.reason, were)));
  await tx.db
    .update(refunds)
    .set({ reason: declinedAnalysis.becomes })
    .where(and(eq(refunds.orderId, orderId), eq(refunds.reason, declinedAnalysis.was)));
  await tx.db
    .update(orderEvents)
    .set({ detail: sql`jsonb_set(${orderEvents.detail}, '{failure}', to_jsonb(${become}::text))` })
    .where(
      and(
        eq(orderEvents.orderId, orderId),
        inArray(sql`${orderEvents.detail} ->> 'failure'`, were),
      ),
    );
}

/**
 * Deletes the text that staff had written to be compared with an order's own, and its figures, which tell of nothing then.
 * @returns false when there was none
 */
export async function deleteDraft(tx: TransactionContext, orderId: string): Promise<boolean> {
  const dropped = await tx.db
    .delete(draftTexts)
    .where(eq(draftTexts.orderId, orderId))
    .returning({ orderId: draftTexts.orderId });
  await tx.db
    .delete(textScores)
    .where(and(eq(textScores.orderId, orderId), eq(textScores.isDraft, true)));
  return dropped.length > 0;
}
