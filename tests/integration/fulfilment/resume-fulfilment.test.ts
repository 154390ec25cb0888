import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { fulfilOrder } from "~/services/fulfilment/fulfil-order.server";
import { resumeFulfilment } from "~/services/fulfilment/resume-fulfilment.server";
import { placePaidOrder, testContext } from "../../support/orders";
import { recordsOf } from "../../support/records";

const inAnHour = () => testContext("schedule", { now: new Date(Date.now() + 60 * 60_000) });
const keyOf = (orderId: string) => `fulfil:${orderId}`;
const jobsOf = async (orderId: string) =>
  (await db.execute(
    sql`select attempts, max_attempts from graphile_worker.jobs where key = ${keyOf(orderId)}`,
  )) as unknown as { attempts: number; max_attempts: number }[];

describe("a paid order that nobody works on", () => {
  test("is taken up again when its job has used up its attempts", async () => {
    const order = await placePaidOrder();
    await db.execute(
      sql`update graphile_worker._private_jobs set attempts = max_attempts where key = ${keyOf(order.id)}`,
    );
    await resumeFulfilment(inAnHour());
    expect(await jobsOf(order.id)).toMatchObject([{ attempts: 0 }]);
  });

  test("is taken up again when its job is gone", async () => {
    const order = await placePaidOrder();
    await db.execute(sql`select graphile_worker.remove_job(${keyOf(order.id)})`);
    await resumeFulfilment(inAnHour());
    expect(await jobsOf(order.id)).toHaveLength(1);
  });
});

test("a job that waits keeps its attempts, and a delivered order gets none", async () => {
  const waiting = await placePaidOrder();
  await db.execute(
    sql`update graphile_worker._private_jobs set attempts = 3 where key = ${keyOf(waiting.id)}`,
  );
  const delivered = await placePaidOrder();
  await fulfilOrder(testContext(), { orderId: delivered.id, lastAttempt: false });
  await db.execute(sql`select graphile_worker.remove_job(${keyOf(delivered.id)})`);
  await resumeFulfilment(inAnHour());
  expect(await jobsOf(waiting.id)).toMatchObject([{ attempts: 3 }]);
  expect((await recordsOf(delivered.id)).jobs).toEqual([]);
});

test("an order that was paid for a moment ago is left alone", async () => {
  const order = await placePaidOrder();
  await db.execute(sql`select graphile_worker.remove_job(${keyOf(order.id)})`);
  await resumeFulfilment(testContext());
  expect(await jobsOf(order.id)).toEqual([]);
});
