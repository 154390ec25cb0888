import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { emotionMirror } from "~/products/emotion-mirror/product";
import { specialHoroscope } from "~/products/special-horoscope/product";
import { placeOrder } from "~/services/orders/place-order.server";
import { markPaid } from "~/services/payments/mark-paid.server";
import { startPayment } from "~/services/payments/start-payment.server";
import { deliverOrder, placePaidOrder, testContext } from "../../support/orders";
import { recordsOf } from "../../support/records";
import { screeningOf } from "../../support/screening";

const ctx = testContext();

async function mailOf(id: string) {
  await deliverOrder(ctx, { orderId: id, lastAttempt: true });
  const { delivered } = await recordsOf(id);
  const [mail] = delivered;
  if (!mail) throw new Error("Nothing was mailed.");
  return { mail, inline: mail.attachments.filter(({ contentId }) => contentId !== undefined) };
}

async function payForHoroscope() {
  const order = await placeOrder(ctx, {
    product: specialHoroscope,
    screening: screeningOf(),
    submission: {
      formToken: randomUUID(),
      email: `anna.${randomUUID()}@example.com`,
      answers: { zodiacSign: "ryby", theme: "health" },
    },
  });
  await startPayment(ctx, order);
  const payment = { transactionTitle: `TR-${order.id}`, paidGrosze: 1199, currency: "PLN" };
  await markPaid(ctx, order, payment);
  return order;
}

test("a mail shows the first page of its document, from within itself", async () => {
  const order = await payForHoroscope();
  const { mail, inline } = await mailOf(order.id);
  expect(inline).toMatchObject([{ filename: "okladka.jpg", contentType: "image/jpeg" }]);
  expect(mail.html).toContain(`src="cid:${inline[0]?.contentId}"`);
  expect(mail.html).not.toContain("cover.png");
});

test("what may rest on a buyer's own words shows its figure alone, and no page", async () => {
  const order = await placePaidOrder(ctx);
  const { mail, inline } = await mailOf(order.id);
  expect(inline).toEqual([]);
  expect(mail.html).toContain(`/samples/${emotionMirror.slug}/cover.png`);
});
