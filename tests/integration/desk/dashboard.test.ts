import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "~/db/client.server";
import { contactMessages, ledgerDifferences, mails, orders, remakes } from "~/db/schema";
import { loader } from "~/routes/admin/dashboard";
import { deleteOldRejections, countRejections } from "~/services/writing/rejected-answers.server";
import { rejectionLabel } from "~/services/writing/rejection-labels";
import { watchDeadEnds } from "~/services/desk/dead-ends.server";
import { smartStats } from "~/services/desk/smart-stats.server";
import { captureLog } from "../../support/captured-log";
import { listOrders } from "~/services/desk/order-list.server";
import { listPayments } from "~/services/payments/desk-queries.server";
import type { Role } from "~/services/access/permissions";
import { inTransaction } from "~/services/command/context.server";
import { postMessage } from "~/services/conversations/post-message.server";
import { testContext } from "../../support/orders";
import { signIn } from "../../support/members";
import { reportAs, scene } from "../../support/moderation";
import { call, get } from "../../support/requests";
import { bookOrder, bookRefund } from "../../support/sold";
import { newStaff, staffContext } from "../../support/staff";

type Page = Awaited<ReturnType<typeof loader>>;

async function dashboard(role: Role, search = ""): Promise<Page> {
  const { jar } = await signIn((await newStaff(role)).identity);
  const { status, data } = await call<Page>(loader, jar.on(get(`/admin${search}`)));
  expect(status).toBe(200);
  return data;
}

const waiting = (page: Page) =>
  Object.fromEntries(page.waiting.map(({ href, count }) => [href, count]));

const undelivered = "/admin/orders?only=undelivered";
const stuckRefunds = "/admin/modules/payments?only=refund_stuck";
const differences = "/admin/modules/differences";

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

test("an empty shop waits for nothing", async () => {
  const page = await dashboard("admin");
  expect(page.waiting.map(({ count }) => count)).toEqual(page.waiting.map(() => 0));
  expect(page.shop?.sales?.days).toHaveLength(30);
  expect(page.shop?.sales?.total.placed).toBe(0);
  expect(page.shop?.times).toMatchObject({ p50: null, p99: null });
});

test("counts what waits exactly as the lists behind it do", async () => {
  await bookOrder({ at: minutesAgo(3000), status: "failed" });
  await bookOrder({ at: minutesAgo(20) });
  await bookOrder({ at: minutesAgo(5) });
  await bookOrder({ at: minutesAgo(20), took: 30 });
  const again = await bookOrder({ at: minutesAgo(3000) });
  await db.insert(remakes).values({ orderId: again, note: "broken_file", requestedAt: new Date() });
  const refunded = await bookOrder({ at: minutesAgo(3000), took: 30 });
  const refund = (more: { at: string; isDone?: boolean; lastError?: string }) =>
    bookRefund(refunded, { grosze: 100, ...more });
  await refund({ at: minutesAgo(2000) });
  await refund({ at: minutesAgo(5), isDone: false });
  await refund({ at: minutesAgo(5), isDone: false, lastError: "http_500" });
  await refund({ at: minutesAgo(5), isDone: false, lastError: "http_400" });
  await refund({ at: minutesAgo(16), isDone: false });
  const found = { kind: "amount", foundAt: new Date() };
  const later = { explainedAt: new Date(), explanation: "written_off" };
  await db.insert(ledgerDifferences).values([
    { ...found, transactionTitle: "TR-1" },
    { ...found, transactionTitle: "TR-2", ...later },
    { ...found, transactionTitle: "TR-3", resolvedAt: new Date() },
  ]);
  expect(waiting(await dashboard("admin"))).toMatchObject({
    [undelivered]: 2,
    [stuckRefunds]: 2,
    [differences]: 1,
  });
  const finance = staffContext("finance");
  expect((await listOrders(finance, { only: "undelivered" }, 1)).total).toBe(2);
  expect((await listPayments(finance, { only: "refund_stuck" }, 1)).total).toBe(2);
  await db.update(remakes).set({ requestedAt: new Date(minutesAgo(11)) });
  await db.update(orders).set({ status: "processing" }).where(eq(orders.id, again));
  expect((await listOrders(finance, { only: "undelivered" }, 1)).total).toBe(3);
});

