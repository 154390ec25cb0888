import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { formatIsoDate } from "~/copy/format";
import { auditLog, delayedActs, mails, staff } from "~/db/schema";
import { action as act } from "~/routes/admin/act";
import { loader as layout } from "~/routes/admin/layout";
import { action as takeBack } from "~/routes/admin/take-back";
import { actRefusals } from "~/services/acts/acts";
import { approveAct } from "~/services/acts/decide-act.server";
import { takeBackAct } from "~/services/acts/take-back-act.server";
import { listDelayedActs } from "~/services/acts/queries.server";
import { orderCard } from "~/services/desk/order-card.server";
import { Conflict, Invalid, NotAllowed } from "~/services/command/errors";
import { fulfilOrder } from "~/services/fulfilment/fulfil-order.server";
import { scheduleRefund } from "~/services/payments/refund-order.server";
import { signIn } from "../../support/members";
import { deliverOrder, placePaidOrder, testContext } from "../../support/orders";
import { recordsOf } from "../../support/records";
import { call, get, post } from "../../support/requests";
import { newStaff } from "../../support/staff";
import { performDelayedAct } from "~/services/acts/perform-delayed-act.server";
import { undoTime } from "~/services/access/undo-time";
import { ask, delay } from "../../support/acts";
import { sendRefund } from "~/services/payments/send-refund.server";
import { beginRefund } from "~/services/payments/begin-refund.server";
import { deleteContentNow } from "~/services/orders/delete-content.server";
import { withdrawOrder } from "~/services/payments/withdraw-order.server";
import { singleApproverLimit } from "~/config/limits";

const worker = testContext();
/** Long enough after delivery that a document may be sent again. */
const soon = { now: new Date(Date.now() + 10 * 60_000) };

async function delivered() {
  const order = await placePaidOrder();
  await deliverOrder(worker, { orderId: order.id, lastAttempt: true });
  return order;
}

const later = testContext("worker", soon);

const again = (orderId: string) =>
  ({ kind: "send_again", input: { orderId, reason: "buyer_wrote" } }) as const;
const back = (orderId: string, amountGrosze?: number) =>
  ({ orderId, amountGrosze, reason: "complaint" }) as const;

/** The first of an order's refunds, begun or not. */
async function refundOf(orderId: string) {
  const [refund] = (await recordsOf(orderId)).refunds;
  if (!refund) throw new Error("nothing was scheduled");
  return refund;
}

async function delayedOf(orderId: string) {
  const [delayed] = await db.select().from(delayedActs).where(eq(delayedActs.targetId, orderId));
  if (!delayed) throw new Error("nothing was delayed");
  return delayed;
}

