import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { env } from "~/config/env.server";
import { db } from "~/db/client.server";
import { orders } from "~/db/schema";
import { typedAnswers } from "~/forms/fields";
import { consentsOf } from "~/products/consent";
import { emotionMirror } from "~/products/emotion-mirror/product";
import { soulArchetype } from "~/products/soul-archetype/product";
import { paths } from "~/paths";
import { loader } from "~/routes/orders/order-again";
import { deleteContentNow } from "~/services/orders/delete-content.server";
import { emotionMirrorAnswers, placeTestOrder, testContext } from "../../support/orders";
import { call } from "../../support/requests";

type Page = { chosen: Record<string, string>; sendsTo: string };

const open = (token: string) =>
  call<Page>(loader, new Request(new URL(paths.orderAgain(token), env.APP_URL)), { token });

test("what was written in an order that nobody paid for stands in its form again, without its consents", async () => {
  const order = await placeTestOrder(testContext());
  const { status, data } = await open(order.token);
  expect(status).toBe(200);
  expect(data).toMatchObject({
    chosen: { ...emotionMirrorAnswers, email: order.email },
    sendsTo: emotionMirror.path,
  });
  for (const { name } of consentsOf(emotionMirror)) expect(data.chosen).not.toHaveProperty(name);
});

test("once it is paid for, or gone, its page is all there is", async () => {
  const order = await placeTestOrder(testContext());
  const away = { status: 303, location: paths.paymentSuccess(order.token) };
  await db.update(orders).set({ status: "processing" }).where(eq(orders.id, order.id));
  expect(await open(order.token)).toMatchObject(away);
  await db.update(orders).set({ status: "awaiting_payment" }).where(eq(orders.id, order.id));
  expect((await open(order.token)).status).toBe(200);
  await deleteContentNow(testContext("buyer"), order.token);
  expect(await open(order.token)).toMatchObject(away);
  expect((await open("Smart-nothing")).status).toBe(404);
});

test("a date stands in its three lists as it was chosen", () => {
  const field = soulArchetype.fields.find(({ kind }) => kind === "date");
  const { day, month, year } = (field as { controls: Record<string, string> }).controls;
  expect(typedAnswers(soulArchetype.fields, { [field!.name]: "1990-04-07" })).toEqual({
    [String(day)]: "7",
    [String(month)]: "4",
    [String(year)]: "1990",
  });
});
