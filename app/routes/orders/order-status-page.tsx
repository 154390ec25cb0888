import type { ReactNode } from "react";
import { BookOpen, Download, Trash2 } from "~/ui/icons";
import { backOf, followUpOf } from "~/products/order-words";
import type { Delivery } from "~/products/deliveries/delivery";
import { deliveries } from "~/products/deliveries/registry";
import { fullTitle } from "~/copy/full-title";
import type { Product } from "~/products/product";
import { coverPictureSize } from "~/documents/cover-picture-size";
import { describeFile, openingLabel, purposeOf } from "~/copy/document-files";
import type { ConstellationDrawing } from "~/sky/drawing";
import { tieTitle, tieWords } from "~/copy/typography";
import { deletionId, paths } from "~/paths";
import type { OrderView } from "~/services/orders/order-page.server";
import type { Shown } from "~/services/fulfilment/deliveries/delivery-work";
import { isAwaited } from "~/services/orders/order-progress";
import { isInWork } from "~/services/orders/order-state";
import type { Area } from "~/site/areas";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { Container } from "~/ui/container";
import { HelpLinesNote } from "~/ui/crisis-help";
import { DefinitionList } from "~/ui/definition-list";
import { StaffAccesses } from "~/ui/staff-accesses";
import { FoldSummary } from "~/ui/fold-summary";
import { FlashNotice, useFlash } from "~/ui/flash-notice";
import { formatCount, formatDateTime, formatPrice } from "~/copy/format";
import { Hills } from "~/ui/hills";
import { OwnTime } from "~/ui/own-time";
import { StageList } from "~/ui/stage-list";
import { OrderHeadline } from "./order-headline";
import {
  Confirmation,
  DeliveryHelp,
  headingLook,
  LateRefund,
  ReviewInvitation,
  Rights,
  rightsTitle,
  RightsText,
  WithdrawalEnded,
} from "./order-help";
import { OrderSky } from "./order-sky";
import { emailFact, hasReturned, orderStages, refundFact, retentionText } from "./order-texts";
import { PageOfStars } from "./page-of-stars";
import { SupportHint } from "./payment-problem";

export type OrderedProduct = Pick<
  Product,
  "title" | "path" | "area" | "hub" | "again" | "back" | "resultPath"
> & { drawing: ConstellationDrawing | null };

type OrderStatusPageProps = {
  order: OrderView;
  product: OrderedProduct | null;
  shown: Shown | null;
  /** Its content was deleted a moment ago. */
  isJustGone?: boolean;
  token: string;
  /** Address of the next look while the page keeps looking; null when it has stopped. */
  waitingFor: string | null;
};

