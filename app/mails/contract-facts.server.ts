import { brand } from "~/config/brand";
import { operator } from "~/config/operator.server";
import { formatDateTime, formatPrice } from "~/copy/format";

export type ContractFacts = {
  productTitle: string;
  orderNumber: string;
  priceGrosze: number;
  placedAt: Date;
  consentText: string;
  consentedAt: Date;
  /** Whether the terms are attached. */
  withTerms: boolean;
};

/**
 * What every mail that delivers something says of the contract: all that art. 12 ust. 1 u.p.k. lists, and the consents, on a
 * durable medium (art. 21 ust. 1 u.p.k.). The right of withdrawal is lost only with the terms attached (art. 38 ust. 1 pkt 13).
 * @param what that is delivered, in the genitive
 * @param by what carries it: the mail that delivers, or a file that the buyer saves before they open what they bought
 */
export function contractFacts(facts: ContractFacts, what: string, by: "mail" | "file" = "mail") {
  const { name, address, phone, register, nip } = operator;
  return {
    order: {
      label: "Potwierdzenie umowy",
      value: `Zamówienie ${facts.orderNumber}: ${facts.productTitle}, złożone ${formatDateTime(facts.placedAt)}. Cena: ${formatPrice(facts.priceGrosze)} z podatkami, bez innych opłat, zapłacona. Dostarczenie: ${by === "mail" ? "e-mailem, tą wiadomością" : "na stronie zamówienia"}.`,
    },
    trader: {
      label: "Sprzedawca",
      value: `${name}, ${address}, telefon: ${phone}, e-mail: ${brand.supportEmail}, rejestr: ${register}, NIP: ${nip}.`,
    },
    consent: {
      label: "Twoje oświadczenia",
      value: `${facts.consentText} (${formatDateTime(facts.consentedAt)})`,
    },
    withdrawal: {
      label: "Odstąpienie od umowy",
      value: facts.withTerms
        ? `Prawo do odstąpienia od umowy wygasa z chwilą ${by === "mail" ? "dostarczenia" : "otwarcia"} ${what}: na Twoją prośbę i za Twoją zgodą zaczęliśmy przed upływem 14 dni, a zgodę potwierdzamy ${by === "mail" ? "tą wiadomością" : "tym plikiem"} (art. 38 ust. 1 pkt 13 ustawy o prawach konsumenta).`
        : `Możesz odstąpić od umowy w ciągu 14 dni od jej zawarcia, bez podania powodu: na stronie zamówienia albo pisząc na ${brand.supportEmail}.`,
    },
    complaint: {
      label: "Reklamacja",
      value: `Odpowiadamy za zgodność z umową. Gdy coś jest nie tak, złóż reklamację na stronie zamówienia albo napisz na ${brand.supportEmail} lub na adres sprzedawcy i podaj numer zamówienia. Odpowiemy w ciągu 14 dni; brak odpowiedzi oznacza, że reklamację uznaliśmy.`,
    },
    terms: facts.withTerms
      ? [
          {
            label: "Regulamin",
            value:
              by === "mail"
                ? "Tekst z dnia zamówienia jest w załączniku."
                : "Tekst z dnia zamówienia jest niżej.",
          },
        ]
      : [],
  };
}
