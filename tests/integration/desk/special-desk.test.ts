import { randomUUID } from "node:crypto";
import { Outlet } from "@remix-run/react";
import { eq } from "drizzle-orm";
import { createElement } from "react";
import { describe, expect, test, vi } from "vitest";
import { db } from "~/db/client.server";
import * as entry from "~/entry.server";
import { orders } from "~/db/schema";
import { specialHoroscope } from "~/products/special-horoscope/product";
import { action as act, loader as actPage } from "~/routes/admin/act";
import * as specialHoroscopes from "~/routes/admin/special-horoscopes";
import { listSpecialHoroscopes } from "~/services/desk/special-horoscopes.server";
import { NotAllowed } from "~/services/command/errors";
import { openContent } from "~/services/acts/open-content.server";
import { placeOrder } from "~/services/orders/place-order.server";
import { orderNumber } from "~/services/orders/order-number";
import { markPaid } from "~/services/payments/mark-paid.server";
import { startPayment } from "~/services/payments/start-payment.server";
import { signIn } from "../../support/members";
import { deliverOrder, payAtGateway, placeTestOrder, testContext } from "../../support/orders";
import { call, get, post } from "../../support/requests";
import { afterUndoTime, newStaff, staffContext } from "../../support/staff";
import { buildOf, startWebServer } from "../../support/web-server";
import { staffActOf } from "~/services/acts/staff-acts.server";
import { screeningOf } from "../../support/screening";

const { url } = await startWebServer(
  buildOf({ "admin/special-horoscopes/:id?": specialHoroscopes }, entry, {
    default: () => createElement(Outlet),
  }),
);

const worker = testContext();
const tab = "special-horoscopes";

const placeSpecial = () =>
  placeOrder(worker, {
    product: specialHoroscope,
    screening: screeningOf(),
    submission: {
      formToken: randomUUID(),
      email: `sowa.${randomUUID()}@example.com`,
      answers: { zodiacSign: "leo", theme: "love" },
    },
  });

async function payFor(order: { id: string }) {
  await markPaid(worker, order, {
    transactionTitle: `TR-${order.id}`,
    paidGrosze: 1199,
    currency: "PLN",
  });
  await deliverOrder(worker, { orderId: order.id, lastAttempt: true });
}

const lineOf = async (ctx: typeof worker, order: { number: number }) =>
  (await listSpecialHoroscopes(ctx, { number: orderNumber(order.number) }, 1)).rows;

async function staffTrying(role: "admin" | "support" | "finance") {
  const { identity, userId } = await newStaff(role);
  const { jar } = await signIn(identity, undefined, { fresh: "1" });
  return {
    userId,
    tries: (id: string, name: string, reason: string, of = tab) =>
      call<{ errors: Record<string, string> }>(
        act,
        jar.on(post(`/admin/${of}/${id}/${name}`, { reason })),
        { tab: of, id, act: name },
      ),
    looks: (id: string, name: string) =>
      call<{ preview: { impossible?: string } }>(
        actPage,
        jar.on(get(`/admin/${tab}/${id}/${name}`)),
        { tab, id, act: name },
      ),
    sees: async (search: string) =>
      (await fetch(jar.on(new Request(`${url}/admin/${tab}${search}`)))).text(),
    opens: (id: string) =>
      call(specialHoroscopes.loader, jar.on(get(`/admin/${tab}/${id}`)), { id }),
  };
}

const statusOf = async ({ id }: { id: string }) => {
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  return order?.status;
};

