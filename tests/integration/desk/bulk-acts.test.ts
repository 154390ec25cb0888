import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { formatPrice } from "~/copy/format";
import { acts, auditLog, bulkActRows, orders, payments, staff } from "~/db/schema";
import { action as bulkAction, loader as bulkPage } from "~/routes/admin/act";
import { stopBulk } from "~/services/acts/bulk-act.server";
import { bulkCard, listBulk, listBulkRows } from "~/services/acts/bulk-queries.server";
import { planContentDeletion } from "~/services/orders/delete-content-for-buyer.server";
import { approveAct, declineAct } from "~/services/acts/decide-act.server";
import { actDetail, listActs } from "~/services/acts/queries.server";
import { actEffects } from "~/services/acts/definitions/agreements.server";
import { pendingActs } from "~/services/acts/pending-acts.server";
import { namedAddresses } from "~/services/listing/selectable-list.server";
import { Conflict, Invalid, NotAllowed } from "~/services/command/errors";
import { signIn } from "../../support/members";
import { deliverOrder, placePaidOrder, testContext } from "../../support/orders";
import { recordsOf } from "../../support/records";
import { call, get, post } from "../../support/requests";
import { newStaff } from "../../support/staff";
import { runBulk } from "~/services/acts/run-bulk.server";
import { askForMany, performNow } from "../../support/acts";

const worker = testContext();
/** Long enough after delivery that a document may be sent again. */
const soon = testContext("worker", { now: new Date(Date.now() + 10 * 60_000) });

/** Delivered orders that one filter finds. */
async function deliveredTo(address: string, many: number) {
  const placed = [];
  while (placed.length < many) {
    const order = await placePaidOrder(worker, { email: address });
    await deliverOrder(worker, { orderId: order.id, lastAttempt: true });
    placed.push(order);
  }
  return placed;
}

const newAddress = () => `zbior${randomUUID().slice(0, 8)}@example.com`;

const actOf = async (bulkId: string) => {
  const [asked] = await db.select({ id: acts.id }).from(acts).where(eq(acts.targetId, bulkId));
  return asked?.id ?? "";
};

/** The acts upon something that stand in the log, with their reasons. */
const reasonsOf = async (targetId: string) =>
  (
    await db.select().from(auditLog).where(eq(auditLog.targetId, targetId)).orderBy(auditLog.id)
  ).map(({ act, reason }) => [act, reason]);

/** A bulk act to which a second administrator has agreed. */
async function agreed(address: string, kind: "send_again" | "refund_order" | "delete_content") {
  const asking = await newStaff("admin");
  const agreeing = await newStaff("admin");
  const reason = kind === "refund_order" ? "technical_fault" : "our_mistake";
  const id = await askForMany(asking.ctx, { kind, filters: { email: address }, reason });
  await approveAct(agreeing.ctx, await actOf(id));
  return { id, asking, agreeing };
}

const againTo = async (orderId: string) =>
  (await recordsOf(orderId)).mails.filter(({ kind }) => kind === "document_again").length;

