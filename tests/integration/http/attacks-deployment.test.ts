import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { env } from "~/config/env.server";
import { db } from "~/db/client.server";
import { mails, payments } from "~/db/schema";
import { documentMailKey } from "~/services/fulfilment/queue-delivery.server";
import { checkLedger } from "~/services/payments/check-ledger.server";
import { sandboxMailKey } from "../../../sandbox/settings";
import { settingsThatLeadNowhere, settingWarnings } from "../../../server/check-settings";
import { captureLog } from "../../support/captured-log";
import {
  deliverOrder,
  payAtGateway,
  placeOpenOrder,
  placePaidOrder,
  testContext,
} from "../../support/orders";
import { mailsTo, recordsOf } from "../../support/records";
import { sandbox } from "../../support/world";

const log = captureLog();
const errorsSince = (start: number) =>
  log()
    .slice(start)
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ level }) => level === 50);

describe("a mail", () => {
  test("that is refused because of our sender waits until that is mended, however long", async () => {
    const order = await placePaidOrder();
    const start = log().length;
    sandbox.faults.arm({ service: "resend", fault: "unknown_sender" });
    const fulfil = () => deliverOrder(testContext(), { orderId: order.id, lastAttempt: true });
    await expect(fulfil()).rejects.toThrow("resend");
    const { order: waiting, mails: rows } = await recordsOf(order.id);
    expect(waiting).toMatchObject({ status: "processing", failure: "mail_unavailable" });
    expect(rows).toMatchObject([{ status: "pending", lastError: "invalid_from_address" }]);
    expect(errorsSince(start)).toMatchObject([
      { msg: "the mail provider refuses us", code: "invalid_from_address" },
    ]);
    await fulfil();
    expect((await recordsOf(order.id)).order.status).toBe("completed");
    expect(mailsTo(order.email)).toHaveLength(1);
  });

  test("that the provider has under this key already, with other bytes, is delivered", async () => {
    const order = await placePaidOrder();
    await fetch(`${env.RESEND_API_URL}/emails`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${sandboxMailKey}`,
        "content-type": "application/json",
        "idempotency-key": documentMailKey(order.id, false),
      },
      body: JSON.stringify({
        from: env.MAIL_FROM,
        to: order.email,
        subject: "Przed kopią zapasową",
        text: "Dokument",
      }),
    });
    await deliverOrder(testContext(), { orderId: order.id, lastAttempt: true });
    expect((await recordsOf(order.id)).order).toMatchObject({ status: "completed", failure: null });
    const [row] = await db.select().from(mails).where(eq(mails.orderId, order.id));
    expect(row).toMatchObject({ status: "accepted", providerId: null });
    expect(mailsTo(order.email)).toHaveLength(1);
  });
});

test("a new difference between the books is an error in the log, an old one is not", async () => {
  const { order, transactionId } = await placeOpenOrder();
  await payAtGateway(transactionId, { told: true });
  await expect.poll(async () => (await recordsOf(order.id)).order.status).toBe("paid");
  await db.update(payments).set({ paidGrosze: 1 }).where(eq(payments.orderId, order.id));
  const start = log().length;
  for (let night = 0; night < 3; night++) await checkLedger(testContext("schedule"));
  expect(errorsSince(start)).toMatchObject([
    { msg: "our books and the gateway's differ", kind: "amount" },
  ]);
});

describe("a setting that leads nowhere stops the start", () => {
  const nowhere = "/nie/ma/takiego/pliku";
  test.each([
    ["TPAY_ROOT_CERTIFICATE_FILE", nowhere],
    ["TPAY_ROOT_CERTIFICATE_FILE", "package.json"],
    ["EBOOK_EPUB_FILE", nowhere],
    ["EBOOK_PDF_FILE", nowhere],
  ] as const)("%s=%s", async (name, value) => {
    const before = env[name];
    Object.assign(env, { [name]: value });
    const lines = await settingsThatLeadNowhere();
    Object.assign(env, { [name]: before });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(new RegExp(`^${name}: `));
    expect(await settingsThatLeadNowhere()).toEqual([]);
  });
});

test("a shop that sells is warned while staff sign in with a password alone", () => {
  const shop = {
    NODE_ENV: "production",
    DEMONSTRATION: false,
    STAFF_SECOND_FACTOR: false,
    TPAY_ACCEPT_TEST_MODE: false,
  } as const;
  const minded = (
    change: Partial<Parameters<typeof settingWarnings>[0] & object> = {},
    source = {},
  ) => settingWarnings({ ...shop, ...change }, source);
  expect(minded()).toEqual([expect.stringMatching(/^STAFF_SECOND_FACTOR is off/)]);
  for (const change of [
    { STAFF_SECOND_FACTOR: true },
    { DEMONSTRATION: true },
    { NODE_ENV: "development" },
  ] as const)
    expect(minded(change)).toEqual([]);
  const test = { TPAY_ACCEPT_TEST_MODE: true, DEMONSTRATION: true };
  expect(minded(test)).toEqual([expect.stringMatching(/^TPAY_ACCEPT_TEST_MODE is on: payments/)]);
  expect(minded({ ...test, NODE_ENV: "test" })).toEqual([]);
  expect(minded({ NODE_ENV: "development" }, { MODEL_API_KEY: "sk-…" })).toEqual([
    expect.stringMatching(/^MODEL_API_KEY is an example or a placeholder/),
  ]);
});
