export const priceStates = {
  reduced: { label: "Promocja", tone: "success" },
  planned: { label: "Promocja zaplanowana", tone: "warning" },
  regular: { label: "Cena regularna", tone: "neutral" },
} as const;
export type PriceState = keyof typeof priceStates;

export const promotionStates = {
  running: { label: "Trwa", tone: "success" },
  planned: { label: "Zaplanowana", tone: "warning" },
  over: { label: "Zakończona", tone: "neutral" },
  cancelled: { label: "Odwołana", tone: "neutral" },
} as const;
export type PromotionState = keyof typeof promotionStates;
