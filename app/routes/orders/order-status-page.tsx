import { Download, Trash2 } from "lucide-react";
import { orderKindOf } from "./order-kinds";
import type { Product } from "~/products/product";
import { useFlash } from "~/http/flash";
import { paths } from "~/http/paths";
import type { OrderView } from "~/services/buyers/queries.server";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { Container } from "~/ui/container";
import { HelpLinesNote } from "~/ui/crisis-help";
import { DefinitionList } from "~/ui/definition-list";
import { FlashNotice } from "~/ui/flash-notice";
import { formatCount, formatDateTime, formatPrice } from "~/copy/format";
import { StageList } from "~/ui/stage-list";
import { OrderHeadline } from "./order-headline";
import { DeliveryHelp, LateRefund, ReviewInvitation, Rights } from "./order-help";
import { emailFact, orderStages, refundFact, retentionText } from "./order-texts";
import { SupportHint } from "./payment-problem";

/** What the page says of the product that was ordered. */
export type OrderedProduct = Pick<
  Product,
  "title" | "path" | "hub" | "again" | "back" | "resultPath"
>;

type OrderStatusPageProps = {
  order: OrderView;
  /** Null for a product that is not sold any more. */
  product: OrderedProduct | null;
  token: string;
  /** Address of the next look while the page keeps looking; null when it has stopped. */
  waitingFor: string | null;
};

/** The page of an order: how far it is, where the document goes, the document itself, and what becomes of the data. */
export function OrderStatusPage({ order, product, token, waitingFor }: OrderStatusPageProps) {
  return (
    <Container className="space-y-10 py-10 sm:py-14">
      <FlashNotice flash={useFlash(order.delivery)} />
      <OrderHeadline order={order} token={token} waitingFor={waitingFor} />
      {order.options.late && <LateRefund order={order} token={token} />}
      {order.documents.length > 0 && <DocumentCard product={product} order={order} token={token} />}
      {order.download && (
        <DownloadCard title={product?.title} link={order.download} resend={order.options.resend} />
      )}
      {order.options.review && <ReviewInvitation token={token} review={order.options.review} />}
      <section aria-labelledby="stages-heading">
        <h2 id="stages-heading" className="mb-5 text-2xl">
          Gdzie jest Twoje zamówienie
        </h2>
        <StageList stages={orderStages(order)} />
      </section>
      <section aria-labelledby="facts-heading">
        <h2 id="facts-heading" className="mb-3 text-2xl">
          Zamówienie {order.number}
        </h2>
        <DefinitionList
          items={[
            { label: "Produkt", value: product?.title ?? order.productSlug },
            { label: "Cena", value: formatPrice(order.priceGrosze) },
            { label: "Złożone", value: formatDateTime(order.placedAt) },
            { label: "E-mail", value: emailFact(order) },
            ...order.options.refunds.map((refund, index, all) => ({
              label: all.length > 1 ? `Zwrot ${index + 1}` : "Zwrot",
              value: refundFact(refund),
            })),
          ]}
        />
      </section>
      <DeliveryHelp order={order} token={token} />
      {order.delivery === "document" && <Retention order={order} token={token} />}
      {order.showHelp && <HelpLinesNote />}
      <Rights order={order} token={token} />
      <FollowUp product={product} token={token} />
      <SupportHint withEmail={order.email !== null} />
    </Container>
  );
}

function DocumentCard({
  product,
  order,
  token,
}: {
  product: OrderedProduct | null;
  order: OrderView;
  token: string;
}) {
  return (
    <Card className="flex flex-wrap items-center justify-between gap-5">
      <div>
        <p className="font-serif text-2xl">{product?.title}</p>
        <p className="text-muted">{order.documents.map(describeFile).join(" · ")}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        {order.documents.map((file) => (
          <ButtonLink
            key={file.position}
            href={paths.orderDocument(token, file.position)}
            variant={file.position === 0 ? "primary" : "secondary"}
            icon={<Download aria-hidden="true" className="size-5" />}
          >
            {file.position === 0 ? "Otwórz dokument" : `Pobierz ${formatOf(file)}`}
          </ButtonLink>
        ))}
        {product?.resultPath && (
          <ButtonLink href={paths.orderResult(product.resultPath, token)} variant="secondary">
            Przeczytaj na stronie
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}

/** The way to the copies of a finished work, or the word on how to get a fresh one. */
function DownloadCard({
  title,
  link,
  resend,
}: {
  title: string | undefined;
  link: NonNullable<OrderView["download"]>;
  resend: OrderView["options"]["resend"];
}) {
  return (
    <Card area="books" className="flex flex-wrap items-center justify-between gap-5">
      <div className="min-w-0 space-y-1">
        <p className="font-serif text-2xl">{title}</p>
        <p className="text-muted">
          {link.ended
            ? `Link do pobrania już nie działa. ${resend === "too_often" ? "Napisz do nas, a damy nowy." : "Poproś poniżej o nowy, jest bezpłatny."}`
            : `EPUB i PDF. Link działa do ${formatDateTime(link.expiresAt)}, zostało: ${formatCount(link.downloadsLeft, "pobranie", "pobrania", "pobrań")}.`}
        </p>
      </div>
      {!link.ended && (
        <ButtonLink
          href={paths.download(link.token)}
          icon={<Download aria-hidden="true" className="size-5" />}
        >
          Pobierz e-booka
        </ButtonLink>
      )}
    </Card>
  );
}

type DocumentFileView = OrderView["documents"][number];

const formatOf = ({ fileName }: DocumentFileView) => fileName.split(".").at(-1)?.toUpperCase();

function describeFile(file: DocumentFileView): string {
  const pages = file.pageCount && formatCount(file.pageCount, "strona", "strony", "stron");
  return [formatOf(file), pages].filter(Boolean).join(", ");
}

function Retention({ order, token }: { order: OrderView; token: string }) {
  const inWork = order.status === "paid" || order.status === "processing";
  return (
    <section aria-labelledby="data-heading" className="space-y-3">
      <h2 id="data-heading" className="text-2xl">
        Twoje dane
      </h2>
      <p>
        {inWork && !order.contentDeletedAt
          ? "Twoje odpowiedzi i dokument usuniemy 24 godziny po dostarczeniu."
          : retentionText(order)}
      </p>
      {!inWork && !order.contentDeletedAt && order.status !== "awaiting_payment" && (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">
            Usuń teraz
          </summary>
          <form method="post" action={paths.paymentSuccess(token)} className="space-y-3 pt-2">
            <p>
              Dokumentu nie będzie można pobrać ani wysłać ponownie.{" "}
              {order.email === null
                ? "Zapisz go u siebie, zanim go usuniesz."
                : "Kopia w Twojej poczcie zostanie."}
            </p>
            <Button
              name="intent"
              value="delete"
              variant="danger"
              icon={<Trash2 aria-hidden="true" className="size-5" />}
            >
              Usuń odpowiedzi i dokument
            </Button>
          </form>
        </details>
      )}
    </section>
  );
}

function FollowUp({ product, token }: { product: OrderedProduct | null; token: string }) {
  const { followUp } = orderKindOf(token);
  const again = followUp ?? (product && { label: product.again.label, href: product.path });
  const back = product
    ? { label: product.back.label, href: product.hub.path }
    : { label: "Strona główna", href: paths.home() };
  return (
    <nav aria-label="Co dalej" className="flex flex-wrap gap-3">
      {again && (
        <ButtonLink href={again.href} variant="secondary">
          {again.label}
        </ButtonLink>
      )}
      <ButtonLink href={back.href} variant="quiet">
        {back.label}
      </ButtonLink>
    </nav>
  );
}
