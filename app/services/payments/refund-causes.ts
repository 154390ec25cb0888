import { gathered } from "../command/gathered";
import { failureLabels, type Failure } from "../orders/failure";
import { refundReasons, type RefundReason } from "./acts";

const ownCauses = {
  late: "Zwrot: spóźnione zamówienie",
  analysis_unwritten: "Zwrot za analizę, która nie powstała",
  analysis_declined: "Zwrot za analizę, której model odmówił",
  talk_silent: "Zwrot za minuty rozmowy bez odpowiedzi",
  expired: "Zwrot: zamówienie wygasło",
  overpaid: "Zwrot nadpłaty",
  underpaid: "Zwrot za niskiej wpłaty",
  second_payment: "Zwrot drugiej wpłaty",
  chargeback: "Bank cofnął wpłatę",
  surplus_chargeback: "Bank cofnął wpłatę ponad cenę",
  other_currency: "Zwrot wpłaty w innej walucie",
} as const;

/** Why money goes back: what stopped the order, what staff say, or what came of a payment. */
export type RefundCause = Failure | RefundReason | keyof typeof ownCauses;

const refundsFor = (reasons: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(reasons).map(([code, label]) => [code, `Zwrot: ${label.toLowerCase()}`]),
  );

const refundLines = gathered([
  refundsFor(failureLabels),
  refundsFor(refundReasons),
  ownCauses,
  { returned: "Zwrot wykonany" },
]);

/** A line of an order's history. @param code of a `RefundCause`, or `returned` */
export const refundLine = (code: string): string => refundLines.get(code) ?? code;
