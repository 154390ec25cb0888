import { eq, notLike, sum } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { env } from "~/config/env.server";
import { formatIsoDate } from "~/copy/format";
import { loader as productPage } from "~/routes/orders/order-form";
import type { OrderPageSubject } from "~/routes/orders/order-page";
import { db } from "~/db/client.server";
import { books, modelCalls, modelSpending, secondReaderCounts, talks } from "~/db/schema";
import { consultSecondReader } from "~/services/crisis/consult-second-reader.server";
import { isDaySoldOut } from "~/services/spending/queries.server";
import { minute } from "~/time/durations";
import type { Subject } from "~/services/spending/subjects.server";
import { deleteOldSpending, withinCaps } from "~/services/spending/within-caps.server";
import { filledForm, orderFormPath, ordersOfForm, submitOrder } from "../../support/forms";
import { startPayment } from "~/services/payments/start-payment.server";
import { deliverOrder, placePaidOrder, placeTestOrder, testContext } from "../../support/orders";
import { call, get } from "../../support/requests";
import { recordsOf } from "../../support/records";
import { memberInside, userOf } from "../../support/settings";
import { sandbox } from "../../support/world";

const clock = { now: new Date() };
const ctx = testContext("worker", clock);
const caps = {
  order: env.MODEL_ORDER_CAP_USD,
  day: env.MODEL_DAY_CAP_USD,
  readers: env.MODEL_READER_DAY_CAP_USD,
};

beforeEach(() => db.delete(modelSpending).then(() => db.delete(secondReaderCounts)));
afterEach(() => {
  clock.now = new Date();
  Object.assign(env, {
    MODEL_ORDER_CAP_USD: caps.order,
    MODEL_DAY_CAP_USD: caps.day,
    MODEL_READER_DAY_CAP_USD: caps.readers,
  });
});

/** Millionths of a dollar that count for a cap. */
async function counted(scope: string): Promise<number> {
  const [row] = await db.select().from(modelSpending).where(eq(modelSpending.scope, scope));
  return row?.microUsd ?? 0;
}
const today = () => `day ${formatIsoDate(clock.now)}`;
/** What finished texts cost to read is the readers', and not the day's. */
const costOfCalls = async () => {
  const [row] = await db
    .select({ cost: sum(modelCalls.costMicroUsd) })
    .from(modelCalls)
    .where(notLike(modelCalls.task, "%/read"));
  return Number(row?.cost ?? 0);
};

test("twenty orders at once stay below the day's cap, and those that wait are delivered later", async () => {
  await db.delete(modelCalls);
  const placed = await Promise.all(Array.from({ length: 20 }, () => placePaidOrder()));
  env.MODEL_DAY_CAP_USD = 0.3;
  const ends = await Promise.allSettled(
    placed.map(({ id }) => deliverOrder(ctx, { orderId: id, lastAttempt: false })),
  );
  const refused = ends.filter((end) => end.status === "rejected").map(({ reason }) => `${reason}`);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(20);
  expect(new Set(refused)).toEqual(new Set(["ExternalServiceError: model unavailable: day_cap"]));
  const cost = await costOfCalls();
  expect(cost).toBeGreaterThan(0);
  expect(cost).toBeLessThanOrEqual(300_000);
  // All that was taken and not spent has been given back.
  expect(await counted(today())).toBe(cost);

  env.MODEL_DAY_CAP_USD = caps.day;
  for (const { id } of placed) await deliverOrder(ctx, { orderId: id, lastAttempt: false });
  const records = await Promise.all(placed.map(({ id }) => recordsOf(id)));
  expect(records.map(({ order }) => order.status)).toEqual(Array(20).fill("completed"));
  expect(await counted(today())).toBe(await costOfCalls());
});

describe("of twenty calls at once", () => {
  /** Starts them all, and lets none end before all have started or been refused. */
  async function twenty(planned: { subject?: Subject }, costMicroUsd: number) {
    let underWay = 0;
    let refused = 0;
    let letGo = () => {};
    const everybody = new Promise<void>((done) => (letGo = done));
    const look = () => void (underWay + refused === 20 && letGo());
    const calls = Array.from({ length: 20 }, () =>
      withinCaps(ctx, { spender: "document", maxMicroUsd: 100_000, ...planned }, async (note) => {
        underWay++;
        look();
        await everybody;
        note({ costMicroUsd });
      }).catch((error: unknown) => {
        refused++;
        look();
        return String(error);
      }),
    );
    const ends = await Promise.all(calls);
    return { underWay, refusals: new Set(ends.filter(Boolean)) };
  }

  test("an order's cap lets through what it has room for, counting each at its dearest", async () => {
    env.MODEL_ORDER_CAP_USD = 0.5;
    const orderId = crypto.randomUUID();
    expect(await twenty({ subject: { kind: "order", id: orderId } }, 20_000)).toEqual({
      underWay: 5,
      refusals: new Set(["ExternalServiceError: model invalid: order_cap"]),
    });
    expect(await counted(`order ${orderId}`)).toBe(100_000);
    // What was refused for the order took nothing from the day.
    expect(await counted(today())).toBe(100_000);
    expect((await twenty({ subject: { kind: "order", id: orderId } }, 0)).underWay).toBe(4);
  });

  test("the day's cap, too, and gives the order back what it had taken", async () => {
    env.MODEL_DAY_CAP_USD = 0.3;
    const orderId = crypto.randomUUID();
    expect(await twenty({ subject: { kind: "order", id: orderId } }, 0)).toMatchObject({
      underWay: 3,
    });
    expect(await counted(`order ${orderId}`)).toBe(0);
    expect(await counted(today())).toBe(0);
  });
});

