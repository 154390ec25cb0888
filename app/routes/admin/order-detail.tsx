import type { ReactNode } from "react";
import {
  formatCount,
  formatDateTime,
  formatMoney,
  formatPreciseTime,
  formatPrice,
  formatTime,
} from "~/copy/format";
import { paths } from "~/paths";
import type { ActLinkLine } from "~/services/acts/act-links.server";
import type { OrderCard } from "~/services/desk/order-card.server";
import { isInWork, toldState } from "~/services/orders/order-state";
import { DefinitionList } from "~/ui/definition-list";
import { ActLinks, firstAct } from "./act-link";
import { Facts } from "./facts";
import { MailAddress } from "./mail-address";
import { StatusBadge } from "~/ui/badge";
import { Notice } from "~/ui/notice";
import { mailStates } from "~/services/mails/mail-states";
import { failureLabel } from "~/services/orders/failure";
import { PersonLink } from "./person-link";
import { Notes } from "./notes";
import { OrderTimeline } from "./order-timeline";
import { refundProgress } from "./refund-progress";
import { Uncover } from "./uncover";

type OrderDetailProps = {
  order: OrderCard;
  links: readonly ActLinkLine[];
  /** What is shown in place of what was written for it. */
  facts?: ReactNode;
};

export function OrderDetail({ order, links, facts }: OrderDetailProps) {
  return (
    <>
      <h2 className="text-2xl wrap-anywhere">{order.number}</h2>
      <Facts
        items={[
          { label: "Stan", value: <StatusBadge {...toldState(order)} /> },
          ...(order.declinedPaymentAt && order.status === "awaiting_payment"
            ? [
                {
                  label: "Płatność",
                  value: `Bank odrzucił kartę albo przelew. Płatność zaczęta ${formatDateTime(order.declinedPaymentAt)}.`,
                },
              ]
            : []),
          ...(order.documentMail
            ? [
                {
                  label: "E-mail z dokumentem",
                  value: `${mailStates[order.documentMail.state].label} ${formatDateTime(order.documentMail.at)}. ${openedText(order)}`,
                },
              ]
            : []),
          ...(order.failure ? [{ label: "Powód", value: failureLabel(order.failure) }] : []),
          {
            label: "Produkt",
            value: `${order.productTitle} (${order.bookEdition === null ? `wersja ${order.productVersion}` : `wydanie ${order.bookEdition}`})`,
          },
          { label: "E-mail", value: <MailAddress breaks address={order.email} /> },
          ...(order.earlierEmail
            ? [
                {
                  label: "Wcześniejszy e-mail",
                  value: <MailAddress breaks address={order.earlierEmail} />,
                },
              ]
            : []),
          { label: "Cena", value: formatPrice(order.priceGrosze) },
          { label: "Do zwrotu zostało", value: formatMoney(order.left) },
          ...(order.scheduledRefund || order.refundsAhead.length > 0
            ? [{ label: "Zlecony zwrot", value: refundsText(order) }]
            : []),
          { label: "Złożone", value: formatDateTime(order.placedAt) },
          ...(order.paidAt ? [{ label: "Opłacone", value: formatDateTime(order.paidAt) }] : []),
          ...(order.completedAt
            ? [{ label: "Dostarczone", value: formatDateTime(order.completedAt) }]
            : []),
        ]}
      />
      {order.unconfirmedAddress && (
        <Notice kind="warning">
          <p>{questionText(order.unconfirmedAddress)}</p>
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <ActLinks links={links} primary={firstAct} apart={["cancel"]} notFirst={["cancel"]}>
          <PersonLink kind="order" id={order.id} />
        </ActLinks>
      </div>
      {facts ??
        (order.bookEdition === null ? (
          <Written order={order} links={links} />
        ) : (
          <Copies order={order} />
        ))}
      <Notes notes={order.notes} links={links} />
      <section className="space-y-2">
        <h3 className="text-lg">Co się działo</h3>
        <OrderTimeline lines={order.timeline} refunds={order.refundsAhead} />
      </section>
    </>
  );
}

const questionText = ({ confirmableFrom }: NonNullable<OrderCard["unconfirmedAddress"]>) =>
  `Nowy adres czeka na potwierdzenie: ze starego można go potwierdzić od razu, z nowego ${
    confirmableFrom
      ? `od ${formatDateTime(confirmableFrom)}`
      : "dobę po tym, jak na stary wyjdzie pytanie"
  }. Do tego czasu zamówienia nikt nie otworzy ani nie odstąpi od niego na jego stronie.`;

const openedText = ({ openedAt }: OrderCard) =>
  openedAt
    ? `Dokument otwarto ${formatDateTime(openedAt)}.`
    : "Dokumentu nikt jeszcze nie otworzył.";

function Copies({ order: { download, paidAt } }: { order: OrderCard }) {
  return (
    <section className="space-y-3">
      <h3 className="text-lg">Link do pobrania</h3>
      {download?.ended === false && (
        <p>
          Działa do {formatDateTime(download.expiresAt)}. Zostało:{" "}
          {formatCount(download.downloadsLeft, "pobranie", "pobrania", "pobrań")}.
        </p>
      )}
      {download?.ended === true && (
        <p>
          Już nie działa:{" "}
          {download.downloadsLeft === 0
            ? "wszystkie pobrania są wykorzystane"
            : `jego czas minął ${formatDateTime(download.expiresAt)}`}
          .
        </p>
      )}
      {!download && (
        <p>
          {paidAt ? "Nie ma działającego linku." : "Powstanie, gdy zamówienie będzie opłacone."}
        </p>
      )}
    </section>
  );
}

function whyDeleted({ options, contentDeletedAt, contentDeleteAt }: OrderCard): string {
  if (options.withdrawnAt) return " razem z odstąpieniem od umowy";
  return contentDeletedAt && contentDeletedAt >= contentDeleteAt ? ", dobę po dostarczeniu" : "";
}

function Written({ order, links }: Parameters<typeof OrderDetail>[0]) {
  const { lengths, content } = order;
  return (
    <section className="space-y-3">
      <h3 className="text-lg">Odpowiedzi i dokument</h3>
      {order.contentDeletedAt ? (
        <p>
          Usunięte {formatDateTime(order.contentDeletedAt)}
          {whyDeleted(order)}. Nie ma ich już nikt, także my.
        </p>
      ) : (
        <>
          <p>
            Odpowiedzi: {formatCount(lengths.answers, "znak", "znaki", "znaków")}. Tekst:{" "}
            {formatCount(lengths.text, "znak", "znaki", "znaków")}. Pliki: {lengths.files} (
            {Math.ceil(lengths.bytes / 1024)} kB).
          </p>
          <p className="text-muted">
            Treść usuniemy {formatDateTime(order.contentDeleteAt)}
            {isInWork(order.status)
              ? ", ale nie wcześniej niż po zakończeniu pracy nad zamówieniem"
              : ""}
            .
          </p>
          <Uncover links={links} recentAccesses={order.recentAccesses} />
          {content && (
            <div className="space-y-4 rounded-card border border-line bg-sunken p-4">
              <p className="text-sm font-semibold">Odsłonięte do {formatTime(content.until)}</p>
              <DefinitionList
                items={content.answers.map(({ label, value }) => ({
                  label,
                  value: <span className="wrap-anywhere">{value}</span>,
                }))}
              />
              {content.text.map((part, index) => (
                <p key={index} className="whitespace-pre-line wrap-anywhere">
                  {part}
                </p>
              ))}
              <ul className="space-y-1">
                {content.files.map(({ position, fileName }) => (
                  <li key={position}>
                    <a className="link" href={paths.adminOrderDocument(order.id, position)}>
                      {fileName}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </>
      )}
    </section>
  );
}

const refundsText = ({ scheduledRefund, refundsAhead }: OrderCard): string =>
  [
    ...refundsAhead.map(
      (refund) =>
        `${formatMoney([refund])}, ${formatDateTime(refund.requestedAt)}: ${refundProgress(refund)}`,
    ),
    ...(scheduledRefund
      ? [
          `${formatPrice(scheduledRefund.grosze)}: zacznie się o ${formatPreciseTime(scheduledRefund.startsAt)}`,
        ]
      : []),
  ].join("; ");
