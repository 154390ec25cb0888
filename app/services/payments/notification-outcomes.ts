/** What became of a report of the gateway, as an order's history says it. */
export const notificationOutcomes = {
  fulfilling: "Bramka potwierdziła płatność",
  confirmed_later: "Bramka potwierdziła wpłatę, którą wcześniej uznała obsługa",
  already_paid: "Bramka powtórzyła potwierdzenie",
  second_payment_returned: "Bramka zgłosiła drugą wpłatę",
  withdrawn_returned: "Bramka zgłosiła wpłatę po odstąpieniu",
  underpaid: "Bramka zgłosiła za niską wpłatę",
  other_currency: "Bramka zgłosiła inną walutę",
  refunded: "Bramka zgłosiła zwrot",
  noted: "Zgłoszenie bramki bez skutku",
} as const;

export type ReportOutcome = keyof typeof notificationOutcomes;
export type PaidOutcome = Exclude<ReportOutcome, "refunded" | "noted">;
