import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { Refusal } from "~/forms/refusal";
import { paths } from "~/paths";
import { db } from "~/db/client.server";
import { mails, payments } from "~/db/schema";
import { loader as documentLoader } from "~/routes/orders/document";
import { action as payAgain, loader as errorLoader } from "~/routes/orders/error";
import { loader as successLoader } from "~/routes/orders/success";
import { situationOf } from "~/routes/admin/order-situation";
import { orderCard } from "~/services/desk/order-card.server";
import { deleteContentNow } from "~/services/orders/delete-content.server";
import type { OrderView } from "~/services/orders/order-page.server";
import { returnedPayment } from "~/services/payments/returned-payment.server";
import {
  deliverOrder,
  payAtGateway,
  placeOpenOrder,
  placePaidOrder,
  placeTestOrder,
  testContext,
} from "../../support/orders";
import { recordsOf } from "../../support/records";
import { call, get, post } from "../../support/requests";
import { staffContext } from "../../support/staff";
import { sandbox } from "../../support/world";

type SuccessPage = {
  view: string;
  order: OrderView;
  look: { after: number | null; href: string; stream: string; scriptOnly?: boolean } | null;
};
type ErrorPage = {
  calm?: string;
  message: string;
  notPaid: { what: string; kept?: string } | null;
  order: { token: string; priceGrosze: number } | null;
};

const success = (query: string) =>
  call<SuccessPage>(successLoader, get(`/payment/success${query}`));
const error = (query: string) => call<ErrorPage>(errorLoader, get(`/payment/error${query}`));

const strangeTokens = ["Smart-nothing", "\u0000", "' or 1=1 --", "%", "ż".repeat(5_000)];

describe("what a return from the gateway tells on any page", () => {
  const told = (outcome: string | null, transaction: string | null) =>
    returnedPayment(testContext(), { outcome, transaction });
  const transactionOf = async (orderId: string) => {
    const [row] = await db.select().from(payments).where(eq(payments.orderId, orderId));
    return row?.transactionTitle ?? "";
  };

  test("is what our books say of that payment", async () => {
    const { order } = await placeOpenOrder();
    const open = await transactionOf(order.id);
    expect(await told("success", open)).toBeNull();
    expect(await told("error", open)).toBe("error");
    await db.update(payments).set({ status: "paid" }).where(eq(payments.orderId, order.id));
    expect(await told("success", open)).toBe("success");
    expect(await told("error", open)).toBeNull();
    const longAgo = new Date(Date.now() - 25 * 60 * 60_000);
    await db.update(payments).set({ createdAt: longAgo }).where(eq(payments.orderId, order.id));
    expect(await told("success", open)).toBeNull();
  });

  test.each([
    ["success", null],
    ["success", "TR-1"],
    ["error", ""],
    [null, "TR-1"],
    ["success", "' or 1=1 --"],
  ])("is nothing for %j of %j, which anybody can write", async (outcome, transaction) =>
    expect(await told(outcome, transaction)).toBeNull(),
  );
});

