import { describe, expect, test } from "vitest";
import { fulfilOrder } from "~/services/fulfilment/fulfil-order.server";
import { filledForm, recordsOfForm, submitOrder } from "../../support/forms";
import { notifyPaid } from "../../support/notifications";
import { placePaidOrder, testContext } from "../../support/orders";
import { statementsOf } from "../../support/statements";

// `docs/performance.md` names each of them.
describe("what an order asks of the database", () => {
  test("when its form is posted, until it leads to the gateway", async () => {
    await submitOrder(filledForm());
    expect(await statementsOf(() => submitOrder(filledForm()))).toBe(14);
  });

  test("when the gateway says that it is paid, and says so again", async () => {
    const form = filledForm();
    await submitOrder(form);
    const { order, transactions } = await recordsOfForm(form);
    const told = () => notifyPaid(order, transactions[0]?.title ?? "");
    expect(await statementsOf(told)).toBe(11);
    expect(await statementsOf(told)).toBe(4);
  });

  test("when its document is written, drawn and handed to the mails", async () => {
    const { id } = await placePaidOrder();
    const made = () => fulfilOrder(testContext(), { orderId: id, lastAttempt: false });
    expect(await statementsOf(made)).toBe(30);
  });
});
