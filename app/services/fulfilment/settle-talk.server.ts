import { and, asc, eq, isNotNull, isNull, notExists, lte, sql } from "drizzle-orm";
import { bookingTerms } from "~/config/booking-terms";
import { retention, retentionTime } from "~/config/retention";
import type { OutstandingJob } from "~/db/add-job.server";
import {
  appointments,
  documentFiles,
  mails,
  orders,
  refunds,
  talkMessages,
  talks,
} from "~/db/schema";
import { talkAnalysis } from "~/products/talk-analysis/product";
import { minute } from "~/time/durations";
import { appointmentMissedMail } from "../appointments/appointment-mails";
import { tellOfEnd } from "../appointments/end-of-time.server";
import { missedMoveUntil } from "../appointments/missed-move";
import { shareOf } from "../appointments/owed-for-talk.server";
import { findAppointment, type Appointment } from "../appointments/queries.server";
import { readClock } from "../appointments/read-clock.server";
import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";
import { describeError } from "../command/describe-error";
import { queueMail } from "../mails/queue-mail.server";
import { lockOrder } from "../orders/lock-order.server";
import { talkAnalysisMail } from "../orders/document-mails";
import { orderNumber } from "../orders/order-number";
import { recordEvent, transitionOrder, type Order } from "../orders/transition-order.server";
import type { RefundCause } from "../payments/refund-causes";
import { requestRefund } from "../payments/request-refund.server";
import { hearUnanswered } from "../talks/hear-unanswered.server";
import { settleTalkKey } from "../talks/keep-room.server";
import { WritingStopped, type WritingEnd } from "../writing/writing-stopped";
import { completeOrder, failOrder } from "./end-order.server";
import { renderCareCard } from "./render-care-card.server";
import { OrderWithdrawn } from "./while-in-work.server";
import { writeAnalysis } from "./write-analysis.server";

/** What was said in a talk, as far as what it comes to depends on that. */
type Said = { wrote: boolean; wasAnswered: boolean };

/**
 * Settles a talk that has ended: it is delivered with its end. One to which nobody came is told of, and owed for a while; one in
 * which somebody wrote and was never answered, or whose words a vendor declined, gives all the money back; an analysis is written
 * where it was bought and there is something to write of, else its price goes back; and money for silence that no time could be
 * given back for. Safe to run twice.
 * @param input.lastAttempt whether the job will not be tried again
 * @param input.isUnwanted its buyer wants no analysis any more: its price goes back, unless it is there
 * @throws Error when another attempt should follow
 */
export async function settleTalk(
  ctx: ServiceContext,
  {
    orderId,
    lastAttempt,
    isUnwanted = false,
  }: { orderId: string; lastAttempt: boolean; isUnwanted?: boolean },
): Promise<void> {
  await transitionOrder(ctx, orderId, "processing", { from: ["paid"] });
  // Whoever wants it deleted has nothing more of it read.
  if (!isUnwanted && (await isOver(ctx, orderId))) await hearUnanswered(ctx, orderId);
  await keepLevel(ctx, orderId);
  const [order] = await ctx.db.select().from(orders).where(eq(orders.id, orderId));
  const appointment = await findAppointment(ctx, orderId);
  if (order?.status !== "processing" || appointment?.state !== "booked" || !appointment.endedAt)
    return;
  const said = await saidIn(ctx, orderId);
  if (appointment.endedBy === "declined") return failOrder(ctx, order, "model_refused");
  if (!said.wrote && appointment.cameAt === null) return settleMissed(ctx, appointment);
  if (said.wrote && !said.wasAnswered) return failOrder(ctx, order, "model_unavailable");
  await withOrder(ctx, orderId, tellOfEnd);
  const lostGrosze = shareOf(
    order,
    appointment,
    Math.ceil((await readClock(ctx, appointment)).lost / minute),
  );
  if (!appointment.withAnalysis) return complete(ctx, orderId, lostGrosze);
  if (!said.wrote) return giveAnalysisBack(ctx, orderId);
  // What is given back for silence does not wait for a model.
  await withOrder(ctx, orderId, (tx, current) => giveLostBack(tx, current, lostGrosze));
  const waited = ctx.now().getTime() - appointment.endedAt.getTime();
  if (isUnwanted || waited >= longestWait)
    return (await hasAnalysis(ctx, orderId))
      ? complete(ctx, orderId, 0)
      : giveAnalysisBack(ctx, orderId);
  try {
    await writeAnalysis(ctx, order);
  } catch (error) {
    if (error instanceof OrderWithdrawn) return;
    ctx.log.warn({ orderId, error: describeError(error) }, "an analysis was not written");
    const mayHelp = !(error instanceof WritingStopped) && !lastAttempt;
    if (mayHelp && waited < analysisPatience) throw error;
    await giveAnalysisBack(
      ctx,
      orderId,
      error instanceof WritingStopped ? error.reason : undefined,
    );
  }
}

