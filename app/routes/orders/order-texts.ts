import { promisedTime } from "~/config/limits";
import { paymentRefusedTitle } from "~/services/orders/order-heading";
import { isInWork } from "~/services/orders/order-state";
import type { Failure } from "~/services/orders/failure";
import type { PartRefund } from "~/services/orders/refund-states";
import type { OrderView } from "~/services/orders/order-page.server";
import { deliveries } from "~/products/deliveries/registry";
import { formatDateTime, formatPrice, formatTime } from "~/copy/format";
import type { Stage } from "~/ui/stage-list";

export const nothingTaken = "Nie pobraliśmy pieniędzy.";

export const delayTexts: Record<Failure, string> = {
  model_unavailable: "Pisanie trwa dłużej niż zwykle. Próbujemy dalej, nie musisz nic robić.",
  model_stopped:
    "Pisanie dokumentów jest teraz na chwilę wstrzymane, więc potrwa to dłużej niż zwykle. Zamówienie czeka na swoją kolej, nie musisz nic robić.",
  model_invalid:
    "Pierwsza wersja tekstu nie była dość dobra. Piszemy go jeszcze raz, nie musisz nic robić.",
  model_refused: "Tekst wymaga jeszcze jednej próby. Próbujemy dalej, nie musisz nic robić.",
  adults_only: "Ten dokument piszemy tylko dla osób, które skończyły 18 lat.",
  not_written: "Nie udało się napisać dokumentu. Zwracamy całą kwotę.",
  mail_unavailable:
    "Dokument jest gotowy, ale poczta chwilowo go nie przyjęła. Wyślemy go ponownie, nie musisz nic robić.",
  mail_refused:
    "Poczta nie przyjęła wiadomości na ten adres. Dokument jest gotowy i czeka na tej stronie.",
  content_deleted: "Płatność przyszła, gdy odpowiedzi były już usunięte. Zwracamy pieniądze.",
  refund_requested:
    "Zgodnie z Twoją prośbą zatrzymaliśmy zamówienie i zwracamy pieniądze. Przepraszamy, że nie zdążyliśmy.",
  withdrawn: "Przyjęliśmy odstąpienie od umowy. Zamówienie jest zatrzymane, zwracamy pieniądze.",
  unexpected: "Coś poszło nie tak po naszej stronie. Próbujemy dalej, nie musisz nic robić.",
};

export const failureTexts: Record<Failure, string> = {
  ...delayTexts,
  model_unavailable: "Nie udało się napisać dokumentu. Przepraszamy – zwracamy całą kwotę.",
  model_stopped: "Nie udało się napisać dokumentu. Przepraszamy – zwracamy całą kwotę.",
  model_invalid: "Nie udało się napisać dokumentu dość dobrze. Przepraszamy – zwracamy całą kwotę.",
  model_refused:
    "Z tych odpowiedzi nie możemy napisać dokumentu, który byłby dla Ciebie dobry. Zwracamy całą kwotę.",
  adults_only:
    "Ten dokument piszemy tylko dla osób, które skończyły 18 lat, a odpowiedzi mówią o kimś młodszym. Zwracamy całą kwotę.",
  mail_unavailable: "Poczta nie przyjęła wiadomości. Dokument jest gotowy i czeka na tej stronie.",
  unexpected: "Nie udało się przygotować dokumentu. Przepraszamy – zwracamy całą kwotę.",
};

const refundedTexts: Partial<Record<Failure, string>> = {
  model_unavailable: "Nie udało się napisać dokumentu. Przepraszamy.",
  model_stopped: "Nie udało się napisać dokumentu. Przepraszamy.",
  model_invalid: "Nie udało się napisać dokumentu dość dobrze. Przepraszamy.",
  model_refused: "Z tych odpowiedzi nie mogliśmy napisać dokumentu, który byłby dla Ciebie dobry.",
  adults_only:
    "Ten dokument piszemy tylko dla osób, które skończyły 18 lat, a odpowiedzi mówiły o kimś młodszym.",
  not_written: "Nie udało się napisać dokumentu. Przepraszamy.",
  content_deleted: "Płatność przyszła, gdy odpowiedzi były już usunięte.",
  refund_requested: "Zgodnie z Twoją prośbą zatrzymaliśmy zamówienie.",
  withdrawn: "Przyjęliśmy odstąpienie od umowy.",
  unexpected: "Nie udało się zrealizować zamówienia. Przepraszamy.",
};

/** Why the money of an order went back; null where nothing had gone wrong with it. */
export function refundedText({
  failure,
  delivery,
}: Pick<OrderView, "failure" | "delivery">): string | null {
  if (!failure) return null;
  return deliveries[delivery].refunded?.[failure] ?? refundedTexts[failure] ?? null;
}

/** Why an order failed, in the words for what was ordered. */
export function failureText({
  failure,
  delivery,
}: Pick<OrderView, "failure" | "delivery">): string {
  const code = failure ?? "unexpected";
  return deliveries[delivery].failures[code] ?? failureTexts[code];
}

type Times = Pick<OrderView, "placedAt" | "paidAt" | "writtenAt" | "renderedAt" | "mailedAt">;

