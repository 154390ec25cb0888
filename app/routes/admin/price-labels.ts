import type { PriceState, PromotionLine } from "~/services/prices/desk-queries.server";
import type { StatusLabel } from "~/ui/badge";

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
