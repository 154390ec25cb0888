import { sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { emotionMirror } from "~/products/emotion-mirror/product";
import type { PromotionRequest } from "~/services/prices/create-promotion.server";
import { recordPrices } from "~/services/prices/record-prices.server";
import { testContext } from "./orders";

const day = 24 * 60 * 60_000;

/** The day on which prices are changed, and what is so many days after it. */
export const today = new Date("2026-11-20T10:00:00Z");
export const inDays = (days: number) => new Date(today.getTime() + days * day);

/** A promotion of the Emotion Mirror, from tomorrow on for two days. */
export const promotionRequest = (more: Partial<PromotionRequest> = {}): PromotionRequest => ({
  productSlug: emotionMirror.slug,
  priceGrosze: 899,
  startsAt: inDays(1),
  endsAt: inDays(3),
  reason: "campaign",
  ...more,
});

/** Nothing was ever reduced, and everything has been sold at its price for two months. */
export async function beginWithRegularPrices(clock: { now: Date }): Promise<void> {
  clock.now = inDays(-60);
  await db.execute(sql`delete from promotions`);
  await db.execute(sql`delete from price_history`);
  await recordPrices(testContext("schedule", clock));
  clock.now = today;
}