export function OrderStatusPage({
  order,
  product,
  shown,
  isJustGone = false,
  token,
  waitingFor,
}: OrderStatusPageProps) {
  const delivery = deliveries[order.delivery];
  const flash = useFlash(delivery.notices);
  const helpIsNear =
    order.showHelp || flash?.code === "reviewed-gently" || flash?.code === "reviewed-unseen";
  // The headline says it, now and for as long as there is this page.
  const isToldAbove = flash?.code === "withdrawn" && isStopped(order.status);
  const stages = orderStages(order);
  const isReady = order.documents.length > 0;
  const awaited = isAwaited(order.status);
  const drawing = product?.drawing ?? null;
  const isDone = order.status === "completed";
  const isOpen = order.options.withdrawal === "open";
  const review = order.options.review && (order.opened || order.options.review !== "write") && (
    <ReviewInvitation token={token} review={order.options.review} />
  );
  const retention = delivery.content && (
    <Retention order={order} token={token} content={delivery.content} />
  );
  const followUp = (
    <FollowUp product={product} token={token} offersAgain={!order.isCard && !order.showHelp} />
  );
  return (
    <div data-area={product?.area}>
      <div data-theme="dark" data-area={product?.area} className="area-night relative">
        <Container
          width="wide"
          className="relative grid gap-x-10 gap-y-6 pt-8 pb-16 print:pb-0! sm:grid-cols-[minmax(0,1fr)_auto] sm:pt-12 sm:pb-28"
        >
          <div className="max-w-text space-y-6">
            <OrderHeadline order={order} token={token} waitingFor={waitingFor} />
            {order.isCard && (
              <p className="text-lg">
                Zamiast {order.delivery === "appointment" ? "analizy" : "dokumentu"} zostawiamy Ci
                kartkę na trudniejszą chwilę, z&nbsp;numerami, pod którymi ktoś Cię wysłucha.
              </p>
            )}
            {isReady && <DocumentButtons product={product} order={order} token={token} />}
          </div>
          {isReady && order.hasCover && (
            <img
              src={paths.orderCover(token)}
              {...coverPictureSize}
              alt={coverInWords(order, product)}
              className="h-auto w-44 rounded-sm sheet max-sm:mx-auto sm:w-52"
            />
          )}
          {isDone && delivery.content && order.contentDeletedAt && (
            <PageOfStars isNow={isJustGone} className="w-32 max-sm:mx-auto sm:w-44" />
          )}
          {shown?.picture && (
            <img {...shown.picture} alt="" className="h-auto w-36 rounded-sm sheet sm:w-44" />
          )}
          {!isReady && awaited && drawing && (
            <OrderSky drawing={drawing} stages={stages} className="w-60 max-sm:mx-auto sm:w-64" />
          )}
        </Container>
        <Hills className="h-10 sm:h-16" />
      </div>
      {/* In one column as on a telephone, from top to bottom; in two the second part stands beside the others. */}
      <Container
        width="wide"
        className="grid items-start gap-10 py-8 sm:py-12 lg:grid-cols-[minmax(0,68ch)_minmax(16rem,1fr)] lg:grid-rows-[auto_1fr]"
      >
        <div className="min-w-0 space-y-10">
          {!isToldAbove && <FlashNotice flash={flash} />}
          {order.options.late && <LateRefund order={order} token={token} />}
          {order.options.canSaveConfirmation && <Confirmation order={order} token={token} />}
          {shown?.card && <BoughtCard area={product?.area} card={shown.card} />}
          {helpIsNear && <HelpLinesNote />}
          {isDone ? (
            <>
              {order.hasSentences && isReady && <SentenceCardInvitation token={token} />}
              {review}
              {followUp}
            </>
          ) : (
            <>
              <section aria-labelledby="stages-heading">
                <h2 id="stages-heading" className="mb-5 text-2xl">
                  Co się dzieje z&nbsp;zamówieniem
                </h2>
                <StageList stages={stages} />
              </section>
              <DeliveryHelp order={order} token={token} />
              {review}
            </>
          )}
        </div>
        <div className="min-w-0 space-y-10 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {isDone ? (
            <DeliveryHelp order={order} token={token} />
          ) : (
            <section aria-labelledby="facts-heading">
              <h2 id="facts-heading" className="mb-3 text-2xl">
                Zamówienie {order.number}
              </h2>
              <Facts order={order} product={product} />
            </section>
          )}
          {retention}
          {(!isDone || isOpen) && <Rights order={order} token={token} />}
        </div>
        <div className="min-w-0 space-y-10 lg:col-start-1">
          {isDone ? (
            <>
              <div className="border-t border-line">
                {/* Another id than while it is being made, so that a page that has waited folds it. */}
                <Fold id="stages-passed" title="Co się działo z zamówieniem">
                  <StageList stages={stages} />
                </Fold>
                <Fold title={`Zamówienie ${order.number}`} open={order.options.refunds.length > 0}>
                  <Facts order={order} product={product} />
                </Fold>
                {!isOpen && (
                  <Fold title={rightsTitle(order)}>
                    <RightsText order={order} token={token} isEndNamed={false} />
                  </Fold>
                )}
              </div>
              {!isOpen && !order.options.withdrawnAt && <WithdrawalEnded token={token} />}
            </>
          ) : (
            followUp
          )}
          <SupportHint withEmail={order.email !== null && isMailUnderWay(order)} />
        </div>
      </Container>
    </div>
  );
}

const isStopped = (status: OrderView["status"]) =>
  status === "failed" || status === "cancelled" || status === "expired";

const coverInWords = ({ documentTitle }: OrderView, product: OrderedProduct | null) =>
  `Pierwsza strona: ${[product?.title, documentTitle && `„${documentTitle}”`].filter(Boolean).join(" ")}`;

