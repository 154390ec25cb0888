import type { acceptanceFailure, complaintDecision, complaintRemedy } from "~/db/schema";
import { defineRefusals } from "../command/refusals";

export type Remedy = (typeof complaintRemedy.enumValues)[number];
export type AcceptanceFailure = (typeof acceptanceFailure.enumValues)[number];
export type Decision = (typeof complaintDecision.enumValues)[number];

/** What a buyer may demand: as they say it, and as we name it. */
export const remedies = {
  refund: { label: "Zwrotu całej wpłaty", demanded: "zwrot całej wpłaty" },
  reduction: { label: "Obniżenia ceny", demanded: "obniżenie ceny" },
  remake: { label: "Nowego dokumentu", demanded: "nowy dokument" },
} as const satisfies Record<Remedy, { label: string; demanded: string }>;

export const decisions = {
  refund: { label: "Uznana: zwrot całości", tone: "success" },
  reduction: { label: "Uznana w części: zwrot części", tone: "success" },
  remake: { label: "Uznana: nowy dokument", tone: "success" },
  declined: { label: "Nieuznana", tone: "neutral" },
} as const satisfies Record<Decision, { label: string; tone: string }>;

/** Why a complaint whose time is over is not accepted yet, for staff. */
export const acceptanceFailures: Record<AcceptanceFailure, string> = {
  mail_under_way: "e-mail z\u00a0zamówieniem jest właśnie wysyłany",
  unexpected: "błąd programu, zapisany w\u00a0logu",
};

/** Article of the act that a complaint nobody decided in time is accepted by. */
export const acceptedByLaw = "art. 7a ust. 2 ustawy o prawach konsumenta";

export const complaintRefusals = defineRefusals({
  complaint_open:
    "Reklamacja tego zamówienia jest już u nas. Dopisz do niej, a odpowiemy na wszystko razem.",
  nothing_paid:
    "Nie widzimy wpłaty za to zamówienie, więc nie ma czego reklamować. Jeśli pieniądze zeszły z Twojego konta, napisz do nas przez stronę Kontakt.",
  more_than_paid: "Kwota jest wyższa niż cena zamówienia.",
  complaint_closed: {
    text: "Ta reklamacja jest już zamknięta. Jeśli coś jeszcze jest nie tak, złóż nową.",
    isStale: true,
  },
});

/** Where whoever does not agree with a decision can go: printed in the mail and on the page. */
export const appealWays = [
  "Jeśli się z tym nie zgadzasz, złóż na stronie reklamacji nową i napisz, czego nie wzięliśmy pod uwagę.",
  "Bezpłatnie pomogą Ci miejski albo powiatowy rzecznik konsumentów i Inspekcja Handlowa, która prowadzi też pozasądowe rozwiązywanie sporów (uokik.gov.pl/spory-konsumenckie). Możesz też iść do sądu.",
] as const;
