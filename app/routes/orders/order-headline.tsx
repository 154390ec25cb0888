import { SupportMail, SupportButton } from "~/ui/support-mail";
import { formatPrice, formatTime } from "~/copy/format";
import { tieWords } from "~/copy/typography";
import { paths } from "~/paths";
import { deliveries } from "~/products/deliveries/registry";
import { orderWordsOf } from "~/products/order-words";
import { mayChangeAnswers } from "~/services/orders/buyer-rules";
import type { OrderView } from "~/services/orders/order-page.server";
import { Button, ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { RefreshLink, PendingStatus } from "~/ui/pending";
import {
  droppedRefundTitle,
  isMailFailure,
  orderHeading,
  returnedMailTitle,
} from "~/services/orders/order-heading";
import {
  failureText,
  hasReturned,
  nothingTaken,
  refundedText,
  returnedGrosze,
} from "./order-texts";
import { WaysToPay } from "./ways-to-pay";

type OrderHeadlineProps = { order: OrderView; token: string; waitingFor: string | null };

const howToOpen = ({ options }: OrderView) =>
  options.canSaveConfirmation && !options.isConfirmed
    ? "Zapisz niżej potwierdzenie umowy, a\u00a0potem otwórz go i\u00a0zapisz u\u00a0siebie."
    : "Otwórz go i\u00a0zapisz u\u00a0siebie.";

export function OrderHeadline({ order, token, waitingFor }: OrderHeadlineProps) {
  const words = orderWordsOf(token);
  const { paid, notPaid, ready } = words;
  const heading = tieWords(orderHeading(order, words));
  const stopped = order.failure === "refund_requested" || order.failure === "withdrawn";
  const { content } = deliveries[order.delivery];
  const gone = order.contentDeletedAt === null ? null : content;
  switch (order.status) {
    case "awaiting_payment":
      if (order.options.short.length > 0) return <ShortPayment order={order} token={token} />;
      return <Unpaid order={order} token={token} waitingFor={waitingFor} />;
    case "paid":
    case "processing":
      if (!order.appointment && isMailFailure(order))
        return <WaitingForMail order={order} token={token} waitingFor={waitingFor} />;
      if (order.appointment)
        return <AgreedTalk order={order} token={token} waitingFor={waitingFor} />;
      return (
        <header className="space-y-4">
          <h1 className="text-4xl">{heading}</h1>
          <p className="text-lg wrap-anywhere">
            {paid.sent && order.email ? (
              <>
                {tieWords(paid.sent)} {order.email}. {paid.read && tieWords(paid.read)}
              </>
            ) : (
              tieWords(paid.text)
            )}{" "}
            {waitingFor && <RefreshLink href={waitingFor} />}
          </p>
        </header>
      );
    case "completed":
      if (order.appointment) return <HeldTalk order={order} token={token} />;
      return (
        <header className="space-y-4">
          <h1 className="text-4xl">{heading}</h1>
          <p className="text-lg wrap-anywhere">
            {gone
              ? hasReturned(order)
                ? "Usunęliśmy go razem z\u00a0odpowiedziami."
                : goneText(order.email)
              : order.isRefundBegun
                ? refundBegunText(order)
                : order.email === null
                  ? `Nie mamy Twojego adresu e-mail, więc czeka na tej stronie. ${howToOpen(order)}`
                  : hasReturned(order)
                    ? `Nic nie przepadło: czeka na tej stronie. ${howToOpen(order)}`
                    : `${ready.sent} ${order.email}. Jeśli go nie widzisz, zajrzyj do folderów Spam i\u00a0Oferty.`}
          </p>
          {hasReturned(order) && <ReturnedMail order={order} token={token} />}
          {order.options.hasDroppedRefund && (
            <Notice kind="warning" role="status" title={droppedRefundTitle}>
              <p>
                <DroppedRefund order={order} />
              </p>
            </Notice>
          )}
        </header>
      );
    case "failed":
      return (
        <header className="space-y-5">
          <h1 className="text-4xl">{heading}</h1>
          <Notice
            kind={stopped && !order.options.hasDroppedRefund ? "success" : "warning"}
            role="status"
          >
            <p>
              {order.options.hasDroppedRefund ? (
                <DroppedRefund order={order} />
              ) : (
                failureText(order)
              )}
            </p>
            <WithdrawalMailed order={order} />
            {order.mailedAt && (
              <p>
                Wiadomość zdążyła jednak wyjść na Twój adres o&nbsp;{formatTime(order.mailedAt)}.
                {!order.options.hasDroppedRefund && <> Pieniądze i&nbsp;tak wrócą.</>}
              </p>
            )}
          </Notice>
        </header>
      );
    case "refunded":
      return (
        <header className="space-y-4">
          <h1 className="text-4xl">{heading}</h1>
          <p className="text-lg wrap-anywhere">
            {order.options.refunds.some(({ isChargeback }) => isChargeback)
              ? `Bank cofnął tę płatność, więc pieniądze oddaje on, a\u00a0nie my. Sumy są niżej, przy zamówieniu.`
              : `${tieWords(refundedText(order) ?? "")} Zwróciliśmy ${formatPrice(returnedGrosze(order))}. Bank zaksięguje je zwykle w\u00a0ciągu kilku dni roboczych.`}
          </p>
        </header>
      );
    case "cancelled":
    case "expired":
      return (
        <header className="space-y-5">
          <h1 className="text-4xl">{heading}</h1>
          <Notice kind="info">
            <p>
              {order.options.withdrawnAt ? "Przyjęliśmy odstąpienie od umowy." : notPaid.what}{" "}
              {order.options.hasDroppedRefund ? (
                <DroppedRefund order={order} />
              ) : order.options.refunds.length > 0 ? (
                "To, co wpłynęło, zwracamy tą samą drogą."
              ) : (
                "Nic nie zostało pobrane."
              )}
            </p>
            <WithdrawalMailed order={order} />
          </Notice>
        </header>
      );
  }
}

/** What the buyer of a stopped order has of their statement (art. 21 ust. 1 u.p.k.). */
const WithdrawalMailed = ({ order }: Pick<OrderHeadlineProps, "order">) =>
  order.options.withdrawnAt && order.email ? (
    <p className="wrap-anywhere">
      {tieWords("Potwierdzenie z treścią oświadczenia i godziną jest w drodze na")} {order.email}.
    </p>
  ) : null;

/** An order that nothing was paid for, as far as is known: its money may still be on its way. */
function Unpaid({ order, token, waitingFor }: OrderHeadlineProps) {
  const { isPaymentRefused } = order;
  const isNew = order.isPaymentNew && waitingFor !== null;
  const heading = orderHeading({ ...order, isPaymentNew: isNew }, orderWordsOf(token));
  return (
    <header className="space-y-5">
      <h1 className="text-4xl">{tieWords(heading)}</h1>
      {isPaymentRefused ? (
        <p role="alert" className="text-lg">
          {nothingTaken}
        </p>
      ) : (
        waitingFor && (
          <PendingStatus href={waitingFor}>
            Sprawdzamy, czy pieniądze dotarły. To zwykle kilka sekund.
          </PendingStatus>
        )
      )}
      {!isPaymentRefused && !isNew && (
        <p className="text-lg">
          {tieWords(
            "Zamówienie jest zapisane, ale nie widzimy jeszcze wpłaty. Jeśli pieniądze już wyszły, nie płać drugi raz: zajmiemy się nim, gdy tylko dotrą.",
          )}
        </p>
      )}
      {!isNew && (
        <WaysToPay token={token} priceGrosze={order.priceGrosze}>
          {isPaymentRefused && mayChangeAnswers(order) ? (
            <ButtonLink href={paths.orderAgain(token)} variant="quiet">
              Zmień odpowiedzi
            </ButtonLink>
          ) : (
            <ButtonLink href={paths.paymentSuccess(token)} variant="quiet">
              Odśwież stronę
            </ButtonLink>
          )}
        </WaysToPay>
      )}
    </header>
  );
}

function AgreedTalk({ order, token, waitingFor }: OrderHeadlineProps) {
  const words = orderWordsOf(token);
  const { paid } = words;
  const heading = <h1 className="text-4xl">{tieWords(orderHeading(order, words))}</h1>;
  const isUnplaced = order.appointment?.state === "unplaced";
  if (order.appointment?.performance === "over")
    return (
      <header className="space-y-4">
        {heading}
        <p className="text-lg">
          {tieWords(
            order.appointment.isMissed
              ? `${missedText} Co możesz zrobić, jest niżej.`
              : "Jej zapis czeka w pokoju rozmowy przez 24 godziny od jej końca, a potem znika.",
          )}
        </p>
      </header>
    );
  return (
    <header className="space-y-4">
      {heading}
      <p className="text-lg wrap-anywhere">
        {tieWords(
          isUnplaced
            ? "Płatność dotarła, a pieniądze są bezpieczne. Wybierz inną godzinę albo odbierz całą kwotę."
            : order.mailedAt
              ? `Termin i plik do kalendarza wysłaliśmy na ${order.email}.`
              : isMailFailure(order)
                ? "Termin jest Twój, ale poczta nie przyjęła wiadomości z nim. Wszystko, co w niej było, jest na tej stronie. Sprawdź, czy adres jest dobry."
                : paid.text,
        )}{" "}
        {waitingFor && <RefreshLink href={waitingFor} />}
      </p>
    </header>
  );
}

/** A talk that is over, with what was bought with it. */
function HeldTalk({ order, token }: Omit<OrderHeadlineProps, "waitingFor">) {
  const isGone = order.contentDeletedAt !== null;
  const isMissed = order.appointment?.isMissed ?? false;
  return (
    <header className="space-y-4">
      <h1 className="text-4xl">{tieWords(orderHeading(order, orderWordsOf(token)))}</h1>
      <p className="text-lg wrap-anywhere">
        {tieWords(isMissed ? missedText : isGone ? goneTalkText : heldText(order))}{" "}
        {order.isRefundBegun && order.renderedAt && !isGone && tieWords(refundBegunText(order))}
      </p>
      {order.options.hasDroppedRefund && (
        <Notice kind="warning" role="status" title={droppedRefundTitle}>
          <p>
            <DroppedRefund order={order} />
          </p>
        </Notice>
      )}
    </header>
  );
}

/** Of money that stopped on its way, what stands beside says where it is. */
const refundBegunText = ({ options, appointment }: OrderView) => {
  const closed = appointment ? "analizy nie można już tu otworzyć" : "nie można go już tu otworzyć";
  return options.hasDroppedRefund
    ? `Zwrot tego zamówienia już się zaczął, więc ${closed}.`
    : `Zwracamy pieniądze za to zamówienie, więc ${closed}.`;
};

const missedText = "O umówionej porze nikogo nie było w pokoju.";
const goneTalkText =
  "Zapisu rozmowy i tego, co z niej powstało, już u nas nie ma. To, co wysłaliśmy e-mailem, zostało w Twojej poczcie.";

function heldText({ email, appointment, documents, isCard }: OrderView): string {
  const room = "Zapis czeka w pokoju rozmowy przez 24 godziny od jej końca, a potem znika.";
  if (isCard || documents.length === 0) return room;
  return appointment?.isAnalysisMailed
    ? `Analizę wysłaliśmy na ${email}. Jeśli jej nie widzisz, zajrzyj do folderów Spam i Oferty. ${room}`
    : `Analiza jest na tej stronie: otwórz ją i zapisz u siebie. ${room}`;
}

function DroppedRefund({ order }: Pick<OrderHeadlineProps, "order">) {
  return (
    <>
      {refundedText(order)} Zwrot pieniędzy nie doszedł i&nbsp;obsługa go zatrzymała. Napisz na{" "}
      <SupportMail />, a&nbsp;wyjaśnimy, gdzie są Twoje pieniądze.
    </>
  );
}

function WaitingForMail({ order, token, waitingFor }: OrderHeadlineProps) {
  const { canSaveConfirmation, isConfirmed } = order.options;
  return (
    <header className="space-y-4">
      <h1 className="text-4xl">{tieWords(orderHeading(order, orderWordsOf(token)))}</h1>
      <p className="text-lg wrap-anywhere">
        Poczta chwilowo nie przyjmuje wiadomości. Wyślemy ją, gdy tylko się uda.{" "}
        {isConfirmed
          ? "Nie musisz czekać: zamówienie otworzysz na tej stronie."
          : canSaveConfirmation &&
            "Nie musisz czekać: zapisz niżej potwierdzenie umowy, a\u00a0potem otworzysz zamówienie na tej stronie."}{" "}
        {waitingFor && <RefreshLink href={waitingFor} />}
      </p>
    </header>
  );
}

function ReturnedMail({ order, token }: Pick<OrderHeadlineProps, "order" | "token">) {
  const { lastMail, options, contentDeletedAt, delivery } = order;
  const { content, mailed } = deliveries[delivery];
  const isGone = contentDeletedAt !== null && content !== null;
  const again = `wyślemy ${mailed} jeszcze raz`;
  const mailbox = lastMail?.recipient ? `Skrzynka ${lastMail.recipient}` : "Twoja skrzynka";
  return (
    <Notice kind="warning" role="status" title={returnedMailTitle}>
      <p className="wrap-anywhere">
        {tieWords(
          lastMail?.bounceKind === "soft"
            ? `${mailbox} na razie nie przyjmuje poczty, na przykład dlatego, że jest pełna.`
            : `${mailbox} nie przyjęła naszej wiadomości. Najczęściej powodem jest literówka w adresie.`,
        )}
      </p>
      <p>
        {tieWords(
          isGone
            ? "Przepraszamy, że nie udało się jej dostarczyć na czas."
            : options.canCorrectEmail
              ? lastMail?.bounceKind === "soft" && options.resend === "offered"
                ? `Gdy zrobisz w niej miejsce, poproś niżej o ponowną wysyłkę. Możesz też podać inny adres, a ${again}.`
                : `Popraw adres, a ${again}.`
              : options.resend === "offered"
                ? `Gdy skrzynka znów zacznie przyjmować pocztę, poproś niżej o ponowną wysyłkę.`
                : "Jeśli czegoś brakuje, napisz do nas, a pomożemy.",
        )}
      </p>
      <p className="flex flex-wrap gap-3 pt-2">
        {options.canCorrectEmail && !isGone ? (
          <ButtonLink href={paths.orderEmail(token)}>Popraw adres e-mail</ButtonLink>
        ) : (
          <SupportButton>Napisz do nas</SupportButton>
        )}
      </p>
    </Notice>
  );
}

const goneText = (email: string | null) =>
  email === null
    ? "Usunęliśmy go razem z\u00a0odpowiedziami."
    : `Wysłaliśmy go na ${email}. U\u00a0nas już go nie ma; kopia została w\u00a0Twojej poczcie.`;

function ShortPayment({ order, token }: { order: OrderView; token: string }) {
  const { short } = order.options;
  const arrived = short
    .map(({ paidGrosze, currency }) =>
      currency === "PLN" ? formatPrice(paidGrosze) : `wpłata w walucie ${currency}`,
    )
    .join(" i ");
  return (
    <header className="space-y-5">
      <h1 className="text-4xl">{tieWords(orderHeading(order, orderWordsOf(token)))}</h1>
      <Notice kind="warning" role="status">
        <p>
          Dotarło: {arrived}. Zamówienie kosztuje {formatPrice(order.priceGrosze)}.
        </p>
        <p>
          Zapłać całą kwotę jeszcze raz, a&nbsp;poprzednią wpłatę zwrócimy od razu i&nbsp;bez
          proszenia. Jeśli rezygnujesz, nie musisz nic robić: zwrócimy ją, gdy zamówienie wygaśnie,
          najpóźniej w&nbsp;ciągu doby.
        </p>
      </Notice>
      <form method="post" action={paths.paymentError(token)} className="flex flex-wrap gap-3">
        <Button>Zapłać {formatPrice(order.priceGrosze)}</Button>
        <ButtonLink href={paths.orderWithdrawal(token)} variant="quiet">
          Rezygnuję, zwróćcie wpłatę
        </ButtonLink>
      </form>
    </header>
  );
}