/** The act of an order as its job comes by for it, not for the last time. */
const dueOf = async (orderId: string) => ({
  actId: (await delayedOf(orderId)).id,
  lastAttempt: false,
});

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
    await delay(ctx, again(order.id));
    const { runsAt } = await delayedOf(order.id);
    expect(runsAt.getTime() - soon.now.getTime()).toBe(undoTime);
    expect(await mailsAgain(order.id)).toBe(0);
    expect(await auditedOf(order.id)).toEqual([]);
    const { id } = await delayedOf(order.id);
    await Promise.all(
      [1, 2].map(() => performDelayedAct(later, { actId: id, lastAttempt: false })),
    );
    expect(await mailsAgain(order.id)).toBe(1);
    expect(await auditedOf(order.id)).toEqual([["send_again", userId, "buyer_wrote"]]);
    expect(await delayedOf(order.id)).toMatchObject({ outcome: "done", input: null });
    expect(await listDelayedActs(ctx)).toEqual([]);
  });

  test("is not done where it was taken back; the log says so", async () => {
    const order = await delivered();
    const { ctx, userId } = await newStaff("support", soon);
    await delay(ctx, again(order.id));
    const { id } = await delayedOf(order.id);
    await takeBackAct(ctx, id);
    await performDelayedAct(later, { actId: id, lastAttempt: false });
    expect(await mailsAgain(order.id)).toBe(0);
    expect(await auditedOf(order.id)).toEqual([["take_back_act", userId, "buyer_wrote"]]);
    await expect(takeBackAct(ctx, id)).rejects.toMatchObject({ code: "too_late" });
  });

  test("is taken back or done, and never both", async () => {
    const { ctx } = await newStaff("support", soon);
    for (let round = 0; round < 5; round++) {
      const order = await delivered();
      await delay(ctx, again(order.id));
      const { id } = await delayedOf(order.id);
      const [taken] = await Promise.allSettled([
        takeBackAct(ctx, id),
        performDelayedAct(later, { actId: id, lastAttempt: false }),
      ]);
      expect(await mailsAgain(order.id)).toBe(taken.status === "fulfilled" ? 0 : 1);
    }
  });

  test("comes to nothing, and says why, where things have changed", async () => {
    const order = await delivered();
    const { ctx } = await newStaff("support", soon);
    await delay(ctx, again(order.id));
    await deleteContentNow(worker, order.token);
    await performDelayedAct(later, await dueOf(order.id));
    expect(await mailsAgain(order.id)).toBe(0);
    expect(await delayedOf(order.id)).toMatchObject({ outcome: "not_possible" });
    expect(await listDelayedActs(ctx)).toMatchObject([
      {
        target: { kind: "order", id: order.id },
        label: "Ponowna wysyłka dokumentu",
        failure: "Nie ma czego wysłać",
      },
    ]);
  });

  test("waits for a mail that is being handed over, as the buyer's own withdrawal does", async () => {
    const order = await placePaidOrder();
    await fulfilOrder(worker, { orderId: order.id, lastAttempt: true });
    const { ctx } = await newStaff("support");
    const declaredOn = formatIsoDate(order.placedAt);
    const taken = { reason: "buyer_wrote", way: "letter", declaredOn };
    const withdrawal = (orderId: string) =>
      ({ kind: "withdraw_for_buyer", input: { orderId, ...taken } }) as const;
    await delay(ctx, withdrawal(order.id));
    const claim = (orderId: string, claimedAt: Date | null) =>
      db.update(mails).set({ claimedAt }).where(eq(mails.orderId, orderId));
    await claim(order.id, worker.now());
    const due = await dueOf(order.id);
    await expect(performDelayedAct(worker, due)).rejects.toMatchObject({ code: "mail_under_way" });
    expect(await delayedOf(order.id)).toMatchObject({ endedAt: null, outcome: null });
    await claim(order.id, null);
    await performDelayedAct(worker, due);
    expect(await delayedOf(order.id)).toMatchObject({ outcome: "done" });
    expect((await recordsOf(order.id)).refunds).toMatchObject([{ reason: "withdrawn" }]);

    const stuck = await placePaidOrder();
    await fulfilOrder(worker, { orderId: stuck.id, lastAttempt: true });
    await delay(ctx, withdrawal(stuck.id));
    await claim(stuck.id, worker.now());
    await performDelayedAct(worker, { ...(await dueOf(stuck.id)), lastAttempt: true });
    expect(await delayedOf(stuck.id)).toMatchObject({ outcome: "mail_under_way" });
  });

  test("keeps nobody off its order for ever where it fails in a way that nobody expected", async () => {
    const order = await delivered();
    const { ctx } = await newStaff("support", soon);
    await delay(ctx, again(order.id));
    await db
      .update(delayedActs)
      .set({ input: { orderId: "an input of another version" } })
      .where(eq(delayedActs.targetId, order.id));
    const due = await dueOf(order.id);
    await expect(performDelayedAct(later, due)).rejects.toThrow();
    expect((await delayedOf(order.id)).endedAt).toBeNull();
    await performDelayedAct(later, { ...due, lastAttempt: true });
    expect(await delayedOf(order.id)).toMatchObject({ outcome: "unexpected", input: null });
    expect(await listDelayedActs(ctx)).toMatchObject([{ failure: actRefusals.unexpected.outcome }]);
    expect((await auditedOf(order.id)).map(([code]) => code)).toEqual(["fail_act"]);
    await delay(ctx, again(order.id));
  });

  test("comes to nothing where whoever pressed it acts for us no longer", async () => {
    const order = await delivered();
    const { ctx, identity } = await newStaff("support", soon);
    await delay(ctx, again(order.id));
    await db.delete(staff).where(eq(staff.auth0Id, identity.id));
    await performDelayedAct(worker, await dueOf(order.id));
    expect(await mailsAgain(order.id)).toBe(0);
    expect(await delayedOf(order.id)).toMatchObject({ outcome: "no_account" });
  });
});

