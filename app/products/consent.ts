import type { Consent } from "./deliveries/delivery";
import { deliveryOf } from "./deliveries/registry";
import type { Product } from "./product";

/**
 * Somebody's own words may be about health, belief or love, which only explicit consent allows to be used (art. 9(2)(a)
 * GDPR). It is a statement of its own, so it has a box of its own.
 */
export const sensitiveDataConsent = {
  name: "sensitiveConsent",
  text: "Jeśli napiszę o zdrowiu, wierze, seksualności albo innych wrażliwych sprawach, wyraźnie zgadzam się na użycie tego tylko do napisania mojego dokumentu i do sprawdzenia przez model językowy, czy nie potrzebuję pilnej pomocy. Zgodę mogę wycofać w każdej chwili.",
  more: "Mogę to zrobić, usuwając treść na stronie zamówienia albo pisząc do sprzedawcy.",
  required: "Zaznacz zgodę na użycie tego, co napiszesz – bez niej model nie może tego przeczytać.",
} as const satisfies Consent;

/** Who may buy (art. 15 and 17 k.c.; art. 8 GDPR): said before the payment, in a box of its own. */
export const ageConsent = {
  name: "ageConsent",
  text: "Mam pełną zdolność do czynności prawnych albo mam skończone 16 lat i kupuję za zgodą rodzica lub opiekuna.",
  required: "Potwierdź wiek albo zgodę opiekuna – bez tego nie możemy zawrzeć umowy.",
} as const satisfies Consent;

/** The same for what is meant for adults alone. */
export const adultConsent = {
  name: "ageConsent",
  text: "Mam co najmniej 18 lat.",
  required: "Ten dokument mogą zamówić tylko osoby, które skończyły 18 lat.",
} as const satisfies Consent;

/** What somebody writes in a talk a model answers, from the first word on: of its own for every talk (art. 9(2)(a) GDPR). */
export const talkConsent = {
  name: sensitiveDataConsent.name,
  text: "Wyraźnie zgadzam się, żeby to, co w rozmowie napiszę o zdrowiu, wierze, seksualności albo innych wrażliwych sprawach, czytał model językowy: żeby mi odpowiedzieć, podsumować rozmowę i napisać analizę, jeśli ją zamawiam, oraz sprawdzić, czy nie potrzebuję pilnej pomocy. Zgodę mogę wycofać w każdej chwili w pokoju rozmowy; rozmowa wtedy się kończy.",
  required: "Zaznacz zgodę – bez niej model nie może Ci odpowiadać.",
} as const satisfies Consent;

export const adultTalkConsent = {
  ...adultConsent,
  required: "Na rozmowę mogą się umówić tylko osoby, które skończyły 18 lat.",
} as const satisfies Consent;

/** The analysis after a talk is digital content (art. 38 ust. 1 pkt 13 u.p.k.), unlike the talk. */
export const analysisConsent = {
  name: "analysisConsent",
  text: "Analizę chcę dostać zaraz po rozmowie. Zgadzam się, aby przygotowanie zaczęło się przed upływem 14 dni na odstąpienie od umowy, i wiem, że z chwilą dostarczenia analizy tracę prawo do odstąpienia w tej części.",
  required: "Zaznacz zgodę – bez niej nie możemy przygotować analizy od razu po rozmowie.",
} as const satisfies Consent;

type Subject = Pick<Product, "area" | "delivery" | "writtenByModel" | "fields" | "withAnalysis">;

/** All that a box stands for, as an order keeps it. */
export const wholeConsent = ({ text, more }: Consent): string =>
  more === undefined ? text : `${text} ${more}`;

/** The boxes of a product's order form, the one for performance at once first. */
export function consentsOf(product: Subject): readonly [Consent, ...Consent[]] {
  const { consent } = deliveryOf(product);
  if (isTalk(product))
    return [
      consent,
      talkConsent,
      adultTalkConsent,
      ...(product.withAnalysis ? [analysisConsent] : []),
    ];
  const age = product.area === "dating" ? adultConsent : ageConsent;
  return takesOwnWords(product) ? [consent, sensitiveDataConsent, age] : [consent, age];
}

/** Whether a model may read the answers for a crisis, by the box of the order form that says so. */
export const consentsToReading = (
  product: Subject,
  values: Readonly<Record<string, string>>,
): boolean => takesOwnWords(product) && values[sensitiveDataConsent.name] === "on";

const isTalk = ({ delivery }: Subject) => delivery === "appointment";

/** Whether its buyer writes in words of their own, which only that consent allows to be used. */
export const takesOwnWords = ({ writtenByModel, fields }: Subject) =>
  writtenByModel && fields.some(({ kind }) => kind === "longText");

/** The day of these words, and their place among those of one day. */
const day = "2026-11-30";

/** What an order keeps of its consents: their words, box by box, and their version. */
export function consentOf(product: Subject): { text: string; version: string } {
  const { consentVersion } = deliveryOf(product);
  return {
    text: consentsOf(product).map(wholeConsent).join(" "),
    version: `${day}${consentVersion}${takesOwnWords(product) ? "-own-words" : ""}${product.withAnalysis ? "-analysis" : ""}`,
  };
}
