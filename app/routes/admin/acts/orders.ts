import { formatCount, formatDateTime, formatPrice } from "~/copy/format";
import { parseGrosze } from "~/forms/typed-values";
import { delayAct } from "~/services/acts/delay-act.server";
import { requestAct } from "~/services/acts/request-act.server";
import type { AssistReason } from "~/services/orders/assist-reasons";
import { orderCard, type OrderCard } from "~/services/desk/order-card.server";
import { withdrawOrder } from "~/services/payments/withdraw-order.server";
import type { ServiceContext } from "~/services/command/context.server";
import { Conflict, NotAllowed } from "~/services/command/errors";
import { openContent, openingTime } from "~/services/openings/open-content.server";
import { isInWork } from "~/services/orders/order-state";
import type { RefundWish } from "~/services/payments/refund-order.server";
import type { RefundReason } from "~/services/payments/refund-reasons";
import {
  assistReasonLabels,
  openingReasonLabels,
  orderStatuses,
  refundReasonLabels,
  remakeNoteLabels,
} from "../order-labels";
import { nothingPaid } from "./refusals";
import { defineStaffAct, reasonedAct, reasonedActs, reasonField } from "./staff-act";

export const subjectOf = ({ number, productTitle, email, status }: OrderCard) =>
  [number, productTitle, email, orderStatuses[status].label.toLowerCase()]
    .filter(Boolean)
    .join(" · ");

/** What staff do to an order for whoever ordered, for a reason and nothing else. */
export const defineAssistance = reasonedActs({
  permission: "assist_orders",
  reasons: assistReasonLabels,
  read: orderCard,
  subject: subjectOf,
});

const filesOf = ({ lengths }: OrderCard) => formatCount(lengths.files, "plik", "pliki", "plików");

export const resend = defineAssistance({
  title: "Wyślij dokument ponownie",
  button: "Wyślij ponownie",
  preview(order) {
    const { resend: state, resent } = order.options;
    return {
      effects: [
        `Jedna wiadomość wyjdzie na adres ${order.email ?? "–"}: ta sama co za pierwszym razem (${order.lengths.files > 0 ? filesOf(order) : "link do pobrania"}).`,
        `Dotąd wysłaliśmy ponownie: ${formatCount(resent.length, "raz", "razy", "razy")}.`,
        "Pieniądze i dokument zostają bez zmian.",
      ],
      impossible:
        state === "not_possible"
          ? "Nie ma czego wysłać: dokumentu jeszcze albo już nie ma, albo zamówienie jest bez adresu."
          : state === "too_soon"
            ? "Ostatnia wiadomość wyszła przed chwilą. Ponowna wysyłka jest możliwa po 2 minutach."
            : undefined,
    };
  },
  async perform(ctx, orderId, reason) {
    await delayAct(ctx, { kind: "send_again", input: { orderId, reason } });
    return "act-delayed";
  },
});

export const correct = defineStaffAct({
  title: "Popraw adres e-mail",
  button: "Popraw adres",
  permission: "assist_orders",
  fields: [
    {
      kind: "email",
      name: "email",
      label: "Nowy adres e-mail",
      hint: "Sprawdź go dwa razy – adres można poprawić tylko raz.",
      required: "Podaj nowy adres e-mail.",
    },
    reasonField(assistReasonLabels),
  ],
  async preview(ctx, id) {
    const order = await orderCard(ctx, id);
    const delivered = order.status === "completed";
    return {
      subject: subjectOf(order),
      effects: [
        delivered
          ? "Na nowy adres wyjdzie jedna wiadomość z dokumentem."
          : "Dokument pójdzie na nowy adres, gdy będzie gotowy.",
        `Na stary adres (${order.email ?? "–"}) wyjdzie krótka informacja o zmianie, bez nowego adresu.`,
        "Link do strony zamówienia zmieni się, a stary przestanie działać.",
        "Pieniądze zostają bez zmian.",
      ],
      impossible: order.options.canCorrectEmail
        ? undefined
        : order.options.emailCorrectedAt
          ? `Ten adres był już raz poprawiony (${formatDateTime(order.options.emailCorrectedAt)}), a można to zrobić tylko raz.`
          : "Adresu nie da się już poprawić: dokumentu nie ma albo zamówienie nie jest opłacone.",
    };
  },
  async perform(ctx, orderId, { email, reason }) {
    const input = { orderId, email, reason: reason as AssistReason };
    await delayAct(ctx, { kind: "correct_email", input });
    return "act-delayed";
  },
});

