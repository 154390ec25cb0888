import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { auditLog, delayedActs, staff } from "~/db/schema";
import { action as act } from "~/routes/admin/act";
import { loader as layout } from "~/routes/admin/layout";
import { action as takeBack } from "~/routes/admin/take-back";
import {
  delayAct,
  performDelayedAct,
  takeBackAct,
  undoTime,
} from "~/services/acts/delay-act.server";
import { listDelayedActs } from "~/services/acts/queries.server";
import { orderCard } from "~/services/desk/order-card.server";
import { Conflict, Invalid, NotAllowed } from "~/services/command/errors";
import { refundOrder } from "~/services/payments/refund-order.server";
import { signIn } from "../../support/members";
import { deliverOrder, placePaidOrder, testContext } from "../../support/orders";
import { recordsOf } from "../../support/records";
import { call, get, post } from "../../support/requests";
import { newStaff } from "../../support/staff";

const worker = testContext();
/** Long enough after delivery that a document may be sent again. */
const soon = { now: new Date(Date.now() + 10 * 60_000) };

async function delivered() {
  const order = await placePaidOrder();
  await deliverOrder(worker, { orderId: order.id, lastAttempt: true });
  return order;
}

const again = (orderId: string) =>
  ({ kind: "send_again", input: { orderId, reason: "buyer_wrote" } }) as const;
const back = (orderId: string, amountGrosze?: number) =>
  ({ kind: "refund_order", input: { orderId, amountGrosze, reason: "complaint" } }) as const;

async function delayedOf(orderId: string) {
  const [delayed] = await db.select().from(delayedActs).where(eq(delayedActs.targetId, orderId));
  if (!delayed) throw new Error("nothing was delayed");
  return delayed;
}

const auditedOf = async (orderId: string) =>
  (
    await db
      .select({ act: auditLog.act, actorId: auditLog.actorId, reason: auditLog.reason })
      .from(auditLog)
      .where(and(eq(auditLog.targetKind, "order"), eq(auditLog.targetId, orderId)))
      .orderBy(auditLog.id)
  ).map(({ act, actorId, reason }) => [act, actorId, reason]);

const mailsAgain = async (orderId: string) =>
  (await recordsOf(orderId)).mails.filter(({ kind }) => kind === "document_again").length;

describe("what staff press waits for half a minute, and then", () => {
  test("is done as whoever pressed it, once", async () => {
    const order = await delivered();
    const { ctx, userId } = await newStaff("support", soon);
    const runsAt = await delayAct(ctx, again(order.id));
    expect(runsAt.getTime() - soon.now.getTime()).toBe(undoTime);
    expect(await mailsAgain(order.id)).toBe(0);
    expect(await auditedOf(order.id)).toEqual([]);
    const { id } = await delayedOf(order.id);
    const later = testContext("worker", soon);
    await Promise.all([1, 2].map(() => performDelayedAct(later, id)));
    expect(await mailsAgain(order.id)).toBe(1);
    expect(await auditedOf(order.id)).toEqual([["send_again", userId, "buyer_wrote"]]);
    expect(await delayedOf(order.id)).toMatchObject({ outcome: "done", input: null });
    expect(await listDelayedActs(ctx)).toEqual([]);
  });

  test("is not done where it was taken back; the log says so", async () => {
    const order = await delivered();
    const { ctx, userId } = await newStaff("finance");
    await delayAct(ctx, back(order.id));
    const { id } = await delayedOf(order.id);
    await takeBackAct(ctx, id);
    await performDelayedAct(worker, id);
    expect((await recordsOf(order.id)).refunds).toEqual([]);
    expect(await auditedOf(order.id)).toEqual([["take_back_act", userId, "complaint"]]);
    await expect(takeBackAct(ctx, id)).rejects.toMatchObject({ code: "too_late" });
  });

  test("is taken back or done, and never both", async () => {
    const { ctx } = await newStaff("finance");
    for (let round = 0; round < 5; round++) {
      const order = await delivered();
      await delayAct(ctx, back(order.id, 100));
      const { id } = await delayedOf(order.id);
      const [taken] = await Promise.allSettled([
        takeBackAct(ctx, id),
        performDelayedAct(worker, id),
      ]);
      const refunds = (await recordsOf(order.id)).refunds.length;
      expect(refunds).toBe(taken.status === "fulfilled" ? 0 : 1);
    }
  });

  test("comes to nothing, and says why, where things have changed", async () => {
    const order = await delivered();
    const { ctx } = await newStaff("finance");
    await delayAct(ctx, back(order.id));
    await refundOrder((await newStaff("finance")).ctx, back(order.id).input);
    await performDelayedAct(worker, (await delayedOf(order.id)).id);
    expect((await recordsOf(order.id)).refunds).toHaveLength(1);
    expect(await listDelayedActs(ctx)).toMatchObject([
      { orderId: order.id, kind: "refund_order", failure: "nothing_left" },
    ]);
  });

  test("comes to nothing where whoever pressed it acts for us no longer", async () => {
    const order = await delivered();
    const { ctx, identity } = await newStaff("support", soon);
    await delayAct(ctx, again(order.id));
    await db.delete(staff).where(eq(staff.auth0Id, identity.id));
    await performDelayedAct(worker, (await delayedOf(order.id)).id);
    expect(await mailsAgain(order.id)).toBe(0);
    expect(await delayedOf(order.id)).toMatchObject({ outcome: "no_account" });
  });
});

