import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { db } from "~/db/client.server";
import { mails } from "~/db/schema";
import { assessTexts, type Screening } from "~/crisis/assess.server";
import { freeTextsOf } from "~/crisis/free-texts.server";
import { emotionMirror } from "~/products/emotion-mirror/product";
import { serviceContext, type ServiceContext } from "~/services/command/context.server";
import { fulfilOrder } from "~/services/fulfilment/fulfil-order.server";
import { sendMail } from "~/services/outbox/send-mail.server";
import { placeOrder } from "~/services/orders/place-order.server";
import { markPaid } from "~/services/payments/mark-paid.server";
import { startPayment } from "~/services/payments/start-payment.server";
import { sandbox } from "./world";

/** A service context whose clock the test can move. */
export function testContext(
  actor: Parameters<typeof serviceContext>[0] = "worker",
  clock: { now: Date } = { now: new Date() },
): ServiceContext {
  return { ...serviceContext(actor), now: () => clock.now };
}

export const emotionMirrorAnswers = {
  name: "Łucja",
  mood: "Zażółć gęślą jaźń: trochę smutno, trochę lekko.",
  event: "Rozmowa z mamą przez telefon",
  touchedEmotion: "cisza po rozmowie",
  focusEmotion: "smutek",
};

/** An order of the Emotion Mirror that nobody else knows; waiting for its payment. */
export function placeTestOrder(
  ctx: ServiceContext,
  submission: { email?: string; formToken?: string; answers?: Record<string, string> } = {},
) {
  const answers = submission.answers ?? emotionMirrorAnswers;
  return placeOrder(ctx, {
    product: emotionMirror,
    screening: assessTexts(freeTextsOf(emotionMirror.fields, answers)) as Screening,
    submission: {
      formToken: randomUUID(),
      email: `anna.${randomUUID()}@example.com`,
      answers,
      ...submission,
    },
  });
}

/** An order whose money has come, ready to be fulfilled. */
export async function placePaidOrder(
  ctx: ServiceContext = testContext(),
  submission: Parameters<typeof placeTestOrder>[1] = {},
) {
  const order = await placeTestOrder(ctx, submission);
  await markPaid(ctx, order, {
    transactionTitle: `TR-${order.id}`,
    paidGrosze: 1199,
    currency: "PLN",
  });
  return order;
}

/** Makes what was paid for and sends the mail with it: what the worker's two jobs do. */
export async function deliverOrder(
  ctx: ServiceContext,
  { orderId, lastAttempt }: { orderId: string; lastAttempt: boolean },
): Promise<void> {
  await fulfilOrder(ctx, { orderId, lastAttempt });
  const sent = new Set<string>();
  for (;;) {
    const pending = await db
      .select({ id: mails.id })
      .from(mails)
      .where(
        and(eq(mails.orderId, orderId), eq(mails.kind, "document"), eq(mails.status, "pending")),
      );
    // One to a corrected address may have been written down meanwhile.
    const next = pending.find(({ id }) => !sent.has(id));
    if (!next) return;
    sent.add(next.id);
    await sendMail(ctx, { mailId: next.id, lastAttempt });
  }
}

/** An order whose document its buyer has. */
export async function placeDeliveredOrder() {
  const order = await placePaidOrder();
  await deliverOrder(testContext(), { orderId: order.id, lastAttempt: true });
  return order;
}

/** An order whose buyer stands on the gateway's payment page. */
export async function placeOpenOrder(ctx: ServiceContext = testContext()) {
  const order = await placeTestOrder(ctx);
  const paymentUrl = await startPayment(ctx, order);
  const transactionId = new URL(paymentUrl).pathname.split("/").at(-1) ?? "";
  return { order, paymentUrl, transactionId };
}

/**
 * Pays on the gateway's page.
 * @param told false loses the notification, so that only asking the gateway can tell
 * @param paid złote, when it is not the whole sum
 */
export async function payAtGateway(
  transactionId: string,
  { told, paid }: { told: boolean; paid?: number },
): Promise<void> {
  if (!told) sandbox.faults.arm({ service: "notifications", fault: "drop" });
  const response = await fetch(`${sandbox.url}/tools/transactions/${transactionId}/pay`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ paid }),
  });
  if (!response.ok) throw new Error(`the sandbox answered ${response.status}`);
}
