import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { rentalAgreement } from "~/products/rental-agreement/product";
import { db } from "~/db/client.server";
import { orders, rentalDrafts } from "~/db/schema";
import { env } from "~/config/env.server";
import type { Refusal } from "~/forms/refusal";
import { paths } from "~/paths";
import { action as check } from "~/routes/rental/check";
import type { CheckPageFacts } from "~/routes/rental/check-page";
import { placingRefusals } from "~/services/orders/refusals";
import { orderDraft } from "~/services/rental/order-draft.server";
import { day } from "~/time/durations";
import { testContext } from "../../support/orders";
import { call, post } from "../../support/requests";
import { fillDraft } from "../../support/requested-orders";
import { orderRequestFor } from "../../support/order-requests";
import { screeningOf } from "../../support/screening";

/** Statements that wait for a lock that somebody else holds. */
async function waiting(): Promise<number> {
  const [row] = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from pg_locks where not granted`,
  );
  return row?.count ?? 0;
}

test("an agreement's order is written down together with its draft's tie to it, or not at all", async () => {
  const ctx = testContext("buyer");
  const request = await orderRequestFor({ product: rentalAgreement, atTheGateway: false });
  const draft = await fillDraft(ctx, request);
  const ofDraft = eq(rentalDrafts.token, draft.token);
  const placed = () => db.select().from(orders).where(eq(orders.email, request.email));

  let ordering: ReturnType<typeof orderDraft> | undefined;
  await db.transaction(async (tx) => {
    await tx.select().from(rentalDrafts).where(ofDraft).for("update");
    ordering = orderDraft(ctx, { draft, formToken: randomUUID(), screening: screeningOf() });
    await expect.poll(waiting).toBe(1);
    // A process that is killed now leaves neither.
    expect(await placed()).toEqual([]);
  });
  const order = await ordering;
  expect(await placed()).toMatchObject([{ id: order?.id }]);
  const [tied] = await db.select().from(rentalDrafts).where(ofDraft);
  expect(tied?.orderId).toBe(order?.id);
});

test("an agreement is not ordered for more than its form said", async () => {
  const ctx = testContext("buyer");
  const request = await orderRequestFor({ product: rentalAgreement, atTheGateway: false });
  const { token } = await fillDraft(ctx, request);
  const send = (seenPrice: string) =>
    call<Refusal<CheckPageFacts>>(
      check,
      post(paths.rentalDraft(token, "sprawdz"), {
        formToken: randomUUID(),
        consent: "on",
        ageConsent: "on",
        seenPrice,
      }),
      { token },
    );
  const told = await send("100");
  expect(told.status).toBe(422);
  expect(told.data.errors[""]).toMatch(/było 1,00\szł, teraz jest 39,99\szł/);
  expect(told.data.page.price).toEqual({ grosze: 3999 });
  expect((await send("3999")).status).toBe(303);
});

test("an agreement is not ordered while nobody has compared its clauses with the law for a year", async () => {
  const ctx = testContext("buyer");
  const request = await orderRequestFor({ product: rentalAgreement, atTheGateway: false });
  const draft = await fillDraft(ctx, request);
  const order = (now: Date) =>
    orderDraft(testContext("buyer", { now }), {
      ...{ draft, formToken: randomUUID(), screening: screeningOf() },
    });
  const later = new Date(Date.now() + 3 * 366 * day);
  env.DEMONSTRATION = false;
  try {
    await expect(order(later)).rejects.toMatchObject({ refusal: placingRefusals.not_sold });
    expect(await db.$count(orders, eq(orders.email, request.email))).toBe(0);
  } finally {
    env.DEMONSTRATION = true;
  }
  expect((await order(later)).status).toBe("awaiting_payment");
});
