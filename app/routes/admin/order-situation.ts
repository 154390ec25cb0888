import { formatDateTime, formatMoney } from "~/copy/format";
import { inSentence } from "~/copy/in-sentence";
import { paths } from "~/paths";
import { orderWordsFor } from "~/products/order-words";
import { findProduct } from "~/products/registry";
import {
  checkingTitle,
  droppedRefundTitle,
  isMailFailure,
  orderHeading,
  returnedMailTitle,
  unpaidTitle,
} from "~/services/orders/order-heading";
import type { OrderCard } from "~/services/desk/order-card.server";
import { mailStates } from "~/services/mails/mail-states";
import { failureLabel } from "~/services/orders/failure";
import type { Situation } from "./detail-frame";
import { refundProgress } from "./refund-progress";

export type OrderSituation = Situation & {
  seen: NonNullable<Situation["seen"]>;
  /** The act that this most likely asks for, where there is one. */
  wanted?: string;
};

/** Where an order stands, for somebody who has a minute: what happened, and what its buyer sees of that. */
export function situationOf(order: OrderCard): OrderSituation {
  const heading = orderHeading(order, orderWordsFor(findProduct(order.productSlug)));
  const below = order.status === "completed" ? openedThere(order).join(" i\u00a0") : "";
  // Its page looks for the money for a moment only.
  const later = heading === checkingTitle && `, a\u00a0za chwilę „${unpaidTitle}”`;
  return {
    ...happened(order),
    seen: buyerSees(`„${heading}”${later || (below && `, a\u00a0niżej ${below}`)}.`),
  };
}

/** What the page of whoever bought it begins with. */
const buyerSees = (what: string) => ({ by: "Kupująca osoba widzi", what });

type Happened = Omit<OrderSituation, "seen">;

function happened(order: OrderCard): Happened {
  const { options, failure } = order;
  if (options.hasDroppedRefund && order.status !== "refunded")
    return {
      kind: "error",
      title: droppedRefundTitle,
      text: `Ktoś z\u00a0obsługi go zatrzymał. Zostało: ${formatMoney(order.left)}.`,
    };
  if (order.openComplaint)
    return {
      kind: "warning",
      title: order.openComplaint.dueAt
        ? "Reklamacja czeka na decyzję"
        : "Reklamacja jest w\u00a0toku",
      text: order.openComplaint.dueAt
        ? `Termin: ${formatDateTime(order.openComplaint.dueAt)}.`
        : undefined,
      link: {
        href: paths.adminTab("support", order.openComplaint.id),
        label: "Otwórz reklamację",
      },
    };
  if (options.withdrawnAt) return withdrawn(order);
  switch (order.status) {
    case "awaiting_payment":
      return awaited(order);
    case "paid":
    case "processing":
      return order.appointment ? agreed(order) : inWork(order);
    case "completed":
      return completed(order);
    case "failed":
      return { kind: "error", title: `Nie udało się: ${failureLabel(failure ?? "")}` };
    case "refunded":
      return {
        kind: "info",
        title: hasChargeback(order) ? "Bank cofnął płatność" : "Pieniądze wróciły",
        text: order.left.length > 0 ? `Zostało: ${formatMoney(order.left)}.` : undefined,
      };
    case "cancelled":
    case "expired":
      return {
        kind: "info",
        title: "Zamówienie skończyło się bez płatności",
        text:
          options.refunds.length > 0 ? "Pieniądze, które wpłynęły później, wracają." : undefined,
      };
  }
}

