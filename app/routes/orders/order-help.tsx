import { Download, MailCheck, RotateCcw, Star, Undo2 } from "~/ui/icons";
import { formatDateTime, formatTime } from "~/copy/format";
import { tieWords } from "~/copy/typography";
import { paths } from "~/paths";
import { deliveries } from "~/products/deliveries/registry";
import { orderRefusals } from "~/services/orders/acts";
import { isInWork } from "~/services/orders/order-state";
import type { OrderView } from "~/services/orders/order-page.server";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { Notice } from "~/ui/notice";
import { hasReturned } from "./order-texts";

type Props = { order: OrderView; token: string };

export function LateRefund({ order, token }: Props) {
  const { late } = deliveries[order.delivery];
  if (!late) return null;
  return (
    <Notice kind="warning" title="Przepraszamy, to trwa za długo">
      <p>{order.status === "failed" ? late.undelivered : late.waiting}</p>
      <form method="post" action={paths.paymentSuccess(token)} className="pt-2">
        <Button
          name="intent"
          value="refund"
          variant="secondary"
          icon={<Undo2 className="size-5" />}
        >
          Zwróćcie mi pieniądze
        </Button>
      </form>
    </Notice>
  );
}

/** The way to what was bought while no mail has brought it: first its confirmation, then the thing itself. */
export function Confirmation({ order, token }: Props) {
  const isSaved = order.options.isConfirmed;
  const mailed = hasReturned(order)
    ? "Wiadomość do Ciebie wróciła. "
    : "Wiadomość jeszcze do Ciebie nie dotarła. ";
  return (
    <section aria-labelledby="confirmation-heading" className="space-y-4">
      <h2 id="confirmation-heading" className="text-2xl">
        {isSaved ? "Potwierdzenie umowy" : "Otwórz bez czekania na pocztę"}
      </h2>
      <p>
        {isSaved
          ? "Potwierdzenie masz już u siebie. Możesz je zapisać jeszcze raz."
          : `${order.email === null ? "" : mailed}Najpierw zapisz u siebie potwierdzenie umowy, potem odśwież tę stronę: będzie na niej to, co jest w zamówieniu.`}{" "}
        {order.options.withdrawal === "open" &&
          "Od chwili otwarcia nie można już odstąpić od umowy."}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <form method="post" action={paths.orderConfirmation(token)}>
          <Button variant="secondary" icon={<Download className="size-5" />}>
            Zapisz potwierdzenie umowy
          </Button>
        </form>
        {!isSaved && (
          <ButtonLink href={paths.paymentSuccess(token)} variant="quiet">
            Odśwież stronę
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

export function DeliveryHelp({ order, token }: Props) {
  const { resend, canCorrectEmail, resent } = order.options;
  if (resend === "not_possible" && !canCorrectEmail && resent.length === 0) return null;
  return (
    <section aria-labelledby="help-heading" className="space-y-4 print:hidden">
      <h2 id="help-heading" className={headingLook(order)}>
        {order.status === "completed" ? "E-mail nie dotarł?" : "Pomyłka w adresie?"}
      </h2>
      {resent.length > 0 && (
        <ul className="space-y-1">
          {resent.map(({ recipient, askedAt, sentAt }) => (
            <li key={`${recipient} ${String(askedAt)}`}>
              {sentAt
                ? `Wysłane ponownie o ${formatTime(sentAt)} na ${recipient}.`
                : `Ponowna wysyłka na ${recipient} jest w drodze (od ${formatTime(askedAt)}).`}
            </li>
          ))}
        </ul>
      )}
      {resend === "too_soon" && !hasReturned(order) && (
        <p className="text-muted">{tieWords(orderRefusals.too_soon.text)}</p>
      )}
      <form
        method="post"
        action={paths.paymentSuccess(token)}
        className="flex flex-wrap items-center gap-3"
      >
        {resend === "offered" && (
          <Button
            name="intent"
            value="resend"
            variant="secondary"
            icon={<RotateCcw className="size-5" />}
          >
            Wyślij ponownie
          </Button>
        )}
        {canCorrectEmail && (
          <ButtonLink
            href={paths.orderEmail(token)}
            variant={resend === "offered" ? "quiet" : "secondary"}
            icon={<MailCheck className="size-5" />}
          >
            Popraw adres e-mail
          </ButtonLink>
        )}
      </form>
    </section>
  );
}

const reviewTexts = {
  write: { text: "Jak wypadło Twoje zamówienie? Kilka słów pomoże innym.", label: "Wystaw opinię" },
  change: { text: "Dziękujemy za Twoją opinię.", label: "Zmień opinię" },
  written: { text: "Dziękujemy za Twoją opinię.", label: null },
} as const;

export function ReviewInvitation({
  token,
  review,
}: {
  token: string;
  review: NonNullable<OrderView["options"]["review"]>;
}) {
  const { text, label } = reviewTexts[review];
  return (
    <Card className="flex flex-wrap items-center justify-between gap-5 print:hidden">
      <p className="text-lg">{text}</p>
      {label && (
        <ButtonLink
          href={paths.orderReview(token)}
          variant="secondary"
          icon={<Star className="size-5" />}
        >
          {label}
        </ButtonLink>
      )}
    </Card>
  );
}

const rightsTexts: Record<OrderView["options"]["withdrawal"], string> = {
  open: "Chcesz zrezygnować?",
  lost: "To zamówienie jest już wykonane, więc prawo do odstąpienia wygasło. Reklamację możesz złożyć zawsze.",
  late: "Termin na odstąpienie od tej umowy już minął. Reklamację możesz złożyć zawsze.",
  used: "Pieniądze za to zamówienie wróciły, więc nie ma już od czego odstąpić.",
};

/** After a delivery the document is what the page is about, and its other parts are quieter. */
export const headingLook = ({ status }: OrderView): string =>
  status === "completed" ? "text-lg" : "text-2xl";

export const rightsTitle = ({ options }: OrderView): string =>
  options.withdrawal === "open" && !options.withdrawnAt ? "Umowa" : "Reklamacja i\u00a0Twoje prawa";

export const Rights = ({ order, token }: Props) => (
  <section aria-labelledby="rights-heading" className="space-y-2">
    <h2 id="rights-heading" className={headingLook(order)}>
      {rightsTitle(order)}
    </h2>
    <RightsText order={order} token={token} />
  </section>
);

/** Names the function by which one withdraws, once it is over. */
const withdrawalEnded = "„Odstąp od umowy tutaj” już nie działa.";

/** In view on every order's page under its name, also while the rest of the rights is folded (art. 11a of Directive 2011/83). */
export const WithdrawalEnded = ({ token }: Pick<Props, "token">) => (
  <p className="text-sm text-muted">
    {tieWords(withdrawalEnded)}{" "}
    <a href={paths.orderWithdrawal(token)} className="link">
      Dlaczego?
    </a>
  </p>
);

/** Something came, or nothing will: while it is being made there is nothing to be wrong with. */
const hasArrived = ({ status, mailedAt, documents }: OrderView) =>
  !isInWork(status) || mailedAt !== null || documents.length > 0;

/** @param isEndNamed whether it says that one cannot withdraw any more; false where that stands beside it */
export function RightsText({ order, token, isEndNamed = true }: Props & { isEndNamed?: boolean }) {
  const { withdrawnAt } = order.options;
  return (
    <div className="space-y-2">
      {withdrawnAt ? (
        <p>Odstąpienie od umowy przyjęliśmy {formatDateTime(withdrawnAt)}.</p>
      ) : (
        <p>
          {tieWords(rightsTexts[order.options.withdrawal])}{" "}
          {isEndNamed &&
            order.options.withdrawal !== "open" &&
            // Its function is found under its name wherever there was one (art. 11a of Directive 2011/83).
            tieWords(`${withdrawalEnded} `)}
          <a href={paths.orderWithdrawal(token)} className="link font-semibold">
            {order.options.withdrawal === "open"
              ? "Odstąp od umowy tutaj"
              : "Dlaczego nie można już odstąpić"}
          </a>
        </p>
      )}
      {order.paidAt && !withdrawnAt && (hasArrived(order) || order.options.late) && (
        <p>
          {tieWords(
            hasArrived(order) ? "Coś jest nie tak z tym, co przyszło?" : "Nic nie przyszło?",
          )}{" "}
          <a href={paths.orderComplaint(token)} className="link font-semibold">
            Złóż reklamację albo sprawdź odpowiedź
          </a>
        </p>
      )}
    </div>
  );
}