describe("it is refused at once", () => {
  test("what cannot be done now, leaving nothing behind", async () => {
    const order = await placePaidOrder();
    const { ctx } = await newStaff("admin");
    await expect(delayAct(ctx, again(order.id))).rejects.toThrow(Conflict);
    const wish = { orderId: order.id, note: "off_topic" } as const;
    await expect(delayAct(ctx, { kind: "make_again", input: wish })).rejects.toThrow(Conflict);
    expect(await auditedOf(order.id)).toEqual([]);
    await expect(delayedOf(order.id)).rejects.toThrow();
  });

  test("what takes two people, what is not for this role, and what makes no sense", async () => {
    const order = await delivered();
    const { ctx } = await newStaff("finance");
    await expect(delayAct(ctx, again(order.id))).rejects.toThrow(NotAllowed);
    await expect(delayAct(ctx, back(order.id, -5))).rejects.toThrow(Invalid);
    await expect(delayAct(ctx, back(order.id, 999_999))).rejects.toThrow(Conflict);
    await expect(delayAct(testContext("buyer"), back(order.id))).rejects.toThrow(NotAllowed);
  });

  test("the same twice", async () => {
    const order = await delivered();
    const { ctx } = await newStaff("finance");
    const pressed = await Promise.allSettled(
      [1, 2, 3].map(() => delayAct(ctx, back(order.id, 100))),
    );
    expect(pressed.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(delayAct(ctx, back(order.id, 100))).rejects.toMatchObject({
      code: "pressed_already",
    });
  });

  test("to take back what somebody else pressed", async () => {
    const order = await delivered();
    await delayAct((await newStaff("finance")).ctx, back(order.id));
    const { id } = await delayedOf(order.id);
    const { ctx } = await newStaff("admin");
    await expect(takeBackAct(ctx, id)).rejects.toThrow(Conflict);
    await expect(takeBackAct(ctx, "1' or 1=1")).rejects.toThrow(Conflict);
    await expect(takeBackAct(testContext("buyer"), id)).rejects.toThrow(NotAllowed);
    expect(await listDelayedActs(ctx)).toEqual([]);
  });
});

test("an address that is to be corrected is not kept once it was", async () => {
  const order = await delivered();
  const { ctx } = await newStaff("support");
  const email = `${randomUUID()}@example.com`;
  const input = { orderId: order.id, email, reason: "mail_not_received" } as const;
  await delayAct(ctx, { kind: "correct_email", input });
  expect(await delayedOf(order.id)).toMatchObject({ input: { email } });
  await performDelayedAct(worker, (await delayedOf(order.id)).id);
  expect(await orderCard(ctx, order.id)).toMatchObject({ email, earlierEmail: order.email });
  expect((await delayedOf(order.id)).input).toBeNull();
});

test("every page of the desk shows it with its button, which leads back", async () => {
  const order = await delivered();
  const { identity } = await newStaff("support");
  const { jar } = await signIn(identity, undefined, { fresh: "1" });
  const where = `/admin/orders/${order.id}/delete-content`;
  const params = { tab: "orders", id: order.id, act: "delete-content" };
  const done = await call(act, jar.on(post(where, { reason: "buyer_wrote" })), params);
  expect(done).toMatchObject({ location: `/admin/orders/${order.id}?done=act-delayed` });
  const { id } = await delayedOf(order.id);
  const shown = await call(layout, jar.on(get("/admin")));
  expect(shown.data).toMatchObject({ delayed: [{ id, failure: null }] });
  const press = (returnTo: string) =>
    call(takeBack, jar.on(post(`/admin/take-back/${id}`, { returnTo })), { id });
  expect((await press("/admin/orders")).location).toBe("/admin/orders?done=act-taken-back");
  expect((await press("https://evil.example/")).location).toBe("/admin?done=act-too-late");
});