describe("an act upon everything that a filter shows", () => {
  test("waits for a colleague, is done row by row, and gives an account of each", async () => {
    const address = newAddress();
    const [first, , third] = await deliveredTo(address, 3);
    const [asking, agreeing] = [await newStaff("support"), await newStaff("admin")];
    const id = await askForMany(asking.ctx, {
      kind: "send_again",
      filters: { email: address },
      reason: "our_mistake",
    });
    await runBulk(soon, { bulkId: id, lastAttempt: false });
    expect(await againTo(first?.id ?? "")).toBe(0);
    expect(await bulkCard(asking.ctx, id)).toMatchObject({
      state: "requested",
      finished: 0,
      total: 3,
    });
    await approveAct(agreeing.ctx, await actOf(id));
    expect(await bulkCard(asking.ctx, id)).toMatchObject({ state: "running" });
    // What was bought after the list was made is not on it.
    const [late] = await deliveredTo(address, 1);
    await performNow(asking.ctx, planContentDeletion, {
      orderId: third?.id ?? "",
      reason: "data_request",
    });
    await runBulk(soon, { bulkId: id, lastAttempt: false });
    expect(await againTo(first?.id ?? "")).toBe(1);
    expect(await againTo(late?.id ?? "")).toBe(0);
    const card = await bulkCard(asking.ctx, id);
    expect(card).toMatchObject({
      state: "done",
      finished: 3,
      outcomes: [
        { outcome: "done", rows: 2 },
        { outcome: "not_possible", rows: 1 },
      ],
    });
    const audited = await db
      .select({ actorId: auditLog.actorId, reason: auditLog.reason })
      .from(auditLog)
      .where(eq(auditLog.targetId, first?.id ?? ""));
    expect(audited).toEqual([{ actorId: asking.userId, reason: "our_mistake" }]);
  });

  test("goes on where a process died, and does nothing twice", async () => {
    const address = newAddress();
    const placed = await deliveredTo(address, 4);
    const { id } = await agreed(address, "send_again");
    await Promise.all([1, 2, 3].map(() => runBulk(soon, { bulkId: id, lastAttempt: false })));
    await runBulk(soon, { bulkId: id, lastAttempt: false });
    for (const order of placed) expect(await againTo(order.id)).toBe(1);
  });

  test("gives back more than one person may, since two have agreed", async () => {
    const address = newAddress();
    const placed = await deliveredTo(address, 2);
    for (const { id } of placed)
      await db.update(orders).set({ priceGrosze: 9_000 }).where(eq(orders.id, id));
    const { id, asking } = await agreed(address, "refund_order");
    await runBulk(soon, { bulkId: id, lastAttempt: false });
    for (const order of placed)
      expect((await recordsOf(order.id)).refunds).toMatchObject([{ actorId: asking.userId }]);
    expect((await listBulkRows(asking.ctx, id, { outcome: "done" }, 1)).total).toBe(2);
    expect((await listBulkRows(asking.ctx, id, { outcome: "skipped" }, 1)).total).toBe(0);
    expect((await listBulk(asking.ctx, 1)).rows.map((row) => row.id)).toContain(id);
  });

  test("goes on after a row that fails in a way that nobody expected, and tries it first as often as any job", async () => {
    const address = newAddress();
    const [first, second] = await deliveredTo(address, 2);
    const { id, asking } = await agreed(address, "send_again");
    const failingOnce = () => {
      let looks = 0;
      const now = () => {
        looks += 1;
        if (looks === 1) throw new Error("nobody expected this");
        return soon.now();
      };
      return { ...soon, now };
    };
    const failing = runBulk(failingOnce(), { bulkId: id, lastAttempt: false });
    await expect(failing).rejects.toThrow("nobody expected this");
    expect(await bulkCard(asking.ctx, id)).toMatchObject({ state: "running", finished: 0 });
    await runBulk(failingOnce(), { bulkId: id, lastAttempt: true });
    expect(await bulkCard(asking.ctx, id)).toMatchObject({ state: "done", finished: 2 });
    const outcomes = await db
      .select({ outcome: bulkActRows.outcome })
      .from(bulkActRows)
      .where(eq(bulkActRows.bulkId, id))
      .orderBy(bulkActRows.position);
    expect(outcomes).toEqual([{ outcome: "unexpected" }, { outcome: "done" }]);
    const sent = await Promise.all([first, second].map((order) => againTo(order!.id)));
    expect(sent.toSorted()).toEqual([0, 1]);
  });

  test("leaves the rest alone once it was stopped, or was never agreed to", async () => {
    const address = newAddress();
    const [order] = await deliveredTo(address, 1);
    const { id, agreeing } = await agreed(address, "delete_content");
    await stopBulk(agreeing.ctx, { bulkId: id, reason: "wrong_selection" });
    await runBulk(soon, { bulkId: id, lastAttempt: false });
    expect((await recordsOf(order?.id ?? "")).order).toMatchObject({ contentDeletedAt: null });
    expect(await bulkCard(agreeing.ctx, id)).toMatchObject({ state: "stopped", finished: 0 });
    const again = { bulkId: id, reason: "no_longer_needed" } as const;
    await expect(stopBulk(agreeing.ctx, again)).rejects.toThrow(Conflict);
    expect(await reasonsOf(id)).toEqual([
      ["ask_for_bulk", "our_mistake"],
      ["request_act", "our_mistake"],
      ["approve_act", "our_mistake"],
      ["stop_bulk", "wrong_selection"],
    ]);
    const asking = await newStaff("admin");
    const request = {
      kind: "delete_content",
      filters: { email: address },
      reason: "our_mistake",
    } as const;
    const declined = await askForMany(asking.ctx, request);
    await declineAct(agreeing.ctx, { actId: await actOf(declined), reason: "not_justified" });
    await runBulk(soon, { bulkId: declined, lastAttempt: false });
    expect(await bulkCard(asking.ctx, declined)).toMatchObject({ state: "refused" });
    await expect(stopBulk(asking.ctx, { ...again, bulkId: declined })).rejects.toThrow(Conflict);
    const lapsed = await askForMany(asking.ctx, request);
    const nextDay = { ...asking.ctx, now: () => new Date(Date.now() + 25 * 60 * 60_000) };
    await expect(stopBulk(nextDay, { ...again, bulkId: lapsed })).rejects.toThrow(Conflict);
    expect(await bulkCard(nextDay, lapsed)).toMatchObject({ state: "refused" });
  });

  test("waits for nobody once it was stopped before anybody agreed", async () => {
    const address = newAddress();
    await deliveredTo(address, 1);
    const [asking, agreeing] = [await newStaff("admin"), await newStaff("admin")];
    const request = {
      kind: "send_again",
      filters: { email: address },
      reason: "our_mistake",
    } as const;
    const bulkId = await askForMany(asking.ctx, request);
    const actId = await actOf(bulkId);
    const odd = stopBulk(agreeing.ctx, { bulkId, reason: "our_mistake" as "wrong_selection" });
    await expect(odd).rejects.toThrow(Invalid);
    await stopBulk(agreeing.ctx, { bulkId, reason: "asked_by_colleague" });
    expect((await listActs(agreeing.ctx, "waiting")).map(({ id }) => id)).not.toContain(actId);
    expect(await bulkCard(asking.ctx, bulkId)).toMatchObject({ state: "stopped" });
    expect(await reasonsOf(bulkId)).toEqual([
      ["ask_for_bulk", "our_mistake"],
      ["request_act", "our_mistake"],
      ["decline_act", "asked_by_colleague"],
      ["stop_bulk", "asked_by_colleague"],
    ]);
    await expect(approveAct(agreeing.ctx, actId)).rejects.toMatchObject({ code: "declined" });
  });

  test("is told of row by row also where whoever asked acts for us no longer", async () => {
    const address = newAddress();
    await deliveredTo(address, 2);
    const { id, asking, agreeing } = await agreed(address, "send_again");
    await db.delete(staff).where(eq(staff.auth0Id, asking.identity.id));
    await runBulk(soon, { bulkId: id, lastAttempt: false });
    const rows = await db.select().from(bulkActRows).where(eq(bulkActRows.bulkId, id));
    expect(rows.map(({ outcome }) => outcome)).toEqual(["no_account", "no_account"]);
    expect(await bulkCard(agreeing.ctx, id)).toMatchObject({ state: "done" });
  });
});

