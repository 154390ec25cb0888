import { randomUUID } from "node:crypto";
import { emotionMirror } from "~/catalogue/products/emotion-mirror";
import { logger } from "~/logger.server";
import { db } from "~/db/client.server";
import type { Actor, ServiceContext } from "~/services/context.server";
import { placeOrder } from "~/services/orders/place-order.server";

/** A service context whose clock the test can move. */
export function testContext(actor: Actor = "worker", clock: { now: Date } = { now: new Date() }): ServiceContext {
  return { db, actor, now: () => clock.now, log: logger };
}

export const emotionMirrorAnswers = {
  name: "Łucja",
  mood: "Zażółć gęślą jaźń: trochę smutno, trochę lekko.",
  event: "Rozmowa z mamą przez telefon",
  touchedEmotion: "cisza po rozmowie",
  focusEmotion: "smutek",
};

/** An order of the Emotion Mirror that nobody else knows; waiting for its payment. */
export function placeTestOrder(ctx: ServiceContext, submission: { email?: string; formToken?: string } = {}) {
  return placeOrder(ctx, {
    product: emotionMirror,
    submission: {
      formToken: randomUUID(),
      email: `anna.${randomUUID()}@example.com`,
      answers: emotionMirrorAnswers,
      ...submission,
    },
  });
}
