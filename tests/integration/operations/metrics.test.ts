import { eq, sql } from "drizzle-orm";
import { register } from "prom-client";
import { afterEach, expect, onTestFinished, test } from "vitest";
import { env } from "~/config/env.server";
import { db } from "~/db/client.server";
import { orders, payments, refunds } from "~/db/schema";
import { measureShop } from "~/services/operations/measure-shop.server";
import { freePort } from "../../../scripts/free-port";
import { serveMetrics } from "../../../server/metrics-server";
import { placePaidOrder, testContext } from "../../support/orders";

const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

const valueOf = async (name: string, labels: Record<string, string> = {}) => {
  const metric = await register.getSingleMetric(`konstelacja_${name}`)?.get();
  return metric?.values.find((value) =>
    Object.entries(labels).every(([label, said]) => value.labels[label as never] === said),
  )?.value;
};

test("the oldest order that is owed has the age of its payment, and none is owed once it is delivered", async () => {
  const ctx = testContext();
  const order = await placePaidOrder(ctx);
  const tenMinutesAgo = new Date(ctx.now().getTime() - 600_000);
  await db.update(orders).set({ paidAt: tenMinutesAgo }).where(eq(orders.id, order.id));
  await measureShop(ctx);
  expect(await valueOf("order_oldest_owed_seconds")).toBe(600);
  expect(await valueOf("orders", { status: "paid" })).toBeGreaterThan(0);
  expect(await valueOf("database_up")).toBe(1);
  await db.update(orders).set({ status: "completed" }).where(eq(orders.id, order.id));
  await measureShop(ctx);
  expect(await valueOf("order_oldest_owed_seconds")).toBe(0);
});

test("a job that waits is told by its age, one that has given up as such", async () => {
  const ctx = testContext();
  await db.execute(sql`delete from graphile_worker._private_jobs`);
  await measureShop(ctx);
  expect(await valueOf("job_oldest_waiting_seconds")).toBe(0);
  await db.execute(
    sql`select graphile_worker.add_job('send_mail', run_at => ${new Date(ctx.now().getTime() - 90_000).toISOString()}::timestamptz)`,
  );
  await measureShop(ctx);
  expect(await valueOf("job_oldest_waiting_seconds")).toBe(90);
  expect(await valueOf("jobs", { state: "waiting" })).toBe(1);
  await db.execute(sql`update graphile_worker._private_jobs set attempts = 1,
    created_at = ${new Date(ctx.now().getTime() - 300_000).toISOString()}::timestamptz,
    run_at = ${new Date(ctx.now().getTime() + 60_000).toISOString()}::timestamptz`);
  await measureShop(ctx);
  expect(await valueOf("jobs", { state: "retrying" })).toBe(1);
  expect(await valueOf("job_oldest_retried_seconds")).toBe(300);
  await db.execute(sql`update graphile_worker._private_jobs set attempts = max_attempts`);
  await measureShop(ctx);
  expect(await valueOf("jobs", { state: "waiting" })).toBe(0);
  expect(await valueOf("jobs", { state: "given_up" })).toBe(1);
});

test("the oldest refund that is owed has its age, a scheduled one from its time on, and one that is made none", async () => {
  const ctx = testContext();
  const order = await placePaidOrder(ctx);
  const [paid] = await db.select().from(payments).where(eq(payments.orderId, order.id));
  const ago = (seconds: number) => new Date(ctx.now().getTime() - seconds * 1_000);
  const owed = { orderId: order.id, paymentId: paid!.id, amountGrosze: 100, actor: "system" };
  await db.delete(refunds);
  await measureShop(ctx);
  expect(await valueOf("refund_oldest_owed_seconds")).toBe(0);
  await db.insert(refunds).values([
    { ...owed, reason: "goodwill", requestedAt: ago(60) },
    { ...owed, reason: "goodwill", requestedAt: ago(900), status: "completed" },
    { ...owed, reason: "goodwill", requestedAt: ago(900), status: "cancelled" },
    {
      ...{ ...owed, reason: "goodwill", requestedAt: ago(900) },
      ...{ status: "scheduled", startsAt: ago(-60) },
    },
  ]);
  await measureShop(ctx);
  expect(await valueOf("refund_oldest_owed_seconds")).toBe(60);
  expect(await valueOf("refunds_owed")).toBe(1);
  await db
    .update(refunds)
    .set({ startsAt: ago(90) })
    .where(eq(refunds.status, "scheduled"));
  await measureShop(ctx);
  expect(await valueOf("refund_oldest_owed_seconds")).toBe(90);
  expect(await valueOf("refunds_owed")).toBe(2);
  await db.delete(refunds);
});

test("what is spent of the day is a share of its cap, and nothing where there is none to spend", async () => {
  const before = env.MODEL_DAY_CAP_USD;
  onTestFinished(() => void Object.assign(env, { MODEL_DAY_CAP_USD: before }));
  await measureShop(testContext());
  expect(await valueOf("model_day_spent_ratio")).toBeGreaterThanOrEqual(0);
  Object.assign(env, { MODEL_DAY_CAP_USD: 0 });
  await measureShop(testContext());
  expect(await valueOf("model_day_spent_ratio")).toBeUndefined();
});

test("whoever looked last and did not reach the database says so", async () => {
  await measureShop(testContext());
  expect(await valueOf("database_up")).toBe(1);
  const away = { execute: () => Promise.reject(new Error("away")) } as unknown as typeof db;
  await expect(measureShop({ ...testContext(), db: away })).rejects.toThrow("away");
  expect(await valueOf("database_up")).toBe(0);
});

test("a process tells its metrics at one address, also while the database is away", async () => {
  const port = await freePort();
  const at = { METRICS_PORT: port, METRICS_HOST: "127.0.0.1" };
  ends.push(await serveMetrics(() => Promise.reject(new Error("away")), at));
  const told = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(told.headers.get("content-type")).toContain("text/plain");
  expect(await told.text()).toMatch(/^konstelacja_process_resident_memory_bytes \d/m);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: "POST" })).status).toBe(404);
});

test("nothing is served where no port is set", async () => {
  const end = await serveMetrics(() => undefined, {
    METRICS_PORT: undefined,
    METRICS_HOST: "127.0.0.1",
  });
  expect(end()).toBeUndefined();
});
