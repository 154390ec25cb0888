import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { orders, reviews } from "~/db/schema";
import { action as act } from "~/routes/admin/act";
import { dreamStats, listDreams, topRatedDreams } from "~/services/desk/dreams.server";
import { openContent } from "~/services/content-access/open-content.server";
import { signIn } from "../../support/members";
import { deliverOrder, placePaidOrder, placeTestOrder, testContext } from "../../support/orders";
import { call, post } from "../../support/requests";
import { newStaff, staffContext } from "../../support/staff";

const worker = testContext();
const finance = staffContext("finance");

describe("the console of dreams", () => {
  async function dream(title = "Dom nad wodą") {
    const order = await placePaidOrder();
    const answers = { dream: "Śniła mi się tajna woda.", firstName: "Łucja" };
    await db
      .update(orders)
      .set({ productSlug: "dream-analysis", orderType: "DreamAnalysis", answers })
      .where(eq(orders.id, order.id));
    return { ...order, title };
  }

  test("covers every dream, counts them, and takes the best by their reviews", async () => {
    const before = await dreamStats(finance);
    const order = await dream();
    await deliverOrder(worker, { orderId: order.id, lastAttempt: true });
    const at = new Date();
    await db.insert(reviews).values({
      ...{ orderId: order.id, productSlug: "dream-analysis", stars: 5, authorName: "Ł." },
      ...{ createdAt: at, updatedAt: at },
    });
    const support = staffContext("support");
    const line = async () =>
      (await listDreams(support, { status: "Completed" }, 1)).rows.find(
        ({ id }) => id === order.id,
      );
    expect(await line()).toMatchObject({ title: null, length: 24, state: "Completed" });
    await openContent(support, { target: { kind: "order", id: order.id }, reason: "complaint" });
    const opened = await line();
    expect(opened?.title?.length).toBeGreaterThan(0);
    expect(opened?.title?.length).toBeLessThanOrEqual(50);
    expect(await dreamStats(finance)).toMatchObject({
      totalOrders: before.totalOrders + 1,
      completedOrders: before.completedOrders + 1,
    });
    expect((await dreamStats(finance)).totalRevenue).toBeGreaterThan(0);
    expect((await dreamStats(support)).totalRevenue).toBeNull();
    expect((await topRatedDreams(finance)).map(({ id }) => id)).toContain(order.id);
  });

  test("answers 400 in the specification's words where nothing can be done", async () => {
    const order = await dream();
    const { jar } = await signIn((await newStaff("support")).identity);
    const tried = (name: string, reason: string) =>
      call<{ errors: Record<string, string> }>(
        act,
        jar.on(post(`/admin/modules/dream/${order.id}/${name}`, { reason })),
        { module: "dream", id: order.id, act: name },
      );
    expect(await tried("regenerate", "off_topic")).toMatchObject({
      status: 400,
      data: { errors: { "": "Nie można regenerować analizy dla tego zamówienia" } },
    });
    expect(await tried("cancel", "buyer_asked")).toMatchObject({
      status: 400,
      data: {
        errors: { "": "Nie można anulować tego zamówienia (prawdopodobnie już opłacone)" },
      },
    });
  });

  test("cancels no order of anything else", async () => {
    const { id } = await placeTestOrder(worker);
    const { jar } = await signIn((await newStaff("support")).identity);
    const sent = post(`/admin/modules/dream/${id}/cancel`, { reason: "buyer_asked" });
    const answer = await call(act, jar.on(sent), { module: "dream", id, act: "cancel" });
    expect(answer.status).toBe(404);
    const [order] = await db.select().from(orders).where(eq(orders.id, id));
    expect(order?.status).toBe("awaiting_payment");
  });
});
