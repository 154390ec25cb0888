import { randomUUID } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "~/db/client.server";
import { acts, mails } from "~/db/schema";
import type { TextByControl } from "~/forms/kind";
import { action as bulkAction, loader as bulkPage } from "~/routes/admin/act";
import { loader as bulkRowsPage } from "~/routes/admin/bulk-rows";
import { loader as mailsPage } from "~/routes/admin/mails";
import { bulkCard, listBulk, listBulkRows } from "~/services/acts/bulk-queries.server";
import { approveAct } from "~/services/acts/decide-act.server";
import { actDetail } from "~/services/acts/queries.server";
import { openBulkAct } from "~/services/acts/open-staff-act.server";
import { bulkActOf } from "~/services/acts/registry.server";
import { runBulk } from "~/services/acts/run-bulk.server";
import { actEffects } from "~/services/acts/definitions/agreements.server";
import { correctEmail } from "~/services/fulfilment/correct-email.server";
import { selectableMails } from "~/services/outbox/selectable-mails.server";
import { selectableOrders } from "~/services/desk/selectable-orders.server";
import { auditOf } from "~/services/audit/queries.server";
import { Invalid, NotAllowed, NotFound } from "~/services/command/errors";
import { orderNumber } from "~/services/orders/order-number";
import { askForMany } from "../../support/acts";
import { signIn } from "../../support/members";
import { deliverOrder, placePaidOrder, testContext } from "../../support/orders";
import { call, get, post } from "../../support/requests";
import { newStaff } from "../../support/staff";

const worker = testContext();
/** Long enough after delivery that a document may be sent again. */
const soon = testContext("worker", { now: new Date(Date.now() + 10 * 60_000) });

const kind = "send_mail_again";
const reason = "mail_not_received";

const mailsOf = (orderId: string) =>
  db.select().from(mails).where(eq(mails.orderId, orderId)).orderBy(mails.createdAt);

/** Orders that one filter finds the mails of, each delivered by a mail that was refused. */
async function refusedTo(email: string, many: number) {
  const placed = [];
  while (placed.length < many) {
    const order = await placePaidOrder(worker, { email });
    await deliverOrder(worker, { orderId: order.id, lastAttempt: true });
    placed.push(order);
  }
  await db
    .update(mails)
    .set({ status: "refused", acceptedAt: null, refusedAt: new Date() })
    .where(
      inArray(
        mails.orderId,
        placed.map(({ id }) => id),
      ),
    );
  return placed;
}

const newAddress = () => `poczta${randomUUID().slice(0, 8)}@example.com`;

const actOf = async (bulkId: string) => {
  const [asked] = await db.select({ id: acts.id }).from(acts).where(eq(acts.targetId, bulkId));
  return asked?.id ?? "";
};

test("mails that a filter shows go out again once a colleague has agreed, with an account of each", async () => {
  const address = newAddress();
  const [first, second] = await refusedTo(address, 2);
  const digest = randomUUID();
  await db.insert(mails).values({
    ...{ id: digest, kind: "digest", idempotencyKey: digest, createdAt: new Date() },
    ...{ recipient: address, subject: "Podsumowanie dnia" },
  });
  const [asking, agreeing] = [await newStaff("support"), await newStaff("admin")];
  const id = await askForMany(asking.ctx, { kind, filters: { recipient: address }, reason });
  await runBulk(soon, { bulkId: id, lastAttempt: false });
  expect(await mailsOf(first?.id ?? "")).toHaveLength(1);
  expect((await actDetail(agreeing.ctx, await actOf(id))).label).toBe("Czynność zbiorcza");
  await approveAct(agreeing.ctx, await actOf(id));
  // What was written after the list was made is not on it.
  const [late] = await refusedTo(address, 1);
  await Promise.all([1, 2].map(() => runBulk(soon, { bulkId: id, lastAttempt: false })));
  await runBulk(soon, { bulkId: id, lastAttempt: false });
  for (const order of [first, second])
    expect((await mailsOf(order?.id ?? "")).map((mail) => mail.kind)).toEqual([
      "document",
      "document_again",
    ]);
  expect(await mailsOf(late?.id ?? "")).toHaveLength(1);
  expect(await bulkCard(asking.ctx, id)).toMatchObject({
    state: "done",
    filters: [{ label: "Odbiorca (cały albo część)", value: address }],
    outcomes: [
      { outcome: "done", rows: 2 },
      { outcome: "not_again", rows: 1 },
    ],
  });
  const { rows } = await listBulkRows(asking.ctx, id, {}, 1);
  expect(rows.map(({ name }) => name).sort()).toEqual([
    `Dokument albo link · ${orderNumber(first?.number ?? 0)}`,
    `Dokument albo link · ${orderNumber(second?.number ?? 0)}`,
    "Podsumowanie dnia",
  ]);
  expect(JSON.stringify(rows)).not.toContain(address);
  const [mail] = await mailsOf(first?.id ?? "");
  expect(await auditOf(asking.ctx, { kind: "mail", id: mail?.id ?? "" })).toMatchObject([
    { act: kind, reason },
  ]);
});