test("a call that ends in silence counts as what its endpoint may have cost, one that is free or fails as nothing", async () => {
  const planned = { spender: "document", maxMicroUsd: 70_000 } as const;
  const silent = { costMicroUsd: 400 };
  await withinCaps(ctx, planned, async (note) => note(silent));
  expect(await counted(today())).toBe(400);
  await db.delete(modelSpending);
  // A writer of one's own, whose fallback alone has a price.
  await withinCaps(ctx, planned, async (note) => note({ costMicroUsd: 0 }));
  expect(await counted(today())).toBe(0);
  const failing = withinCaps(ctx, planned, () => Promise.reject(new Error("no line")));
  await expect(failing).rejects.toThrow("no line");
  expect(await counted(today())).toBe(0);
});

describe("second readers", () => {
  const input = { place: "order", texts: [{ text: "Szarość za oknem." }] } as const;
  const said = async () =>
    (await db.select().from(secondReaderCounts)).map(({ outcome, count }) => [outcome, count]);

  const readers = () => today().replace("day", "readers");

  test("have a budget of their own, and take from no other", async () => {
    env.MODEL_DAY_CAP_USD = 0;
    expect((await consultSecondReader(ctx, input)).verdict).toBe("none");
    const [count] = await db.select().from(secondReaderCounts);
    expect(count?.costMicroUsd).toBeGreaterThan(0);
    expect(await db.select().from(modelSpending)).toMatchObject([
      { scope: readers(), microUsd: count?.costMicroUsd },
    ]);
  });

  test("are asked no more when they have had theirs, and documents go on", async () => {
    env.MODEL_READER_DAY_CAP_USD = 1;
    await db.insert(modelSpending).values({
      scope: readers(),
      day: formatIsoDate(clock.now),
      microUsd: 999_999,
    });
    expect((await consultSecondReader(ctx, input)).verdict).toBeNull();
    expect(await said()).toEqual([["day_cap", 1]]);
    const { id } = await placePaidOrder();
    await deliverOrder(ctx, { orderId: id, lastAttempt: false });
    expect((await recordsOf(id)).order.status).toBe("completed");
  });

  test("slow for an hour cost what was read to them, and not their whole day", async () => {
    env.MODEL_READER_DAY_CAP_USD = 0.1;
    for (let form = 0; form < 20; form++) {
      sandbox.faults.arm({ service: "model", fault: "timeout" });
      expect((await consultSecondReader(ctx, { ...input, timeoutMs: 20 })).verdict).toBeNull();
    }
    expect(await said()).toEqual([["timeout", 20]]);
    const spent = await counted(readers());
    expect(spent).toBeGreaterThan(0);
    expect(spent).toBeLessThan(100_000);
    expect((await consultSecondReader(ctx, input)).verdict).toBe("none");
  });
});