test("says what came to nothing, by product and reason, and alarms where that is much", async () => {
  const product = { slug: "therapist" };
  const at = minutesAgo(60);
  for (let number = 1; number <= 9; number++) {
    const id = await bookOrder({ ...product, at, took: number > 5 ? 30 : undefined });
    const reason = number > 3 ? "model_unavailable" : "model_invalid";
    if (number <= 5) await bookRefund(id, { grosze: 1000, at, reason, actor: "worker" });
  }
  // What staff give back, and what came on top, is nobody's dead end.
  const other = await bookOrder({ slug: "dating-bio", at });
  await bookRefund(other, { grosze: 1000, at, reason: "model_invalid" });
  await bookRefund(other, { grosze: 10, at, reason: "overpaid", actor: "gateway" });
  await countRejections(testContext(), "therapist", ["diagnosis", "diagnosis", "cut_off"]);
  await countRejections(testContext(), "draft/dating-bio", ["shape"]);
  const page = await dashboard("support");
  const counted = waiting(page);
  expect(counted["/admin/orders?only=refunded_automatically"]).toBe(5);
  expect(counted["/admin/modules/smart"]).toBe(4);
  const finance = staffContext("finance");
  expect((await listOrders(finance, { only: "refunded_automatically" }, 1)).total).toBe(5);
  expect(page.ends).toMatchObject([
    {
      ...{ slug: "therapist", paid: 9, ended: 5, isAlarming: true },
      reasons: [
        { reason: "model_invalid", orders: 3 },
        { reason: "model_unavailable", orders: 2 },
      ],
      rejections: [
        { rule: "diagnosis", answers: 2 },
        { rule: "cut_off", answers: 1 },
      ],
    },
    { slug: "dating-bio", ended: 0, isAlarming: false, rejections: [{ rule: "shape" }] },
  ]);
  expect(rejectionLabel("diagnosis")).toBe("stawia albo sugeruje diagnozę");
  const logged = captureLog();
  expect(await watchDeadEnds(testContext("schedule"))).toEqual(["therapist"]);
  expect(logged()).toContain('"product":"therapist","paid":9,"ended":5');
  const stats = await smartStats(finance);
  expect(stats.delivered).toBeLessThan(1);
  expect(stats.rejected).toBe(4);
  const later = new Date(Date.now() + 91 * 86_400_000);
  expect(await deleteOldRejections(testContext("schedule", { now: later }))).toBe(3);
});

test("counts what people wrote, what gave up and what came back", async () => {
  const at = new Date();
  const mail = (more: Partial<typeof mails.$inferInsert> = {}) => ({
    kind: "contact_forward",
    recipient: "a@example.com",
    subject: "x",
    idempotencyKey: randomUUID(),
    status: "accepted" as const,
    createdAt: at,
    acceptedAt: at,
    ...more,
  });
  const [first, second] = await db
    .insert(mails)
    .values([
      mail(),
      mail(),
      mail({ bouncedAt: at, bounceKind: "hard" }),
      mail({ complainedAt: at }),
      mail({ acceptedAt: null, status: "pending" }),
    ])
    .returning();
  for (const [mailId, closedAt] of [
    [first?.id ?? "", null],
    [second?.id ?? "", at],
  ] as const) {
    const id = crypto.randomUUID();
    const messageId = await inTransaction(testContext(), (tx) =>
      postMessage(tx, {
        subject: { kind: "contact", id },
        author: { kind: "visitor" },
        body: "x",
        idempotencyKey: `contact/${id}`,
      }),
    );
    await db.insert(contactMessages).values({
      id,
      email: "a@example.com",
      messageId: messageId ?? "",
      crisisLevel: "none",
      receivedAt: at,
      deleteAt: at,
      forwardMailId: mailId,
      closedAt,
    });
  }
  await db.execute(sql`select graphile_worker.add_job('send_mail', '{}'::json, max_attempts => 1)`);
  await db.execute(sql`update graphile_worker._private_jobs set attempts = max_attempts`);
  const page = await dashboard("admin");
  expect(waiting(page)).toMatchObject({
    "/admin/messages?state=new": 1,
    "/admin/jobs?state=given_up": 1,
  });
  expect(page.shop?.bounces).toEqual({ accepted: 4, hard: 1, soft: 0, complained: 1 });
});