test("two mails of one order are one that goes out: the second is too soon", async () => {
  const address = newAddress();
  const [order] = await refusedTo(address, 1);
  const again = randomUUID();
  await db.insert(mails).values({
    ...{ id: again, orderId: order?.id, kind: "document_again", idempotencyKey: again },
    ...{ recipient: address, subject: "Dokument", createdAt: new Date() },
  });
  const [asking, agreeing] = [await newStaff("admin"), await newStaff("admin")];
  const id = await askForMany(asking.ctx, { kind, filters: { recipient: address }, reason });
  await approveAct(agreeing.ctx, await actOf(id));
  await runBulk(soon, { bulkId: id, lastAttempt: false });
  expect((await bulkCard(asking.ctx, id)).outcomes).toEqual([
    { outcome: "done", rows: 1 },
    { outcome: "too_soon", rows: 1 },
  ]);
});

test("what it was asked for reads in words, not in codes", async () => {
  const address = newAddress();
  await refusedTo(address, 1);
  const [asking] = [await newStaff("admin"), await newStaff("admin")];
  const filters = { recipient: address, state: "refused", from: "2020-01-02" };
  const id = await askForMany(asking.ctx, { kind, filters, reason });
  expect((await bulkCard(asking.ctx, id)).filters.map(({ value }) => value)).toEqual([
    "Niewysłany",
    address,
    expect.stringMatching(/^2\sstycznia\s2020$/),
  ]);
});

test("it is refused without a filter, by a wrong one, without a permission, and to whoever owns one of the orders", async () => {
  const address = newAddress();
  await refusedTo(address, 1);
  const admin = await newStaff("admin");
  const request = { kind, filters: { recipient: address }, reason } as const;
  const wrong: TextByControl[] = [
    {},
    { state: "nonsense" },
    { recipient: address, from: "2026-02-31" },
  ];
  for (const filters of wrong)
    await expect(askForMany(admin.ctx, { ...request, filters })).rejects.toThrow(Invalid);
  await expect(askForMany(admin.ctx, { ...request, reason: "because" })).rejects.toThrow(Invalid);
  await expect(
    askForMany(admin.ctx, { ...request, filters: { recipient: newAddress() } }),
  ).rejects.toMatchObject({ code: "nothing_matches" });
  for (const role of ["finance", "moderator"] as const)
    await expect(askForMany((await newStaff(role)).ctx, request)).rejects.toThrow(NotAllowed);
  await expect(askForMany(testContext("buyer"), request)).rejects.toThrow(NotAllowed);
  const owner = await newStaff("admin", undefined, { email: address });
  await expect(askForMany(owner.ctx, request)).rejects.toMatchObject({ code: "own_interest" });
});

test("who sees no mails sees nothing of it, and a sign-in of yesterday asks for nothing", async () => {
  const address = newAddress();
  await refusedTo(address, 1);
  const asking = await newStaff("admin");
  const id = await askForMany(asking.ctx, { kind, filters: { recipient: address }, reason });
  const { ctx } = await newStaff("moderator");
  await expect(listBulk(ctx, 1)).rejects.toThrow(NotAllowed);
  await expect(bulkCard(ctx, id)).rejects.toThrow(NotAllowed);
  await expect(listBulkRows(ctx, id, {}, 1)).rejects.toThrow(NotAllowed);
  for (const unknown of ["x", randomUUID()]) {
    await expect(bulkCard(asking.ctx, unknown)).rejects.toThrow(NotFound);
    await expect(listBulkRows(asking.ctx, unknown, {}, 1)).rejects.toThrow(NotFound);
  }
  const act = bulkActOf(kind);
  const opened = await openBulkAct(asking.ctx, { isFresh: false }, act, { recipient: address });
  expect(opened.needsSignIn).toBe(true);
  expect(() => opened.request(reason)).toThrow(NotAllowed);
});

