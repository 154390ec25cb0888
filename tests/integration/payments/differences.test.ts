import { Outlet } from "@remix-run/react";
import { and, desc, eq, sql } from "drizzle-orm";
import { createElement } from "react";
import { expect, test } from "vitest";
import { db } from "~/db/client.server";
import { formatDateTime } from "~/copy/format";
import * as entry from "~/entry.server";
import { auditLog, ledgerChecks, ledgerDifferences, payments } from "~/db/schema";
import { action as act, loader as actPage } from "~/routes/admin/act";
import * as differences from "~/routes/admin/differences";
import { Conflict, NotAllowed, NotFound } from "~/services/command/errors";
import { checkLedger } from "~/services/payments/check-ledger.server";
import {
  countDifferences,
  differenceCard,
  explainDifference,
  listDifferences,
} from "~/services/payments/differences.server";
import { readLedgerChecks, requestLedgerCheck } from "~/services/payments/ledger-checks.server";
import { signIn } from "../../support/members";
import { payAtGateway, placeOpenOrder, testContext } from "../../support/orders";
import { recordsOf } from "../../support/records";
import { call, get, post } from "../../support/requests";
import { newStaff, staffContext } from "../../support/staff";
import { buildOf, startWebServer } from "../../support/web-server";

const { loader: differencesPage, action: compare } = differences;
const { url } = await startWebServer(
  buildOf({ "admin/modules/differences/:id?": differences }, entry, {
    default: () => createElement(Outlet),
  }),
);

const schedule = testContext("schedule");
const finance = staffContext("finance");

/** A paid order of which we know another sum than the gateway. */
async function differing() {
  const { order, transactionId } = await placeOpenOrder();
  await payAtGateway(transactionId, { told: true });
  await expect.poll(async () => (await recordsOf(order.id)).order.status).toBe("paid");
  const weHave = (paidGrosze: number) =>
    db.update(payments).set({ paidGrosze }).where(eq(payments.orderId, order.id));
  await weHave(1000);
  await checkLedger(schedule);
  const [payment] = (await recordsOf(order.id)).payments;
  const [row] = await db
    .select()
    .from(ledgerDifferences)
    .where(eq(ledgerDifferences.transactionTitle, payment?.transactionTitle ?? ""));
  if (!row || !payment) throw new Error("no difference");
  return { id: String(row.id), paymentId: payment.id, weHave };
}

test("an explained difference waits for nobody, until somebody tells something else", async () => {
  const { id, paymentId, weHave } = await differing();
  const before = await countDifferences(finance);
  expect((await listDifferences(finance, {}, 1)).rows.map((row) => row.id)).toContain(id);
  await explainDifference(finance, { differenceId: id, reason: "settled_in_panel" });
  expect(await countDifferences(finance)).toBe(before - 1);
  expect(await differenceCard(finance, id)).toMatchObject({
    state: "explained",
    explanation: "settled_in_panel",
    paymentId,
    ours: { status: "paid", grosze: 1000 },
    theirs: { status: "correct", grosze: 1199 },
    history: [{ act: "explain_difference", reason: "settled_in_panel" }],
  });
  await checkLedger(schedule);
  expect(await differenceCard(finance, id)).toMatchObject({ state: "explained" });
  await weHave(900);
  await checkLedger(schedule);
  expect(await differenceCard(finance, id)).toMatchObject({ state: "open", explanation: null });
  await weHave(1199);
  await checkLedger(schedule);
  expect(await differenceCard(finance, id)).toMatchObject({ state: "resolved" });
  await expect(
    explainDifference(finance, { differenceId: id, reason: "written_off" }),
  ).rejects.toThrow(Conflict);
});

