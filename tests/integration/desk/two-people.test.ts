import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { formatIsoDate } from "~/copy/format";
import {
  acts,
  auditLog,
  delayedActs,
  emailCorrections,
  orders,
  staff,
  subscriptions,
  users,
  withdrawals,
} from "~/db/schema";
import { action as staffAct } from "~/routes/admin/act";
import { agreementCard } from "~/services/acts/definitions/agreements.server";
import { actRefusals } from "~/services/acts/acts";
import { openBulkAct, openStaffAct } from "~/services/acts/open-staff-act.server";
import { bulkActOf } from "~/services/acts/registry.server";
import { staffActOf } from "~/services/acts/staff-acts.server";
import { approveAct, declineAct } from "~/services/acts/decide-act.server";
import { actLifetime } from "~/services/acts/request-act.server";
import { banMember } from "~/services/members/ban-member.server";
import { markPaid } from "~/services/payments/mark-paid.server";
import { scheduleRefund } from "~/services/payments/refund-order.server";
import type { RefundReason } from "~/services/payments/acts";
import { placeTestOrder, testContext } from "../../support/orders";
import { recordsOf } from "../../support/records";
import { banWords, afterUndoTime, newStaff, staffContext } from "../../support/staff";
import { signIn } from "../../support/members";
import { call, post } from "../../support/requests";
import type { Identity } from "../../../sandbox/auth0/cast";
import { listActs } from "~/services/acts/queries.server";
import { orderNumber } from "~/services/orders/order-number";
import { newGroup, newPerson, putInto } from "../../support/community";
import { ask as askColleague } from "../../support/acts";
import { refundAsStaff } from "../../support/refunds";

const worker = testContext();
const clock = { now: new Date() };

// Who else there is decides whether somebody may ask, so every test begins with nobody.
beforeEach(async () => {
  clock.now = new Date();
  await db.delete(staff);
});

/** An order of any price that was paid for. */
async function paidOrder(priceGrosze: number, email?: string) {
  const order = await placeTestOrder(worker, email ? { email } : {});
  await db.update(orders).set({ priceGrosze }).where(eq(orders.id, order.id));
  await markPaid(worker, order, {
    transactionTitle: `TR-${order.id}`,
    paidGrosze: priceGrosze,
    currency: "PLN",
  });
  return order;
}

const request = (orderId: string, amountGrosze?: number, reason: RefundReason = "complaint") => ({
  orderId,
  amountGrosze,
  reason,
});
const ask = (ctx: typeof worker, orderId: string, amountGrosze?: number) =>
  askColleague(ctx, { kind: "refund_order", input: request(orderId, amountGrosze) });
const refundsOf = async (orderId: string) =>
  (await recordsOf(orderId)).refunds.map(({ amountGrosze }) => amountGrosze);
const auditOf = async (targetId: string) =>
  (
    await db.select().from(auditLog).where(eq(auditLog.targetId, targetId)).orderBy(auditLog.id)
  ).map(({ act, actorId }) => [act, actorId]);