describe("the list of special horoscopes", () => {
  test("says how long a horoscope is, and how it begins only once it was opened", async () => {
    const order = await placeSpecial();
    const support = staffContext("support");
    expect(await lineOf(support, order)).toMatchObject([
      { zodiacSign: "leo", scope: "custom", theme: "love", paidAt: null, length: null },
    ]);
    await payFor(order);
    const [covered] = await lineOf(support, order);
    expect(covered).toMatchObject({ paidAt: expect.any(Date) as Date, beginning: null });
    expect(covered?.length).toBeGreaterThan(200);
    await openContent(support, { target: { kind: "order", id: order.id }, reason: "complaint" });
    expect((await lineOf(support, order))[0]?.beginning).toHaveLength(200);
    expect((await lineOf(staffContext("finance"), order))[0]?.beginning).toBeNull();
  });

  test("knows who has paid, and no orders of anything else", async () => {
    const [unpaid, paid, mirror] = [
      await placeSpecial(),
      await placeSpecial(),
      await placeTestOrder(worker),
    ];
    await payFor(paid);
    const ctx = staffContext("finance");
    const listed = async (payment?: "paid" | "unpaid") => {
      const { rows } = await listSpecialHoroscopes(ctx, { payment }, 1);
      return rows
        .map(({ id }) => id)
        .filter((id) => [unpaid, paid, mirror].some((o) => o.id === id));
    };
    expect(await listed("paid")).toEqual([paid.id]);
    expect(await listed("unpaid")).toEqual([unpaid.id]);
    expect((await listed()).sort()).toEqual([paid.id, unpaid.id].sort());
    expect(await lineOf(ctx, mirror)).toEqual([]);
    const desk = await staffTrying("support");
    expect((await desk.opens(mirror.id)).status).toBe(404);
    expect((await desk.opens(paid.id)).status).toBe(200);
    expect((await desk.tries(mirror.id, "delete-content", "buyer_wrote")).status).toBe(404);
  });

  test("offers in each row what whoever looks may do there, and nothing else", async () => {
    const [unpaid, delivered] = [await placeSpecial(), await placeSpecial()];
    await startPayment(worker, unpaid);
    await payFor(delivered);
    const listFor = async (role: "finance" | "support" | "admin") => {
      const { jar } = await signIn((await newStaff(role)).identity);
      const html = await (await fetch(jar.on(new Request(`${url}/admin/${tab}`)))).text();
      const rows = html.split("<tr ");
      return {
        headings: [...html.matchAll(/<th[^>]*scope="col"[^>]*>([^<]*)/g)].map(([, said]) => said),
        acts: [unpaid, delivered].map(({ id }) => {
          const links = rows.find((row) => row.includes(id))?.matchAll(/href="([^"?]*)/g) ?? [];
          return [...links].map(([, href]) => href?.replace(`/admin/${tab}/${id}`, "") ?? "");
        }),
      };
    };
    const { headings, acts } = await listFor("admin");
    expect(headings.join()).toBe("Znak,Zakres,Temat,Data,Status,Treść,Akcje");
    expect(acts).toEqual([
      ["", "/force-confirm", "/delete-content"],
      ["", "/delete-content"],
    ]);
    expect((await listFor("finance")).acts).toEqual([["", "/force-confirm"], [""]]);
    expect((await listFor("support")).acts).toEqual([
      ["", "/delete-content"],
      ["", "/delete-content"],
    ]);
  });

  test("is for whoever may see orders", async () => {
    for (const ctx of [worker, staffContext("moderator")])
      await expect(listSpecialHoroscopes(ctx, {}, 1)).rejects.toThrow(NotAllowed);
  });
});

