import { randomUUID } from "node:crypto";
import { Outlet } from "@remix-run/react";
import { eq } from "drizzle-orm";
import { createElement } from "react";
import { describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import * as entry from "~/entry.server";
import { orders, reviews, users } from "~/db/schema";
import { action as act } from "~/routes/admin/act";
import * as dreamsPage from "~/routes/admin/dreams";
import { dreamStats, listDreams, topRatedDreams } from "~/services/desk/dreams.server";
import { orderNumber } from "~/services/orders/order-number";
import { openContent } from "~/services/acts/open-content.server";
import { newPerson } from "../../support/community";
import { signIn } from "../../support/members";
import { deliverOrder, placePaidOrder, placeTestOrder, testContext } from "../../support/orders";
import { call, post } from "../../support/requests";
import { newStaff, staffContext } from "../../support/staff";
import { buildOf, startWebServer } from "../../support/web-server";

const { url } = await startWebServer(
  buildOf({ "admin/modules/dream/:id?": dreamsPage }, entry, {
    default: () => createElement(Outlet),
  }),
);

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
    const covered = { title: null, customer: null };
    expect(await line()).toMatchObject({ ...covered, length: 24, state: "Completed" });
    await openContent(support, { target: { kind: "order", id: order.id }, reason: "complaint" });
    const opened = await line();
    expect(opened?.customer).toBe("Łucja");
    expect((await listDreams(finance, {}, 1)).rows.find(({ id }) => id === order.id)).toMatchObject(
      covered,
    );
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

  test("finds a dream by its buyer's address and number, and says before it is written how it begins", async () => {
    const order = await dream();
    const email = `sen.${randomUUID()}@example.com`;
    const long = { dreamContent: "Śnił mi się most nad rzeką, ".repeat(4), username: "nocna_sowa" };
    await db.update(orders).set({ email, answers: long }).where(eq(orders.id, order.id));
    const support = staffContext("support");
    await openContent(support, { target: { kind: "order", id: order.id }, reason: "complaint" });
    for (const found of [{ email: email.toUpperCase() }, { number: orderNumber(order.number) }])
      expect((await listDreams(support, found, 1)).rows).toMatchObject([
        { id: order.id, title: long.dreamContent.slice(0, 50), customer: "nocna_sowa" },
      ]);
    const { jar } = await signIn((await newStaff("support")).identity);
    const html = await (
      await fetch(jar.on(new Request(`${url}/admin/modules/dream?email=${email}`)))
    ).text();
    const headings = [...html.matchAll(/<th[^>]*scope="col"[^>]*>([^<]*)/g)].map(
      ([, said]) => said,
    );
    expect(headings.join()).toBe("Numer,Tytuł snu,Klient,Status,Cena,Złożone");
    expect(html).toMatch(/Zasłonięty: 112\sznaków/);
    const member = await newPerson({ nick: `Sowa${randomUUID().slice(0, 8)}` });
    const [account] = await db.select().from(users).where(eq(users.id, member.userId));
    await db
      .update(orders)
      .set({ email: account!.email.toUpperCase() })
      .where(eq(orders.id, order.id));
    const { rows } = await listDreams(finance, { email: account!.email }, 1);
    expect(rows).toMatchObject([{ customer: account!.nick, title: null }]);
    expect(html).toContain(">E-mail<");
    expect(html).toContain("Pokaż też podobne adresy");
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