const isMailUnderWay = (order: OrderView) =>
  !hasReturned(order) &&
  (isInWork(order.status) ||
    // Of a talk without an analysis nothing comes after it.
    (order.status === "completed" &&
      order.contentDeletedAt === null &&
      (order.appointment === null || hasAnalysis(order))));

function DocumentButtons({
  product,
  order,
  token,
}: {
  product: OrderedProduct | null;
  order: OrderView;
  token: string;
}) {
  const reading = readingHref(product, order, token);
  const [only, ...others] = order.documents;
  const isAlone = only !== undefined && others.length === 0;
  const reader = reading && (
    <ButtonLink
      href={reading}
      size="large"
      icon={<BookOpen className="size-5" />}
      className={isAlone ? undefined : row}
    >
      Czytaj tutaj
    </ButtonLink>
  );
  const openerOf = (file: OrderView["documents"][number]) => (
    <ButtonLink
      href={paths.orderDocument(token, file.position)}
      variant={file.position === 0 && !reading ? "primary" : "secondary"}
      size="large"
      aria-describedby={`plik-${file.position}`}
      className={isAlone ? undefined : row}
      icon={
        reading || purposeOf(file) === "editable" ? (
          <Download className="size-5" />
        ) : (
          <BookOpen className="size-5" />
        )
      }
    >
      {openingLabel(file)}
    </ButtonLink>
  );
  const lineOf = (file: OrderView["documents"][number]) => (
    <p id={`plik-${file.position}`} className="text-sm text-muted wrap-anywhere">
      {fileLine(file, order.documents.length)}
    </p>
  );
  if (isAlone)
    return (
      <div className="space-y-4 print:hidden">
        <ul className="flex flex-col gap-3 sm:flex-row sm:flex-wrap sm:items-center">
          {reader && <li>{reader}</li>}
          <li>{openerOf(only)}</li>
        </ul>
        {lineOf(only)}
      </div>
    );
  return (
    <ul className="space-y-4 sm:space-y-3 print:hidden">
      {reader && <li>{reader}</li>}
      {order.documents.map((file) => (
        <li
          key={file.position}
          className="grid items-center gap-x-5 gap-y-1 sm:grid-cols-[16rem_minmax(0,1fr)]"
        >
          {openerOf(file)}
          {lineOf(file)}
        </li>
      ))}
    </ul>
  );
}

/** Of several files each button is as wide as the others. */
const row = "w-full whitespace-nowrap sm:w-64 sm:px-5!";

/** What somebody may do with it once they have read it. */
const SentenceCardInvitation = ({ token }: { token: string }) => (
  <Card className="flex flex-wrap items-center justify-between gap-5 print:hidden">
    <p className="text-lg">Zachowaj jedno zdanie z&nbsp;dokumentu.</p>
    <ButtonLink href={paths.sentenceCard(token)} variant="secondary">
      Zrób kartkę z&nbsp;jednym zdaniem
    </ButtonLink>
  </Card>
);

/** Something that nobody looks for after a delivery, unless it was not as it should be. */
const Fold = ({
  id,
  title,
  open,
  children,
}: {
  id?: string;
  title: string;
  open?: boolean;
  children: ReactNode;
}) => (
  <details id={id} open={open} className="printed-fold group border-b border-line">
    <FoldSummary className="w-full justify-between py-1">
      <h2 className="text-lg">{tieTitle(title)}</h2>
    </FoldSummary>
    <div className="pb-6">{children}</div>
  </details>
);

const Facts = ({ order, product }: Pick<OrderStatusPageProps, "order" | "product">) => (
  <DefinitionList
    items={[
      { label: "Produkt", value: product ? fullTitle(product) : order.productSlug },
      { label: "Cena", value: formatPrice(order.priceGrosze) },
      { label: "Złożone", value: formatDateTime(order.placedAt) },
      { label: "E-mail", value: emailFact(order) },
      ...order.options.refunds.map((refund, index, all) => ({
        label: all.length > 1 ? `Zwrot ${index + 1}` : "Zwrot",
        value: refundFact(refund),
      })),
    ]}
  />
);

/** Where the document is read as a page; null where there is only a card, or a file for another program. */
function readingHref(product: OrderedProduct | null, order: OrderView, token: string) {
  const file = order.documents.find((each) => purposeOf(each) === "document");
  if (!file || order.isCard) return null;
  if (product?.resultPath) return paths.orderResult(product.resultPath, token);
  return file.isReadable ? paths.orderReading(token, file.position) : null;
}

