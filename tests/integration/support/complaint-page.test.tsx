import { Outlet } from "@remix-run/react";
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import * as entry from "~/entry.server";
import * as person from "~/routes/admin/person";
import * as desk from "~/routes/admin/support";
import * as complaint from "~/routes/orders/complaint";
import * as message from "~/routes/orders/complaint-message";
import { formatDay } from "~/copy/format";
import { openComplaint } from "~/services/support/open-complaint.server";
import { day } from "~/time/durations";
import { signIn } from "../../support/members";
import { placePaidOrder, placeTestOrder, testContext } from "../../support/orders";
import { screeningOf } from "../../support/screening";
import { newStaff } from "../../support/staff";
import { buildOf, startWebServer } from "../../support/web-server";

const { url } = await startWebServer(
  buildOf(
    {
      "orders/:token/complaint": complaint,
      "orders/:token/complaint/messages": message,
      "admin/support/:id?": desk,
      "admin/person/:kind/:id": person,
    },
    entry,
    { default: () => <Outlet /> },
  ),
);

/** Words as they were before typography tied them. */
const plain = (html: string) => html.replaceAll("\u00a0", " ").replaceAll("&nbsp;", " ");

const read = async (address: string) => {
  const response = await fetch(new URL(address, url));
  return { status: response.status, html: plain(await response.text()) };
};

const send = async (address: string, fields: Record<string, string>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const headers = { Origin: url };
  const sent = await fetch(new URL(address, url), {
    ...{ method: "POST", body, headers, redirect: "manual" },
  });
  return { status: sent.status, html: plain(await sent.text()) };
};

const tokenOf = (html: string) => /name="formToken" value="([^"]+)"/.exec(html)?.[1] ?? "";

test("a buyer complains and writes on by plain forms, and reads until when there is an answer", async () => {
  const order = await placePaidOrder();
  const here = `/orders/${order.token}/complaint`;
  const empty = await read(here);
  expect(empty.status).toBe(200);
  for (const said of ["Co jest nie tak", "Zwrotu całej wpłaty", "O ile obniżyć cenę"])
    expect(empty.html).toContain(said);
  const words = { content: "Plik <b>pusty</b>", formToken: tokenOf(empty.html) };
  const unsure = await send(here, { ...words, remedy: "reduction" });
  expect(unsure).toMatchObject({ status: 422 });
  expect(unsure.html).toContain("Podaj, o ile obniżyć cenę.");
  expect(unsure.html).toContain("Plik &lt;b&gt;pusty&lt;/b&gt;");
  const dear = await send(here, { ...words, remedy: "reduction", amount: "9999" });
  expect(dear.html).toContain("Kwota jest wyższa niż cena zamówienia.");
  const sent = { ...words, remedy: "reduction", amount: "5,00" };
  expect(await send(here, sent)).toMatchObject({ status: 303 });
  // The same form again is the same complaint.
  expect(await send(here, sent)).toMatchObject({ status: 303 });
  const open = await read(here);
  const until = formatDay(new Date(Date.now() + 14 * day).toISOString().slice(0, 10));
  expect(open.html).toContain(plain(until));
  expect(open.html).toContain("obniżenie ceny o 5,00");
  const more = { content: "I nie ten.", formToken: tokenOf(open.html) };
  expect(await send(`${here}/messages`, more)).toMatchObject({ status: 303 });
  expect((await read(here)).html).toContain("I nie ten.");

  const unpaid = await placeTestOrder(testContext("buyer"));
  const closed = await read(`/orders/${unpaid.token}/complaint`);
  expect(closed.html).toContain("Nie widzimy wpłaty");
});

test("the desk sees what is demanded, until when, and what to press; so does the page of the person", async () => {
  const order = await placePaidOrder();
  const threadId = await openComplaint(testContext("buyer"), {
    ...{ order: { token: order.token }, content: "Zły język", remedy: "remake" as const },
    ...{ askedGrosze: null, screening: screeningOf(), formToken: randomUUID() },
  });
  const { identity } = await newStaff("support");
  const { jar } = await signIn(identity);
  const pageOf = async (address: string) =>
    plain(await (await fetch(jar.on(new Request(new URL(address, url))))).text());
  const card = await pageOf(`/admin/support/${threadId}?kind=complaint`);
  for (const said of [
    "Czeka na decyzję do",
    "nowy dokument",
    "Czeka na decyzję",
    `K-${order.number}`,
  ])
    expect(card).toContain(said);
  for (const act of ["accept", "remake", "decline", "reply"])
    expect(card).toContain(`/admin/support/${threadId}/${act}`);
  for (const act of ["delete", "close"])
    expect(card).not.toContain(`/admin/support/${threadId}/${act}`);
  expect(card).not.toContain("Zły język");
  const one = await pageOf(`/admin/person/order/${order.id}`);
  expect(one).toContain(`/admin/support/${threadId}`);
});
