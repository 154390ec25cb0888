import { Outlet } from "@remix-run/react";
import { randomUUID } from "node:crypto";
import { asc, eq, inArray, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { formatIsoDate } from "~/copy/format";
import {
  auditLog,
  delayedActs,
  orders as ordersTable,
  payments,
  refunds,
  staff,
} from "~/db/schema";
import type { Field } from "~/forms/fields";
import { dreamAnalysis } from "~/products/dream-analysis/product";
import { specialHoroscope } from "~/products/special-horoscope/product";
import type { StaffAct } from "~/services/acts/staff-act.server";
import { staffActOf, staffActs } from "~/services/acts/staff-acts.server";
import { contentAccessAuditEvents } from "~/services/content-access/acts";
import { sendBookNow } from "~/services/fulfilment/send-book-now.server";
import { rejectDraft, requestDraft } from "~/services/fulfilment/drafts.server";
import { noteAuditEvents } from "~/services/notes/acts";
import { sendMailAgain } from "~/services/outbox/send-mail-again.server";
import { cancelOrder } from "~/services/payments/cancel-order.server";
import { sendPaymentLink } from "~/services/payments/send-payment-link.server";
import * as entry from "~/entry.server";
import { action as press, loader as look } from "~/routes/admin/act";
import { loader as layout } from "~/routes/admin/layout";
import * as groups from "~/routes/admin/groups";
import * as paymentsTab from "~/routes/admin/payments";
import * as users from "~/routes/admin/users";
import * as orders from "~/routes/admin/orders";
import { action as read } from "~/routes/admin/read-outcome";
import { action as takeBack } from "~/routes/admin/take-back";
import { approveAct } from "~/services/acts/decide-act.server";
import { performDelayedAct } from "~/services/acts/perform-delayed-act.server";
import { deleteContentNow } from "~/services/orders/delete-content.server";
import { beginRefund } from "~/services/payments/begin-refund.server";
import { ask } from "../../support/acts";
import { newGroup, newPerson } from "../../support/community";
import { type CookieJar, signIn } from "../../support/members";
import { deliverOrder, placePaidOrder, testContext } from "../../support/orders";
import { recordsOf } from "../../support/records";
import { call, get, post } from "../../support/requests";
import { newStaff } from "../../support/staff";
import { buildOf, startWebServer } from "../../support/web-server";

const worker = testContext();

const { url } = await startWebServer(
  buildOf({ "admin/orders/:id?": orders }, entry, { default: () => <Outlet /> }),
);

/** Delivered long enough ago that its document may be sent again. */
async function delivered() {
  const order = await placePaidOrder();
  await deliverOrder(worker, { orderId: order.id, lastAttempt: true });
  await db.execute(
    sql`update mails set accepted_at = accepted_at - interval '10 minutes', created_at = created_at - interval '10 minutes' where order_id = ${order.id}`,
  );
  return order;
}

const answers: Partial<Record<Field["kind"], () => string>> = {
  amount: () => "1",
  day: () => formatIsoDate(new Date()),
  email: () => `${randomUUID()}@example.com`,
  longText: () => "Wyciąg z listopada, przelew nr 7.",
};

/** An act's form as somebody fills it in who does not think long. */
const formOf = ({ fields }: StaffAct) =>
  Object.fromEntries(
    fields.map((field) => [
      field.name,
      field.kind === "choice" ? field.options[0]!.value : (answers[field.kind]?.() ?? ""),
    ]),
  );

type Pressed = { status: number; location: string | null; data: unknown };

const params = (tab: string, id: string, act: string): Record<string, string> =>
  tab.startsWith("modules/") ? { module: tab.slice("modules/".length), id, act } : { tab, id, act };

const pressed = (jar: CookieJar, id: string, act: string, tab = "orders"): Promise<Pressed> =>
  call<unknown>(
    press,
    jar.on(post(`/admin/${tab}/${id}/${act}`, formOf(staffActOf(tab, act)!))),
    params(tab, id, act),
  ) as Promise<Pressed>;

/** What staff do to an order, a payment or a mail, apart from what is only read or noted. */
const changingOrders = staffActs.filter(
  ({ act: { target, act } }) =>
    ["order", "payment", "mail"].includes(target) &&
    !Object.hasOwn(noteAuditEvents, act.code) &&
    !Object.hasOwn(contentAccessAuditEvents, act.code),
);

/** Tabs that know one product alone. */
const productOf: Record<string, string> = {
  "special-horoscopes": specialHoroscope.slug,
  "modules/dream": dreamAnalysis.slug,
};

const refusedWith = (answer: Pressed) =>
  (answer.data as { errors: Record<string, string> }).errors[""] ?? "";

async function atTheDesk(role: "admin" | "support" | "moderator" | "finance") {
  const { identity, userId, ctx } = await newStaff(role);
  const { jar } = await signIn(identity, undefined, { fresh: "1" });
  return { identity, userId, ctx, jar };
}

const openOn = async (orderId: string) => ({
  acts: (await db.select().from(delayedActs).where(eq(delayedActs.targetId, orderId))).filter(
    ({ endedAt }) => endedAt === null,
  ),
  refunds: (await recordsOf(orderId)).refunds.filter(({ status }) => status === "scheduled"),
});

describe("what is pressed upon one order within half a minute", () => {
  test("by two people at once is one act, and the other is told which", async () => {
    const [one, other] = [await atTheDesk("admin"), await atTheDesk("admin")];
    const names = ["resend", "correct-email", "remake", "refund", "delete-content"];
    for (let round = 0; round < names.length; round++) {
      const order = await delivered();
      const [first, second] = [names[round]!, names[(round + 1) % names.length]!];
      const both = await Promise.all([
        pressed(one.jar, order.id, first),
        pressed(other.jar, order.id, second),
      ]);
      expect(both.map(({ status }) => status).toSorted(), first).toEqual([303, 409]);
      const { acts, refunds: scheduled } = await openOn(order.id);
      expect(acts.length + scheduled.length, first).toBe(1);
      const lost = both.find(({ status }) => status === 409)!;
      expect(refusedWith(lost)).toMatch(
        /^Czynność „.+” jest już przyjęta i wykona się o \d+:\d\d:\d\d\. Jedno wyklucza drugie/,
      );
    }
  });

  test("leaves every other act a page that names it, and agreements wait", async () => {
    const { jar, ctx } = await atTheDesk("admin");
    const order = await delivered();
    expect((await pressed(jar, order.id, "correct-email")).status).toBe(303);
    const before = await recordsOf(order.id);
    const rows: Record<string, string> = {
      order: order.id,
      payment: before.payments[0]!.id,
      mail: before.mails.find(({ kind }) => kind === "document")!.id,
    };
    expect(changingOrders.length).toBeGreaterThan(30);
    for (const { tab, name, act } of changingOrders) {
      const productSlug = productOf[tab] ?? order.productSlug;
      await db.update(ordersTable).set({ productSlug }).where(eq(ordersTable.id, order.id));
      const id = rows[act.target]!;
      const named =
        act.act.code === "correct_email" ? /już przyjęte/ : /^Czynność „Poprawienie adresu” jest/;
      const { data } = await call<{ preview: { impossible?: string } }>(
        look,
        jar.on(get(`/admin/${tab}/${id}/${name}`)),
        params(tab, id, name),
      );
      expect(data.preview.impossible, `${tab} ${name}`).toBeDefined();
      const answer = await pressed(jar, id, name, tab);
      expect(answer.status, `${tab} ${name}`).toBe(409);
      expect(refusedWith(answer), `${tab} ${name}`).toMatch(named);
    }
    const after = await recordsOf(order.id);
    expect(after.mails).toEqual(before.mails);
    expect(after.refunds).toEqual(before.refunds);
    expect(after.payments).toEqual(before.payments);
    // The verbs themselves, as two that are pressed in the same moment meet there, and many rows at once.
    const orderId = order.id;
    for (const verb of [
      () => sendMailAgain(ctx, { mailId: rows.mail!, reason: "buyer_wrote" }),
      () => sendBookNow(ctx, { orderId, reason: "buyer_wrote" }),
      () => requestDraft(ctx, { orderId, note: "off_topic" }),
      () => rejectDraft(ctx, { orderId, reason: "not_better" }),
      () => sendPaymentLink(ctx, { orderId, reason: "buyer_asked" }),
      () => cancelOrder(ctx, { orderId, reason: "buyer_asked" }),
    ])
      await expect(verb()).rejects.toMatchObject({ code: "act_pending" });
    const [asking, agreeing] = [await newStaff("admin"), await newStaff("admin")];
    const input = { orderId: order.id, reason: "complaint" };
    const actId = await ask(asking.ctx, { kind: "refund_order", input });
    await expect(approveAct(agreeing.ctx, actId)).rejects.toMatchObject({ code: "act_pending" });
  });

  test("stands on the row for colleagues, and whoever may do it may take it back", async () => {
    const [one, colleague] = [await atTheDesk("support"), await atTheDesk("admin")];
    const order = await delivered();
    await pressed(one.jar, order.id, "resend");
    const { acts } = await openOn(order.id);
    const pageFor = async (jar: CookieJar, address: string) => {
      const response = await fetch(jar.on(new Request(new URL(address, url))));
      return response.text();
    };
    const list = `/admin/orders?email=${encodeURIComponent(order.email ?? "")}`;
    expect(await pageFor(colleague.jar, list)).toContain(`Ponowna wysyłka dokumentu: zrobimy to o`);
    // Whoever pressed it is told above every page of the desk, and not here once more.
    const own = await pageFor(one.jar, `/admin/orders/${order.id}`);
    expect(own).not.toContain(`/admin/take-back/${acts[0]!.id}`);
    expect(own).not.toContain(one.identity.email);
    const card = await pageFor(colleague.jar, `/admin/orders/${order.id}`);
    expect(card).toContain(one.identity.email);
    expect(card).toContain(`/admin/take-back/${acts[0]!.id}`);
    const finance = await atTheDesk("finance");
    const seen = await pageFor(finance.jar, `/admin/orders/${order.id}`);
    expect(seen).toContain(one.identity.email);
    expect(seen).not.toContain(`/admin/take-back/${acts[0]!.id}`);
    const back = (jar: CookieJar, id: string) =>
      call(takeBack, jar.on(post(`/admin/take-back/${id}`, { returnTo: "/admin/orders" })), { id });
    expect(await back(finance.jar, acts[0]!.id)).toMatchObject({ status: 403 });
    expect((await back(colleague.jar, acts[0]!.id)).location).toBe(
      "/admin/orders?done=act-taken-back",
    );
    expect((await openOn(order.id)).acts).toEqual([]);
    const told = await call<{ delayed: { failure: string | null }[] }>(
      layout,
      one.jar.on(get("/admin")),
    );
    expect(told.data.delayed).toMatchObject([{ failure: "Cofnął to ktoś inny z zespołu" }]);
    await pressed(finance.jar, order.id, "refund");
    const [refund] = (await openOn(order.id)).refunds;
    expect((await back(colleague.jar, refund!.id)).location).toMatch(/act-taken-back$/);
    expect((await openOn(order.id)).refunds).toEqual([]);
    const hears = await call<{ delayed: { failure: string | null }[] }>(
      layout,
      finance.jar.on(get("/admin")),
    );
    expect(hears.data.delayed).toMatchObject([{ failure: "Cofnął to ktoś inny z zespołu" }]);
  });
});

test("what waits for a colleague stands on its row too: of a payment, an account and a group", async () => {
  const { jar } = await atTheDesk("admin");
  const asking = await newStaff("admin");
  const order = await placePaidOrder();
  const { userId } = await newPerson();
  const group = await newGroup({});
  const [payment] = await db.select().from(payments).where(eq(payments.orderId, order.id));
  const asked = [
    [paymentsTab.loader, payment!.id, "refund_order", { orderId: order.id, reason: "complaint" }],
    [users.loader, userId, "delete_member", { userId, texts: "keep", reason: "asked_by_member" }],
    [groups.loader, group.id, "delete_group", { groupId: group.id, reason: "unused_group" }],
  ] as const;
  for (const [loader, id, kind, input] of asked) {
    const seen = async () =>
      (
        await call<{ pending: Record<string, { kind: string; mayTakeBack: boolean }[]> }>(
          loader,
          jar.on(get(`/admin/of/${id}`)),
          { id },
        )
      ).data.pending[id];
    expect(await seen(), kind).toBeUndefined();
    await ask(asking.ctx, { kind, input });
    expect(await seen(), kind).toMatchObject([
      { kind, byEmail: asking.identity.email, runsAt: null, mayTakeBack: false },
    ]);
  }
});

test("what failed stays until it is read, and stands in the log and the timeline with why", async () => {
  const { jar, userId } = await atTheDesk("admin");
  const [first, second] = [await delivered(), await delivered()];
  await pressed(jar, first.id, "resend");
  await deleteContentNow(worker, first.token);
  const [act] = (await openOn(first.id)).acts;
  await performDelayedAct(worker, { actId: act!.id, lastAttempt: false });
  const finance = await atTheDesk("finance");
  await pressed(finance.jar, second.id, "refund");
  const [refund] = (await openOn(second.id)).refunds;
  const [account] = await db.select().from(staff).where(eq(staff.auth0Id, finance.identity.id));
  await db.delete(staff).where(eq(staff.auth0Id, finance.identity.id));
  await beginRefund(worker, refund!.id);
  await db.insert(staff).values(account!);

  const aWeekAgo = sql`now() - interval '7 days'`;
  await db.update(delayedActs).set({ requestedAt: aWeekAgo }).where(eq(delayedActs.id, act!.id));
  await db.update(refunds).set({ requestedAt: aWeekAgo }).where(eq(refunds.id, refund!.id));

  const log = await db
    .select({ act: auditLog.act, after: auditLog.after })
    .from(auditLog)
    .where(inArray(auditLog.targetId, [first.id, second.id]))
    .orderBy(asc(auditLog.id));
  expect(log).toEqual([
    { act: "fail_act", after: { act: "send_again", failure: "not_possible", askedBy: userId } },
    { act: "fail_refund", after: { failure: "no_account", askedBy: finance.userId } },
  ]);
  const page = await fetch(jar.on(new Request(new URL(`/admin/orders/${first.id}`, url))));
  const html = await page.text();
  expect(html).toContain("Czynność, która się nie udała: Ponowna wysyłka dokumentu");
  expect(html).toContain("Nie ma czego wysłać");

  for (const [who, id, other] of [
    [jar, act!.id, finance.jar],
    [finance.jar, refund!.id, jar],
  ] as const) {
    const told = async () =>
      (await call<{ delayed: { id: string }[] }>(layout, who.on(get("/admin")))).data.delayed.map(
        (line) => line.id,
      );
    const away = (by: CookieJar) =>
      call(read, by.on(post(`/admin/outcomes/${id}/read`, {})), { id });
    expect(await told()).toEqual([id]);
    await away(other);
    expect(await told()).toEqual([id]);
    expect(await away(who)).toMatchObject({ status: 303, location: "/admin" });
    expect(await told()).toEqual([]);
  }
});
