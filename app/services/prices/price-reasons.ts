/** Why a price is lowered for a while; a code. */
export const promotionReasons = ["seasonal_sale", "new_product", "campaign", "sell_more"] as const;
export type PromotionReason = (typeof promotionReasons)[number];

/** Why a promotion ends before its time. */
export const endingReasons = ["wrong_price", "wrong_dates", "decision_changed", "outage"] as const;
export type EndingReason = (typeof endingReasons)[number];

/** The lowest price that a promotion may have, in grosze. */
export const leastPromotion = 100;
