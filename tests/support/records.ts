import { asc, eq, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import {
  documentFiles,
  documentTexts,
  mails,
  modelCalls,
  orderEvents,
  orders,
  paymentNotifications,
  payments,
  refunds,
} from "~/db/schema";
import { callNames } from "~/services/writing/answers-paid.server";
import { sandbox } from "./world";

/** Everything that is known of an order, here and outside. */
export async function recordsOf(orderId: string) {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  if (!order) throw new Error("no such order");
  const of = { orderId };
  const [paid, returned, events, texts, files, mailRows, calls, notifications, jobs] =
    await Promise.all([
      db
        .select()
        .from(payments)
        .where(eq(payments.orderId, orderId))
        .orderBy(asc(payments.createdAt)),
      db
        .select()
        .from(refunds)
        .where(eq(refunds.orderId, orderId))
        .orderBy(asc(refunds.requestedAt), asc(refunds.amountGrosze)),
      db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId)).orderBy(orderEvents.id),
      db.select().from(documentTexts).where(eq(documentTexts.orderId, orderId)),
      db
        .select()
        .from(documentFiles)
        .where(eq(documentFiles.orderId, orderId))
        .orderBy(asc(documentFiles.position)),
      db.select().from(mails).where(eq(mails.orderId, orderId)),
      db.select().from(modelCalls).where(eq(modelCalls.subjectId, orderId)).orderBy(modelCalls.id),
      db.select().from(paymentNotifications).where(eq(paymentNotifications.orderId, orderId)),
      jobsOf(of),
    ]);
  return {
    order,
    payments: paid,
    refunds: returned,
    events: events.map(({ type }) => type),
    texts,
    files,
    mails: mailRows,
    /** Answers that the text was written by. */
    modelCalls: calls.filter(({ task }) => !isLook(task)),
    /** Looks at the written text: the editor's and the reader's. */
    looks: calls.filter(({ task }) => isLook(task)),
    notifications,
    jobs,
    delivered: mailsTo(order.email),
    transactions: sandbox.state.transactions.newest(({ crc }) => crc === order.token).reverse(),
  };
}

const isLook = (task: string) =>
  [callNames.review, callNames.read].some((name) => task.endsWith(name));

export type Job = { task: string; payload: Record<string, string>; key: string | null };

/** The jobs that wait for an order or one of its payments. */
async function jobsOf({ orderId }: { orderId: string }): Promise<Job[]> {
  return db.execute<Job>(sql`
    select t.identifier as task, j.payload, j.key
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where j.payload->>'orderId' = ${orderId}
       or j.payload->>'paymentId' in (select id::text from payments where order_id = ${orderId})
    order by j.id`);
}

/** What the mail vendor took for an address. */
export function mailsTo(email: string | null) {
  if (email === null) return [];
  return sandbox.state.mails.newest(({ to }) => to.includes(email));
}
