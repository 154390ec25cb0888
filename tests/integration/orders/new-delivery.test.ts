import { randomUUID } from "node:crypto";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { db } from "~/db/client.server";
import { orders } from "~/db/schema";
import { orderContent } from "~/db/schema/order-content";
import { runWorker } from "~/jobs/run-worker.server";
import type { Delivery } from "~/products/deliveries/delivery";
import { deliveries } from "~/products/deliveries/registry";
import type { Product } from "~/products/product";
import { products } from "~/products/registry";
import { paths } from "~/paths";
import { action } from "~/routes/orders/order-form";
import { OrderStatusPage } from "~/routes/orders/order-status-page";
import { loader } from "~/routes/orders/success";
import type { DeliveryWork, Shown } from "~/services/fulfilment/deliveries/delivery-work";
import { works } from "~/services/fulfilment/deliveries/registry.server";
import type { OrderView } from "~/services/orders/order-page.server";
import { deleteExpiredContent } from "~/services/orders/delete-content.server";
import { correctEmail } from "~/services/fulfilment/correct-email.server";
import { talkAboutAYear as product } from "../../fixtures/new-delivery/product";
import { talk } from "../../fixtures/new-delivery/talk";
import { talkRooms, talkWork } from "../../fixtures/new-delivery/talk.server";
import { recordsOfForm } from "../../support/forms";
import { payAtGateway, testContext } from "../../support/orders";
import { call, get, post } from "../../support/requests";
import { isCompleted } from "../../support/work";
import { ageConsent } from "~/products/consent";

vi.mock("@remix-run/react", async (load) => ({
  ...(await load<object>()),
  useRouteLoaderData: () => undefined,
}));

const catalogue = products as Product[];
const known = deliveries as Record<string, Delivery>;
const doing = works as Record<string, DeliveryWork>;
const content = orderContent as unknown[];
let worker: Awaited<ReturnType<typeof runWorker>>;

beforeAll(async () => {
  await db.execute(
    sql`create table fixture_talk_rooms (order_id uuid primary key, key text not null)`,
  );
  // A line in each of the two registries, and one for the table of its own.
  known.talk = talk;
  doing.talk = talkWork;
  content.push(talkRooms);
  catalogue.push(product);
  worker = await runWorker();
});
afterAll(async () => {
  await worker.stop();
  catalogue.splice(catalogue.indexOf(product), 1);
  content.splice(content.indexOf(talkRooms), 1);
  delete known.talk;
  delete doing.talk;
  await db.execute(sql`drop table fixture_talk_rooms`);
});

const roomOf = async (orderId: string) => {
  const [room] = await db.select().from(talkRooms).where(eq(talkRooms.orderId, orderId));
  return room?.key;
};

type Page = { order: OrderView; shown: Shown | null };

/** What the order's page says, as a reader gets it. */
async function pageOf(token: string) {
  const { data } = await call<Page>(loader, get(paths.paymentSuccess(token)));
  const element = createElement(OrderStatusPage, {
    ...data,
    product: null,
    token,
    waitingFor: null,
  });
  return { ...data, html: renderToStaticMarkup(element) };
}

test("a third kind of delivery is ordered, paid for, made, mailed, shown, corrected and cleared", async () => {
  const form = {
    formToken: randomUUID(),
    consent: "on",
    ageConsent: "on",
    email: `ola.${randomUUID()}@example.com`,
    year: "Dużo pracy, mało snu.",
  };
  expect((await call(action, post(product.path, form))).status).toBe(303);
  const placed = await recordsOfForm(form);
  expect(placed.order).toMatchObject({
    consentText: `${talk.consent.text} ${ageConsent.text}`,
    consentVersion: expect.stringMatching(/-talk$/) as unknown,
  });
  expect((await pageOf(placed.order.token)).shown?.card).toMatchObject({ button: null });

  await payAtGateway(placed.transactions[0]?.id ?? "", { told: true });
  await isCompleted(placed.order.id);

  const key = await roomOf(placed.order.id);
  const { order, texts, files, delivered, events, modelCalls } = await recordsOfForm(form);
  expect(events).toEqual(["placed", "paid", "processing", "completed"]);
  expect({ texts, files, modelCalls }).toEqual({ texts: [], files: [], modelCalls: [] });
  expect(delivered).toMatchObject([
    {
      subject: `Rozmowa o roku – Twój pokój (K-${order.number})`,
      text: expect.stringContaining(`Twój klucz: ${key}`) as unknown,
    },
  ]);
  const keptFor = order.contentDeleteAt.getTime() - (order.completedAt?.getTime() ?? 0);
  expect(keptFor).toBe(talk.contentLifetime);

  const { html, order: view } = await pageOf(order.token);
  expect(view).toMatchObject({ delivery: "talk", documents: [], download: null });
  for (const words of [`href="/talks/${key}"`, "Klucz wysłany", "Usuń odpowiedzi i rozmowę"])
    expect(html).toContain(words);
  for (const words of ["Tekst napisany", "PDF gotowy", "E-mail z linkiem"])
    expect(html).not.toContain(words);
  // What comes next stands before what is quiet, which is folded.
  expect(html).toMatch(
    new RegExp(
      `href="/talks/${key}"[\\s\\S]*aria-label="Co dalej"[\\s\\S]*Usuń teraz[\\s\\S]*<details[^>]*id="stages-passed"[\\s\\S]*<details[^>]*><summary[^>]*><h2[^>]*>Zamówienie K-${order.number}<[\\s\\S]*</details></div><p[^>]*>„Odstąp od umowy tutaj” już nie działa`,
    ),
  );

  const later = testContext("schedule", { now: new Date(order.contentDeleteAt.getTime() + 1) });
  await deleteExpiredContent(later);
  expect(await roomOf(order.id)).toBeUndefined();
  expect((await pageOf(order.token)).html).toContain("Rozmowa usunięta");
});

test("a corrected address gets a key that the old one does not have", async () => {
  const form = {
    formToken: randomUUID(),
    consent: "on",
    ageConsent: "on",
    email: `ola.${randomUUID()}@example.com`,
    year: "Lipiec nad jeziorem.",
  };
  await call(action, post(product.path, form));
  const { order } = await recordsOfForm(form);
  await db.update(orders).set({ status: "processing" }).where(eq(orders.id, order.id));
  await db.insert(talkRooms).values({ orderId: order.id, key: "first" });
  const email = `inna.${randomUUID()}@example.com`;
  await correctEmail(testContext("buyer"), { token: order.token, email });
  expect(await roomOf(order.id)).not.toBe("first");
});
