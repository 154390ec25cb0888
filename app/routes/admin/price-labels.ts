import type { PriceState, PromotionLine } from "~/services/prices/desk-queries.server";
import type { BadgeTone } from "~/ui/badge";

type Label = { label: string; tone: BadgeTone };

export const priceStateLabels: Record<PriceState, Label> = {
  reduced: { label: "Promocja", tone: "success" },
  planned: { label: "Promocja zaplanowana", tone: "warning" },
  regular: { label: "Cena regularna", tone: "neutral" },
};

export const promotionStateLabels: Record<PromotionLine["state"], Label> = {
  running: { label: "Trwa", tone: "success" },
  planned: { label: "Zaplanowana", tone: "warning" },
  over: { label: "Zakończona", tone: "neutral" },
  cancelled: { label: "Odwołana", tone: "neutral" },
};