function BoughtCard({ area, card }: { area?: Area; card: NonNullable<Shown["card"]> }) {
  const { title, at, text, button, more } = card;
  return (
    <Card area={area} className="flex flex-wrap items-center justify-between gap-5">
      {at && <OwnTime at={at.toISOString()} place="border" />}
      <div className="min-w-0 space-y-1">
        <p className="font-serif text-2xl">{title}</p>
        <p className="text-muted">{text}</p>
      </div>
      {button && (
        <ButtonLink href={button.href} icon={button.isFile && <Download className="size-5" />}>
          {button.label}
        </ButtonLink>
      )}
      {more && (
        <a href={more.href} className="link inline-flex min-h-11 items-center">
          {more.label}
        </a>
      )}
    </Card>
  );
}

function fileLine(file: OrderView["documents"][number], count: number): string {
  const pages = file.pageCount && formatCount(file.pageCount, "strona", "strony", "stron");
  return [count > 1 ? describeFile(file) : file.fileName, pages].filter(Boolean).join(", ");
}

type RetentionProps = {
  order: OrderView;
  token: string;
  content: NonNullable<Delivery["content"]>;
};

function Retention({ order, token, content }: RetentionProps) {
  const inWork = isInWork(order.status);
  const whole = hasAnalysis(order) ? `${content.whole} razem z analizą` : content.whole;
  return (
    <section aria-labelledby="data-heading" className="space-y-3">
      <h2 id="data-heading" className={headingLook(order)}>
        Twoje dane
      </h2>
      <p>
        {inWork && !order.contentDeletedAt
          ? `Twoje ${whole} usuniemy 24 godziny po ${order.appointment ? "rozmowie" : "dostarczeniu"}.`
          : retentionText(order, { whole })}
      </p>
      <StaffAccesses accesses={order.staffAccesses} />
      {!inWork && !order.contentDeletedAt && order.status !== "awaiting_payment" && (
        <details className="print:hidden">
          <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">
            Usuń teraz
          </summary>
          {/* In what it folds, for only there a link to it opens it. */}
          <form
            id={deletionId}
            method="post"
            action={paths.paymentSuccess(token)}
            className="space-y-3 pt-2"
          >
            <p>
              {content.loss} {tieWords(whatIsKept(order))}
            </p>
            <Button
              name="intent"
              value="delete"
              variant="danger"
              icon={<Trash2 className="size-5" />}
            >
              Usuń {whole}
            </Button>
          </form>
        </details>
      )}
    </section>
  );
}

const hasAnalysis = ({ appointment, documents, isCard }: OrderView) =>
  appointment !== null && documents.length > 0 && !isCard;

/** What its buyer has of it elsewhere, before they delete it here. */
function whatIsKept(order: OrderView): string {
  if (order.appointment && !order.isCard) {
    if (!hasAnalysis(order)) return "";
    return order.appointment.isAnalysisMailed
      ? "Kopia analizy w Twojej poczcie zostanie."
      : "Analizę zapisz u siebie, zanim ją usuniesz.";
  }
  return order.email === null || order.isCard || hasReturned(order)
    ? "Zapisz go u siebie, zanim go usuniesz."
    : "Kopia w Twojej poczcie zostanie.";
}

type FollowUpProps = {
  product: OrderedProduct | null;
  token: string;
  /** Whoever got a card of care is offered nothing to buy. */
  offersAgain: boolean;
};

function FollowUp({ product, token, offersAgain }: FollowUpProps) {
  const again = product
    ? { label: product.again.label, href: product.again.path ?? product.path }
    : followUpOf(token);
  const back = product ? backOf(product) : null;
  return (
    <nav aria-label="Co dalej" className="flex flex-wrap items-center gap-x-7 gap-y-3 print:hidden">
      {again && offersAgain && (
        <ButtonLink href={again.href} variant="secondary">
          {again.label}
        </ButtonLink>
      )}
      {back && (
        <a href={back.href} className="link inline-flex min-h-11 items-center">
          {back.label}
        </a>
      )}
      <a href={paths.home()} className="link inline-flex min-h-11 items-center">
        Strona główna
      </a>
    </nav>
  );
}