/** How long an analysis is tried for after its talk, in milliseconds: then its price goes back. */
const analysisPatience = 6 * 60 * minute;
/** After that nothing is left that it could be written from, in milliseconds. */
const longestWait = retentionTime(retention.bookedTalk);

const hasAnalysis = async ({ db }: ServiceContext, orderId: string) =>
  (await db.$count(documentFiles, eq(documentFiles.orderId, orderId))) > 0;

async function isOver(ctx: ServiceContext, orderId: string): Promise<boolean> {
  const [order] = await ctx.db
    .select({ status: orders.status })
    .from(orders)
    .where(eq(orders.id, orderId));
  if (order?.status !== "processing") return false;
  return Boolean((await findAppointment(ctx, orderId))?.endedAt);
}

async function saidIn({ db }: ServiceContext, orderId: string): Promise<Said> {
  const [row] = await db
    .select({
      wrote: sql<boolean>`count(*) > 0`,
      wasAnswered: sql<boolean>`coalesce(bool_or(${talkMessages.reply} <> ''), false)`,
    })
    .from(talkMessages)
    .innerJoin(talks, eq(talks.id, talkMessages.talkId))
    .where(eq(talks.orderId, orderId));
  return row ?? { wrote: false, wasAnswered: false };
}

/** What was heard in the talk goes with its order: its mails and its document carry the help lines then. */
async function keepLevel({ db }: ServiceContext, orderId: string): Promise<void> {
  const heard = db
    .select({ level: talks.crisisLevel })
    .from(talks)
    .where(eq(talks.orderId, orderId));
  await db
    .update(orders)
    .set({ crisisLevel: sql`greatest(${orders.crisisLevel}, coalesce((${heard}), 'none'))` })
    .where(and(eq(orders.id, orderId), isNull(orders.contentDeletedAt)));
}

/** Does something with an order, under its lock, as long as it is in work. */
const withOrder = (
  ctx: ServiceContext,
  orderId: string,
  work: (tx: TransactionContext, order: Order) => Promise<void>,
) =>
  inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, { id: orderId });
    if (order?.status === "processing") await work(tx, order);
  });

const complete = (ctx: ServiceContext, orderId: string, lostGrosze: number) =>
  withOrder(ctx, orderId, async (tx, order) => {
    await giveLostBack(tx, order, lostGrosze);
    await completeOrder(tx, order);
  });

/** Once, as long as nobody knows how often this runs. */
async function giveLostBack(tx: TransactionContext, order: Order, amountGrosze: number) {
  if (amountGrosze === 0) return;
  const reason = "talk_silent" satisfies RefundCause;
  const given = and(eq(refunds.orderId, order.id), eq(refunds.reason, reason));
  if ((await tx.db.$count(refunds, given)) === 0)
    await requestRefund(tx, order, { reason, amountGrosze });
}

/**
 * An analysis that cannot be written is not paid for.
 * @param stopped why nobody will write it, where its words were the reason: then a card of care stands in for it
 */