describe("it is refused", () => {
  test("without a filter, where it finds nothing, and with a reason that is none", async () => {
    const { ctx } = await newStaff("admin");
    await newStaff("admin");
    const address = newAddress();
    const request = {
      kind: "send_again",
      filters: { email: address },
      reason: "our_mistake",
    } as const;
    await expect(askForMany(ctx, { ...request, filters: {} })).rejects.toThrow(Invalid);
    await expect(askForMany(ctx, request)).rejects.toMatchObject({ code: "nothing_matches" });
    await deliveredTo(address, 1);
    await expect(askForMany(ctx, { ...request, reason: "because" })).rejects.toThrow(Invalid);
    await expect(askForMany(ctx, { ...request, kind: "refund_order" })).rejects.toThrow(Invalid);
  });

  test("to whoever may not do it to a single order, and to whoever owns one of them", async () => {
    const address = newAddress();
    await deliveredTo(address, 1);
    await newStaff("admin");
    const request = {
      kind: "send_again",
      filters: { email: address },
      reason: "our_mistake",
    } as const;
    for (const role of ["finance", "moderator"] as const)
      await expect(askForMany((await newStaff(role)).ctx, request)).rejects.toThrow(NotAllowed);
    await expect(askForMany(testContext("buyer"), request)).rejects.toThrow(NotAllowed);
    const owner = await newStaff("admin", undefined, { email: address });
    await placePaidOrder(worker, { email: address });
    await expect(askForMany(owner.ctx, request)).rejects.toMatchObject({ code: "own_interest" });
  });
});

