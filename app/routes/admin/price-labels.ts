import type { PriceState, PromotionLine } from "~/services/prices/desk-queries.server";
import type { EndingReason, PromotionReason } from "~/services/prices/price-reasons";
import type { StatusLabel } from "~/ui/badge";

export const promotionReasonLabels: Record<PromotionReason, string> = {
  seasonal_sale: "Wyprzedaż sezonowa",
  new_product: "Nowość w ofercie",
  campaign: "Akcja promocyjna",
  sell_more: "Za mała sprzedaż",
};

export const endingReasonLabels: Record<EndingReason, string> = {
  wrong_price: "Błędna cena",
  wrong_dates: "Błędny czas",
  decision_changed: "Zmiana decyzji",
  outage: "Awaria",
};

export const priceStateLabels: Record<PriceState, StatusLabel> = {
  reduced: { label: "Promocja", tone: "success" },
  planned: { label: "Promocja zaplanowana", tone: "warning" },
  regular: { label: "Cena regularna", tone: "neutral" },
};

export const promotionStateLabels: Record<PromotionLine["state"], StatusLabel> = {
  running: { label: "Trwa", tone: "success" },
  planned: { label: "Zaplanowana", tone: "warning" },
  over: { label: "Zakończona", tone: "neutral" },
  cancelled: { label: "Odwołana", tone: "neutral" },
};
