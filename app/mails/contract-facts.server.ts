import { operator } from "~/config/operator.server";
import { formatDateTime, formatPrice } from "~/copy/format";

export type ContractFacts = {
  productTitle: string;
  /** What was ordered, where this brings only a part of it. */
  orderedAs?: string;
  orderNumber: string;
  priceGrosze: number;
  placedAt: Date;
  consentText: string;
  consentedAt: Date;
  /** Whether the terms are attached. */
  withTerms: boolean;
};

const deliveredBy = {
  mail: "e-mailem, tą wiadomością",
  file: "na stronie zamówienia",
  service: "na czacie, w umówionym terminie",
} as const;

const serviceWithdrawal = `Do początku rozmowy możesz odstąpić od umowy bez podania powodu: na stronie zamówienia albo pisząc na ${operator.email}. Oddamy wtedy całą kwotę. W trakcie rozmowy zapłacisz za minuty, które minęły (art. 35 ustawy o prawach konsumenta), a po jej zakończeniu prawo do odstąpienia wygasa (art. 38 ust. 1 pkt 1).`;

/**
 * What every mail that delivers something says of the contract: all that art. 12 ust. 1 u.p.k. lists, and the consents, on a
 * durable medium (art. 21 ust. 1 u.p.k.). The right of withdrawal is lost only with the terms attached (art. 38 ust. 1 pkt 13).
 * @param what that is delivered, in the genitive
 * @param by what carries it: the mail that delivers, a file that the buyer saves before they open what they bought, or the mail
 * that confirms a service which is done later (art. 28, 35 and 38 ust. 1 pkt 1 u.p.k.)
 */
export function contractFacts(
  facts: ContractFacts,
  what: string,
  by: "mail" | "file" | "service" = "mail",
) {
  const { name, address, phone, register, nip } = operator;
  return {
    order: {
      label: "Potwierdzenie umowy",
      value: `Zamówienie ${facts.orderNumber}: ${facts.orderedAs ?? facts.productTitle}, złożone ${formatDateTime(facts.placedAt)}. Cena: ${formatPrice(facts.priceGrosze)} z podatkami, bez innych opłat, zapłacona. Dostarczenie: ${deliveredBy[by]}.`,
    },
    trader: {
      label: "Sprzedawca",
      value: `${name}, ${address}, telefon: ${phone}, e-mail: ${operator.email}, rejestr: ${register}, NIP: ${nip}.`,
    },
    consent: {
      label: "Twoje oświadczenia",
      value: `${facts.consentText} (${formatDateTime(facts.consentedAt)})`,
      isSmall: true as const,
    },
    withdrawal: {
      label: "Odstąpienie od umowy",
      value:
        by === "service"
          ? serviceWithdrawal
          : facts.withTerms
            ? `Prawo do odstąpienia od umowy wygasa z chwilą ${by === "mail" ? "dostarczenia" : "otwarcia"} ${what}: na Twoją prośbę i za Twoją zgodą zaczęliśmy przed upływem 14 dni, a zgodę potwierdzamy ${by === "mail" ? "tą wiadomością" : "tym plikiem"} (art. 38 ust. 1 pkt 13 ustawy o prawach konsumenta).`
            : `Możesz odstąpić od umowy w ciągu 14 dni od jej zawarcia, bez podania powodu: na stronie zamówienia albo pisząc na ${operator.email}.`,
    },
    complaint: {
      label: "Reklamacja",
      value: `Odpowiadamy za zgodność z umową. Gdy coś jest nie tak, złóż reklamację na stronie zamówienia albo napisz na ${operator.email} lub na adres sprzedawcy i podaj numer zamówienia. Odpowiemy w ciągu 14 dni; brak odpowiedzi oznacza, że reklamację uznaliśmy.`,
    },
    terms: facts.withTerms
      ? [
          {
            label: "Regulamin",
            value:
              by !== "file"
                ? "Tekst z dnia zamówienia jest w załączniku."
                : "Tekst z dnia zamówienia jest niżej.",
          },
        ]
      : [],
  };
}