async function giveAnalysisBack(
  ctx: ServiceContext,
  orderId: string,
  stopped?: WritingEnd,
): Promise<void> {
  const isDeclined = stopped === "model_refused" || stopped === "adults_only";
  // As it is now: what was declined has raised an alarm.
  const [current] = await ctx.db.select().from(orders).where(eq(orders.id, orderId));
  const card =
    current && stopped
      ? await renderCareCard(
          ctx,
          current,
          isDeclined ? "model_refused" : "unexpected",
          talkAnalysis,
        )
      : null;
  await withOrder(ctx, orderId, async (tx, order) => {
    if (card) await tx.db.insert(documentFiles).values(card).onConflictDoNothing();
    await requestRefund(tx, order, {
      reason: isDeclined ? "analysis_declined" : "analysis_unwritten",
      amountGrosze: bookingTerms.analysisGrosze,
    });
    await completeOrder(tx, order);
  });
}

/** Nobody came: the buyer is told, and can move it once; the second time, or where nobody does, it is over. */
async function settleMissed(ctx: ServiceContext, { orderId }: Appointment): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, { id: orderId });
    const [appointment] = await tx.db
      .select()
      .from(appointments)
      .where(eq(appointments.orderId, orderId))
      .for("update");
    if (order?.status !== "processing" || !appointment?.endedAt) return;
    if (appointment.missedAt) {
      const until = missedMoveUntil(appointment);
      if (!until || until <= tx.now()) await finishMissed(tx, order, appointment);
      return;
    }
    await tx.db
      .update(appointments)
      .set({ missedAt: tx.now() })
      .where(eq(appointments.orderId, orderId));
    await recordEvent(tx, orderId, "appointment_missed");
    if (order.email !== null)
      await queueMail(tx, {
        orderId,
        kind: appointmentMissedMail,
        recipient: order.email,
        subject: appointmentMissedMail.subject(orderNumber(order.number)),
        idempotencyKey: `order/${orderId}/appointment/missed/${appointment.missedMoves}`,
      });
    if (appointment.missedMoves > 0) await finishMissed(tx, order, appointment);
  });
}

async function finishMissed(
  tx: TransactionContext,
  order: Order,
  { withAnalysis }: Appointment,
): Promise<void> {
  if (withAnalysis)
    await requestRefund(tx, order, {
      reason: "analysis_unwritten",
      amountGrosze: bookingTerms.analysisGrosze,
    });
  await completeOrder(tx, order);
}

/** Talks that have ended, a minute ago or by a moment, and are not settled; those that are missed wait until their time for another is over. */
export async function outstandingTalkEnds(
  { db, now }: ServiceContext,
  endedBefore = new Date(now().getTime() - minute),
): Promise<OutstandingJob<"settle_talk">[]> {
  const waitingMail = db
    .select({ id: mails.id })
    .from(mails)
    .where(
      and(
        eq(mails.orderId, orders.id),
        eq(mails.kind, talkAnalysisMail.code),
        eq(mails.status, "pending"),
      ),
    );
  const rows = await db
    .select({
      orderId: orders.id,
      missedAt: appointments.missedAt,
      missedMoves: appointments.missedMoves,
    })
    .from(appointments)
    .innerJoin(orders, eq(orders.id, appointments.orderId))
    .where(
      and(
        eq(appointments.state, "booked"),
        isNotNull(appointments.endedAt),
        lte(appointments.endedAt, endedBefore),
        sql`${orders.status} in ('paid', 'processing')`,
        notExists(waitingMail),
      ),
    )
    .orderBy(asc(appointments.endedAt));
  return rows
    .filter((row) => {
      const until = missedMoveUntil(row);
      return !until || until <= now();
    })
    .map(({ orderId }) => ({
      payload: { orderId },
      key: settleTalkKey(orderId),
      rest: 10 * minute,
    }));
}