test("an address selects its own orders alone, whatever is like it, and the addresses are named to both people", async () => {
  const address = newAddress();
  const alike = [`${address}.pl`, `x${address}`, address.replace("@", "1@")];
  const [own] = await deliveredTo(address, 1);
  for (const other of alike) await deliveredTo(other, 1);
  const [asking, agreeing] = [await newStaff("admin"), await newStaff("admin")];
  const request = { kind: "refund_order", reason: "goodwill" } as const;
  for (const email of [address.slice(0, 9), address.replace("@", ""), `~${address}`])
    await expect(askForMany(asking.ctx, { ...request, filters: { email } })).rejects.toMatchObject({
      code: "nothing_matches",
    });
  const id = await askForMany(asking.ctx, {
    ...request,
    filters: { email: address.toUpperCase() },
  });
  const { rows } = await listBulkRows(asking.ctx, id, {}, 1);
  expect(rows.map((row) => row.id)).toEqual([own?.id]);
  const asked = await actDetail(agreeing.ctx, await actOf(id));
  expect(await actEffects(agreeing.ctx, asked)).toContain(`Adresy (1): ${address}.`);
});

test("of many addresses five are named, and all are counted", async () => {
  const found = ["g", "f", "e", "d", "c", "b", "a"].map((address) => ({ address }));
  expect(namedAddresses([...found, { address: null }])).toEqual({
    first: ["a", "b", "c", "d", "e"],
    count: 7,
  });
});

test("its page says how far it reaches, and asks for a filter and a reason", async () => {
  const address = newAddress();
  await deliveredTo(address, 2);
  const { jar } = await signIn((await newStaff("admin")).identity, undefined, { fresh: "1" });
  await newStaff("admin");
  const where = `/admin/orders/bulk/refund?email=${address}`;
  const params = { tab: "orders", id: "bulk", act: "refund" };
  const page = await call(bulkPage, jar.on(get(where)), params);
  expect(page.data).toMatchObject({ preview: { subject: "2\u00a0zamówienia" } });
  const bare = await call(bulkPage, jar.on(get("/admin/orders/bulk/refund")), params);
  expect(bare.data).toMatchObject({ preview: { impossible: expect.any(String) as string } });
  expect((await call(bulkAction, jar.on(post(where, {})), params)).status).toBe(422);
  const asked = await call(bulkAction, jar.on(post(where, { reason: "goodwill" })), params);
  expect(asked.location).toMatch(/^\/admin\/bulk\/[0-9a-f-]{36}\?done=bulk-asked$/);
  expect((await call(bulkPage, jar.on(get(where)), { ...params, act: "constructor" })).status).toBe(
    404,
  );
});

