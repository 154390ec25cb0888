import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { LedgerReport } from "../../sandbox/ledger/report.ts";
import type { Sandbox } from "../../sandbox/server.ts";
import { panelChecksum } from "../../sandbox/tpay/notification.ts";
import {
  closeAll,
  createTransaction,
  order,
  postJson,
  startSandbox,
  startShop,
  submit,
  temporaryFolder,
  tpayClient,
  until,
} from "./support.ts";

let sandbox: Sandbox;
const ledger = async (url = sandbox.url) =>
  (await (await fetch(`${url}/ledger.json`)).json()) as LedgerReport;

beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(closeAll);

describe("the payment API", () => {
  it("creates a transaction and answers with both ids and a payment address", async () => {
    const created = await createTransaction(sandbox, order("http://shop.example"));
    expect(created).toMatchObject({ result: "success", status: "pending", amount: 11.99 });
    expect(created.transactionId).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/);
    expect(created.title).toMatch(/^TR-[0-9A-Z]{3}-[0-9A-Z]{7}$/);
    expect(created.transactionPaymentUrl).toBe(`${sandbox.url}/pay/${created.transactionId}`);
  });

  it.each([
    ["amount", { amount: 0 }],
    ["amount", { amount: "11.99" }],
    ["amount", { amount: 1.005 }],
    ["description", { description: "x".repeat(129) }],
    ["hiddenDescription", { hiddenDescription: "x".repeat(129) }],
    ["payer.email", { payer: { name: "Anna" } }],
    ["payer.name", { payer: { email: "anna@example.com" } }],
    ["currency", { currency: "zł" }],
  ])("refuses a wrong %s, naming it", async (fieldName, wrong) => {
    const call = await tpayClient(sandbox);
    const response = await call("/transactions", order("http://shop.example", wrong));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ result: "failed", errors: [{ fieldName }] });
  });

  it("asks for valid credentials and a valid token", async () => {
    const login = await submit(`${sandbox.url}/tpay/oauth/auth`, { client_id: "a" });
    expect(login.status).toBe(401);
    const list = await fetch(`${sandbox.url}/tpay/transactions`, {
      headers: { authorization: "Bearer 9999999999999.a.b" },
    });
    expect(list.status).toBe(401);
  });

  it("lists, shows, cancels and refunds", async () => {
    const call = await tpayClient(sandbox);
    const json = async (path: string, body?: unknown) => (await call(path, body)).json();
    const first = await createTransaction(sandbox, order("http://shop.example"));
    await call(`/transactions/${first.transactionId}/cancel`, {});
    expect(await json(`/transactions/${first.transactionId}`)).toMatchObject({
      status: "canceled",
    });

    const { transactionId } = await createTransaction(
      sandbox,
      order("http://shop.example", { callbacks: {} }),
    );
    const path = `/transactions/${transactionId}`;
    expect((await call(`${path}/refunds`, {})).status).toBe(409);
    await postJson(`${sandbox.url}/tools/transactions/${transactionId}/pay`, {});
    expect(await json(path)).toMatchObject({ status: "correct", payments: { amountPaid: 11.99 } });
    expect(await json(`${path}/refunds`, { amount: 5 })).toMatchObject({ status: "correct" });
    expect((await call(`${path}/refunds`, { amount: 7 })).status).toBe(400);
    expect(await json(`${path}/refunds`, {})).toMatchObject({ status: "refund" });
    expect(await json(`${path}/refunds`)).toMatchObject({
      refunds: [{ amount: 5 }, { amount: 6.99 }],
    });
    expect(await json("/transactions?limit=1&page=2")).toMatchObject({
      currentPage: 2,
      transactions: [{ transactionId: first.transactionId }],
    });
    expect(await json("/transactions?filters[date][to]=2020-01-01")).toMatchObject({
      totalCount: 0,
    });
  });

  it("counts days as Poland does", async () => {
    const call = await tpayClient(sandbox);
    const { transactionId } = await createTransaction(sandbox, order("http://shop.example"));
    const made = sandbox.state.transactions.get(transactionId);
    if (!made) throw new Error("no transaction");
    sandbox.state.transactions.put({ ...made, createdAt: "2019-07-01T22:30:00.000Z" });
    const until = async (day: string) =>
      (await call(`/transactions?filters[date][to]=${day}`)).json();
    expect(await until("2019-07-01")).toMatchObject({ totalCount: 0 });
    expect(await until("2019-07-02")).toMatchObject({ totalCount: 1 });
  });
});

