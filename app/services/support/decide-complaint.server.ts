import { and, eq, isNull } from "drizzle-orm";
import type { Money } from "~/copy/format";
import { complaints } from "~/db/schema";
import { exceeds } from "~/forms/text";
import { recordAuditEvent } from "../audit/record-audit-event.server";
import type { AuditEvent } from "../audit/audit-events";
import type { ServiceContext, TransactionContext } from "../command/context.server";
import { assertNotRefused, Conflict, Invalid, NotAllowed } from "../command/errors";
import { authorise } from "../access/authorise.server";
import { postMessage } from "../conversations/post-message.server";
import { queueMail } from "../mails/queue-mail.server";
import { orderNumber } from "../orders/order-number";
import { confirmedAddress } from "../orders/confirmed-address.server";
import { recordEvent, type Order } from "../orders/transition-order.server";
import { paymentRefusals } from "../payments/acts";
import { moneyFacts } from "../payments/sums";
import { issueRefund, planRefund } from "../payments/refund-order.server";
import { requiresTwoPeopleLocked } from "../payments/refund-limit.server";
import {
  acceptanceRefusal,
  decliningRefusal,
  shortfallRefusal,
  supportAuditEvents,
  supportRefusals,
} from "./acts";
import { requireVersion } from "./answer-thread.server";
import { complaintDecisionMail } from "./complaint-mails";
import { complainedOrder, complaintOf } from "./complaint-of.server";
import type { Decision } from "./complaint-words";
import { lockThread, type Thread } from "./lock-thread.server";
import { keptUntil, messageLimit } from "./rules";
import { asStaff, changeThread } from "./staff-thread.server";

type Decided = {
  decision: Decision;
  /** Why, as the buyer reads it. */
  text: string;
  /** What goes back; null where no money was decided about. */
  sums: readonly Money[] | null;
  /** When, where it is done later than that. */
  decidedAt?: Date;
  byLaw?: true;
};

/**
 * Writes a decision down, once, and tells the buyer, by mail where their order has an address. A thread stays open while a
 * document is still owed.
 * @param tx holds the lock of the thread, and that of the order
 * @throws Conflict where it is decided
 */
export async function recordDecision(
  tx: TransactionContext,
  { thread, order }: { thread: Thread; order: Order },
  { decision, text, sums, byLaw, decidedAt = tx.now() }: Decided,
): Promise<void> {
  const now = tx.now();
  // Money in another currency goes back beside it, and has its own mail.
  const inOrders = sums?.find(({ currency }) => currency === order.currency);
  const refundGrosze = sums && (inOrders?.grosze ?? 0);
  const decided = await tx.db
    .update(complaints)
    .set({ decision, refundGrosze, decidedAt, byLaw: byLaw === true, acceptanceFailure: null })
    .where(and(eq(complaints.threadId, thread.id), isNull(complaints.decidedAt)))
    .returning({ id: complaints.threadId });
  if (decided.length === 0) throw new Conflict(supportRefusals.complaint_decided);
  const idempotencyKey = `complaint_decision/${thread.id}`;
  const recipient = await confirmedAddress(tx, order);
  const mailId =
    recipient === null
      ? null
      : await queueMail(tx, {
          ...{ kind: complaintDecisionMail, orderId: order.id, recipient },
          subject: complaintDecisionMail.subject(orderNumber(order.number)),
          idempotencyKey,
        });
  const { actor } = tx;
  await postMessage(tx, {
    subject: { kind: "support", id: thread.id },
    author: actor.kind === "staff" ? { kind: "staff", id: actor.userId } : { kind: "system" },
    body: text,
    idempotencyKey,
    mailId: mailId ?? undefined,
  });
  const isOwed = decision === "remake" || sums?.length === 0;
  await changeThread(tx, thread, {
    ...{ dueAt: null, closedAt: isOwed ? null : now, deleteAt: keptUntil(thread, now) },
  });
  const event = decision === "declined" ? "complaint_declined" : "complaint_accepted";
  await recordEvent(tx, order.id, byLaw ? "complaint_accepted_by_law" : event);
}

/** @throws Conflict where it is decided already, or was by the law at that moment */
async function requireUndecided(
  tx: TransactionContext,
  thread: Thread,
  {
    refusal,
    granted,
    at,
  }: {
    refusal: typeof acceptanceRefusal;
    /** What is agreed to; null where nothing is. */
    granted: Parameters<typeof shortfallRefusal>[1] | null;
    at: Date;
  },
): Promise<void> {
  const complaint = await complaintOf(tx, thread);
  const asked = { complaint, isOverdue: thread.dueAt !== null && thread.dueAt <= at };
  assertNotRefused(refusal(asked) ?? (granted && shortfallRefusal(asked, granted)));
}