describe("it is refused at once", () => {
  test("what cannot be done now, leaving nothing behind", async () => {
    const order = await placePaidOrder();
    const { ctx } = await newStaff("admin");
    await expect(delay(ctx, again(order.id))).rejects.toThrow(Conflict);
    const request = { orderId: order.id, reason: "off_topic" } as const;
    await expect(delay(ctx, { kind: "make_again", input: request })).rejects.toThrow(Conflict);
    expect(await auditedOf(order.id)).toEqual([]);
    await expect(delayedOf(order.id)).rejects.toThrow();
  });

  test("what takes two people, what is not for this role, and what makes no sense", async () => {
    const order = await delivered();
    const { ctx } = await newStaff("finance");
    await expect(delay(ctx, again(order.id))).rejects.toThrow(NotAllowed);
    await expect(scheduleRefund(ctx, back(order.id, -5))).rejects.toThrow(Invalid);
    await expect(scheduleRefund(ctx, back(order.id, 999_999))).rejects.toThrow(Conflict);
    await expect(scheduleRefund(testContext("buyer"), back(order.id))).rejects.toThrow(NotAllowed);
    await expect(delay(testContext("buyer"), again(order.id))).rejects.toThrow(NotAllowed);
  });

  test("the same twice", async () => {
    for (const press of [
      async () => {
        const [order, { ctx }] = [await delivered(), await newStaff("finance")];
        return () => scheduleRefund(ctx, back(order.id, 100)) as Promise<unknown>;
      },
      async () => {
        const [order, { ctx }] = [await delivered(), await newStaff("support", soon)];
        return () => delay(ctx, again(order.id)) as Promise<unknown>;
      },
    ]) {
      const once = await press();
      const pressed = await Promise.allSettled([1, 2, 3].map(once));
      expect(pressed.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      await expect(once()).rejects.toMatchObject({ code: "pressed_already" });
    }
  });

  test("to take back what one may not do oneself", async () => {
    const order = await delivered();
    await delay((await newStaff("support", soon)).ctx, again(order.id));
    await scheduleRefund((await newStaff("finance")).ctx, back(order.id));
    const { id } = await delayedOf(order.id);
    const refund = await refundOf(order.id);
    const { ctx } = await newStaff("moderator");
    await expect(takeBackAct(ctx, id)).rejects.toThrow(NotAllowed);
    await expect(takeBackAct(ctx, refund.id)).rejects.toThrow(NotAllowed);
    await expect(takeBackAct((await newStaff("finance")).ctx, id)).rejects.toThrow(NotAllowed);
    await expect(takeBackAct(ctx, "1' or 1=1")).rejects.toThrow(Conflict);
    await expect(takeBackAct(testContext("buyer"), id)).rejects.toThrow(NotAllowed);
    expect(await listDelayedActs(ctx)).toEqual([]);
    expect((await delayedOf(order.id)).endedAt).toBeNull();
    expect((await refundOf(order.id)).status).toBe("scheduled");
  });
});

test("an address that is to be corrected is not kept once it was", async () => {
  const order = await delivered();
  const { ctx } = await newStaff("support");
  const email = `${randomUUID()}@example.com`;
  const input = { orderId: order.id, email, reason: "mail_not_received" } as const;
  await delay(ctx, { kind: "correct_email", input });
  expect(await delayedOf(order.id)).toMatchObject({ input: { email } });
  await performDelayedAct(worker, await dueOf(order.id));
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

describe("a refund that waits is a row that begins half a minute later, and", () => {
  test("counts at once: the same money goes back only once", async () => {
    const order = await delivered();
    const { ctx, userId } = await newStaff("finance");
    await scheduleRefund(ctx, back(order.id));
    const { id, startsAt, requestedAt } = await refundOf(order.id);
    expect((startsAt?.getTime() ?? 0) - requestedAt.getTime()).toBe(undoTime);
    expect((await orderCard(ctx, order.id)).left).toEqual([]);
    expect((await orderCard(ctx, order.id)).options.refunds).toEqual([]);
    const other = await newStaff("finance");
    const twice = ask(other.ctx, { kind: "refund_order", input: back(order.id) });
    await expect(twice).rejects.toMatchObject({ code: "nothing_left" });
    expect(await listDelayedActs(ctx)).toMatchObject([
      { id, target: { id: order.id }, label: "Zwrot pieniędzy", failure: null },
    ]);
    expect(await auditedOf(order.id)).toEqual([]);
    await Promise.all([1, 2].map(() => beginRefund(worker, id)));
    expect(await refundOf(order.id)).toMatchObject({ status: "requested" });
    expect(await auditedOf(order.id)).toEqual([["refund_order", userId, "complaint"]]);
    expect(await listDelayedActs(ctx)).toEqual([]);
  });

  test("counts against what one person may give back in a day", async () => {
    const { ctx } = await newStaff("finance");
    const placed = await Promise.all(Array.from({ length: 9 }, () => placePaidOrder()));
    const tried = await Promise.allSettled(placed.map(({ id }) => scheduleRefund(ctx, back(id))));
    const given = (await Promise.all(placed.map(({ id }) => recordsOf(id)))).flatMap(
      ({ refunds }) => refunds,
    );
    expect(given).toHaveLength(tried.filter(({ status }) => status === "fulfilled").length);
    const grosze = given.reduce((sum, { amountGrosze }) => sum + amountGrosze, 0);
    expect(grosze).toBeLessThanOrEqual(singleApproverLimit);
    expect(tried.filter(({ status }) => status === "rejected")).not.toHaveLength(0);
  });

  test("stands on the order's page with its sum, and a second one is told of it", async () => {
    const order = await delivered();
    const { ctx, identity } = await newStaff("finance");
    await scheduleRefund(ctx, back(order.id, 500));
    const { id, startsAt } = await refundOf(order.id);
    expect((await orderCard(ctx, order.id)).scheduledRefund).toMatchObject({
      ...{ id, grosze: 500, startsAt },
    });
    const colleague = await newStaff("admin");
    expect((await orderCard(colleague.ctx, order.id)).scheduledRefund).toMatchObject({ id });
    for (const second of [ctx, colleague.ctx])
      await expect(scheduleRefund(second, back(order.id, 300))).rejects.toMatchObject({
        code: "pressed_already",
        refusal: { text: expect.stringContaining("5,00\u00a0zł") as string },
      });
    const { jar } = await signIn(identity, undefined, { fresh: "1" });
    const params = { tab: "orders", id: order.id, act: "refund" };
    const where = `/admin/orders/${order.id}/refund`;
    const again = await call(
      act,
      jar.on(post(where, { amount: "3", reason: "complaint" })),
      params,
    );
    expect(again.status).toBe(409);
    await beginRefund(worker, id);
    expect((await orderCard(ctx, order.id)).scheduledRefund).toBeNull();
  });

  test("is called off where it was taken back: nothing of it counts", async () => {
    const order = await delivered();
    const { ctx, userId } = await newStaff("finance");
    await scheduleRefund(ctx, back(order.id));
    const { id, amountGrosze } = await refundOf(order.id);
    await takeBackAct(ctx, id);
    await sendRefund(worker, id);
    expect(await refundOf(order.id)).toMatchObject({ status: "cancelled" });
    expect((await orderCard(ctx, order.id)).left).toEqual([
      { currency: "PLN", grosze: amountGrosze },
    ]);
    expect(await auditedOf(order.id)).toEqual([["take_back_act", userId, "complaint"]]);
    await expect(takeBackAct(ctx, id)).rejects.toMatchObject({ code: "too_late" });
    await scheduleRefund(ctx, back(order.id));
  });

  test("is taken back or begun, and never both", async () => {
    for (let round = 0; round < 5; round++) {
      const order = await delivered();
      const { ctx } = await newStaff("finance");
      await scheduleRefund(ctx, back(order.id, 100));
      const { id } = await refundOf(order.id);
      const [taken] = await Promise.allSettled([takeBackAct(ctx, id), beginRefund(worker, id)]);
      expect((await refundOf(order.id)).status).toBe(
        taken.status === "fulfilled" ? "cancelled" : "requested",
      );
    }
  });

  test("comes to nothing where whoever pressed it acts for us no longer", async () => {
    const order = await delivered();
    const { ctx, identity } = await newStaff("finance");
    await scheduleRefund(ctx, back(order.id));
    await db.delete(staff).where(eq(staff.auth0Id, identity.id));
    await sendRefund(worker, (await refundOf(order.id)).id);
    expect(await refundOf(order.id)).toMatchObject({
      status: "cancelled",
      lastError: "no_account",
    });
    expect(await listDelayedActs(ctx)).toMatchObject([
      { failure: "Osoba, która o to prosiła, nie ma już uprawnień" },
    ]);
    expect((await orderCard(ctx, order.id)).left).toHaveLength(1);
  });

  test("begins at once where two people agree to all the rest: none of it can be kept", async () => {
    const order = await placePaidOrder();
    const { ctx } = await newStaff("finance");
    const [asking, agreeing] = [await newStaff("admin"), await newStaff("admin")];
    await scheduleRefund(ctx, back(order.id, 500));
    const { id } = await refundOf(order.id);
    const asked = await ask(asking.ctx, { kind: "refund_order", input: back(order.id) });
    await approveAct(agreeing.ctx, asked);
    await expect(takeBackAct(ctx, id)).rejects.toMatchObject({ code: "too_late" });
    const { refunds } = await recordsOf(order.id);
    const wanted = refunds.map(({ amountGrosze, status }) => `${amountGrosze} ${status}`);
    expect(wanted.toSorted()).toEqual(["500 requested", "699 requested"]);
    expect((await orderCard(ctx, order.id)).left).toEqual([]);
  });

  test("stops the work of an order when it begins, and not before", async () => {
    const order = await placePaidOrder();
    const { ctx } = await newStaff("finance");
    await scheduleRefund(ctx, back(order.id));
    expect((await recordsOf(order.id)).order.status).toBe("paid");
    await beginRefund(worker, (await refundOf(order.id)).id);
    expect((await recordsOf(order.id)).order).toMatchObject({
      status: "failed",
      failure: "refund_requested",
    });
  });

  test("can be taken back no longer once the buyer has withdrawn", async () => {
    const order = await placePaidOrder();
    const { ctx } = await newStaff("finance");
    await scheduleRefund(ctx, back(order.id, 100));
    const { id } = await refundOf(order.id);
    await withdrawOrder(worker, { token: order.token, name: null });
    await expect(takeBackAct(ctx, id)).rejects.toMatchObject({ code: "too_late" });
    const { refunds, payments } = await recordsOf(order.id);
    expect(refunds.map(({ status }) => status)).toEqual(["requested", "requested"]);
    expect(payments).toMatchObject([{ status: "refunding" }]);
  });
});
