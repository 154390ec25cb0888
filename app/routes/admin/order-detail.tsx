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
import { failureLabel } from "~/services/orders/failure";
import { isInWork, toldState } from "~/services/orders/order-state";
import { DefinitionList } from "~/ui/definition-list";
import { ActLinks, firstAct } from "./act-link";
import { Bounced } from "./bounced";
import { DetailFrame, DetailSection } from "./detail-frame";
import { MailAddress } from "./mail-address";
import { StatusBadge } from "~/ui/badge";
import { PersonLink } from "./person-link";
import { Notes } from "./notes";
import { situationOf } from "./order-situation";
import { latestOf, OrderTimeline } from "./order-timeline";
import { refundProgress } from "./refund-progress";
import { Uncover } from "./uncover";

type OrderDetailProps = {
  order: OrderCard;
  links: readonly ActLinkLine[];
  /** What tells more of it than the order does, before what can be done. */
  first?: ReactNode;
  /** What is shown in place of what was written for it. */
  facts?: ReactNode;
};

/** What happened, what the buyer sees of that, what can be done; then what is known, and what was before. */
export function OrderDetail({ order, links, first, facts }: OrderDetailProps) {
  const { wanted, ...situation } = situationOf(order);
  const latest = latestOf(order.timeline);
  const usual = isGivenBack(order) ? undefined : firstAct;
  return (
    <DetailFrame
      title={order.number}
      badges={
        <>
          <StatusBadge {...toldState(order)} />
          {order.hasBounced && <Bounced />}
        </>
      }
      about={`${order.productTitle} · ${formatPrice(order.priceGrosze)}`}
      situation={{ ...situation, latest }}
      words={first}
      acts={
        <ActLinks
          links={links}
          primary={links.some(({ act }) => act === wanted) ? wanted : usual}
          apart={["cancel"]}
          notFirst={["cancel"]}
          inView={["refund"]}
          isFolded
        >
          <PersonLink kind="order" id={order.id} />
        </ActLinks>
      }
      facts={[
        { label: "E-mail", value: <MailAddress breaks address={order.email} /> },
        ...(order.earlierEmail
          ? [
              {
                label: "Wcześniejszy e-mail",
                value: <MailAddress breaks address={order.earlierEmail} />,
              },
            ]
          : []),
        { label: "Do zwrotu zostało", value: formatMoney(order.left) },
        ...(order.scheduledRefund || order.refundsAhead.length > 0
          ? [{ label: "Zlecony zwrot", value: refundsText(order) }]
          : []),
        { label: "Złożone", value: formatDateTime(order.placedAt) },
        ...(order.paidAt ? [{ label: "Opłacone", value: formatDateTime(order.paidAt) }] : []),
        ...(order.completedAt
          ? [{ label: "Dostarczone", value: formatDateTime(order.completedAt) }]
          : []),
        ...(order.failure ? [{ label: "Powód", value: failureLabel(order.failure) }] : []),
        order.bookEdition === null
          ? { label: "Wersja produktu", value: String(order.productVersion) }
          : { label: "Wydanie", value: String(order.bookEdition) },
      ]}
    >
      <DetailSection title="Co się działo">
        <OrderTimeline lines={order.timeline} refunds={order.refundsAhead} />
      </DetailSection>
      <Notes notes={order.notes} links={links} />
      {facts ??
        (order.bookEdition === null ? (
          <Written order={order} links={links} />
        ) : (
          <Copies order={order} />
        ))}
    </DetailFrame>
  );
}

/** Its money is on its way back, or gone back: nothing more is likely to be sent. */
const isGivenBack = ({ status, paidAt, left, scheduledRefund, refundsAhead }: OrderCard) =>
  status === "refunded" ||
  scheduledRefund !== null ||
  refundsAhead.length > 0 ||
  (paidAt !== null && left.length === 0);

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