export const remake = reasonedAct({
  title: "Napisz dokument od nowa",
  button: "Napisz od nowa",
  permission: "assist_orders",
  reasons: remakeNoteLabels,
  question: { label: "Co było nie tak" },
  read: orderCard,
  subject: subjectOf,
  preview: (order) => ({
    effects: [
      `Dotychczasowy tekst i dokument (${filesOf(order)}) znikną.`,
      `Z tych samych odpowiedzi powstanie nowy dokument i jedną wiadomością trafi na ${order.email ?? "stronę zamówienia"}.`,
      "To bezpłatne i możliwe tylko raz. Jeśli się nie uda, cała kwota wróci do kupującej osoby.",
    ],
    impossible: order.canRemake ? undefined : remakeImpossible,
  }),
  async perform(ctx, orderId, reason) {
    const input = { orderId, note: reason };
    await delayAct(ctx, { kind: "make_again", input });
    return "act-delayed";
  },
});

const remakeImpossible = "Nie można regenerować analizy dla tego zamówienia";

export const withdraw = defineStaffAct({
  title: "Przyjmij odstąpienie od umowy",
  button: "Przyjmij odstąpienie",
  permission: "assist_orders",
  isDangerous: true,
  fields: [reasonField({ buyer_wrote: assistReasonLabels.buyer_wrote })],
  async preview(ctx, id) {
    const order = await orderCard(ctx, id);
    const right = order.options.withdrawal;
    return {
      subject: subjectOf(order),
      effects: [
        `Zamówienie się skończy, a cała wpłata (${formatPrice(order.leftGrosze)}) wróci do kupującej osoby.`,
        `Odpowiedzi i dokument (${filesOf(order)}) znikną od razu.`,
        order.email
          ? `Na ${order.email} wyjdzie potwierdzenie z treścią oświadczenia i godziną${order.leftGrosze > 0 ? ", a po zwrocie druga wiadomość" : ""}.`
          : "Nie wyjdzie żadna wiadomość: zamówienie jest bez adresu.",
      ],
      impossible: order.canTakeWithdrawal
        ? undefined
        : right === "lost"
          ? "Prawo do odstąpienia wygasło: dokument dostarczono za zgodą na natychmiastowe wykonanie (art. 38 ust. 1 pkt 13 ustawy o prawach konsumenta)."
          : right === "used"
            ? "Od tej umowy już odstąpiono albo pieniądze zostały zwrócone."
            : nothingPaid,
    };
  },
  async perform(ctx, orderId, { reason }) {
    const outcome = await withdrawOrder(ctx, {
      orderId,
      reason: reason as AssistReason,
      name: null,
    });
    if (outcome !== "withdrawn")
      throw new Conflict(outcome === "unpaid" ? "withdrawal_unpaid" : outcome);
    return "staff-withdrawn";
  },
});

export const deleteContent = defineAssistance({
  title: "Usuń treść zamówienia",
  button: "Usuń treść",
  isDangerous: true,
  preview: (order) => ({
    effects: [
      `Odpowiedzi, tekst i dokument (${filesOf(order)}) znikną na zawsze.`,
      "Nie będzie można wysłać dokumentu ponownie ani napisać go od nowa.",
      "Zostaną: produkt, kwota, adres i godziny, potrzebne do rachunkowości i reklamacji. Nie wyjdzie żadna wiadomość.",
    ],
    impossible: order.canDeleteContent
      ? undefined
      : "Treści już nie ma albo zamówienie jest w przygotowaniu.",
  }),
  async perform(ctx, orderId, reason) {
    await delayAct(ctx, { kind: "delete_content", input: { orderId, reason } });
    return "act-delayed";
  },
});