test("its list links to it, and its pages say what it reaches and speak of mails", async () => {
  const address = newAddress();
  await refusedTo(address, 2);
  const admin = await newStaff("admin");
  const { jar } = await signIn(admin.identity, undefined, { fresh: "1" });
  const colleague = await newStaff("admin");
  const finance = await signIn((await newStaff("finance")).identity);
  const list = `/admin/mails?recipient=${address}`;
  expect((await call(mailsPage, jar.on(get(list)))).data).toMatchObject({
    bulk: { tab: "mails", links: [{ name: "again" }] },
  });
  expect((await call(mailsPage, finance.jar.on(get(list)))).data).toMatchObject({
    bulk: { links: [] },
  });
  const where = `/admin/mails/bulk/again?recipient=${address}`;
  const params = { tab: "mails", id: "bulk", act: "again" };
  const page = await call<{ preview: { effects: string[] } }>(
    ...([bulkPage, jar.on(get(where)), params] as const),
  );
  expect(page.data).toMatchObject({ preview: { subject: "2\u00a0wiadomości" } });
  expect(page.data.preview.effects.join(" ")).toContain("dotyczące zamówień: 2.");
  expect(page.data.preview.effects).toContain(`Adresy (1): ${address}.`);
  const part = address.slice(0, 8);
  for (const filter of [
    "",
    "?state=nonsense",
    `?recipient=${newAddress()}`,
    `?recipient=${part}`,
  ]) {
    const bare = await call(bulkPage, jar.on(get(`/admin/mails/bulk/again${filter}`)), params);
    expect(bare.data).toMatchObject({
      preview: { impossible: expect.stringContaining("wiadomoś") as string },
    });
  }
  // What another list can do is not to be had here.
  const refund = { ...params, act: "refund" };
  expect((await call(bulkPage, jar.on(get(where)), refund)).status).toBe(404);
  expect((await call(bulkAction, jar.on(post(where, {})), params)).status).toBe(422);
  const asked = await call(bulkAction, jar.on(post(where, { reason })), params);
  const id = /^\/admin\/bulk\/([0-9a-f-]{36})\?done=bulk-asked$/.exec(asked.location ?? "")?.[1];
  const waiting = await actDetail(colleague.ctx, await actOf(id ?? ""));
  const effects = (await actEffects(colleague.ctx, waiting)).join(" ");
  expect(effects).toContain("Ponowna wysyłka wiadomości: 2\u00a0wiadomości.");
  const rows = await call(bulkRowsPage, jar.on(get(`/admin/bulk/${id}/rows`)), { id: id ?? "" });
  expect(rows.data).toMatchObject({ bulk: { list: { target: "mail", tab: "mails" } } });
});

test("after a correction an act upon many names and strikes the address that orders have now", async () => {
  const [from, to] = [newAddress(), newAddress()];
  const [order] = await refusedTo(from, 1);
  await correctEmail(worker, { token: order?.token ?? "", email: to });
  const { ctx } = await newStaff("support");
  const found = [
    selectableMails.select({ recipient: from }),
    selectableOrders.select({ email: from }),
  ];
  for (const selection of found) expect(await selection?.ids(ctx, 10)).toEqual([]);
  const all = await mailsOf(order?.id ?? "");
  const ids = all.filter(({ kind: code }) => code === "document").map(({ id }) => id);
  const { first } = await selectableMails.addresses(ctx, ids);
  expect(first).toEqual([to]);
});

test("a row whose address was corrected after both had read it is left out, and says so", async () => {
  const [from, to] = [newAddress(), newAddress()];
  const [order] = await refusedTo(from, 1);
  const [asking, agreeing] = [await newStaff("support"), await newStaff("admin")];
  const id = await askForMany(asking.ctx, { kind, filters: { recipient: from }, reason });
  await approveAct(agreeing.ctx, await actOf(id));
  await correctEmail(worker, { token: order?.token ?? "", email: to });
  await runBulk(soon, { bulkId: id, lastAttempt: false });
  expect((await bulkCard(asking.ctx, id)).outcomes).toEqual([
    { outcome: "address_changed", rows: 1 },
  ]);
});
