import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { helpLines } from "~/copy/help-lines";
import { db } from "~/db/client.server";
import { orders } from "~/db/schema";
import { inTransaction } from "~/services/command/context.server";
import { correctEmail } from "~/services/fulfilment/correct-email.server";
import { requestDocumentAgain } from "~/services/fulfilment/request-document-again.server";
import { lockOrder } from "~/services/orders/lock-order.server";
import { requestRefund } from "~/services/payments/request-refund.server";
import { withdrawOrder } from "~/services/payments/withdraw-order.server";
import { sendQueuedMails } from "../../support/order-page";
import { deliverOrder, payAtGateway, placeOpenOrder, testContext } from "../../support/orders";
import { mailsTo, recordsOf } from "../../support/records";
import { sandbox } from "../../support/world";
import { sendRefunds } from "../../support/refunds";

const ctx = testContext();
const later = (minutes: number) =>
  testContext("buyer", { now: new Date(Date.now() + minutes * 60_000) });

async function refund(id: string, reason: "late" | "overpaid") {
  await inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, { id });
    if (order) await requestRefund(tx, order, { amountGrosze: 100, reason });
  });
  await sendRefunds(id);
  await sendRefunds(id);
  await sendQueuedMails(id);
}

/** Which of the mails to these addresses, by the beginning of their subjects, carry every help line, and which do not. */
function helpIn(...addresses: (string | null)[]) {
  const delivered = addresses.flatMap((address) => mailsTo(address));
  const carries = (html: string | null) =>
    helpLines.every(({ href }) => html?.includes(`"${href}"`));
  const of = (wanted: boolean) =>
    delivered
      .filter(({ html }) => carries(html) === wanted)
      .map(({ subject }) => subject.split(" ").slice(0, 2).join(" "));
  return { carried: of(true).sort(), not: of(false).sort() };
}

async function paid(crisisLevel: "concern" | "acute") {
  const { order, transactionId } = await placeOpenOrder();
  await payAtGateway(transactionId, { told: true });
  await expect.poll(async () => (await recordsOf(order.id)).order.status).toBe("paid");
  await db.update(orders).set({ crisisLevel }).where(eq(orders.id, order.id));
  return order;
}

test.each(["concern", "acute"] as const)(
  "every mail to the buyer of an order of level %s carries the help lines, whatever it is about",
  async (level) => {
    const delivered = await paid(level);
    await deliverOrder(ctx, { orderId: delivered.id, lastAttempt: false });
    await requestDocumentAgain(later(3), { token: delivered.token });
    await sendQueuedMails(delivered.id, later(3));
    const corrected = `nowy.${level}@example.com`;
    await correctEmail(later(6), { token: delivered.token, email: corrected });
    await sendQueuedMails(delivered.id, later(6));
    await refund(delivered.id, "overpaid");
    const document = "Lustro Emocji";
    expect(helpIn(delivered.email, corrected)).toEqual({
      carried: [document, document, document, "Zwrot pieniędzy"],
      // A stranger may read it, to whom help lines would tell something about the buyer.
      not: ["Zmieniony adres"],
    });

    const withdrawn = await paid(level);
    await withdrawOrder(later(0), { token: withdrawn.token, name: null });
    await sendRefunds(withdrawn.id);
    await sendRefunds(withdrawn.id);
    await sendQueuedMails(withdrawn.id);
    const { carried, not } = helpIn(withdrawn.email);
    expect(carried).toHaveLength(2);
    expect(not).toEqual([]);
  },
);

test("a mail that is tried again says what it said at first, whatever was heard meanwhile", async () => {
  const order = await paid("concern");
  await deliverOrder(ctx, { orderId: order.id, lastAttempt: false });
  await db.update(orders).set({ crisisLevel: "none" }).where(eq(orders.id, order.id));
  await requestDocumentAgain(later(3), { token: order.token });
  sandbox.faults.arm({ service: "resend", fault: "reset_after_accepting" });
  await expect(sendQueuedMails(order.id, later(3))).rejects.toThrow();
  await db.update(orders).set({ crisisLevel: "acute" }).where(eq(orders.id, order.id));
  await sendQueuedMails(order.id, later(3));
  const { mails } = await recordsOf(order.id);
  const said = Object.fromEntries(
    mails.map(({ kind, status, withHelp }) => [kind, { status, withHelp }]),
  );
  expect(said).toEqual({
    document: { status: "accepted", withHelp: true },
    document_again: { status: "accepted", withHelp: false },
  });
});