describe("the success page", () => {
  test.each(["", "?", "?tr_crc=", "?token=", "?tr_crc=&token="])(
    "without a token (%s) says so with 400",
    async (query) => {
      expect(await success(query)).toMatchObject({ status: 400, data: { view: "no_token" } });
    },
  );

  test.each(strangeTokens)("with the unknown token %j answers 404", async (token) => {
    const answer = await success(`?${new URLSearchParams({ tr_crc: token })}`);
    expect(answer).toMatchObject({ status: 404, data: { view: "unknown" } });
  });

  test.each(["tr_crc", "token"])("finds an order by %s", async (name) => {
    const { order } = await placeOpenOrder();
    const answer = await success(`?${name}=${order.token}`);
    expect(answer).toMatchObject({ status: 200, data: { view: "order", order: { id: order.id } } });
  });

  test("looks again at what still says how the payment ended", async () => {
    const { order } = await placeOpenOrder();
    const { look } = (await success(`?tr_crc=${order.token}&payment=success&tr_id=TR-1`)).data;
    const next = new URL(look?.href ?? "", "http://shop.test").searchParams;
    expect([...next]).toEqual([
      ["tr_crc", order.token],
      ["try", "1"],
      ["payment", "success"],
      ["tr_id", "TR-1"],
    ]);
  });

  test("looks again five times every two seconds and once after five, then only listens", async () => {
    const { order, paymentUrl } = await placeOpenOrder();
    const looks: (number | null)[] = [];
    let query: string | null = `?tr_crc=${order.token}`;
    while (query) {
      const { data } = await success(query);
      looks.push(data.look?.after ?? null);
      expect(data.look?.stream).toBe(paths.orderEvents(order.token, "awaiting_payment.000"));
      query = data.look?.after ? new URL(data.look.href, "http://shop.test").search : null;
      expect(data.order.paymentUrl).toBe(paymentUrl);
    }
    expect(looks).toEqual([2_000, 2_000, 2_000, 2_000, 2_000, 5_000, null]);
  });

  test.each(["-5", "abc", "1e9", "NaN", "99999999999999999999"])(
    "is not confused by try=%s",
    async (tries) => {
      const { order } = await placeOpenOrder();
      expect((await success(`?tr_crc=${order.token}&try=${tries}`)).status).toBe(200);
    },
  );

  test("asks the gateway and shows the order as paid when the notification was lost", async () => {
    const { order, transactionId } = await placeOpenOrder();
    await payAtGateway(transactionId, { told: false });
    const { data } = await success(`?tr_crc=${order.token}`);
    expect(data.order.status).toBe("paid");
    expect(data.look?.after).toBe(2_000);
    expect((await recordsOf(order.id)).jobs).toMatchObject([{ task: "fulfil_order" }]);
  });

  test("is no proof of payment by itself", async () => {
    const { order } = await placeOpenOrder();
    const { data } = await success(`?tr_crc=${order.token}&tr_status=TRUE&tr_paid=11.99`);
    expect(data.order.status).toBe("awaiting_payment");
  });

  test("goes on waiting while the gateway is down", async () => {
    const { order, transactionId } = await placeOpenOrder();
    await payAtGateway(transactionId, { told: false });
    sandbox.faults.arm({ service: "tpay", fault: "reset", path: transactionId });
    const { status, data } = await success(`?tr_crc=${order.token}`);
    expect({ status, order: data.order.status }).toEqual({
      status: 200,
      order: "awaiting_payment",
    });
  });

  test("shows how far an order is, where its mail goes and the document once it is ready", async () => {
    const order = await placePaidOrder();
    expect((await success(`?tr_crc=${order.token}`)).data.order).toMatchObject({
      status: "paid",
      number: `K-${order.number}`,
      email: order.email,
      documents: [],
    });
    await deliverOrder(testContext(), { orderId: order.id, lastAttempt: false });
    const { data } = await success(`?tr_crc=${order.token}`);
    expect(data.order).toMatchObject({
      status: "completed",
      documents: [{ fileName: "lustro-emocji.pdf" }],
    });
    expect(data.order.mailedAt).not.toBeNull();
    expect(JSON.stringify(data)).not.toContain("Zażółć");
    // What became of the mail is worth a look of the script, not the page anew under somebody who reads.
    expect(data.look).toMatchObject({ scriptOnly: true });
    await db.update(mails).set({ deliveredAt: new Date() }).where(eq(mails.orderId, order.id));
    expect((await success(`?tr_crc=${order.token}`)).data.look).toBeNull();
  });
});

describe("an order that is not paid for", () => {
  const isNewOf = async (token: string) =>
    (await success(`?tr_crc=${token}`)).data.order.isPaymentNew;
  const seenAtTheDesk = async (orderId: string) =>
    situationOf(await orderCard(staffContext("support"), orderId)).seen.what;

  test("is looked for while its payment is new, and then can be paid for at every look", async () => {
    const { order } = await placeOpenOrder();
    expect(await isNewOf(order.token)).toBe(true);
    expect(await seenAtTheDesk(order.id)).toBe(
      "„Sprawdzamy płatność…”, a\u00a0za chwilę „Czekamy na płatność”.",
    );
    const aMinuteAgo = new Date(Date.now() - 61_000);
    await db.update(payments).set({ createdAt: aMinuteAgo }).where(eq(payments.orderId, order.id));
    expect(await isNewOf(order.token)).toBe(false);
    expect(await seenAtTheDesk(order.id)).toBe("„Czekamy na płatność”.");
  });
});