/** Whoever withdrew has a right to the money: how far that is comes first. */
function withdrawn(order: OrderCard): Happened {
  const { options, refundsAhead, left, appointment } = order;
  const stuck = refundsAhead.filter((refund) => refund.isStuck);
  // Of a talk that was stopped, what its minutes cost stays here.
  const isOwed = left.length > 0 && appointment === null;
  return {
    kind: stuck.length > 0 ? "error" : isOwed ? "warning" : "info",
    title: `Jest odstąpienie od umowy${
      stuck.length > 0
        ? ", a\u00a0zwrot czeka na człowieka"
        : isOwed
          ? ", a\u00a0pieniądze czekają na zwrot"
          : hasChargeback(order)
            ? ", a\u00a0bank cofnął płatność"
            : ""
    }`,
    text: sentence(
      options.withdrawnAt && `Przyszło ${formatDateTime(options.withdrawnAt)}.`,
      ...stuck.map((refund) => `Zwrot ${formatMoney([refund])}: ${refundProgress(refund)}.`),
      moneyOfWithdrawn(order, stuck.length > 0),
      hasChargeback(order) && "Płatność cofnął bank: te pieniądze oddaje on, nie my.",
      left.length > 0 &&
        (isOwed
          ? `Do zwrotu zostało: ${formatMoney(left)}.`
          : `U\u00a0nas zostało: ${formatMoney(left)}, za minuty rozmowy, które minęły.`),
    ),
    wanted: isOwed ? "refund" : undefined,
  };
}

/** Where the money of a withdrawn order is that does not wait for a person. */
function moneyOfWithdrawn(order: OrderCard, isStuck: boolean): string | false {
  const { options, refundsAhead, scheduledRefund, left } = order;
  if (scheduledRefund || refundsAhead.some((refund) => !refund.isStuck))
    return isStuck ? "Reszta pieniędzy wraca." : "Pieniądze wracają.";
  if (isStuck || left.length > 0 || hasChargeback(order)) return false;
  if (options.refunds.length > 0) return "Wszystko, co wpłynęło, wróciło.";
  return order.hasForcedPayment
    ? "Wpłatę uznała obsługa, a\u00a0bramka jej nie potwierdziła: nie ma czego zwracać."
    : "Nikt za to zamówienie nie zapłacił, więc nie ma czego zwracać.";
}

const hasChargeback = ({ options }: OrderCard) =>
  options.refunds.some(({ isChargeback }) => isChargeback);

function awaited(order: OrderCard): Happened {
  const wanted = "payment-link";
  if (order.options.short.length > 0)
    return {
      kind: "warning",
      title: "Wpłata nie zgadza się z\u00a0ceną",
      text: "Wpłacone pieniądze wrócą, gdy dojdzie cała kwota albo zamówienie wygaśnie.",
      wanted,
    };
  if (order.declinedPaymentAt)
    return {
      kind: "warning",
      title: "Bank odrzucił płatność",
      text: `Płatność zaczęta ${formatDateTime(order.declinedPaymentAt)}: bank odrzucił kartę albo przelew.`,
      wanted,
    };
  return {
    kind: order.isPaymentRefused ? "warning" : "info",
    title: order.isPaymentRefused ? "Płatność się nie udała" : "Czeka na płatność",
    text: order.hasOpenPayment
      ? "Płatność jest zaczęta, a\u00a0bramka nie powiedziała jeszcze, że doszła."
      : order.payments.length > 0
        ? "Żadna z\u00a0zaczętych płatności nie doszła."
        : "Nikt jeszcze nie zaczął płacić.",
    wanted,
  };
}

const paidText = ({ paidAt }: OrderCard) => paidAt && `Opłacone ${formatDateTime(paidAt)}.`;

function inWork(order: OrderCard): Happened {
  const text = sentence(paidText(order), mailedText(order));
  if (isMailFailure(order))
    return {
      kind: "warning",
      title: "Gotowe, ale poczta tego nie przyjęła",
      text,
      wanted: "correct-email",
    };
  return {
    kind: order.failure ? "warning" : "info",
    title: order.failure
      ? `Jeszcze niedostarczone: ${failureLabel(order.failure)}`
      : "Trwa przygotowanie",
    text,
  };
}

