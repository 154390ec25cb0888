import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { orders, textScores } from "~/db/schema";
import { loader as smartPage } from "~/routes/admin/smart";
import { modelsUsed } from "~/services/spending/model-calls.server";
import { smartCard } from "~/services/desk/smart-card.server";
import { listSmart, type SmartFilters } from "~/services/desk/smart.server";
import { smartStateOf, smartStates } from "~/services/desk/smart-states";
import { smartStats } from "~/services/desk/smart-stats.server";
import { NotAllowed, NotFound } from "~/services/command/errors";
import { deleteExpiredContent } from "~/services/orders/delete-content.server";
import { transitions, type OrderStatus } from "~/services/orders/order-state";
import { signIn } from "../../support/members";
import {
  deliverOrder,
  placeDeliveredOrder,
  placePaidOrder,
  placeTestOrder,
  testContext,
} from "../../support/orders";
import { recordsOf } from "../../support/records";
import { call, get } from "../../support/requests";
import { newStaff, staffContext } from "../../support/staff";
import { sandbox } from "../../support/world";

const worker = testContext();
const support = staffContext("support");

const scoresOf = (orderId: string) =>
  db.select().from(textScores).where(eq(textScores.orderId, orderId));

describe("how far a text can be trusted", () => {
  test("is computed when it is written, kept as numbers, and outlives the text", async () => {
    const order = await placeDeliveredOrder();
    const before = await smartCard(support, order.id);
    expect(before.text).toMatchObject({
      confidence: expect.any(Number) as number,
      parts: { shape: 1, language: 1, permitted: 1 },
      length: expect.any(Number) as number,
    });
    const later = testContext("schedule", { now: new Date(Date.now() + 25 * 60 * 60_000) });
    await deleteExpiredContent(later, 10_000);
    expect((await recordsOf(order.id)).texts).toEqual([]);
    const { text } = await smartCard(support, order.id);
    expect(text).toMatchObject({ confidence: before.text?.confidence, length: null });
    const kept = Object.values((await scoresOf(order.id))[0] ?? {});
    expect(kept.filter((value) => typeof value === "string")).toEqual([
      order.id,
      text?.promptVersion,
      text?.model,
    ]);
  });

  test("falls where the model had to be asked again", async () => {
    const order = await placePaidOrder();
    sandbox.faults.arm({ service: "model", fault: "invalid_json" });
    await deliverOrder(worker, { orderId: order.id, lastAttempt: true });
    const { text, calls } = await smartCard(support, order.id);
    const answers = calls.filter(({ task }) => !task.includes("/"));
    expect(answers.map(({ outcome }) => outcome)).toEqual(["invalid", "answered"]);
    expect(text?.parts).toMatchObject({ shape: 0.5, attempts: 0.5 });
  });

  test("is a dash for texts from before", async () => {
    const order = await placeDeliveredOrder();
    await db.delete(textScores).where(eq(textScores.orderId, order.id));
    expect((await smartCard(support, order.id)).text).toMatchObject({
      confidence: null,
      parts: null,
    });
  });
});

