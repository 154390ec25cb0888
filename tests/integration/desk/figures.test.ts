import { beforeAll, describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { modelCalls, remakes } from "~/db/schema";
import { NotAllowed } from "~/services/command/errors";
import { modelCost } from "~/services/figures/model-cost.server";
import { deliveryTimes, salesFigures } from "~/services/figures/sales.server";
import { listOrders } from "~/services/desk/order-list.server";
import { bookOrder, bookRefund } from "../../support/sold";
import { testContext } from "../../support/orders";
import { staffContext } from "../../support/staff";

const finance = staffContext("finance");
/** Clocks in Warsaw go forward on the night to the 29th: that day has 23 hours. */
const weekend = { from: "2026-03-27", to: "2026-03-30" };

const none = { placed: 0, paid: 0, money: { worth: 0, returned: 0, outside: 0 } };

test("a shop that has sold nothing has zeros for every day, and no times", async () => {
  expect(await salesFigures(finance, weekend)).toEqual({
    total: none,
    days: ["2026-03-27", "2026-03-28", "2026-03-29", "2026-03-30"].map((day) => ({ day, ...none })),
    products: [],
  });
  expect(await deliveryTimes(finance, weekend)).toEqual({
    delivered: 0,
    p50: null,
    p99: null,
    late: 0,
  });
  expect(await modelCost(finance, weekend)).toEqual({ orders: 0, microUsd: 0 });
});

describe("figures of a few orders", () => {
  beforeAll(async () => {
    // The last moment of the 28th, and the first and last of the short day.
    await bookOrder({ at: "2026-03-28T22:59:59.999Z", took: 30 });
    const first = await bookOrder({ at: "2026-03-28T23:00:00.000Z", took: 40, price: 2000 });
    await bookOrder({ at: "2026-03-29T21:59:59.999Z", paid: false });
    // The first moment of the 30th, by summer time.
    const dream = await bookOrder({
      at: "2026-03-29T22:00:00.000Z",
      slug: "dream-analysis",
      took: 121,
      price: 1500,
    });
    // Outside, on both sides.
    await bookOrder({ at: "2026-03-26T22:59:59.999Z" });
    await bookOrder({ at: "2026-03-30T22:00:00.000Z" });
    // Went back months later, belongs to the day of its order; a surplus was never a price.
    await bookRefund(first, { grosze: 500, at: "2026-06-01T10:00:00Z" });
    await bookRefund(dream, { grosze: 700, at: "2026-04-01T10:00:00Z", reason: "overpaid" });
    await bookRefund(dream, { grosze: 300, at: "2026-04-01T10:00:00Z", isDone: false });
    const call = {
      subjectKind: "order",
      task: "emotion-mirror",
      promptVersion: "1",
      model: "m",
      outcome: "ok",
      inputTokens: 1,
      outputTokens: 1,
      durationMs: 1,
    };
    await db.insert(modelCalls).values([
      { ...call, subjectId: first, costMicroUsd: 5000, at: new Date("2026-03-28T23:01:00Z") },
      { ...call, subjectId: first, costMicroUsd: 1000, at: new Date("2026-03-28T23:02:00Z") },
      { ...call, subjectId: dream, costMicroUsd: 3000, at: new Date("2026-03-29T22:01:00Z") },
      { ...call, subjectId: null, costMicroUsd: 9000, at: new Date("2026-03-29T22:01:00Z") },
      { ...call, subjectId: dream, costMicroUsd: 9000, at: new Date("2026-03-30T22:00:00Z") },
    ]);
  });

  test("belong to the days of Warsaw, also where one has 23 hours, and to their products", async () => {
    expect(await salesFigures(finance, weekend)).toEqual({
      total: { placed: 4, paid: 3, money: { worth: 4500, returned: 500, outside: 0 } },
      days: [
        { day: "2026-03-27", ...none },
        { day: "2026-03-28", placed: 1, paid: 1, money: { worth: 1000, returned: 0, outside: 0 } },
        {
          day: "2026-03-29",
          placed: 2,
          paid: 1,
          money: { worth: 2000, returned: 500, outside: 0 },
        },
        { day: "2026-03-30", placed: 1, paid: 1, money: { worth: 1500, returned: 0, outside: 0 } },
      ],
      products: [
        {
          slug: "emotion-mirror",
          placed: 3,
          paid: 2,
          money: { worth: 3000, returned: 500, outside: 0 },
        },
        {
          slug: "dream-analysis",
          placed: 1,
          paid: 1,
          money: { worth: 1500, returned: 0, outside: 0 },
        },
      ],
    });
    const dreams = { ...weekend, product: "dream-analysis" };
    expect((await salesFigures(finance, dreams)).total).toEqual({
      placed: 1,
      paid: 1,
      money: { worth: 1500, returned: 0, outside: 0 },
    });
  });

  test("agree with the lists that they lead to", async () => {
    const { total } = await salesFigures(finance, weekend);
    const { late } = await deliveryTimes(finance, weekend);
    const listed = async (only?: "paid" | "late") =>
      (await listOrders(finance, { ...weekend, only }, 1)).total;
    expect(await listed()).toBe(total.placed);
    expect(await listed("paid")).toBe(total.paid);
    expect(await listed("late")).toBe(late);
  });

  test("say how long the mail took, without what was made again", async () => {
    const times = { delivered: 3, p50: 40_000, p99: 121_000, late: 1 };
    expect(await deliveryTimes(finance, weekend)).toEqual(times);
    const again = await bookOrder({ at: "2026-03-29T10:00:00Z", took: 90_000 });
    await db
      .insert(remakes)
      .values({ orderId: again, note: "broken_file", requestedAt: new Date() });
    expect(await deliveryTimes(finance, weekend)).toEqual(times);
    expect((await listOrders(finance, { ...weekend, only: "late" }, 1)).total).toBe(1);
  });

  test("say what the model cost, failed attempts with it", async () => {
    expect(await modelCost(finance, weekend)).toEqual({ orders: 2, microUsd: 9000 });
    expect(await modelCost(finance, { ...weekend, product: "dream-analysis" })).toEqual({
      orders: 1,
      microUsd: 3000,
    });
  });

  test("show money to whom it concerns", async () => {
    const support = staffContext("support");
    const seen = await salesFigures(support, weekend);
    for (const each of [seen.total, ...seen.days, ...seen.products]) expect(each.money).toBeNull();
    await expect(modelCost(support, weekend)).rejects.toThrow(NotAllowed);
    for (const ctx of [testContext("visitor"), staffContext("moderator")]) {
      await expect(salesFigures(ctx, weekend)).rejects.toThrow(NotAllowed);
      await expect(deliveryTimes(ctx, weekend)).rejects.toThrow(NotAllowed);
      await expect(modelCost(ctx, weekend)).rejects.toThrow(NotAllowed);
    }
  });

  test("count a day of 25 hours once", async () => {
    const autumn = { from: "2026-10-24", to: "2026-10-26" };
    for (const at of [
      "2026-10-24T22:00:00Z",
      "2026-10-25T00:30:00Z",
      "2026-10-25T01:30:00Z",
      "2026-10-25T22:59:59Z",
    ])
      await bookOrder({ at, paid: false });
    const { days } = await salesFigures(finance, autumn);
    expect(days.map(({ day, placed }) => [day, placed])).toEqual([
      ["2026-10-24", 0],
      ["2026-10-25", 4],
      ["2026-10-26", 0],
    ]);
  });
});