const checkReasons = (text: string) => {
  if (text.trim() === "" || exceeds(text, messageLimit)) throw new Invalid("text");
};

/** A complaint to which staff agree with money. */
export type AcceptedComplaint = {
  threadId: string;
  text: string;
  /** All that is left unless said otherwise. */
  amountGrosze?: number;
  /** When one person alone decided it, as an ISO time; by default now. It may be done half a minute after the last moment. */
  pressedAt?: string;
  /** What `versionOf` said when it was looked at. */
  version: string;
};

/**
 * Looks whether staff may accept a complaint with money, under the locks of its thread and its order.
 * @returns what does it: as whoever asked, or with the colleague who has agreed
 * @throws NotAllowed also for an order of one's own; NotFound, Invalid; Conflict where it is decided or nothing is left, and
 * `thread_written_meanwhile` where somebody has written since
 */
export async function planAcceptance(
  tx: TransactionContext,
  { threadId, text, amountGrosze, pressedAt, version }: AcceptedComplaint,
) {
  const decidedAt = pressedAt === undefined ? tx.now() : new Date(pressedAt);
  const target = { kind: "thread", id: threadId } as const;
  checkReasons(text);
  const thread = await lockThread(tx, threadId);
  await requireUndecided(tx, thread, {
    ...{ refusal: acceptanceRefusal, at: decidedAt },
    granted: { grosze: amountGrosze },
  });
  await requireVersion(tx, { threadId, version });
  const order = await complainedOrder(tx, thread);
  const request = { orderId: order.id, amountGrosze, reason: "complaint" } as const;
  const planned = await planRefund(tx, request);
  const { sums, whole, interested, balances } = planned;
  const grosze = sums.find(({ currency }) => currency === order.currency)?.grosze ?? 0;
  const takesTwo = (staffId: string) =>
    requiresTwoPeopleLocked(tx, { order, balances, amountGrosze: grosze, staffId });
  return {
    ...{ thread, order, sums, whole, interested, takesTwo },
    async perform(askedBy: string) {
      const decidedAlone = tx.actor.kind === "staff" && tx.actor.userId === askedBy;
      if (decidedAlone) {
        authorise(tx, "refund_orders", target);
        if (await takesTwo(askedBy)) throw new NotAllowed(paymentRefusals.two_people);
      }
      const issued = await issueRefund(tx, planned, { ...request, decidedAlone }, askedBy);
      const decision = whole ? "refund" : "reduction";
      await recordDecision(tx, { thread, order }, { decision, text, sums: issued.sums, decidedAt });
      await recordAuditEvent(tx, {
        ...{ act: supportAuditEvents.accept_complaint, target },
        after: { ...moneyFacts(sums), whole, askedBy },
      });
    },
  };
}

type Reasoned = Pick<AcceptedComplaint, "threadId" | "text" | "version">;

const decideWithoutMoney =
  (decision: "remake" | "declined", act: AuditEvent<never>) =>
  async (ctx: ServiceContext, { threadId, text, version }: Reasoned): Promise<void> => {
    checkReasons(text);
    await asStaff(ctx, threadId, async (tx, thread) => {
      await requireUndecided(tx, thread, {
        refusal: decision === "declined" ? decliningRefusal : acceptanceRefusal,
        granted: decision === "declined" ? null : decision,
        at: tx.now(),
      });
      await requireVersion(tx, { threadId, version });
      const order = await complainedOrder(tx, thread);
      await recordDecision(tx, { thread, order }, { decision, text, sums: null });
      const target = { kind: "thread", id: threadId } as const;
      await recordAuditEvent(tx, { act, target });
    });
  };

/**
 * Accepts a complaint with a new document, which is made on the order's page; the thread stays open until then.
 * @throws NotAllowed also for an order of one's own; NotFound, Invalid; Conflict where it is decided, and
 * `thread_written_meanwhile` where somebody has written since it was looked at
 */
export const remakeForComplaint = decideWithoutMoney(
  "remake",
  supportAuditEvents.remake_for_complaint,
);

/**
 * Declines a complaint, with reasons.
 * @throws NotAllowed also for an order of one's own; NotFound, Invalid; Conflict where it is decided, and
 * `thread_written_meanwhile` where somebody has written since it was looked at
 */
export const declineComplaint = decideWithoutMoney(
  "declined",
  supportAuditEvents.decline_complaint,
);