describe("a single person gives back no more than 100 zł in a day", () => {
  const twoPeople = { name: "NotAllowed", code: "two_people" };

  test("for an order", async () => {
    const { id } = await paidOrder(25_000);
    await refundAsStaff(request(id, 10_000));
    await expect(scheduleRefund(staffContext(), request(id, 1))).rejects.toMatchObject(twoPeople);
    expect(await refundsOf(id)).toEqual([10_000]);
    const tomorrow = { now: new Date(Date.now() + 24 * 60 * 60_000 + 1) };
    await scheduleRefund(staffContext("finance", tomorrow), request(id, 10_000));
    expect(await refundsOf(id)).toEqual([10_000, 10_000]);
  });

  test("at once", async () => {
    const { id } = await paidOrder(10_001);
    await expect(scheduleRefund(staffContext(), request(id))).rejects.toMatchObject(twoPeople);
  });

  test("to a mailbox, however its address is written", async () => {
    const email = `ola.${randomUUID()}@example.com`;
    await scheduleRefund(staffContext(), request((await paidOrder(6_000, email)).id));
    const second = await paidOrder(6_000, email.toUpperCase().replace("@", "+zakupy@"));
    await expect(scheduleRefund(staffContext(), request(second.id))).rejects.toMatchObject(
      twoPeople,
    );
    await scheduleRefund(staffContext(), request(second.id, 4_000));
  });

  test("at all", async () => {
    const ctx = staffContext();
    await scheduleRefund(ctx, request((await paidOrder(6_000)).id));
    const { id } = await paidOrder(6_000);
    await expect(scheduleRefund(ctx, request(id))).rejects.toMatchObject(twoPeople);
    await scheduleRefund(staffContext(), request(id));
  });

  test("by many refunds at the same moment", async () => {
    const ctx = staffContext();
    const placed = await Promise.all([1, 2, 3, 4].map(() => paidOrder(4_000)));
    const tried = await Promise.allSettled(
      placed.map(({ id }) => scheduleRefund(ctx, request(id))),
    );
    expect(tried.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
  });

  test("but for a statutory withdrawal, which has to stand in our records", async () => {
    const { id } = await paidOrder(25_000);
    const refund = () => scheduleRefund(staffContext(), request(id, undefined, "withdrawal"));
    await expect(refund()).rejects.toMatchObject({ code: "not_withdrawn" });
    await db.insert(withdrawals).values({
      orderId: id,
      statement: "Odstępuję od umowy.",
      effect: "refunded",
      receivedAt: new Date(),
    });
    await refund();
    expect(await refundsOf(id)).toEqual([25_000]);
  });

  test("but for what a colleague agreed to: that was nobody's alone", async () => {
    const order = await paidOrder(25_000);
    const [asking, agreeing] = [await newStaff("support", clock), await newStaff("finance", clock)];
    await approveAct(agreeing.ctx, await ask(asking.ctx, order.id, 14_900));
    await scheduleRefund(asking.ctx, request(order.id, 400));
    expect((await refundsOf(order.id)).toSorted((a, b) => a - b)).toEqual([400, 14_900]);
  });
});

test("the page of a refund tells of a colleague only where its sum would take one", async () => {
  const { ctx } = await newStaff("finance");
  const told = async (orderId: string) => {
    const act = staffActOf("orders", "refund")!;
    const { preview } = await openStaffAct(ctx, { isFresh: true }, act, orderId);
    return preview.effects.some((effect) => effect.includes("zgoda drugiej osoby"));
  };
  const [small, other, large] = [
    await paidOrder(6_000),
    await paidOrder(6_000),
    await paidOrder(10_001),
  ];
  expect(await told(small.id)).toBe(false);
  expect(await told(large.id)).toBe(true);
  // What one has given back today counts, too.
  await scheduleRefund(ctx, request(small.id));
  expect(await told(other.id)).toBe(true);
});

describe("a withdrawal that staff take", () => {
  type Placed = { id: string; placedAt: Date };

  /** The day of the order, which stays possible however late the test runs. */
  const declaredOn = ({ placedAt }: Placed) => formatIsoDate(placedAt);

  async function press(identity: Identity, order: Placed, more: Record<string, string> = {}) {
    const { jar } = await signIn(identity, undefined, { fresh: "1" });
    const statement = { reason: "buyer_wrote", way: "letter", declaredOn: declaredOn(order) };
    const sent = post(`/admin/orders/${order.id}/withdraw`, { ...statement, ...more });
    return call(staffAct, jar.on(sent), { tab: "orders", id: order.id, act: "withdraw" });
  }

  test("takes half a minute, says when and how it came, and counts against their limit", async () => {
    const { identity, userId, ctx } = await newStaff("support");
    const order = await paidOrder(9_000);
    expect((await press(identity, order)).location).toContain("act-delayed");
    expect(await refundsOf(order.id)).toEqual([]);
    await afterUndoTime(order.id);
    expect(await refundsOf(order.id)).toEqual([9_000]);
    const [taken] = await db.select().from(withdrawals).where(eq(withdrawals.orderId, order.id));
    expect(taken).toMatchObject({ takenBy: userId, declaredOn: declaredOn(order), way: "letter" });
    const next = await paidOrder(2_000);
    await expect(scheduleRefund(ctx, request(next.id))).rejects.toMatchObject({
      code: "two_people",
    });
  });

  test("above the limit waits for a colleague, and until then nothing happens to the order", async () => {
    const { identity } = await newStaff("support");
    const agreeing = await newStaff("finance");
    const order = await paidOrder(14_900);
    expect((await press(identity, order)).location).toContain("withdrawal-asked");
    await afterUndoTime(order.id);
    expect(await recordsOf(order.id)).toMatchObject({ order: { status: "paid" }, refunds: [] });
    const [asked] = await db.select().from(acts).where(eq(acts.targetId, order.id));
    await approveAct(agreeing.ctx, asked!.id);
    expect(await refundsOf(order.id)).toEqual([14_900]);
    expect((await recordsOf(order.id)).order).toMatchObject({ failure: "withdrawn" });
  });

  test("comes to nothing where the limit was used up within the half minute", async () => {
    const { identity, ctx } = await newStaff("support");
    const [order, other] = [await paidOrder(6_000), await paidOrder(6_000)];
    await press(identity, order);
    await scheduleRefund(ctx, request(other.id));
    await afterUndoTime(order.id);
    expect(await refundsOf(order.id)).toEqual([]);
    const [delayed] = await db.select().from(delayedActs).where(eq(delayedActs.targetId, order.id));
    expect(delayed).toMatchObject({ outcome: "two_people" });
  });

  test("needs a day that can be, and a way", async () => {
    const { identity } = await newStaff("support");
    const order = await paidOrder(1_000);
    const mistyped: Record<string, string>[] = [
      { declaredOn: "" },
      { declaredOn: "31 lutego" },
      { way: "pigeon" },
    ];
    for (const wrong of mistyped)
      expect(await press(identity, order, wrong)).toMatchObject({ status: 422 });
    const tomorrow = formatIsoDate(new Date(Date.now() + 36 * 60 * 60_000));
    for (const declaredOn of [tomorrow, "2020-01-01"])
      expect(await press(identity, order, { declaredOn })).toMatchObject({ status: 409 });
    expect(await refundsOf(order.id)).toEqual([]);
  });
});

test("nobody gives money back for an order of their own", async () => {
  const { ctx, identity } = await newStaff("finance", clock);
  const order = await paidOrder(1_000, identity.email.toUpperCase());
  await expect(scheduleRefund(ctx, request(order.id))).rejects.toMatchObject({ code: "own_order" });
});

/** Ways in which an order is somebody's although it names another address than their account. */
const others: [string, (own: string) => Promise<{ id: string }>][] = [
  ["with a label of their own", (own) => paidOrder(25_000, own.replace("@", "+sklep@"))],
  [
    "before its address was corrected",
    async (own) => {
      const order = await paidOrder(25_000);
      await db.insert(emailCorrections).values({
        orderId: order.id,
        oldEmail: own.toUpperCase(),
        newEmail: order.email ?? "",
        correctedAt: new Date(),
      });
      return order;
    },
  ],
];

test.each(others)("an order that was theirs %s is their own, too", async (_how, place) => {
  const { ctx, identity } = await newStaff("admin", clock);
  const colleague = await newStaff("admin", clock);
  const order = await place(identity.email);
  const refund = scheduleRefund(ctx, request(order.id, 1_000));
  await expect(refund).rejects.toMatchObject({ code: "own_order" });
  await expect(ask(ctx, order.id)).rejects.toMatchObject({ code: "own_interest" });
  const third = await newStaff("admin", clock);
  const actId = await ask(colleague.ctx, order.id);
  await expect(approveAct(ctx, actId)).rejects.toMatchObject({ code: "own_interest" });
  await approveAct(third.ctx, actId);
  expect(await refundsOf(order.id)).toEqual([25_000]);
});

describe("what takes two people", () => {
  test("is done when another one agrees, and the log knows both", async () => {
    const order = await paidOrder(25_000);
    const [asking, agreeing] = [await newStaff("support", clock), await newStaff("finance", clock)];
    const actId = await ask(asking.ctx, order.id);
    expect(await refundsOf(order.id)).toEqual([]);
    await approveAct(agreeing.ctx, actId);
    const { refunds } = await recordsOf(order.id);
    expect(refunds).toMatchObject([{ amountGrosze: 25_000, actorId: asking.userId }]);
    expect(await auditOf(order.id)).toEqual([
      ["request_act", asking.userId],
      ["refund_order", agreeing.userId],
      ["approve_act", agreeing.userId],
    ]);
  });

  test("is not agreed to by whoever asked with another account of their mailbox", async () => {
    const order = await paidOrder(25_000);
    const name = `ola.${randomUUID()}`;
    const asking = await newStaff("admin", clock, { email: `${name}@example.com` });
    const twin = await newStaff("admin", clock, { email: `${name}+desk@example.com` });
    await expect(ask(asking.ctx, order.id)).rejects.toMatchObject({ code: "nobody_else" });
    const other = await newStaff("admin", clock);
    const actId = await ask(asking.ctx, order.id);
    expect(await agreementCard(twin.ctx, actId)).toMatchObject({ isOwn: true });
    expect(await agreementCard(other.ctx, actId)).toMatchObject({ isOwn: false });
    await expect(approveAct(twin.ctx, actId)).rejects.toMatchObject({ code: "same_person" });
    expect(await refundsOf(order.id)).toEqual([]);
    await expect(declineAct(twin.ctx, { actId, reason: "not_justified" })).rejects.toMatchObject({
      name: "Invalid",
    });
    await declineAct(twin.ctx, { actId, reason: "taken_back" });
    expect(await auditOf(order.id)).toContainEqual(["withdraw_request", twin.userId]);
  });

  test("is not agreed to by whoever asked, by whoever may not, or twice", async () => {
    const order = await paidOrder(25_000);
    const [asking, agreeing] = [await newStaff("admin", clock), await newStaff("admin", clock)];
    const actId = await ask(asking.ctx, order.id, 12_000);
    await expect(approveAct(asking.ctx, actId)).rejects.toMatchObject({ code: "same_person" });
    const support = await newStaff("support", clock);
    await expect(approveAct(support.ctx, actId)).rejects.toMatchObject({ name: "NotAllowed" });
    await expect(approveAct(worker, actId)).rejects.toMatchObject({ name: "NotAllowed" });
    const both = await Promise.allSettled([1, 2].map(() => approveAct(agreeing.ctx, actId)));
    expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await refundsOf(order.id)).toEqual([12_000]);
  });

  test("is neither asked for nor agreed to by whoever gains from it", async () => {
    const [owner, other, third] = [
      await newStaff("admin", clock),
      await newStaff("admin", clock),
      await newStaff("admin", clock),
    ];
    const order = await paidOrder(25_000, owner.identity.email);
    const own = { code: "own_interest" };
    await expect(ask(owner.ctx, order.id)).rejects.toMatchObject(own);
    const actId = await ask(other.ctx, order.id);
    await expect(approveAct(owner.ctx, actId)).rejects.toMatchObject(own);
    await approveAct(third.ctx, actId);
  });

  test("cannot be asked for where nobody else could agree", async () => {
    const order = await paidOrder(25_000);
    const alone = await newStaff("admin", clock);
    const nobody = { code: "nobody_else" };
    await expect(ask(alone.ctx, order.id)).rejects.toMatchObject(nobody);
    await newStaff("support", clock);
    await newStaff("moderator", clock);
    await expect(ask(alone.ctx, order.id)).rejects.toMatchObject(nobody);
    const banned = await newStaff("finance", clock);
    await banMember(alone.ctx, { userId: banned.userId, reason: "fraud", ...banWords });
    await expect(ask(alone.ctx, order.id)).rejects.toMatchObject(nobody);
    const long = await newStaff("finance", clock);
    const signedInAt = new Date(Date.now() - 91 * 24 * 60 * 60_000);
    await db.update(staff).set({ signedInAt }).where(eq(staff.auth0Id, long.identity.id));
    await expect(ask(alone.ctx, order.id)).rejects.toMatchObject(nobody);
    await newStaff("finance", clock);
    await ask(alone.ctx, order.id);
  });

  test("is not even offered a form where the request would be refused", async () => {
    const group = await newGroup();
    const order = await placeTestOrder(worker);
    const { userId } = await newPerson();
    const [{ id: subscriptionId } = { id: "" }] = await db
      .insert(subscriptions)
      .values({ userId, plan: "plus", reason: "gift", grantedAt: clock.now })
      .returning({ id: subscriptions.id });
    const money = {
      ...{ amountGrosze: 1199, receivedOn: formatIsoDate(clock.now) },
      ...{ proof: "Przelew nr 7.", reason: "bank_transfer" },
    };
    const ofMember = { of: "subscription", id: subscriptionId, memberId: userId, ...money };
    const asked = [
      ["groups", "delete", group.id, "delete_group", { groupId: group.id, reason: "unused_group" }],
      [
        "orders",
        "record-payment",
        order.id,
        "record_payment",
        { of: "order", id: order.id, ...money },
      ],
      ["subscriptions", "record-payment", subscriptionId, "record_payment", ofMember],
    ] as const;
    for (const [tab, name, id, kind, input] of asked) {
      await db.delete(staff);
      const alone = await newStaff("admin", clock);
      const offered = async () => {
        const act = staffActOf(tab, name)!;
        const { preview } = await openStaffAct(alone.ctx, { isFresh: true }, act, id);
        return preview.impossible ?? "offered";
      };
      expect(await offered(), tab).toBe(actRefusals.nobody_else.text);
      const other = await newStaff("admin", clock);
      expect(await offered(), tab).toBe("offered");
      const actId = await askColleague(other.ctx, { kind, input });
      // An order says it of all that its unpaid price could be asked for.
      const waits =
        tab === "orders" ? /^Wpłata poza bramką za to zamówienie czeka/ : /^Taka prośba już czeka/;
      expect(await offered(), tab).toMatch(waits);
      await declineAct(alone.ctx, { actId, reason: "not_justified" });
      expect(await offered(), tab).toBe("offered");
    }
  });

  test("lapses after a day, and can be asked for again", async () => {
    const order = await paidOrder(25_000);
    const [asking, agreeing] = [await newStaff("admin", clock), await newStaff("admin", clock)];
    const actId = await ask(asking.ctx, order.id);
    await expect(ask(asking.ctx, order.id)).rejects.toMatchObject({ code: "already_requested" });
    clock.now = new Date(clock.now.getTime() + actLifetime);
    await expect(approveAct(agreeing.ctx, actId)).rejects.toMatchObject({ code: "lapsed" });
    await approveAct(agreeing.ctx, await ask(asking.ctx, order.id));
    expect(await refundsOf(order.id)).toEqual([25_000]);
  });

  test("is looked at again: less is left, or whoever asked may not any more", async () => {
    const order = await paidOrder(25_000);
    const [asking, agreeing] = [await newStaff("admin", clock), await newStaff("admin", clock)];
    const whole = await ask(asking.ctx, order.id);
    await refundAsStaff(request(order.id, 5_000), clock);
    await expect(approveAct(agreeing.ctx, whole)).rejects.toMatchObject({
      code: "changed_meanwhile",
    });
    await declineAct(agreeing.ctx, { actId: whole, reason: "wrong_input" });
    const part = await ask(asking.ctx, order.id, 15_000);
    await db.delete(staff).where(eq(staff.auth0Id, asking.identity.id));
    await expect(approveAct(agreeing.ctx, part)).rejects.toMatchObject({ code: "asked_by_nobody" });
    expect(await refundsOf(order.id)).toEqual([5_000]);
  });

  test("can be declined, and taken back by whoever asked", async () => {
    const order = await paidOrder(25_000);
    const [asking, agreeing] = [await newStaff("support", clock), await newStaff("finance", clock)];
    const first = await ask(asking.ctx, order.id);
    await declineAct(asking.ctx, { actId: first, reason: "taken_back" });
    const second = await ask(asking.ctx, order.id);
    await declineAct(agreeing.ctx, { actId: second, reason: "not_justified" });
    await expect(approveAct(agreeing.ctx, second)).rejects.toMatchObject({ code: "declined" });
    const third = await ask(asking.ctx, order.id);
    const colleague = await newStaff("support", clock);
    const meddling = declineAct(colleague.ctx, { actId: third, reason: "taken_back" });
    await expect(meddling).rejects.toMatchObject({ name: "NotAllowed" });
  });

  test("stays as it was asked for, and one account is never two people, whoever writes to the database", async () => {
    const order = await paidOrder(25_000);
    const asking = await newStaff("admin", clock);
    await newStaff("admin", clock);
    const actId = await ask(asking.ctx, order.id, 11_000);
    const change = db
      .update(acts)
      .set({ input: sql`${acts.input} || '{"amountGrosze": 25000}'` })
      .where(eq(acts.id, actId));
    await expect(change).rejects.toMatchObject({ cause: { code: "42501" } });
    const alone = db
      .update(acts)
      .set({ status: "approved", decidedBy: asking.userId, decidedAt: new Date() })
      .where(and(eq(acts.id, actId)));
    await expect(alone).rejects.toMatchObject({ cause: { code: "23514" } });
  });
});

