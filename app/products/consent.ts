import type { Consent } from "./deliveries/delivery";
import { deliveryOf } from "./deliveries/registry";
import type { Product } from "./product";

/**
 * Somebody's own words may be about health, belief or love, which only explicit consent allows to be used (art. 9(2)(a)
 * GDPR). It is a statement of its own, so it has a box of its own.
 */
export const sensitiveDataConsent = {
  name: "sensitiveConsent",
  text: "Jeśli napiszę o zdrowiu, wierze, seksualności albo innych wrażliwych sprawach, wyraźnie zgadzam się na użycie tego wyłącznie do przygotowania mojego dokumentu i do sprawdzenia przez model językowy, czy nie potrzebuję pilnej pomocy. Zgodę mogę wycofać w każdej chwili: usuwając treść na stronie zamówienia albo pisząc do sprzedawcy.",
  required: "Zaznacz zgodę na użycie tego, co napiszesz – bez niej model nie może tego przeczytać.",
} as const satisfies Consent;

/** Who may buy (art. 15 and 17 k.c.; art. 8 GDPR): said before the payment, in a box of its own. */
export const ageConsent = {
  name: "ageConsent",
  text: "Mam pełną zdolność do czynności prawnych albo mam skończone 16 lat i kupuję za zgodą rodzica lub opiekuna.",
  required: "Zaznacz to pole – bez tego nie możemy zawrzeć umowy.",
} as const satisfies Consent;

/** The same for what is meant for adults alone. */
export const adultConsent = {
  name: "ageConsent",
  text: "Mam co najmniej 18 lat.",
  required: "Ten dokument mogą zamówić tylko osoby, które skończyły 18 lat.",
} as const satisfies Consent;

type Subject = Pick<Product, "area" | "delivery" | "writtenByModel" | "fields">;

/** The boxes of a product's order form, the one for performance at once first. */
export function consentsOf(product: Subject): readonly [Consent, ...Consent[]] {
  const { consent } = deliveryOf(product);
  const age = product.area === "dating" ? adultConsent : ageConsent;
  return takesOwnWords(product) ? [consent, sensitiveDataConsent, age] : [consent, age];
}

/** Whether a model may read the answers for a crisis, by the box of the order form that says so. */
export const consentsToReading = (
  product: Subject,
  values: Readonly<Record<string, string>>,
): boolean => takesOwnWords(product) && values[sensitiveDataConsent.name] === "on";

const takesOwnWords = ({ writtenByModel, fields }: Subject) =>
  writtenByModel && fields.some(({ kind }) => kind === "longText");

/** The day of these words, and their place among those of one day. */
const day = "2026-11-23.2";

/** What an order keeps of its consents: their words, box by box, and their version. */
export function consentOf(product: Subject): { text: string; version: string } {
  const { consentVersion } = deliveryOf(product);
  return {
    text: consentsOf(product)
      .map(({ text }) => text)
      .join(" "),
    version: `${day}${consentVersion}${takesOwnWords(product) ? "-own-words" : ""}`,
  };
}
