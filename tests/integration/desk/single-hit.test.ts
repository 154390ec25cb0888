import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { loader as actPage, meta as actMeta } from "~/routes/admin/act";
import { loader as messagesPage, meta as messagesMeta } from "~/routes/admin/messages";
import { loader as ordersPage, meta as ordersMeta } from "~/routes/admin/orders";
import { loader as paymentsPage, meta as paymentsMeta } from "~/routes/admin/payments";
import { loader as usersPage, meta as usersMeta } from "~/routes/admin/users";
import { sendContactMessage } from "~/services/contact/send-contact-message.server";
import { newMember, signIn, type CookieJar } from "../../support/members";
import { placePaidOrder, testContext } from "../../support/orders";
import { call, get } from "../../support/requests";
import { screeningOf } from "../../support/screening";
import { newStaff } from "../../support/staff";

let jar: CookieJar;
beforeAll(async () => {
  ({ jar } = await signIn((await newStaff("support")).identity, undefined, { fresh: "1" }));
});

type Meta = (args: { data?: never }) => object[];
const titleOf = (meta: unknown, data: unknown) =>
  (meta as Meta)({ data: data as never }).flatMap((each) => ("title" in each ? each.title : []))[0];

test("a single hit of a search opens itself, and several or none do not", async () => {
  const email = `solo.${randomUUID()}@example.com`;
  const order = await placePaidOrder(testContext(), { email });
  const search = `?email=${encodeURIComponent(email)}`;
  const visit = (address: string) => call(ordersPage, jar.on(get(address)));
  const found = `/admin/orders/${order.id}${search}`;
  expect(await visit(`/admin/orders${search}`)).toMatchObject({ status: 302, location: found });
  expect((await call(ordersPage, jar.on(get(found)), { id: order.id })).status).toBe(200);
  expect((await visit(`/admin/orders${search}&from=wczoraj`)).status).toBe(200);
  expect((await visit(`/admin/orders${search}&done=act-delayed`)).status).toBe(200);
  expect((await visit("/admin/orders")).status).toBe(200);
  expect((await visit(`/admin/orders?email=${randomUUID()}`)).status).toBe(200);
  await placePaidOrder(testContext(), { email });
  expect((await visit(`/admin/orders${search}`)).status).toBe(200);
  const { email: address } = await newMember();
  expect(
    await call(usersPage, jar.on(get(`/admin/users?email=${encodeURIComponent(address)}`))),
  ).toMatchObject({ status: 302, location: expect.stringContaining("/admin/users/") as string });
});

test("each tab of a browser says what it shows, and no address of mail", async () => {
  const email = `karta.${randomUUID()}@example.com`;
  const order = await placePaidOrder(testContext(), { email });
  await sendContactMessage(testContext("visitor"), {
    ...{ email, message: "Gdzie jest mój dokument?" },
    screening: screeningOf("none"),
  });
  const open = async (loader: Parameters<typeof call>[0], path: string) => {
    const { location } = await call(loader, jar.on(get(path)));
    const id = location?.split(/[/?]/).at(-2) ?? "";
    return { id, data: (await call(loader, jar.on(get(path)), { id })).data };
  };
  const search = `?email=${encodeURIComponent(email)}`;
  const shown = await open(ordersPage, `/admin/orders${search}`);
  const number = `K-${order.number}`;
  expect(titleOf(ordersMeta, shown.data)).toContain(`${number} – Zamówienia`);
  const act = { tab: "orders", id: order.id, act: "correct-email" };
  const correction = await call(actPage, jar.on(get(`/admin/orders/${order.id}/${act.act}`)), act);
  const titles = [
    titleOf(actMeta, correction.data),
    titleOf(messagesMeta, (await open(messagesPage, `/admin/messages${search}`)).data),
    titleOf(paymentsMeta, (await open(paymentsPage, `/admin/modules/payments?q=${email}`)).data),
    titleOf(usersMeta, (await call(usersPage, jar.on(get("/admin/users")))).data),
  ];
  expect(titles[0]).toContain(`Popraw adres e-mail – ${number}`);
  expect(titles[1]).toMatch(/^\d.*\d\d:\d\d – Z formularza/);
  expect(titles[2]).toMatch(new RegExp(`^${number}, .*zł – Płatności`));
  expect(titles[3]).toMatch(/^Użytkownicy/);
  expect(titles.join(" ")).not.toContain("@");
});
