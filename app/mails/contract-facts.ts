import { brand } from "~/config/brand";
import { formatDateTime, formatPrice } from "~/copy/format";

export type ContractFacts = {
  productTitle: string;
  orderNumber: string;
  priceGrosze: number;
  placedAt: Date;
  consentText: string;
  consentedAt: Date;
};

/** What every mail that delivers something says of the contract, the consent on a durable medium (art. 21 ust. 1 u.p.k.) among it. */
export function contractFacts(facts: ContractFacts) {
  return {
    order: {
      label: "Zamówienie",
      value: `${facts.orderNumber}, ${facts.productTitle}, ${formatPrice(facts.priceGrosze)}, złożone ${formatDateTime(facts.placedAt)}`,
    },
    consent: {
      label: "Twoja zgoda",
      value: `${facts.consentText} (wyrażona ${formatDateTime(facts.consentedAt)})`,
    },
    complaint: {
      label: "Coś nie tak?",
      value: `Napisz na ${brand.supportEmail} i podaj numer zamówienia. Reklamację rozpatrzymy w ciągu 14 dni.`,
    },
  };
}
