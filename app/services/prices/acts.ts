import { defineAuditEvents } from "../audit/audit-events";
import { defineRefusals } from "../command/refusals";

export const promotionReasons = {
  seasonal_sale: "Wyprzedaż sezonowa",
  new_product: "Nowość w ofercie",
  campaign: "Akcja promocyjna",
  sell_more: "Za mała sprzedaż",
} as const;
export type PromotionReason = keyof typeof promotionReasons;

export const endingReasons = {
  wrong_price: "Błędna cena",
  wrong_dates: "Błędny czas",
  decision_changed: "Zmiana decyzji",
  outage: "Awaria",
} as const;
export type EndingReason = keyof typeof endingReasons;

/** The lowest price that a promotion may have, in grosze. */
export const minPromotionGrosze = 100;

/** The longest time that a promotion lasts, in days: a price that stays lower is a regular one. */
export const maxPromotionDays = 366;

export const priceAuditEvents = defineAuditEvents({
  create_promotion: {
    label: "Utworzenie promocji",
    does: "tworzy promocję",
    reasons: promotionReasons,
  },
  end_promotion: {
    label: "Zakończenie promocji przed czasem",
    does: "kończy przed czasem promocję",
    reasons: endingReasons,
  },
});

export const priceRefusals = defineRefusals({
  below_least: "Cena promocyjna to co najmniej 1 zł.",
  in_past: "Początek promocji już minął. Wybierz późniejszy albo zostaw puste pole.",
  ends_before_start: "Promocja musi się skończyć później, niż się zaczyna.",
  too_long: "Promocja trwa najwyżej rok. Skróć ją albo zmień cenę regularną.",
  not_lower: "Cena promocyjna musi być niższa od regularnej.",
  no_true_reduction:
    "To nie byłaby obniżka: w ciągu 30 dni przed jej początkiem cena jest tak samo niska albo niższa. Wybierz niższą cenę albo inny czas.",
  overlaps: "W tym czasie ten produkt ma już inną promocję.",
  spoils_later:
    "Po tej promocji jedna z zaplanowanych nie byłaby już prawdziwą obniżką. Najpierw ją odwołaj albo zmień cenę lub czas.",
  promotion_ended: "Ta promocja już się skończyła.",
});