function agreed(order: OrderCard): Happened {
  const { appointment, failure } = order;
  const text = sentence(paidText(order), mailedText(order));
  if (appointment?.performance === "over")
    return {
      kind: appointment.isMissed ? "warning" : "info",
      title: appointment.isMissed ? "Do pokoju rozmowy nikt nie przyszedł" : "Rozmowa już była",
      text,
    };
  if (appointment?.state === "unplaced")
    return { kind: "error", title: "Opłacona godzina jest już zajęta", text };
  if (isMailFailure(order))
    return {
      kind: "warning",
      title: "Rozmowa jest opłacona, ale poczta nie przyjęła wiadomości z\u00a0terminem",
      text,
      wanted: "correct-email",
    };
  return failure
    ? { kind: "warning", title: `Rozmowa jest opłacona: ${failureLabel(failure)}`, text }
    : { kind: "info", title: "Rozmowa jest opłacona", text };
}

function completed(order: OrderCard): Happened {
  const { documentMail: mail, unconfirmedAddress, openedAt, contentDeletedAt } = order;
  const opened =
    order.delivery === "document"
      ? openedAt
        ? `Dokument otwarto ${formatDateTime(openedAt)}.`
        : "Dokumentu nikt jeszcze nie otworzył."
      : "";
  if (order.scheduledRefund || order.refundsAhead.length > 0)
    return {
      kind: "info",
      title: "Dostarczone, a\u00a0pieniądze wracają",
      text: sentence(mailedText(order), opened),
    };
  if (unconfirmedAddress) {
    const isMailLost = mail?.state === "bounced" || mail?.state === "refused";
    return {
      kind: isMailLost ? "error" : "warning",
      title: isMailLost
        ? "Nowy adres czeka na potwierdzenie, a\u00a0wiadomość tam nie doszła"
        : "Nowy adres czeka na potwierdzenie",
      text: sentence(
        unconfirmedAddress.isConfirmable
          ? "Z\u00a0nowego można go już potwierdzić linkiem z\u00a0wiadomości."
          : `Ze starego można go potwierdzić od razu, z\u00a0nowego ${
              unconfirmedAddress.confirmableFrom
                ? `od ${formatDateTime(unconfirmedAddress.confirmableFrom)}`
                : "dobę po tym, jak na stary wyjdzie pytanie"
            }.`,
        mail &&
          `E-mail z\u00a0linkiem: ${inSentence(mailStates[mail.state].label)} ${formatDateTime(mail.at)}.`,
        "Do odpowiedzi nikt nie otworzy zamówienia ani nie odstąpi od niego na jego stronie.",
      ),
    };
  }
  if (contentDeletedAt === null && (mail?.state === "bounced" || mail?.state === "refused"))
    return {
      kind: "error",
      title:
        mail.state === "bounced" ? "E-mail do tej osoby wrócił" : "E-mail do tej osoby nie wyszedł",
      text: sentence(
        `${formatDateTime(mail.at)}.`,
        order.isMailboxGone && "Takiej skrzynki nie ma: poprawiony adres dostanie link od razu.",
        opened,
      ),
      wanted: "correct-email",
    };
  return {
    kind: "success",
    title: order.remadeAt ? "Dostarczone, już po poprawieniu" : "Dostarczone",
    text: sentence(mailedText(order), opened),
  };
}

const mailedText = ({ documentMail: mail }: OrderCard) =>
  mail && `${mailStates[mail.state].label} ${formatDateTime(mail.at)}.`;

const sentence = (...parts: (string | false | null | undefined)[]) =>
  parts.filter(Boolean).join(" ") || undefined;

/** What stands below the heading of a delivered order, and until when. */
function openedThere(order: OrderCard): string[] {
  const { delivery, documentMail, contentDeletedAt, contentDeleteAt, download } = order;
  const returned = documentMail?.state === "bounced" ? [`„${returnedMailTitle}”`] : [];
  if (delivery === "download")
    return [
      ...returned,
      download?.ended === false ? "działający link" : "link, który już nie działa",
    ];
  if (contentDeletedAt !== null || order.refundsAhead.length > 0 || order.isAddressUnconfirmed)
    return returned;
  const until = formatDateTime(contentDeleteAt);
  return [
    ...returned,
    delivery === "appointment" ? `zapis rozmowy, do ${until}` : `dokument, do ${until}`,
  ];
}
