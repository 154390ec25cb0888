import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "~/db/client.server";
import { orderEvents } from "~/db/schema";
import { inTransaction } from "~/services/command/context.server";
import { recordEvent, transitionOrder } from "~/services/orders/transition-order.server";
import { placeTestOrder, testContext } from "../../support/orders";
import { recordsOf } from "../../support/records";

test("a verb inside a transaction joins it, and goes with it", async () => {
  const ctx = testContext();
  const order = await placeTestOrder(ctx);
  const failing = inTransaction(ctx, async (tx) => {
    await transitionOrder(tx, order.id, "expired");
    throw new Error("stop");
  });
  await expect(failing).rejects.toThrow("stop");
  const records = await recordsOf(order.id);
  expect(records.order.status).toBe("awaiting_payment");
  expect(records.events).toEqual(["placed"]);
});

test("what one transaction writes bears one time, taken after its locks", async () => {
  const ctx = testContext("schedule");
  const order = await placeTestOrder(ctx);
  let clock = Date.UTC(2026, 2, 14);
  const ticking = { ...ctx, now: () => new Date((clock += 1000)) };
  await inTransaction(ticking, async (tx) => {
    await recordEvent(tx, order.id, "written");
    await inTransaction(tx, (joined) => recordEvent(joined, order.id, "rendered"));
  });
  const events = await db.select().from(orderEvents).where(eq(orderEvents.orderId, order.id));
  const moments = events.filter(({ type }) => type !== "placed").map(({ at }) => at.getTime());
  expect(moments).toEqual([clock, clock]);
  expect(events.at(-1)).toMatchObject({ actor: "schedule" });
});
