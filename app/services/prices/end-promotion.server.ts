import { eq } from "drizzle-orm";
import { promotions } from "~/db/schema";
import { recordAuditEvent } from "../audit/record-audit-event.server";
import { authorise } from "../access/authorise.server";
import type { ServiceContext } from "../command/context.server";
import { Conflict, Invalid, NotFound } from "../command/errors";
import { isId } from "../listing/ids";
import { endingReasons, type EndingReason, priceAuditEvents, priceRefusals } from "./acts";
import { withPriceLock } from "./record-prices.server";
import { isReason } from "../audit/audit-events";

/**
 * Ends a promotion before its time: one that runs at this moment, one that has not begun without ever having been asked for.
 * @throws NotAllowed, Invalid, NotFound, Conflict `promotion_ended` where it is over already
 */
export async function endPromotion(
  ctx: ServiceContext,
  input: { promotionId: string; reason: EndingReason },
): Promise<void> {
  const { promotionId, reason } = input;
  const target = { kind: "promotion", id: promotionId } as const;
  authorise(ctx, "manage_prices", target);
  if (!isReason(endingReasons, reason)) throw new Invalid("reason");
  if (!isId(promotionId)) throw new NotFound("promotion");
  await withPriceLock(ctx, async (tx) => {
    const isIt = eq(promotions.id, promotionId);
    const [promotion] = await tx.db.select().from(promotions).where(isIt);
    if (!promotion) throw new NotFound("promotion");
    const now = tx.now();
    if (promotion.cancelledAt || promotion.endsAt <= now)
      throw new Conflict(priceRefusals.promotion_ended);
    const hasBegun = promotion.startsAt < now;
    await tx.db
      .update(promotions)
      .set(hasBegun ? { endsAt: now } : { cancelledAt: now })
      .where(isIt);
    await recordAuditEvent(tx, {
      act: priceAuditEvents.end_promotion,
      target,
      reason,
      before: { endsAt: promotion.endsAt.toISOString() },
      after: hasBegun ? { endsAt: now.toISOString() } : { cancelled: true },
    });
  });
}