export const open = reasonedAct({
  title: "Odsłoń treść zamówienia",
  button: "Odsłoń",
  permission: "open_content",
  reasons: openingReasonLabels,
  read: orderCard,
  subject: subjectOf,
  preview: (order) => ({
    effects: [
      `Przez ${openingTime / 60_000} minut zobaczysz odpowiedzi, tekst i dokument tego jednego zamówienia.`,
      `Odsłonięcie trafi do dziennika i do Twojego licznika (ostatnie 30 dni: ${order.openingsLately}).`,
    ],
    impossible: order.contentDeletedAt
      ? "Treści już nie ma: kasujemy ją dobę po dostarczeniu."
      : order.content
        ? "To zamówienie jest już dla Ciebie odsłonięte."
        : undefined,
  }),
  async perform(ctx, orderId, reason) {
    const target = { kind: "order", id: orderId } as const;
    await openContent(ctx, { target, reason });
    return "content-opened";
  },
});

/** What is asked before money goes back, for an order and for one of its payments. */
export const refundFields = [
  {
    kind: "amount",
    name: "amount",
    label: "Kwota w złotych",
    hint: "Puste pole oznacza wszystko, co zostało.",
    least: 1,
    tooSmall: "Kwota musi być większa od zera.",
  },
  { ...reasonField(refundReasonLabels), required: "Podaj powód zwrotu" },
] as const;

/** What a refund comes to, however it is asked for. */
export const refundEffects = (leftGrosze: number, order: OrderCard) => [
  `Do zwrotu zostało ${formatPrice(leftGrosze)}. Pieniądze wrócą tą samą drogą, którą przyszły.`,
  ...(isInWork(order.status)
    ? ["Zwrot całości zatrzyma przygotowanie, a odpowiedzi i dokument znikną."]
    : ["Dokument i jego strona zostają bez zmian."]),
  order.email
    ? `Po zwrocie na ${order.email} wyjdzie jedna wiadomość.`
    : "Nie wyjdzie żadna wiadomość: zamówienie jest bez adresu.",
  "Powyżej 100 zł w ciągu doby potrzebna jest zgoda drugiej osoby: wtedy ten przycisk wyśle prośbę, a pieniądze poczekają.",
];

/** Gives money back, or asks a colleague to agree where one person is not enough. */
export async function refundOrAsk(ctx: ServiceContext, wish: RefundWish) {
  try {
    await delayAct(ctx, { kind: "refund_order", input: wish });
    return "act-delayed" as const;
  } catch (error) {
    if (!(error instanceof NotAllowed) || error.code !== "two_people") throw error;
    await requestAct(ctx, { kind: "refund_order", input: wish });
    return "refund-asked" as const;
  }
}

export const wishOf = (answers: { amount?: string; reason: string }) => ({
  amountGrosze: answers.amount === undefined ? undefined : parseGrosze(answers.amount),
  reason: answers.reason as RefundReason,
});

export const refund = defineStaffAct({
  title: "Czy na pewno chcesz zwrócić tę płatność?",
  button: "Zwróć pieniądze",
  permission: "refund_orders",
  isDangerous: true,
  fields: refundFields,
  async preview(ctx, id) {
    const order = await orderCard(ctx, id);
    return {
      subject: subjectOf(order),
      effects: refundEffects(order.leftGrosze, order),
      impossible:
        order.leftGrosze > 0 || order.hasForeignMoney
          ? undefined
          : "Nie ma już czego zwracać: nic nie wpłynęło albo wszystko jest zwrócone lub w drodze.",
    };
  },
  perform: (ctx, orderId, answers) => refundOrAsk(ctx, { orderId, ...wishOf(answers) }),
});
