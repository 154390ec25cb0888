import { describe, expect, test } from "vitest";
import { paths } from "~/paths";
import { filledForm, ordersOfForm, recordsOfForm, submitOrder } from "../../support/forms";
import { notifyPaid } from "../../support/notifications";
import { deliverOrder, testContext } from "../../support/orders";
import { sandbox } from "../../support/world";

describe("the same form sent again", () => {
  test("is the same order and leads to the same payment page", async () => {
    const form = filledForm();
    const first = await submitOrder(form);
    const second = await submitOrder(form);
    expect(second).toMatchObject({ status: 303, location: first.location });
    expect(await recordsOfForm(form)).toMatchObject({ payments: [{ status: "pending" }] });
  });

  test("is one order, one payment and one transaction also when five requests come at once", async () => {
    const form = filledForm();
    sandbox.faults.arm({ service: "tpay", fault: "slow", delayMs: 200, path: "/transactions" });
    const answers = await Promise.all(Array.from({ length: 5 }, () => submitOrder(form)));
    const { payments, transactions } = await recordsOfForm(form);
    expect(transactions).toHaveLength(1);
    expect(payments).toMatchObject([{ status: "pending" }]);
    expect(new Set(answers.map(({ location }) => location))).toEqual(
      new Set([`${sandbox.url}/pay/${transactions[0]?.id}`]),
    );
  });

  test("is a new order once something in it has been changed", async () => {
    const form = filledForm();
    const first = await submitOrder(form);
    const second = await submitOrder({ ...form, mood: "Już inaczej" });
    expect(second.status).toBe(303);
    expect(second.location).not.toBe(first.location);
    expect(await ordersOfForm(form)).toHaveLength(2);
  });

  test("leads to the order's page once it is paid", async () => {
    const form = filledForm();
    await submitOrder(form);
    const { order, transactions } = await recordsOfForm(form);
    await notifyPaid(order, transactions[0]?.title ?? "");
    const again = await submitOrder(form);
    expect(again).toMatchObject({ status: 303, location: paths.paymentSuccess(order.token) });

    await deliverOrder(testContext(), { orderId: order.id, lastAttempt: false });
    expect((await submitOrder(form)).location).toBe(paths.paymentSuccess(order.token));
    const { payments, transactions: opened, delivered } = await recordsOfForm(form);
    expect(payments).toHaveLength(1);
    expect(opened).toHaveLength(1);
    expect(delivered).toHaveLength(1);
  });
});

describe("the payment method", () => {
  test("is left to the gateway's page by default", async () => {
    const form = filledForm();
    await submitOrder(form);
    const { transactions } = await recordsOfForm(form);
    expect(transactions.map(({ groupId }) => groupId)).toEqual([undefined]);
  });

  test("is BLIK for whoever orders with that button", async () => {
    const form = filledForm();
    await submitOrder({ ...form, pay: "blik" });
    const { transactions } = await recordsOfForm(form);
    expect(transactions).toMatchObject([{ groupId: 150 }]);
    const page = await fetch(`${sandbox.url}/pay/${transactions[0]?.id}`);
    expect(await page.text()).toContain("<dd>BLIK</dd>");
  });

  test("that nobody offers counts as none", async () => {
    const form = filledForm();
    await submitOrder({ ...form, pay: "gold" });
    const { transactions } = await recordsOfForm(form);
    expect(transactions.map(({ groupId }) => groupId)).toEqual([undefined]);
  });
});

describe("while the gateway", () => {
  const failing = async (form: ReturnType<typeof filledForm>) => {
    const answer = await submitOrder(form);
    expect(answer.status).toBe(502);
    expect(answer.data.values).toEqual(form);
    expect(Object.keys(answer.data.errors)).toEqual([""]);
    return answer.data.errors[""];
  };

  test("is down, the order is kept and the next submission pays for it", async () => {
    const form = filledForm();
    sandbox.faults.arm({ service: "tpay", fault: "reset" });
    expect(await failing(form)).toBe("Wystąpił błąd podczas składania zamówienia");
    const { order } = await recordsOfForm(form);
    expect(order.status).toBe("awaiting_payment");

    expect((await submitOrder(form)).status).toBe(303);
    const now = await recordsOfForm(form);
    expect(now.order.id).toBe(order.id);
    expect(now.payments).toMatchObject([
      { status: "failed", failure: "connection" },
      { status: "pending" },
    ]);
  });

  test("gives a reason, the buyer reads it", async () => {
    const form = filledForm();
    const message = "Ta metoda płatności jest chwilowo wyłączona.";
    sandbox.faults.arm({ service: "tpay", fault: "error_message", message });
    expect(await failing(form)).toBe(message);
  });

  test("answers without a link, the page says so", async () => {
    const form = filledForm();
    sandbox.faults.arm({ service: "tpay", fault: "no_payment_url" });
    expect(await failing(form)).toBe("Brak URL płatności w odpowiedzi");
    expect((await submitOrder(form)).status).toBe(303);
  });

  test("names a payment page on a foreign host, nobody is sent there", async () => {
    const form = filledForm();
    sandbox.faults.arm({ service: "tpay", fault: "wrong_host" });
    expect(await failing(form)).toBe("Brak URL płatności w odpowiedzi");
  });

  test("opens a transaction but its answer is lost, a payment of it still counts", async () => {
    const form = filledForm();
    sandbox.faults.arm({ service: "tpay", fault: "reset_after_accepting" });
    expect(await failing(form)).toBe("Wystąpił błąd podczas składania zamówienia");
    const { order, transactions } = await recordsOfForm(form);
    await notifyPaid(order, transactions[0]?.title ?? "");
    const paid = await recordsOfForm(form);
    expect(paid.order.status).toBe("paid");
    expect(paid.jobs).toMatchObject([{ task: "fulfil_order" }]);
  });
});