describe("force confirm", () => {
  test("asks the gateway first, and believes it", async () => {
    const order = await placeSpecial();
    const url = await startPayment(worker, order);
    await payAtGateway(new URL(url).pathname.split("/").at(-1) ?? "", { told: false });
    const desk = await staffTrying("finance");
    expect(await desk.tries(order.id, "force-confirm", "buyer_asked")).toMatchObject({
      status: 303,
      location: `/admin/${tab}/${order.id}?done=force-confirmed`,
    });
    expect(await statusOf(order)).toBe("paid");
  });

  test("takes a second person where the gateway knows of no money", async () => {
    const order = await placeSpecial();
    await startPayment(worker, order);
    const [asking, agreeing] = [await staffTrying("admin"), await staffTrying("admin")];
    expect(await asking.tries(order.id, "force-confirm", "buyer_asked")).toMatchObject({
      status: 303,
      location: `/admin/${tab}/${order.id}?done=completion-asked`,
    });
    expect(await statusOf(order)).toBe("awaiting_payment");
    const again = await asking.tries(order.id, "force-confirm", "buyer_asked");
    expect(again.status).toBe(409);
    const request = await db.query.acts.findFirst({
      where: (acts, is) => is.eq(acts.requestedBy, asking.userId),
    });
    const agree = (who: typeof asking) => who.tries(request?.id ?? "", "approve", "", "agreements");
    expect((await agree(asking)).status).toBe(403);
    expect(await statusOf(order)).toBe("awaiting_payment");
    expect((await agree(agreeing)).location).toMatch(/done=force-confirmed$/);
    expect(await statusOf(order)).toBe("paid");
  });

  test("can be declined still once its payment is gone", async () => {
    const order = await placeSpecial();
    await startPayment(worker, order);
    const [asking, other] = [await staffTrying("admin"), await staffTrying("admin")];
    await asking.tries(order.id, "force-confirm", "buyer_asked");
    const payment = await db.query.payments.findFirst({
      where: (payments, is) => is.eq(payments.orderId, order.id),
    });
    const deleted = await asking.tries(payment?.id ?? "", "delete", "clean_up", "modules/payments");
    expect(deleted.status).toBe(303);
    const request = await db.query.acts.findFirst({
      where: (acts, is) => is.eq(acts.requestedBy, asking.userId),
    });
    const declined = await other.tries(request?.id ?? "", "decline", "not_justified", "agreements");
    expect(declined.location).toMatch(/done=act-declined$/);
  });

  test("is not offered where there is nothing to confirm, and not for whoever may not", async () => {
    const order = await placeSpecial();
    const desk = await staffTrying("finance");
    const said = async () =>
      (await desk.looks(order.id, "force-confirm")).data.preview.impossible ?? "";
    expect(await said()).toContain("Nie ma otwartej płatności");
    expect((await desk.tries(order.id, "force-confirm", "buyer_asked")).status).toBe(409);
    await payFor(order);
    expect(await said()).toBe("Ten horoskop jest już opłacony.");
    const support = await staffTrying("support");
    expect((await support.tries(order.id, "force-confirm", "buyer_asked")).status).toBe(403);
  });

  test("says so where it failed", async () => {
    const order = await placeSpecial();
    await startPayment(worker, order);
    const desk = await staffTrying("finance");
    const perform = vi.spyOn(staffActOf(tab, "force-confirm")!, "perform");
    perform.mockRejectedValueOnce(new Error("broken"));
    expect(await desk.tries(order.id, "force-confirm", "buyer_asked")).toMatchObject({
      status: 500,
      data: { errors: { "": "Błąd przy wymuszaniu. Sprawdź konsolę." } },
    });
    const { status, data } = await desk.tries(order.id, "force-confirm", "");
    expect({ status, wrong: Object.keys(data.errors) }).toEqual({ status: 422, wrong: ["reason"] });
  });
});

describe("deleting a special horoscope", () => {
  test("takes the words, and leaves what accounting needs", async () => {
    const order = await placeSpecial();
    await payFor(order);
    const desk = await staffTrying("support");
    expect(await desk.tries(order.id, "delete-content", "buyer_wrote")).toMatchObject({
      status: 303,
      location: `/admin/${tab}?done=act-delayed`,
    });
    const [waiting] = await db.select().from(orders).where(eq(orders.id, order.id));
    expect(waiting?.contentDeletedAt).toBeNull();
    await afterUndoTime(order.id);
    expect(await lineOf(staffContext("support"), order)).toMatchObject([
      { paidAt: expect.any(Date) as Date, length: null, zodiacSign: null, theme: null },
    ]);
    const number = orderNumber(order.number);
    const told = await desk.sees(`?number=${number}`);
    expect(told).toContain(`Horoskop usunięty. ${number}`);
    expect(told).toMatch(/<td [^>]*>(?:(?!<\/td>).)*Horoskop usunięty\./);
    expect(await (await staffTrying("support")).sees("")).not.toContain("Horoskop usunięty. K-");
    const [kept] = await db.select().from(orders).where(eq(orders.id, order.id));
    expect(kept).toMatchObject({ status: "completed", priceGrosze: 1199, email: order.email });
    expect((await desk.tries(order.id, "delete-content", "buyer_wrote")).status).toBe(409);
  });

  test("says so where it failed", async () => {
    const order = await placeSpecial();
    const desk = await staffTrying("support");
    const perform = vi.spyOn(staffActOf(tab, "delete-content")!, "perform");
    perform.mockRejectedValueOnce(new Error("broken"));
    expect(await desk.tries(order.id, "delete-content", "buyer_wrote")).toMatchObject({
      status: 500,
      data: { errors: { "": "Wystąpił błąd przy usuwaniu horoskopu." } },
    });
  });
});
