import { formatPrice } from "~/copy/format";
import type { Product } from "./product";

/** What is asked for a product at a moment, in grosze. */
export type Price = {
  grosze: number;
  /**
   * The lowest price of the 30 days before the reduction, given only while the price is truly reduced: what is struck
   * through beside it (art. 4 ust. 2 ustawy o informowaniu o cenach towarów i usług).
   */
  lowestGrosze?: number;
  /** When the reduction ends, as far as that is known. */
  until?: Date;
};

/** A product as it is offered at a moment. Its own `priceGrosze` is the regular one, which a promotion may have lowered. */
export type Offered = Product & { price: Price };

/** Name of the hidden control by which an order form says what price stood on its button, in grosze. */
export const seenPriceName = "seenPrice";

/** The price that an order form was sent with; undefined where it says none, or no number. */
export function seenGroszeOf(values: Readonly<Record<string, string>>): number | undefined {
  const seen = values[seenPriceName] ?? "";
  return /^\d{1,9}$/.test(seen) ? Number(seen) : undefined;
}

/** What somebody is told whose form shows less than is asked for by now; undefined where it does not. */
export function priceIncreaseText(
  seenGrosze: number | undefined,
  { grosze }: Price,
): string | undefined {
  if (seenGrosze === undefined || grosze <= seenGrosze) return undefined;
  return `Cena zmieniła się, odkąd ten formularz jest otwarty: było ${formatPrice(seenGrosze)}, teraz jest ${formatPrice(grosze)}. Jeśli chcesz zamówić za tyle, naciśnij przycisk jeszcze raz.`;
}
