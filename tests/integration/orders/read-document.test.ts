import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { env } from "~/config/env.server";
import { db } from "~/db/client.server";
import { documentFiles, documentTexts, mails, orders } from "~/db/schema";
import type { ReadDocument } from "~/services/fulfilment/read-document.server";
import { aiCoverLines, aiNotices, noModel } from "~/copy/ai-notice";
import { paths } from "~/paths";
import { loader } from "~/routes/orders/read";
import { fulfilOrder } from "~/services/fulfilment/fulfil-order.server";
import { openDocument } from "~/services/orders/open-bought.server";
import { getOrderPage } from "~/services/orders/order-page.server";
import { deleteContentNow } from "~/services/orders/delete-content.server";
import { sendMail } from "~/services/outbox/send-mail.server";
import { placeDeliveredOrder, placePaidOrder, testContext } from "../../support/orders";
import { recordsOf } from "../../support/records";
import { call } from "../../support/requests";

const worker = testContext();

const read = (token: string, { position, isHead }: { position?: string; isHead?: true } = {}) =>
  call<ReadDocument>(
    loader,
    new Request(new URL(paths.orderReading(token, Number(position ?? 0)), env.APP_URL), {
      headers: isHead && { "X-Head": "1" },
    }),
    position === undefined ? { token } : { token, position },
  );

const openedAt = async (id: string) =>
  (await db.select({ at: orders.openedAt }).from(orders).where(eq(orders.id, id)))[0]?.at;

test("what was bought is read as a page, part by part, in the words of its file", async () => {
  const { token } = await placeDeliveredOrder();
  const { status, data } = await read(token);
  expect(status).toBe(200);
  expect(data.title).toBeTruthy();
  expect(data.parts.length).toBeGreaterThan(3);
  expect(data.parts.map(({ title }) => title)).toContain("Twoje słowa");
  for (const { reading } of data.parts) expect(reading.length).toBeGreaterThan(0);
});

test("whoever reads it has opened it, and whoever only asks for it has not", async () => {
  const { id, token } = await placeDeliveredOrder();
  await read(token, { isHead: true });
  expect(await openedAt(id)).toBeNull();
  await read(token);
  expect(await openedAt(id)).not.toBeNull();
});

test("it is read when its file may be opened, and no longer than there is one", async () => {
  const { id, token } = await placePaidOrder(worker);
  await fulfilOrder(worker, { orderId: id, lastAttempt: false });
  const away = { status: 303, location: paths.paymentSuccess(token) };
  expect(await read(token)).toMatchObject(away);
  expect(await openedAt(id)).toBeNull();
  const [mail] = await db.select().from(mails).where(eq(mails.orderId, id));
  await sendMail(worker, { mailId: mail!.id, lastAttempt: true });
  expect((await read(token)).status).toBe(200);
  expect(await read(token, { position: "7" })).toMatchObject(away);
  await deleteContentNow(testContext("buyer"), token);
  expect(await read(token)).toMatchObject(away);
});

test("nobody's order is not found", async () => {
  expect((await read("Smart-nothing")).status).toBe(404);
});

test("whoever was heard as in need has help beside the text", async () => {
  const { id, token } = await placeDeliveredOrder();
  const helps = async () =>
    (
      await call<{ showHelp: boolean }>(
        loader,
        new Request(new URL(paths.orderReading(token, 0), env.APP_URL)),
        { token },
      )
    ).data.showHelp;
  expect(await helps()).toBe(false);
  await db.update(orders).set({ crisisLevel: "concern" }).where(eq(orders.id, id));
  expect(await helps()).toBe(true);
});

test("what wrote it is said with it, by the name that is kept with the text", async () => {
  const { id, token } = await placeDeliveredOrder();
  const { data } = await read(token);
  expect(data.origin).toBe("demonstration");
  expect(data.cover).toContain(aiCoverLines.demonstration);
  expect(JSON.stringify(data.colophon)).toContain(aiNotices.demonstration);
  expect(JSON.stringify(data.parts)).not.toContain("Numer zamówienia");
  const written = (model: string) =>
    db.update(documentTexts).set({ model }).where(eq(documentTexts.orderId, id));
  await written("gpt-5-mini");
  expect((await read(token)).data.origin).toBe("model");
  await written(noModel);
  expect((await read(token)).data.origin).toBeNull();
});

test("who has all of their money back, or on its way, reads and opens it no more", async () => {
  const { id, token } = await placeDeliveredOrder();
  const buyer = testContext("buyer");
  const isOpen = async () => [
    (await read(token)).status,
    (await openDocument(buyer, token)) !== null,
    (await getOrderPage(buyer, token))?.documents.length,
  ];
  const refundBegun = (at: Date | null) =>
    db.update(orders).set({ refundBegunAt: at }).where(eq(orders.id, id));
  expect(await isOpen()).toEqual([200, true, 1]);
  await refundBegun(new Date());
  expect(await isOpen()).toEqual([303, false, 0]);
  // Staff may take back what they have only scheduled.
  await refundBegun(null);
  expect(await isOpen()).toEqual([200, true, 1]);
});

test("a file that nobody wrote the words of down with is not offered as a page", async () => {
  const { id, token } = await placeDeliveredOrder();
  const documents = async () => (await getOrderPage(testContext("buyer"), token))?.documents;
  expect(await documents()).toMatchObject([{ isReadable: true }]);
  await db.update(documentFiles).set({ sections: null }).where(eq(documentFiles.orderId, id));
  expect(await documents()).toMatchObject([{ isReadable: false }]);
  const { status, location } = await read(token);
  expect(status).toBe(303);
  expect(location).toContain("read-as-file");
});

test("no sentence of a document that rests on its buyer's own words stands in its mail", async () => {
  const { id } = await placeDeliveredOrder();
  const { delivered, files } = await recordsOf(id);
  const sentences = files[0]!.sentences ?? [];
  expect(sentences.length).toBeGreaterThan(2);
  for (const { html, text } of delivered)
    for (const sentence of sentences)
      expect(`${html} ${text}`.replaceAll("\u00a0", " ")).not.toContain(sentence);
});
