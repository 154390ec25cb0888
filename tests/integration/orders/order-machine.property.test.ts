import fc from "fast-check";
import { and, eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { orders, payments } from "~/db/schema";
import type { ServiceContext } from "~/services/command/context.server";
import { deleteContentNow, deleteExpiredContent } from "~/services/orders/delete-content.server";
import { expireOrders } from "~/services/payments/expire-orders.server";
import { transitions, type OrderStatus } from "~/services/orders/order-state";
import { checkOrderPayment, reconcilePayments } from "~/services/payments/check-payment.server";
import { sendRefund } from "~/services/payments/send-refund.server";
import { startPayment } from "~/services/payments/start-payment.server";
import { notifyPaid } from "../../support/notifications";
import { deliverOrder, payAtGateway, placeTestOrder, testContext } from "../../support/orders";
import { recordsOf } from "../../support/records";
import { sandbox } from "../../support/world";

type Order = Awaited<ReturnType<typeof placeTestOrder>>;
type World = {
  ctx: ServiceContext;
  clock: { now: Date };
  order: Order;
  first: string;
  second: string;
};

const hour = 60 * 60_000;
const quietly = (work: Promise<unknown>) => work.catch(() => undefined);

async function refundAll(ctx: ServiceContext, order: Order) {
  const { jobs } = await recordsOf(order.id);
  const refunds = jobs.filter(({ task }) => task === "send_refund");
  for (const { payload } of refunds) await quietly(sendRefund(ctx, payload.refundId ?? ""));
}

/** Fulfils only if a job asks for it, as a worker would. */
async function fulfilIfAsked({ ctx, order }: World, lastAttempt: boolean) {
  const { jobs } = await recordsOf(order.id);
  if (!jobs.some(({ task }) => task === "fulfil_order")) return;
  await quietly(deliverOrder(ctx, { orderId: order.id, lastAttempt }));
}

/** What the gateway knows before it reports anything. */
function atGateway(title: string, status: "correct" | "refund", amountPaid = 1199) {
  const found = sandbox.state.transactions.newest((each) => each.title === title)[0];
  if (!found || found.status === "refund") return;
  if (found.status === "correct" && status === "correct") return;
  sandbox.state.transactions.put({ ...found, status, amountPaid });
}

function report(order: Order, title: string, status: "correct" | "refund", paidGrosze = 1199) {
  atGateway(title, status, paidGrosze);
  return notifyPaid(order, title, {
    tr_status: status === "correct" ? "TRUE" : "CHARGEBACK",
    tr_paid: (paidGrosze / 100).toFixed(2),
  });
}

const events: Record<string, (world: World) => Promise<unknown>> = {
  "first payment reported": ({ order, first }) => report(order, first, "correct"),
  "second payment reported": ({ order, second }) => report(order, second, "correct"),
  "too little reported": ({ order, second }) => report(order, second, "correct", 100),
  "first charged back": ({ order, first }) => report(order, first, "refund"),
  "second charged back": ({ order, second }) => report(order, second, "refund"),
  "paid unheard": async ({ order }) => {
    const { transactions } = await recordsOf(order.id);
    const open = transactions.find(({ status }) => status === "pending");
    if (open) await payAtGateway(open.id, { told: false });
    sandbox.faults.clear();
  },
  "payment opened": ({ ctx, order }) =>
    recordsOf(order.id).then(({ order: now }) =>
      now.status === "awaiting_payment" ? quietly(startPayment(ctx, order)) : undefined,
    ),
  "page looked at": ({ ctx, order }) => checkOrderPayment(ctx, order.id),
  reconciled: ({ ctx }) => reconcilePayments(ctx),
  fulfilled: (world) => fulfilIfAsked(world, false),
  "fulfilled by two": (world) =>
    Promise.all([fulfilIfAsked(world, false), fulfilIfAsked(world, false)]),
  "model fails": async (world) => {
    sandbox.faults.arm({ service: "model", fault: "server_error" });
    await fulfilIfAsked(world, false);
    sandbox.faults.clear();
  },
  "model fails for good": async (world) => {
    sandbox.faults.arm({ service: "model", fault: "server_error" });
    await fulfilIfAsked(world, true);
    sandbox.faults.clear();
  },
  "mail answer lost": async (world) => {
    sandbox.faults.arm({ service: "resend", fault: "reset_after_accepting" });
    await fulfilIfAsked(world, false);
    sandbox.faults.clear();
  },
  refunded: ({ ctx, order }) => refundAll(ctx, order),
  "time passes": async ({ clock }) => {
    clock.now = new Date(clock.now.getTime() + 12 * hour);
  },
  expired: ({ ctx }) => expireOrders(ctx),
  "content deleted when due": ({ ctx }) => deleteExpiredContent(ctx),
  "content deleted by its owner": ({ ctx, order }) => deleteContentNow(ctx, order.token),
};

/** A refund is reported back to us as a chargeback, in its own time. */
const gatewayIsQuiet = () =>
  expect
    .poll(() => sandbox.state.notifications.newest(({ state }) => state === "pending"), {
      interval: 2,
    })
    .toEqual([]);

/** @returns the transaction's title at the gateway, also when we never learned it */
async function openPayment(
  ctx: ServiceContext,
  order: Order,
  { answerLost }: { answerLost: boolean },
) {
  if (answerLost) sandbox.faults.arm({ service: "tpay", fault: "reset_after_accepting" });
  await quietly(startPayment(ctx, order));
  const [newest] = sandbox.state.transactions.newest(({ crc }) => crc === order.token);
  return newest?.title ?? "";
}

/** Every order that a test has made and left takes part in the schedules; this keeps them to one. */
async function putAside({ order }: World) {
  await db.update(orders).set({ status: "refunded" }).where(eq(orders.id, order.id));
  await db
    .update(payments)
    .set({ status: "failed", nextCheckAt: null })
    .where(and(eq(payments.orderId, order.id), eq(payments.status, "pending")));
}

async function checkAlways({ order }: World, path: OrderStatus[]): Promise<void> {
  const records = await recordsOf(order.id);
  const { status, contentDeletedAt, answers, failure } = records.order;
  if (status !== path.at(-1)) path.push(status);
  expect(records.delivered.length).toBeLessThanOrEqual(1);
  expect(records.delivered.every(({ conflicts }) => conflicts === 0)).toBe(true);
  expect(records.events.filter((type) => type === "completed").length).toBeLessThanOrEqual(1);
  if (status === "completed") {
    const deliveries = records.mails.filter(({ kind }) => kind === "document");
    expect(deliveries).toMatchObject([{ status: "accepted" }]);
    expect(failure).toBeNull();
  }
  if (contentDeletedAt) {
    expect({ answers, texts: records.texts, files: records.files }).toEqual({
      answers: null,
      texts: [],
      files: [],
    });
    expect(status).not.toBe("processing");
  }
  const jobsDue = records.jobs.filter(({ task }) => task === "fulfil_order").length;
  expect(jobsDue).toBeLessThanOrEqual(1);
  if (status === "paid" || status === "processing") expect(jobsDue).toBe(1);
  const open = records.payments.filter(({ status: s }) => s === "pending" || s === "creating");
  expect(open.length).toBeLessThanOrEqual(1);
  const kept = records.payments.filter(({ status: s }) => s === "paid").length;
  if (["paid", "processing", "completed"].includes(status)) expect(kept).toBeGreaterThan(0);
  if (status === "awaiting_payment" || status === "expired") expect(kept).toBe(0);
}

/** Whatever has happened, working off what is left leads to an end without anybody's help. */
async function checkEnd(world: World, path: OrderStatus[]): Promise<void> {
  sandbox.faults.clear();
  await fulfilIfAsked(world, false);
  await refundAll(world.ctx, world.order);
  await gatewayIsQuiet();
  await checkAlways(world, path);
  const { order, delivered, payments: paid } = await recordsOf(world.order.id);
  expect(["awaiting_payment", "expired", "completed", "refunded"]).toContain(order.status);
  if (order.status === "completed") expect(delivered).toHaveLength(1);
  // At most one payment is kept, and only for what was delivered.
  const kept = paid.filter(({ status }) => status === "paid").length;
  expect(kept).toBe(order.status === "completed" ? 1 : 0);
}

function isLegal(path: OrderStatus[]): boolean {
  const reachable = (from: OrderStatus, to: OrderStatus, seen = new Set<OrderStatus>()): boolean =>
    transitions[from].some(
      (next) => next === to || (!seen.has(next) && reachable(next, to, seen.add(next))),
    );
  return path.every((state, index) => index === 0 || reachable(path[index - 1] ?? state, state));
}

let runs = 0;
afterAll(() => expect(runs).toBeGreaterThanOrEqual(100));

test("any events, in any order and number, leave an order in a legal state with at most one mail", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...Object.keys(events)), { minLength: 3, maxLength: 12 }),
      async (happened) => {
        const clock = { now: new Date() };
        const ctx = testContext("schedule", clock);
        const order = await placeTestOrder(ctx);
        const first = await openPayment(ctx, order, { answerLost: true });
        const second = await openPayment(ctx, order, { answerLost: false });
        const world: World = { ctx, clock, order, first, second };
        const path: OrderStatus[] = ["awaiting_payment"];
        try {
          for (const event of happened) {
            await events[event]?.(world);
            await gatewayIsQuiet();
            await checkAlways(world, path);
          }
          await checkEnd(world, path);
          expect(isLegal(path)).toBe(true);
          runs += 1;
        } finally {
          await putAside(world);
        }
      },
    ),
    { numRuns: 120 },
  );
});