describe("the error page", () => {
  test.each([
    ["declined", "Bank odrzucił płatność. Nie pobraliśmy pieniędzy."],
    ["insufficient_funds", "Na koncie zabrakło środków. Nie pobraliśmy pieniędzy."],
  ])("says what the gateway's %s means", async (code, message) => {
    const { order } = await placeOpenOrder();
    const answer = await error(`?tr_crc=${order.token}&tr_error=${code}`);
    expect(answer).toMatchObject({ status: 200, data: { message } });
  });

  test.each(["CANCELED", "cancelled"])(
    "takes %s for a change of mind, which is no fault",
    async (code) => {
      const { data } = await shownFor(code);
      expect(data).toMatchObject({ calm: "Nie zapłacono", message: "Nie pobraliśmy pieniędzy." });
      expect((await shownFor("timeout")).data.calm).toBeUndefined();
    },
  );

  const shownFor = async (code: string) => {
    const { order } = await placeOpenOrder();
    return error(`?${new URLSearchParams({ tr_crc: order.token, tr_error: code })}`);
  };

  test.each(["Przelej pieniądze na konto 123", "<script>alert(1)</script>", "none", ""])(
    "never shows a code that it does not know: %s",
    async (code) => {
      expect((await shownFor(code)).data.message).toBe("Wystąpił błąd płatności.");
    },
  );

  test.each(["constructor", "__proto__"])(
    "takes the name of a built-in property, %s, for no code",
    async (code) => {
      expect((await shownFor(code)).data.message).toBe("Wystąpił błąd płatności.");
    },
  );

  test("says of a payment that our books know to have failed that nothing was taken", async () => {
    const { order } = await placeOpenOrder();
    const query = `?tr_crc=${order.token}`;
    await db.update(payments).set({ status: "failed" }).where(eq(payments.orderId, order.id));
    expect((await error(query)).data).toMatchObject({
      message: "Nie pobraliśmy pieniędzy.",
      calm: "Płatność nie doszła",
    });
    // Its page waits for nothing, and says it at the first look.
    const page = (await success(query)).data;
    expect(page.order.isPaymentRefused).toBe(true);
    expect(page.look).toMatchObject({ after: null });
    await db.update(payments).set({ status: "pending" }).where(eq(payments.orderId, order.id));
    expect((await success(query)).data.order.isPaymentRefused).toBe(false);
  });

  test("says nothing of the kind of one that staff called back: its money may come all the same", async () => {
    const { order } = await placeOpenOrder();
    const query = `?tr_crc=${order.token}`;
    await db.update(payments).set({ status: "cancelled" }).where(eq(payments.orderId, order.id));
    expect((await error(query)).data.message).toBe("Wystąpił błąd płatności.");
    const page = (await success(query)).data;
    expect(page.order.isPaymentRefused).toBe(false);
    expect(page.look).toMatchObject({ after: 2_000 });
  });

  test("offers to pay again for an order that waits, and says that the answers are there", async () => {
    const { order } = await placeOpenOrder();
    const { data } = await error(`?tr_crc=${order.token}`);
    expect(data.order).toMatchObject({ token: order.token, priceGrosze: 1199 });
    expect(data.notPaid?.what).toBe("Zamówienie nie zostało opłacone.");
    expect(data.notPaid?.kept).toContain("Twoje odpowiedzi");
  });

  test("leads to the order's page when it has been paid after all", async () => {
    const order = await placePaidOrder();
    const answer = await error(`?tr_crc=${order.token}`);
    expect(answer).toMatchObject({ status: 303, location: paths.paymentSuccess(order.token) });
  });

  test("answers 400 without a token and 404 for one that does not exist", async () => {
    expect((await error("")).status).toBe(400);
    for (const token of strangeTokens) {
      expect((await error(`?${new URLSearchParams({ token })}`)).status).toBe(404);
    }
  });

  const again = (token: string) => call<Refusal>(payAgain, post(paths.paymentError(token), {}));

  test("pays again for the same order, on the page that is still open", async () => {
    const { order, paymentUrl } = await placeOpenOrder();
    expect(await again(order.token)).toMatchObject({ status: 303, location: paymentUrl });
    expect((await recordsOf(order.id)).payments).toHaveLength(1);
  });

  test("opens a payment for an order that has none", async () => {
    const order = await placeTestOrder(testContext());
    const answer = await again(order.token);
    const { transactions } = await recordsOf(order.id);
    expect(answer.location).toBe(`${sandbox.url}/pay/${transactions[0]?.id}`);
  });

  test("says so while the gateway is down", async () => {
    const order = await placeTestOrder(testContext());
    sandbox.faults.arm({ service: "tpay", fault: "reset" });
    const answer = await again(order.token);
    expect(answer.status).toBe(502);
    expect(answer.data.errors[""]).toBe(
      "Nie udało się połączyć z płatnościami. Spróbuj ponownie za chwilę.",
    );
  });

  test("opens no payment for an order that is paid or that does not exist", async () => {
    const order = await placePaidOrder();
    expect((await again(order.token)).location).toBe(paths.paymentSuccess(order.token));
    expect((await recordsOf(order.id)).transactions).toEqual([]);
    expect((await again("Smart-nothing")).status).toBe(404);
    expect((await again("\u0000")).status).toBe(404);
  });
});

describe("the document's address", () => {
  const document = (token: string) =>
    call(documentLoader, get(paths.orderDocument(token)), { token });

  test("answers 404 before the document is ready and after it has been deleted", async () => {
    const order = await placePaidOrder();
    expect((await document(order.token)).status).toBe(404);
    await deliverOrder(testContext(), { orderId: order.id, lastAttempt: false });
    expect((await document(order.token)).status).toBe(200);
    await deleteContentNow(testContext("buyer"), order.token);
    expect((await document(order.token)).status).toBe(404);
  });

  test("gives the very bytes that were mailed, to no cache and no search engine", async () => {
    const order = await placePaidOrder();
    await deliverOrder(testContext(), { orderId: order.id, lastAttempt: false });
    const { response } = await document(order.token);
    const { delivered, files } = await recordsOf(order.id);
    const bytes = Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer(0));
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
    expect(files[0]?.bytes.equals(bytes)).toBe(true);
    const mailed = await sandbox.state.attachments.read(delivered[0]?.id ?? "", 0);
    expect(mailed?.equals(bytes)).toBe(true);
    expect(Object.fromEntries(response?.headers ?? [])).toMatchObject({
      "cache-control": "no-store",
      "content-type": "application/pdf",
      "content-length": String(bytes.length),
      "x-content-type-options": "nosniff",
      "x-robots-tag": "noindex",
    });
  });

  test.each(strangeTokens)("answers 404 for %j", async (token) => {
    expect((await document(token)).status).toBe(404);
  });
});
