import { eq } from "drizzle-orm";
import sharp from "sharp";
import { expect, test } from "vitest";
import { env } from "~/config/env.server";
import { db } from "~/db/client.server";
import { documentFiles, orders } from "~/db/schema";
import { coverPictureSize } from "~/documents/cover-picture-size";
import { paths } from "~/paths";
import { loader } from "~/routes/orders/cover";
import { deleteContentNow } from "~/services/orders/delete-content.server";
import { getOrderPage } from "~/services/orders/order-page.server";
import { placeDeliveredOrder, placeTestOrder, testContext } from "../../support/orders";
import { call } from "../../support/requests";

const look = (token: string) =>
  call<unknown>(loader, new Request(new URL(paths.orderCover(token), env.APP_URL)), { token });

const pageOf = (token: string) => getOrderPage(testContext("buyer"), token);

test("an order's page shows the first page of its file, which opens nothing and nobody keeps", async () => {
  const { id, token } = await placeDeliveredOrder();
  const { status, headers, response } = await look(token);
  expect(status).toBe(200);
  expect(headers.get("Content-Type")).toBe("image/svg+xml");
  expect(headers.get("Cache-Control")).toBe("no-store");
  const { width, height } = await sharp(await response!.arrayBuffer()).metadata();
  expect(height / width).toBeCloseTo(coverPictureSize.height / coverPictureSize.width, 2);
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  expect(order?.openedAt).toBeNull();
  expect(await pageOf(token)).toMatchObject({ hasCover: true });
});

test("there is no cover before there is a file, before it may be opened, and after it is deleted", async () => {
  const waiting = await placeTestOrder(testContext("buyer"));
  expect((await look(waiting.token)).status).toBe(404);
  expect(await pageOf(waiting.token)).toMatchObject({ hasCover: false });

  const { id, token } = await placeDeliveredOrder();
  await db.update(orders).set({ isAddressUnconfirmed: true }).where(eq(orders.id, id));
  expect((await look(token)).status).toBe(404);
  expect(await pageOf(token)).toMatchObject({ hasCover: false });
  await db.update(orders).set({ isAddressUnconfirmed: false }).where(eq(orders.id, id));
  expect((await look(token)).status).toBe(200);

  await deleteContentNow(testContext("buyer"), token);
  expect((await look(token)).status).toBe(404);
  expect(await pageOf(token)).toMatchObject({ hasCover: false });
});

test("a file without a cover has no picture of one", async () => {
  const { id, token } = await placeDeliveredOrder();
  await db.update(documentFiles).set({ cover: null }).where(eq(documentFiles.orderId, id));
  expect((await look(token)).status).toBe(404);
  expect(await pageOf(token)).toMatchObject({ hasCover: false });
});
