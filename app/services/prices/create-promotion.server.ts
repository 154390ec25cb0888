import { and, eq, isNull } from "drizzle-orm";
import { priceHistory, promotions } from "~/db/schema";
import { isPricedInCode } from "~/products/e-book/product";
import { findProduct } from "~/products/registry";
import { recordAuditEvent } from "../audit/record-audit-event.server";
import { authorise } from "../access/authorise.server";
import type { ServiceContext, TransactionContext } from "../command/context.server";
import { Conflict, Invalid, NotFound } from "../command/errors";
import {
  maxPromotionDays,
  minPromotionGrosze,
  promotionReasons,
  type PromotionReason,
  priceAuditEvents,
  priceRefusals,
} from "./acts";
import { withPriceLock, recordPrice } from "./record-prices.server";
import { askedPrices, lowestBeforeReduction, priceAt, type PromotionSpan } from "./reduction";
import { isReason } from "../audit/audit-events";
import { day } from "~/time/durations";

export type PromotionRequest = {
  productSlug: string;
  priceGrosze: number;
  startsAt?: Date;
  endsAt: Date;
  reason: PromotionReason;
};

/** Who fills in a form during a minute means that minute, in milliseconds. */
const thisMinute = 60_000;

/**
 * Lowers the price of a product for a while. It changes at its time by itself (`getPrices`); orders that stand keep theirs.
 * @returns the promotion's id
 * @throws NotAllowed, Invalid; NotFound for a product that never had a price; Conflict `below_least`, `in_past`,
 * `ends_before_start`, `too_long`, `not_lower` than the regular price, `no_true_reduction` against the 30 days before, `overlaps`
 * another promotion, `spoils_later` one that would be no true reduction any more
 */
export async function createPromotion(
  ctx: ServiceContext,
  request: PromotionRequest,
): Promise<string> {
  const target = { kind: "product", id: request.productSlug } as const;
  authorise(ctx, "manage_prices", target);
  if (!isReason(promotionReasons, request.reason)) throw new Invalid("reason");
  if (!Number.isSafeInteger(request.priceGrosze)) throw new Invalid("price");
  if (request.priceGrosze < minPromotionGrosze) throw new Conflict(priceRefusals.below_least);
  return withPriceLock(ctx, async (tx) => {
    const span = spanOf(request, tx.now());
    await refuseUntrue(tx, request.productSlug, span);
    const [created] = await tx.db
      .insert(promotions)
      .values({ productSlug: request.productSlug, ...span, createdAt: tx.now() })
      .returning({ id: promotions.id });
    if (!created) throw new Error("A promotion was written and not returned.");
    await recordAuditEvent(tx, {
      act: priceAuditEvents.create_promotion,
      target,
      reason: request.reason,
      after: {
        promotionId: created.id,
        priceGrosze: span.priceGrosze,
        startsAt: span.startsAt.toISOString(),
        endsAt: span.endsAt.toISOString(),
      },
    });
    return created.id;
  });
}

function spanOf({ priceGrosze, startsAt, endsAt }: PromotionRequest, now: Date): PromotionSpan {
  const start = startsAt ?? now;
  if (start.getTime() <= now.getTime() - thisMinute) throw new Conflict(priceRefusals.in_past);
  const span = { priceGrosze, startsAt: start < now ? now : start, endsAt };
  if (endsAt <= span.startsAt) throw new Conflict(priceRefusals.ends_before_start);
  if (endsAt.getTime() - span.startsAt.getTime() > maxPromotionDays * day)
    throw new Conflict(priceRefusals.too_long);
  return span;
}

/** Refuses what would announce a reduction that is none, now or of a promotion that comes later. */
async function refuseUntrue(
  tx: TransactionContext,
  productSlug: string,
  span: PromotionSpan,
): Promise<void> {
  const product = findProduct(productSlug);
  if (product && isPricedInCode(product)) await recordPrice(tx, product);
  const regular = await tx.db
    .select()
    .from(priceHistory)
    .where(eq(priceHistory.productSlug, productSlug));
  const base = priceAt(regular, span.startsAt);
  if (base === undefined) throw new NotFound("product");
  if (span.priceGrosze >= base) throw new Conflict(priceRefusals.not_lower);
  const others = await tx.db
    .select()
    .from(promotions)
    .where(and(eq(promotions.productSlug, productSlug), isNull(promotions.cancelledAt)));
  if (others.some((other) => other.startsAt < span.endsAt && span.startsAt < other.endsAt))
    throw new Conflict(priceRefusals.overlaps);
  const asked = askedPrices(regular, [...others, span]);
  const isTrue = ({ priceGrosze, startsAt }: PromotionSpan) =>
    lowestBeforeReduction(asked, priceGrosze, startsAt) !== null;
  if (!isTrue(span)) throw new Conflict(priceRefusals.no_true_reduction);
  if (others.some((other) => other.startsAt > span.startsAt && !isTrue(other)))
    throw new Conflict(priceRefusals.spoils_later);
}