describe("when 90 % of the day's cap are spent", () => {
  const spend = (microUsd: number) =>
    db.insert(modelSpending).values({ scope: today(), day: formatIsoDate(clock.now), microUsd });
  const pageOf = async (path: string, params = {}) =>
    (await call<OrderPageSubject>(productPage, get(path), params)).data;

  test("what a model would have to write is not sold, and its page and its form say so", async () => {
    env.MODEL_DAY_CAP_USD = 1;
    await spend(899_999);
    const form = filledForm();
    expect((await submitOrder(form)).status).toBe(303);
    expect(await pageOf(orderFormPath)).toMatchObject({ isStopped: false, isSoldOut: false });
    await db.update(modelSpending).set({ microUsd: 900_000 });
    expect(await pageOf(orderFormPath)).toMatchObject({ isStopped: true, isSoldOut: true });
    const late = filledForm();
    const answer = await submitOrder(late);
    expect(answer.status).toBe(409);
    expect(answer.data.values).toMatchObject(late);
    expect(answer.data.errors[""]).toContain("Na dziś mamy już komplet zamówień");
    expect(await ordersOfForm(late)).toEqual([]);
    // What was placed before stays, and is found again by the same form.
    expect((await submitOrder(form)).status).toBe(303);
    expect(await ordersOfForm(form)).toHaveLength(1);
  });

  test("no payment is opened for what was ordered before, and one that is open stays", async () => {
    const [order, open] = [await placeTestOrder(ctx), await placeTestOrder(ctx)];
    const page = await startPayment(ctx, open);
    env.MODEL_DAY_CAP_USD = 1;
    await spend(950_000);
    const later = testContext("buyer", { now: new Date(clock.now.getTime() + 2 * minute) });
    await expect(startPayment(later, order)).rejects.toMatchObject({ code: "sold_out_today" });
    expect(await startPayment(later, open)).toBe(page);
  });

  test("the payment of an order that was let through a moment ago is opened still", async () => {
    env.MODEL_DAY_CAP_USD = 1;
    const order = await placeTestOrder(ctx);
    await spend(950_000);
    expect(await startPayment(ctx, order)).toContain("/pay/");
  });

  test("what the orders that wait will cost counts, too", async () => {
    env.MODEL_DAY_CAP_USD = 1;
    await placePaidOrder();
    await spend(800_000);
    expect(await isDaySoldOut(ctx)).toBe(false);
    const day = formatIsoDate(clock.now);
    await db.insert(modelSpending).values({ scope: "order x", day, microUsd: 200_000 });
    expect(await isDaySoldOut(ctx)).toBe(true);
  });

  test("books are sold, and after midnight everything", async () => {
    env.MODEL_DAY_CAP_USD = 1;
    await spend(950_000);
    expect(await isDaySoldOut(ctx)).toBe(true);
    const [book] = await db.select({ slug: books.slug }).from(books);
    const slug = book?.slug ?? "";
    expect(await pageOf(`/ebook/${slug}`, { slug })).toMatchObject({ isSoldOut: false });
    clock.now = new Date(clock.now.getTime() + 24 * 60 * 60_000);
    expect(await isDaySoldOut(ctx)).toBe(false);
  });

  test("what was paid for before is still written from the rest", async () => {
    const { id } = await placePaidOrder();
    env.MODEL_DAY_CAP_USD = 2;
    await spend(1_800_000);
    await deliverOrder(ctx, { orderId: id, lastAttempt: false });
    expect((await recordsOf(id)).order.status).toBe("completed");
  });
});

test("a new day begins at nothing, and days that are over are forgotten", async () => {
  const planned = {
    spender: "document",
    maxMicroUsd: 50_000,
    subject: { kind: "order", id: "o" },
  } as const;
  await withinCaps(ctx, planned, async (note) => note({ costMicroUsd: 9 }));
  clock.now = new Date(clock.now.getTime() + 24 * 60 * 60_000);
  expect(await counted(today())).toBe(0);
  expect(await counted("order o")).toBe(9);
  clock.now = new Date(clock.now.getTime() + 4 * 24 * 60 * 60_000);
  await deleteOldSpending(ctx);
  expect(await db.select().from(modelSpending)).toEqual([]);
});

test("what a talk costs is counted as long as there is the talk", async () => {
  const userId = (await userOf((await memberInside()).identity.id))!.id;
  const at = { startedAt: new Date(), lastMessageAt: new Date() };
  const [talk] = await db
    .insert(talks)
    .values({ userId, style: 1, ...at })
    .returning();
  const cap = env.MODEL_TALK_CAP_USD * 1_000_000;
  const subject = { kind: "talk", id: talk!.id } as const;
  const planned = { spender: "mentor", maxMicroUsd: cap, subject } as const;
  await withinCaps(ctx, planned, async (note) => note({ costMicroUsd: cap }));
  clock.now = new Date(clock.now.getTime() + 4 * 24 * 60 * 60_000);
  await deleteOldSpending(ctx);
  await expect(
    withinCaps(ctx, { ...planned, maxMicroUsd: 1 }, async () => undefined),
  ).rejects.toMatchObject({ code: "talk_cap" });
  await db.delete(talks).where(eq(talks.id, talk!.id));
  expect(await counted(`talk ${talk!.id}`)).toBe(0);
});

test("the model's price is in what is written down of every call", async () => {
  const { id } = await placePaidOrder();
  await deliverOrder(ctx, { orderId: id, lastAttempt: false });
  const [call] = (await recordsOf(id)).modelCalls;
  expect(call?.costMicroUsd).toBe((call?.inputTokens ?? 0) * 3 + (call?.outputTokens ?? 0) * 15);
});