describe("the console of smart requests", () => {
  const found = async (filters: SmartFilters) =>
    (await listSmart(support, filters, 1)).rows.map(({ id }) => id);

  test("lists what the model did for an order, and nothing of what it says", async () => {
    const order = await placeDeliveredOrder();
    const number = `K-${order.number}`;
    const [line] = (await listSmart(support, { q: number }, 1)).rows;
    expect(line).toMatchObject({ number, type: "emotion-mirror", state: "completed" });
    expect(line?.model).toMatch(/\w/);
    expect(line?.tokens).toBeGreaterThan(0);
    const { calls } = await smartCard(support, order.id);
    expect(line?.costMicroUsd).toBe(calls.reduce((sum, each) => sum + each.costMicroUsd, 0));
    const secret = "cisza po rozmowie";
    const { jar } = await signIn((await newStaff("support")).identity);
    const page = await call(smartPage, jar.on(get(`/admin/modules/smart/${order.id}`)), {
      id: order.id,
    });
    expect(page.status).toBe(200);
    expect(JSON.stringify(page.data)).not.toContain(secret);
  });

  test("narrows them down by every filter", async () => {
    const order = await placeDeliveredOrder();
    const q = order.email ?? "";
    const { text } = await smartCard(support, order.id);
    const { model = "" } = text ?? {};
    expect(await modelsUsed(support)).toContain(model);
    for (const filters of [
      { q },
      { q: String(order.number) },
      { q, status: "completed", type: "emotion-mirror", model },
      { q, from: "2020-01-01", to: "2199-01-01" },
    ] as const)
      expect(await found(filters)).toEqual([order.id]);
    for (const filters of [
      { q, status: "error" },
      { q, type: "therapist" },
      { q, model: "nobody" },
      { q, grade: "none" },
      { q, from: "2199-01-01" },
      { q, to: "2020-01-01" },
      { q: `${randomUUID()}@example.com` },
    ] as const)
      expect(await found(filters)).toEqual([]);
    for (const [confidence, grade] of [
      [0.95, "A+"],
      [0.94, "A"],
      [0.69, "D"],
    ] as const) {
      await db.update(textScores).set({ confidence }).where(eq(textScores.orderId, order.id));
      expect(await found({ q, grade })).toEqual([order.id]);
      expect(await found({ q, grade: "B" })).toEqual([]);
    }
    await db.delete(textScores).where(eq(textScores.orderId, order.id));
    expect(await found({ q, grade: "none" })).toEqual([order.id]);
  });

  test("has only the seven products, each order in one of six states", async () => {
    const order = await placeTestOrder(worker);
    for (const status of Object.keys(transitions) as OrderStatus[])
      for (const facts of [
        { completedAt: null, failure: null },
        { completedAt: null, failure: "withdrawn" },
        { completedAt: new Date(), failure: null },
      ]) {
        await db
          .update(orders)
          .set({ status, ...facts })
          .where(eq(orders.id, order.id));
        const expected = smartStateOf(status, facts);
        for (const state of Object.keys(smartStates) as (keyof typeof smartStates)[]) {
          const listed = await found({ q: String(order.number), status: state });
          expect(listed).toEqual(state === expected ? [order.id] : []);
        }
      }
    await db.update(orders).set({ productSlug: "dream-analysis" }).where(eq(orders.id, order.id));
    expect(await found({ q: String(order.number) })).toEqual([]);
    await expect(smartCard(support, order.id)).rejects.toThrow(NotFound);
  });

  test("counts thirty days", async () => {
    const before = await smartStats(support);
    await placeDeliveredOrder();
    const after = await smartStats(support);
    expect(after).toMatchObject({
      requests: before.requests + 1,
      completed: before.completed + 1,
      measured: before.measured + 1,
    });
    expect(after.calls).toBeGreaterThan(before.calls);
    const inTwoMonths = { now: new Date(Date.now() + 60 * 24 * 60 * 60_000) };
    expect(await smartStats(staffContext("support", inTwoMonths))).toEqual({
      ...{ delivered: null, rejected: 0 },
      ...{ requests: 0, completed: 0, errors: 0, measured: 0, good: 0, calls: 0 },
      ...{ confidence: null, answered: null, costMicroUsd: null, callMs: null },
    });
  });

  test("is not for everybody, and breaks at no address", async () => {
    const order = await placeTestOrder(worker);
    for (const ctx of [staffContext("moderator"), testContext("buyer")]) {
      await expect(listSmart(ctx, {}, 1)).rejects.toThrow(NotAllowed);
      await expect(smartCard(ctx, order.id)).rejects.toThrow(NotAllowed);
      await expect(smartStats(ctx)).rejects.toThrow(NotAllowed);
      await expect(modelsUsed(ctx)).rejects.toThrow(NotAllowed);
    }
    await expect(smartCard(support, randomUUID())).rejects.toThrow(NotFound);
    const { jar } = await signIn((await newStaff("support")).identity);
    const hostile = "?q=%27%3B--&status=x&type=x&model=%00&grade=Z&from=9999-99-99&page=-1";
    expect((await call(smartPage, jar.on(get(`/admin/modules/smart${hostile}`)))).status).toBe(200);
    const other = call(smartPage, jar.on(get("/admin/modules/smart/x")), { id: "x" });
    expect((await other).status).toBe(404);
  });
});