test("whatever takes two people names what it is done to, and nothing stands there as an id", async () => {
  const asking = await newStaff("admin");
  await newStaff("admin");
  const order = await paidOrder(20_000);
  const { userId } = await newPerson();
  const [{ email } = { email: "" }] = await db.select().from(users).where(eq(users.id, userId));
  const group = await newGroup({ isSensitive: true, type: 17 });
  const { id: membershipId, pseudonym } = await putInto(group, await newPerson());
  const asked = [
    ["refund_order", request(order.id), orderNumber(order.number)],
    ["delete_member", { userId, texts: "keep", reason: "asked_by_member" }, email],
    ["delete_group", { groupId: group.id, reason: "unused_group" }, group.name],
    ["open_pseudonym", { membershipId, reason: "ban_account" }, `${pseudonym} · ${group.name}`],
  ] as const;
  for (const [kind, input] of asked) await askColleague(asking.ctx, { kind, input });
  const listed = await listActs(asking.ctx, "mine");
  const names = new Map(listed.map(({ kind, targetName }) => [kind, targetName]));
  for (const [kind, , name] of asked) expect(names.get(kind)).toBe(name);
});

test("money of another currency is told as such to both people, and goes back as they agreed", async () => {
  const asking = await newStaff("admin", clock);
  const agreeing = await newStaff("admin", clock);
  const pay = (order: { id: string }, paidGrosze: number, currency: string) =>
    markPaid(worker, order, { transactionTitle: `TR-${randomUUID()}`, paidGrosze, currency });
  const euroOrder = async () => {
    const order = await placeTestOrder(worker);
    await pay(order, 500_00, "EUR");
    return order;
  };
  const readBoth = async (id: string) => {
    const approve = staffActOf("agreements", "approve")!;
    const { preview } = await openStaffAct(agreeing.ctx, { isFresh: true }, approve, id);
    const { effects, impossible } = preview;
    return { effects: effects.join(" ").replaceAll("\u00a0", " "), impossible };
  };

  const refunded = await euroOrder();
  const bulk = bulkActOf("refund_order");
  const many = await openBulkAct(asking.ctx, { isFresh: true }, bulk, { email: refunded.email! });
  expect(many.preview.effects.join(" ").replaceAll("\u00a0", " ")).toContain(
    "dziś zostało: 500,00 EUR.",
  );
  const input = { orderId: refunded.id, reason: "complaint" };
  const refund = await askColleague(asking.ctx, { kind: "refund_order", input });
  expect(await readBoth(refund)).toMatchObject({
    effects: expect.stringContaining("Kwota: 500,00 EUR.") as string,
    impossible: undefined,
  });
  await approveAct(agreeing.ctx, refund);
  expect((await recordsOf(refunded.id)).refunds).toMatchObject([{ amountGrosze: 500_00 }]);

  const withdrawn = await euroOrder();
  const statement = { declaredOn: formatIsoDate(clock.now), way: "letter" };
  const taken = await askColleague(asking.ctx, {
    kind: "withdraw_for_buyer",
    input: { orderId: withdrawn.id, reason: "buyer_wrote", ...statement },
  });
  const { effects } = await readBoth(taken);
  expect(effects).toContain("cała wpłata (500,00 EUR) wróci");
  await pay(withdrawn, 500, "PLN");
  expect((await readBoth(taken)).impossible).toContain("inna kwota niż w prośbie");
  await expect(approveAct(agreeing.ctx, taken)).rejects.toMatchObject({
    code: "changed_meanwhile",
  });
  expect((await recordsOf(withdrawn.id)).refunds).toEqual([]);
});