describe("the payment page", () => {
  it("shows what is paid for and escapes it", async () => {
    const body = order("http://shop.example", { description: "<b>Lustro</b> & spółka" });
    const created = await createTransaction(sandbox, body);
    const page = await (await fetch(created.transactionPaymentUrl)).text();
    expect(page).toContain("&lt;b&gt;Lustro&lt;/b&gt; &amp; spółka");
    expect(page).toContain("anna@example.com");
    expect(page).toContain("demonstracja");
    expect(page).toContain('lang="pl"');
  });

  it("takes a payment, redirects at once and notifies until the shop says TRUE", async () => {
    const shop = await startShop([500, "no"], [200, "TRUE\n"], [202, "TRUE"], [200, "TRUE"]);
    const created = await createTransaction(sandbox, order(shop.url));
    const response = await submit(`${created.transactionPaymentUrl}/accept`);
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toBe(`${shop.url}/payment/success?tr_crc=Emotion-abc`);
    const [first, ...again] = await shop.arrived(4);
    expect(again.map(({ body }) => body)).toEqual(Array(3).fill(first?.body));
    expect(Object.fromEntries(new URLSearchParams(first?.body))).toMatchObject({
      id: "1010",
      tr_id: created.title,
      tr_crc: "Emotion-abc",
      tr_amount: "11.99",
      tr_paid: "11.99",
      tr_status: "TRUE",
      tr_error: "none",
      tr_email: "anna@example.com",
      tr_currency: "PLN",
      test_mode: "1",
    });
    const { notifications } = await until(ledger, (report) =>
      report.notifications.some(
        ({ transactionId, state }) =>
          transactionId === created.transactionId && state === "accepted",
      ),
    );
    expect(notifications[0]?.tries.map(({ status }) => status)).toEqual([500, 200, 202, 200]);
  });

  it("does not let a payment be made twice", async () => {
    const shop = await startShop();
    const created = await createTransaction(sandbox, order(shop.url));
    await submit(`${created.transactionPaymentUrl}/accept`);
    const again = await submit(`${created.transactionPaymentUrl}/accept`);
    expect(again.headers.get("location")).toBe(`/pay/${created.transactionId}`);
    const page = await (await fetch(created.transactionPaymentUrl)).text();
    expect(page).toContain("już opłacona");
    expect(page).toContain(`href="${shop.url}/payment/success?tr_crc=Emotion-abc"`);
    expect((await shop.arrived(1)).length).toBe(1);
  });

  it.each([
    ["reject", "declined"],
    ["abandon", "canceled"],
  ])("sends nobody a notification on %s", async (button, code) => {
    const shop = await startShop();
    const created = await createTransaction(sandbox, order(shop.url));
    const response = await submit(`${created.transactionPaymentUrl}/${button}`);
    expect(response.headers.get("location")).toBe(
      `${shop.url}/payment/error?tr_crc=Emotion-abc&tr_error=${code}`,
    );
    const report = await ledger();
    expect(report.payments[0]).toMatchObject({ status: "pending", title: created.title });
    expect(report.notifications.some(({ fields }) => fields.tr_id === created.title)).toBe(false);
  });
});

describe("the panel link", () => {
  const link = (shopUrl: string, change: Record<string, string> = {}) => {
    const signed = { id: "1010", amount: "24.99", crc: "Horoscope-xyz" };
    const query = new URLSearchParams({
      ...signed,
      description: "Horoskop specjalny",
      md5sum: panelChecksum(signed, "demo"),
      return_url: `${shopUrl}/payment/success`,
      return_error_url: `${shopUrl}/payment/error`,
      result_url: `${shopUrl}/notify`,
      language: "pl",
      ...change,
    });
    return fetch(`${sandbox.url}/panel?${query}`, { redirect: "manual" });
  };

  it("leads to a payment page that asks for the e-mail address", async () => {
    const shop = await startShop();
    const opened = await link(shop.url);
    expect(opened.status).toBe(303);
    const page = new URL(opened.headers.get("location") ?? "", sandbox.url).href;
    expect(await (await fetch(page)).text()).toContain('type="email"');
    expect((await submit(`${page}/accept`, { email: "nic" })).status).toBe(422);
    await submit(`${page}/accept`, { email: "ola@example.com" });
    const [notification] = await shop.arrived(1);
    const fields = new URLSearchParams(notification?.body);
    expect(fields.get("tr_email")).toBe("ola@example.com");
    expect(fields.get("tr_crc")).toBe("Horoscope-xyz");
  });

  it("is refused when its amount was changed", async () => {
    expect((await link("http://shop.example", { amount: "1.00" })).status).toBe(400);
  });
});

describe("the tools", () => {
  it("pay another amount, in another currency, and take it back", async () => {
    const shop = await startShop();
    const created = await createTransaction(sandbox, order(shop.url));
    const pay = `${sandbox.url}/tools/transactions/${created.transactionId}/pay`;
    await postJson(pay, { paid: 10, currency: "EUR" });
    expect((await postJson(pay, {})).status).toBe(409);
    await shop.arrived(1);
    await postJson(pay, { status: "CHARGEBACK" });
    const [paid, back] = (await shop.arrived(2)).map(({ body }) => new URLSearchParams(body));
    expect(paid?.get("tr_paid")).toBe("10.00");
    expect(paid?.get("tr_error")).toBe("surcharge");
    expect(paid?.get("tr_currency")).toBe("EUR");
    expect(back?.get("tr_status")).toBe("CHARGEBACK");
  });

  it("send a notification again", async () => {
    const shop = await startShop();
    const created = await createTransaction(sandbox, order(shop.url));
    const pay = `${sandbox.url}/tools/transactions/${created.transactionId}/pay`;
    const { notificationId } = (await (await postJson(pay, {})).json()) as Record<string, string>;
    await shop.arrived(1);
    await postJson(`${sandbox.url}/tools/notifications/${notificationId}`, {});
    const [first, second] = await shop.arrived(2);
    expect(second?.body).toBe(first?.body);
  });
});

describe("a restart", () => {
  it("keeps payments and goes on notifying", async () => {
    const dataDir = await temporaryFolder();
    const shop = await startShop([500, "later"], [200, "TRUE"]);
    const before = await startSandbox({ dataDir, notificationRetryMs: 60_000 });
    const created = await createTransaction(before, order(shop.url));
    await submit(`${created.transactionPaymentUrl}/accept`);
    await shop.arrived(1);
    await until(
      () => ledger(before.url),
      ({ notifications }) => notifications[0]?.tries.length === 1,
    );
    await before.close();
    const after = await startSandbox({ dataDir });
    await shop.arrived(2);
    const report = await until(
      () => ledger(after.url),
      ({ notifications }) => notifications[0]?.state === "accepted",
    );
    expect(report.payments[0]).toMatchObject({ title: created.title, status: "correct" });
  });
});