describe("an act upon many", () => {
  test("stands on each of its rows until it has come to it, and excludes by name what is begun there", async () => {
    const address = newAddress();
    const [first] = await deliveredTo(address, 2);
    const orderId = first!.id;
    const [asking, agreeing] = [await newStaff("admin"), await newStaff("admin")];
    const { jar } = await signIn(agreeing.identity, undefined, { fresh: "1" });
    const request = { kind: "refund_order", filters: { email: address }, reason: "goodwill" };
    const both = await Promise.allSettled([
      askForMany(asking.ctx, request),
      askForMany(asking.ctx, request),
    ]);
    const made = both.filter((each) => each.status === "fulfilled");
    expect(made).toHaveLength(1);
    expect(both.find((each) => each.status === "rejected")?.reason).toMatchObject({
      code: "all_begun",
    });
    const id = made[0]!.value;
    const marks = async () =>
      [...(await pendingActs(agreeing.ctx, "order", [orderId])).values()].flat();
    const look = async (act: string) =>
      (
        await call<{ preview: { impossible?: string } }>(
          bulkPage,
          jar.on(get(`/admin/orders/${orderId}/${act}`)),
          { tab: "orders", id: orderId, act },
        )
      ).data.preview.impossible;
    const press = (act: string, form: Record<string, string>) =>
      call(bulkAction, jar.on(post(`/admin/orders/${orderId}/${act}`, form)), {
        ...{ tab: "orders", id: orderId, act },
      });
    expect(await marks()).toMatchObject([
      { kind: "refund_order", byEmail: asking.identity.email, bulk: { id, isUnderWay: false } },
    ]);
    expect(await look("refund")).toMatch(/^„Zwrot pieniędzy” czeka już w czynności zbiorczej/);
    expect((await press("refund", { reason: "goodwill" })).status).toBe(409);
    expect(await look("delete-content")).toBeUndefined();
    const second = await deliveredTo(address, 1);
    const card = await call<{ preview: { effects: string[] } }>(
      bulkPage,
      jar.on(get(`/admin/orders/bulk/refund?email=${address}`)),
      { tab: "orders", id: "bulk", act: "refund" },
    );
    expect(card.data.preview.effects.join(" ")).toContain(
      "Pominiemy, bo obejmuje to już taka sama czynność zbiorcza: 2\u00a0zamówienia.",
    );
    expect(await look("refund")).toBeDefined();
    expect((await pendingActs(agreeing.ctx, "order", [second[0]!.id])).size).toBe(0);

    await approveAct(agreeing.ctx, await actOf(id));
    expect(await marks()).toMatchObject([{ bulk: { id, isUnderWay: true } }]);
    for (const act of ["refund", "delete-content"])
      expect(await look(act), act).toMatch(/^„Zwrot pieniędzy” jest już w toku/);
    expect((await press("delete-content", { reason: "buyer_wrote" })).status).toBe(409);
    await runBulk(soon, { bulkId: id, lastAttempt: false });
    expect(await marks()).toEqual([]);
  });

  test("gives back the sums that both people read, and leaves out and tells what changed since", async () => {
    const address = newAddress();
    const placed = await deliveredTo(address, 3);
    const [asking, agreeing] = [await newStaff("admin"), await newStaff("admin")];
    const id = await askForMany(asking.ctx, {
      ...{ kind: "refund_order", filters: { email: address }, reason: "goodwill" },
    });
    const effects = async () =>
      (await actEffects(agreeing.ctx, await actDetail(agreeing.ctx, await actOf(id)))).join(" ");
    const price = (await recordsOf(placed[0]!.id)).payments[0]!.amountGrosze;
    expect(await effects()).toContain(`zostało: ${formatPrice(3 * price)}.`);
    const more = { paidGrosze: price + 100 };
    await db.update(payments).set(more).where(eq(payments.orderId, placed[0]!.id));
    expect(await effects()).toContain(`zostało: ${formatPrice(2 * price)}.`);
    expect(await effects()).toContain("Od prośby zmieniły się kwoty, więc pominiemy: 1");
    await approveAct(agreeing.ctx, await actOf(id));
    await db.update(payments).set(more).where(eq(payments.orderId, placed[1]!.id));
    await runBulk(soon, { bulkId: id, lastAttempt: false });
    const refunded = await Promise.all(placed.map(async (order) => recordsOf(order.id)));
    expect(refunded.map(({ refunds }) => refunds.map((refund) => refund.amountGrosze))).toEqual([
      [],
      [],
      [price],
    ]);
    expect((await bulkCard(asking.ctx, id)).outcomes).toEqual([
      { outcome: "changed_meanwhile", rows: 2 },
      { outcome: "done", rows: 1 },
    ]);
    expect(await effects()).toContain(`zostało: ${formatPrice(3 * price)}.`);
  });
});
