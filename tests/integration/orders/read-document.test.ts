import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { env } from "~/config/env.server";
import { db } from "~/db/client.server";
import { mails, orders } from "~/db/schema";
import type { Sections } from "~/documents/sections";
import { paths } from "~/paths";
import { loader } from "~/routes/orders/read";
import { fulfilOrder } from "~/services/fulfilment/fulfil-order.server";
import { deleteContentNow } from "~/services/orders/delete-content.server";
import { sendMail } from "~/services/outbox/send-mail.server";
import { placeDeliveredOrder, placePaidOrder, testContext } from "../../support/orders";
import { call } from "../../support/requests";

const worker = testContext();

const read = (token: string, { position, isHead }: { position?: string; isHead?: true } = {}) =>
  call<Sections>(
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
