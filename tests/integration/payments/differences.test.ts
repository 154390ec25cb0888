import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "~/db/client.server";
import { auditLog, ledgerDifferences, payments } from "~/db/schema";
import { action as act, loader as actPage } from "~/routes/admin/act";
import { loader as differencesPage } from "~/routes/admin/differences";
import { Conflict, NotAllowed, NotFound } from "~/services/command/errors";
import { checkLedger } from "~/services/payments/check-ledger.server";
import {
  countDifferences,
  differenceCard,
  explainDifference,
  listDifferences,
} from "~/services/payments/differences.server";
import { signIn } from "../../support/members";
import { payAtGateway, placeOpenOrder, testContext } from "../../support/orders";
import { recordsOf } from "../../support/records";
import { call, get, post } from "../../support/requests";
import { newStaff, staffContext } from "../../support/staff";

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