test("it is explained once, with a reason, on the page of every act", async () => {
  const { id } = await differing();
  const { jar } = await signIn((await newStaff("finance")).identity);
  const path = `/admin/modules/differences/${id}/explain`;
  const params = { module: "differences", id, act: "explain" };
  expect((await call(actPage, jar.on(get(path)), params)).status).toBe(200);
  expect((await call(act, jar.on(post(path, {})), params)).status).toBe(422);
  const [first, second] = await Promise.all(
    [1, 2].map(() => call(act, jar.on(post(path, { reason: "test_transaction" })), params)),
  );
  expect([first?.status, second?.status].sort()).toEqual([303, 409]);
  const logged = and(eq(auditLog.act, "explain_difference"), eq(auditLog.targetId, id));
  expect(await db.$count(auditLog, logged)).toBe(1);
});

test("the page says when it compared last and how that ended, and compares when somebody asks", async () => {
  const finance = await newStaff("finance");
  const { jar } = await signIn(finance.identity);
  const page = async () =>
    (await fetch(jar.on(new Request(`${url}/admin/modules/differences`)))).text();
  const jobs = sql`graphile_worker._private_jobs where key = 'check_ledger_now'`;
  const { weHave } = await differing();
  const at = new Date("2026-11-20T08:05:00Z");
  await db.delete(ledgerChecks);
  expect(await page()).toContain("Nikt jeszcze nie porównał naszych ksiąg z bramką.");
  await checkLedger(testContext("schedule", { now: at }));
  const old = await page();
  expect(old).toContain(`Ostatnie porównanie z bramką: ${formatDateTime(at)}.`);
  expect(old).toContain("To dawniej niż zwykle");
  await weHave(1199);
  await checkLedger(schedule);
  const [newest] = await db.select().from(ledgerChecks).orderBy(desc(ledgerChecks.id)).limit(1);
  expect(newest?.checkedAt.getTime()).toBeGreaterThan(at.getTime());
  expect(await page()).not.toContain("To dawniej niż zwykle");
  expect(await page()).toContain("Porównaj teraz");

  const ask = () => call(compare, jar.on(post("/admin/modules/differences", {})));
  const both = await Promise.all([ask(), ask()]);
  for (const { location } of both)
    expect(location).toBe("/admin/modules/differences?done=ledger-check-asked");
  const [counted] = await db.execute<{ rows: number }>(
    sql`select count(*)::int as rows from ${jobs}`,
  );
  expect(counted?.rows).toBe(1);
  const asked = await page();
  expect(asked).toContain("Trwa porównanie…");
  expect(asked).not.toContain("Porównaj teraz");
  await db.execute(sql`update graphile_worker._private_jobs set attempts = 1,
    last_error = 'tpay unavailable: http_500', run_at = '2026-11-24T10:00:00Z' where key = 'check_ledger_now'`);
  const failed = await page();
  expect(failed).toContain(
    "Następne nie wyszło. Bramka płatności (Tpay) ma awarię po swojej stronie. Spróbujemy znowu ",
  );
  expect(failed).not.toContain("http_500");
  expect(failed).toContain("Porównaj teraz");
  await db.execute(sql`delete from ${jobs}`);
  for (const role of ["support", "moderator"] as const) {
    await expect(requestLedgerCheck(staffContext(role))).rejects.toThrow(NotAllowed);
    await expect(readLedgerChecks(staffContext(role))).rejects.toThrow(NotAllowed);
  }
});

test("the list is for those who manage payments, and nothing in its address breaks it", async () => {
  for (const ctx of [testContext("visitor"), staffContext("support"), staffContext("moderator")]) {
    await expect(listDifferences(ctx, {}, 1)).rejects.toThrow(NotAllowed);
    await expect(countDifferences(ctx)).rejects.toThrow(NotAllowed);
    await expect(
      explainDifference(ctx, { differenceId: "1", reason: "written_off" }),
    ).rejects.toThrow(NotAllowed);
  }
  for (const id of ["0", "abc", "1' or 1=1", "99999999999999999999"])
    await expect(differenceCard(finance, id)).rejects.toThrow(NotFound);
  const { jar } = await signIn((await newStaff("finance")).identity);
  const hostile = "?state=x&kind=%27&transaction=%00&from=9999-99-99&to=1&page=-1";
  const page = await call(differencesPage, jar.on(get(`/admin/modules/differences${hostile}`)));
  expect(page.status).toBe(200);
});