/** The stages of an order with their times; the first one that is not reached is where it stands. */
export function orderStages(
  order: Times &
    Pick<OrderView, "status" | "failure" | "email" | "options" | "delivery" | "isPaymentRefused">,
): Stage[] {
  const delivery = deliveries[order.delivery];
  const isRefused = order.status === "awaiting_payment" && order.isPaymentRefused;
  const steps: { label: string; at: Date | null; note?: string }[] = [
    { label: "Zamówienie przyjęte", at: order.placedAt },
    { label: isRefused ? paymentRefusedTitle : "Płatność potwierdzona", at: order.paidAt },
    ...delivery.steps(order),
    ...(order.email === null && order.paidAt
      ? []
      : [
          {
            label: delivery.mailStep,
            at: order.mailedAt,
            note: order.email ?? undefined,
          },
        ]),
  ];
  const reached =
    order.status === "completed" ? steps.length : steps.findIndex(({ at }) => at === null);
  // What was written went with the order, so nobody can say any more how far it had come.
  const { withdrawnAt } = order.options;
  const isStopped =
    withdrawnAt !== null || order.failure === "withdrawn" || order.failure === "refund_requested";
  const told = isStopped && reached !== -1 ? steps.slice(0, reached) : steps;
  const stages = told.map(({ label, at, note }, index): Stage => {
    if (index < reached || reached === -1) {
      return { label, state: "done", time: at ? formatTime(at) : undefined, note };
    }
    if (index > reached) return { label, state: "waiting" };
    const stopped =
      isRefused || ["failed", "cancelled", "expired", "refunded"].includes(order.status);
    return { label, state: stopped ? "failed" : "current", note: currentNote(order) };
  });
  return isStopped ? [...stages, ...stoppedStages(order)] : stages;
}

/** What happened to an order that its buyer has stopped, in place of what did not happen any more. */
function stoppedStages({ options }: Pick<OrderView, "options">): Stage[] {
  const { withdrawnAt, refunds } = options;
  const stopped: Stage = withdrawnAt
    ? { label: "Odstąpienie od umowy przyjęte", state: "done", time: formatTime(withdrawnAt) }
    : { label: "Zatrzymane na Twoją prośbę", state: "done" };
  if (refunds.length === 0 || options.hasDroppedRefund) return [stopped];
  const isBack = refunds.every(({ completedAt }) => completedAt !== null);
  return [
    stopped,
    isBack
      ? { label: "Pieniądze zwrócone", state: "done" }
      : { label: "Pieniądze w\u00a0drodze do Ciebie", state: "current" },
  ];
}

function currentNote(
  order: Times & Pick<OrderView, "status" | "failure" | "options" | "delivery">,
): string | undefined {
  if (order.failure && order.status === "processing") {
    return deliveries[order.delivery].delays[order.failure] ?? delayTexts[order.failure];
  }
  const inWork = isInWork(order.status);
  if (!order.paidAt || !inWork || order.options.late) return undefined;
  if (deliveries[order.delivery].endsAfterMail) return undefined;
  return `Zwykle gotowe do ${formatTime(new Date(order.paidAt.getTime() + promisedTime))}.`;
}

/** When the content goes, or went; what was bought only where there ever was one. */
export function retentionText(
  order: Pick<
    OrderView,
    "contentDeletedAt" | "contentDeleteAt" | "renderedAt" | "mailedAt" | "isCard"
  >,
  { whole }: { whole: string },
): string {
  const wasMade = order.renderedAt ?? order.mailedAt;
  const what = `Twoje ${order.isCard ? "odpowiedzi i kartkę" : wasMade ? whole : "odpowiedzi"}`;
  return order.contentDeletedAt
    ? `${what} usunęliśmy ${formatDateTime(order.contentDeletedAt)}.`
    : `${what} usuniemy ${formatDateTime(order.contentDeleteAt)}.`;
}

/** The order's address, and that it has been corrected. */
export function emailFact({
  email,
  paidAt,
  options,
}: Pick<OrderView, "email" | "paidAt" | "options">): string {
  if (email === null) return paidAt ? "nie podano" : "podasz go przy płatności";
  return options.emailCorrectedAt
    ? `${email}\n(poprawiony ${formatDateTime(options.emailCorrectedAt)})`
    : email;
}

/** One sum that goes back: how much, since when, and whether it has gone. */
export function refundFact(refund: OrderView["options"]["refunds"][number]): string {
  if (refund.isChargeback)
    return `${formatPrice(refund.amountGrosze)}, cofnięte przez bank ${formatDateTime(refund.requestedAt)}`;
  const sum = formatPrice(refund.amountGrosze) + (refund.partFor ? partTexts[refund.partFor] : "");
  const state = refund.completedAt
    ? `zwrócone ${formatDateTime(refund.completedAt)}`
    : `w drodze, zlecone ${formatDateTime(refund.requestedAt)}`;
  return `${sum}, ${state}`;
}

const partTexts = {
  silence: " za\u00a0minuty rozmowy bez odpowiedzi",
  analysis: " za\u00a0analizę, która nie powstała",
} as const satisfies Record<PartRefund, string>;

/** Grosze that have gone back; the price where the gateway took it back by itself. */
export function returnedGrosze({ options, priceGrosze }: OrderView): number {
  return options.refunds.reduce((sum, { amountGrosze }) => sum + amountGrosze, 0) || priceGrosze;
}

/** The last mail with what was bought came back: nobody has a copy of it in their mailbox. */
export const hasReturned = ({ lastMail }: Pick<OrderView, "lastMail">) =>
  lastMail?.state === "bounced";
