import { Download, Trash2 } from "lucide-react";
import { orderKindOf } from "~/catalogue/order-kinds";
import type { Product } from "~/catalogue/product";
import { findProduct } from "~/catalogue/registry";
import { paths } from "~/paths";
import type { OrderView } from "~/services/orders/queries.server";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { Container } from "~/ui/container";
import { HelpLinesNote } from "~/ui/crisis-help";
import { DefinitionList } from "~/ui/definition-list";
import { formatCount, formatDateTime, formatPrice } from "~/format";
import { Notice } from "~/ui/notice";
import { Spinner } from "~/ui/spinner";
import { StageList } from "~/ui/stage-list";
import { LookAgainLink } from "./look-again";
import { failureTexts, orderStages, retentionText } from "./order-texts";
import { SupportHint } from "./payment-problem";

type OrderStatusPageProps = {
  order: OrderView;
  token: string;
  /** Address of the next look while the page keeps looking; null when it has stopped. */
  waitingFor: string | null;
};

/** The page of an order: how far it is, where the document goes, the document itself, and what becomes of the data. */
export function OrderStatusPage({ order, token, waitingFor }: OrderStatusPageProps) {
  const product = findProduct(order.productSlug);
  return (
    <Container className="space-y-10 py-10 sm:py-14">
      <OrderHeadline order={order} token={token} waitingFor={waitingFor} />
      {order.documents.length > 0 && <DocumentCard order={order} token={token} />}
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
            { label: "E-mail", value: order.email },
          ]}
        />
      </section>
      <Retention order={order} token={token} />
      {order.showHelp && <HelpLinesNote />}
      {product && <FollowUp product={product} />}
      <SupportHint />
    </Container>
  );
}

function OrderHeadline({ order, token, waitingFor }: OrderStatusPageProps) {
  const { paid, notPaid } = orderKindOf(token);
  switch (order.status) {
    case "awaiting_payment":
      return (
        <header className="space-y-5">
          <h1 className="text-4xl">
            {waitingFor ? "Przetwarzam płatność..." : "Czekamy na płatność"}
          </h1>
          {waitingFor ? (
            <p role="status" className="flex items-center gap-3">
              <Spinner /> Sprawdzamy, czy pieniądze dotarły. To zwykle kilka sekund.
              <LookAgainLink href={waitingFor} />
            </p>
          ) : (
            <Notice kind="warning" role="status">
              <p>Nie znaleziono zamówienia lub płatność jeszcze się przetwarza.</p>
              <p>
                Zamówienie jest zapisane. Jeśli pieniądze już wyszły, nie płać drugi raz – dokument
                przygotujemy, gdy tylko przyjdzie potwierdzenie.
              </p>
            </Notice>
          )}
          {!waitingFor && (
            <div className="flex flex-wrap gap-3">
              <ButtonLink href={paths.paymentSuccess(token)}>Odśwież stronę</ButtonLink>
              {order.paymentUrl && (
                <ButtonLink href={order.paymentUrl} variant="secondary">
                  Przejdź do płatności
                </ButtonLink>
              )}
              <ButtonLink href={paths.home()} variant="quiet">
                Strona główna
              </ButtonLink>
            </div>
          )}
        </header>
      );
    case "paid":
    case "processing":
      return (
        <header className="space-y-4">
          <h1 className="text-4xl">{paid.title}</h1>
          <p className="text-lg">
            {paid.text} {waitingFor && <LookAgainLink href={waitingFor} />}
          </p>
        </header>
      );
    case "completed":
      return (
        <header className="space-y-4">
          <h1 className="text-4xl">Twój dokument jest gotowy</h1>
          <p className="text-lg">
            Wysłaliśmy go na {order.email}. Jeśli go nie widzisz, zajrzyj do folderów Spam
            i&nbsp;Oferty.
          </p>
        </header>
      );
    case "failed":
      return (
        <header className="space-y-5">
          <h1 className="text-4xl">Nie wszystko się udało</h1>
          <Notice kind="warning" role="status">
            <p>{failureTexts[order.failure ?? "unexpected"]}</p>
          </Notice>
        </header>
      );
    case "refunded":
      return (
        <header className="space-y-4">
          <h1 className="text-4xl">Pieniądze zwrócone</h1>
          <p className="text-lg">
            Zwróciliśmy {formatPrice(order.priceGrosze)}. Bank zaksięguje je zwykle w&nbsp;ciągu
            kilku dni roboczych.
          </p>
        </header>
      );
    case "cancelled":
    case "expired":
      return (
        <header className="space-y-5">
          <h1 className="text-4xl">Zamówienie wygasło</h1>
          <Notice kind="info">
            <p>{notPaid.replace(/ Twoje odpowiedzi.*/, "")} Nic nie zostało pobrane.</p>
          </Notice>
        </header>
      );
  }
}

function DocumentCard({ order, token }: { order: OrderView; token: string }) {
  return (
    <Card className="flex flex-wrap items-center justify-between gap-5">
      <div>
        <p className="font-serif text-2xl">{findProduct(order.productSlug)?.title}</p>
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
      </div>
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
              Dokumentu nie będzie można pobrać ani wysłać ponownie. Kopia w&nbsp;Twojej poczcie
              zostanie.
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

function FollowUp({ product }: { product: Product }) {
  return (
    <nav aria-label="Co dalej" className="flex flex-wrap gap-3">
      <ButtonLink href={product.path} variant="secondary">
        {product.again.label}
      </ButtonLink>
      <ButtonLink href={product.hub.path} variant="quiet">
        {product.back.label}
      </ButtonLink>
    </nav>
  );
}