test("everybody sees what they may act upon, and money only who may see it", async () => {
  const seen = async (role: Role) => {
    const page = await dashboard(role);
    return { lists: Object.keys(waiting(page)).sort(), shop: page.shop };
  };
  const moderator = await seen("moderator");
  expect(moderator).toEqual({
    lists: ["/admin/agreements", "/admin/reports", "/admin/wishes"],
    shop: null,
  });
  const support = await seen("support");
  expect(support.lists).toContain(undelivered);
  expect(support.lists).not.toContain(differences);
  expect(support.lists).not.toContain("/admin/reports");
  expect(support.shop?.sales?.total).toMatchObject({ money: null });
  expect(support.shop).toMatchObject({ seesMoney: false, cost: null });
  const finance = await seen("finance");
  expect(finance.lists).toContain(differences);
  expect(finance.shop?.sales?.total.money).not.toBeNull();
  expect(finance.shop?.cost).toMatchObject({ microUsd: 0 });
});

test("a source that fails is said to, and the others are shown", async () => {
  await db.execute(sql`alter table ledger_differences rename to away_differences`);
  await db.execute(sql`alter table model_calls rename to away_calls`);
  try {
    const page = await dashboard("admin");
    expect(waiting(page)[differences]).toBeNull();
    expect(waiting(page)[undelivered]).toBeTypeOf("number");
    expect(page.shop?.cost).toBeNull();
    expect(page.shop?.sales).not.toBeNull();
  } finally {
    await db.execute(sql`alter table away_differences rename to ledger_differences`);
    await db.execute(sql`alter table away_calls rename to model_calls`);
  }
});

test("a period that cannot be is said at its field, and another one is shown", async () => {
  for (const search of [
    "?from=2026-03-10&to=2026-03-01",
    "?from=2020-01-01&to=2026-03-01",
    "?from=%00&to=9999-99-99&product=%27--",
    "?to=2200-01-01",
  ]) {
    const { shop } = await dashboard("finance", search);
    expect(shop?.sales?.days.length).toBeGreaterThanOrEqual(30);
    expect(shop?.sales?.days.length).toBeLessThanOrEqual(92);
  }
  const { shop } = await dashboard("finance", "?from=2020-01-01&to=2026-03-01");
  expect(shop).toMatchObject({
    period: { from: "2025-11-30", to: "2026-03-01" },
    errors: { from: "Najdłuższy okres to 92 dni." },
  });
});

test("tells a child's harm from a crisis, and asks nobody who can agree to nothing", async () => {
  const { post, reporter } = await scene();
  const content = async () =>
    (await dashboard("moderator")).waiting.find(({ label }) => label === "Zgłoszone treści");
  const note = async () => (await content())?.note;
  expect((await content())?.isUrgent).toBe(false);
  await reportAs(reporter, "post", post.id, { reason: "child_abuse" });
  expect(await content()).toMatchObject({ note: "w tym krzywda dziecka: 1", isUrgent: true });
  const other = await scene();
  await reportAs(other.reporter, "post", other.post.id, { reason: "crisis" });
  expect(await note()).toBe("w tym krzywda dziecka: 1, kryzys: 1");
  for (const [role, isAsked] of [
    ["support", false],
    ["finance", true],
    ["moderator", true],
  ] as const) {
    const labels = (await dashboard(role)).waiting.map(({ label }) => label);
    expect(labels.includes("Prośby, które czekają na Twoją zgodę"), role).toBe(isAsked);
  }
});
