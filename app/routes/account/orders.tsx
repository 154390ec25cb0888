import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Fragment } from "react";
import { BookOpen, Download } from "~/ui/icons";
import { readingLabel } from "~/copy/document-files";
import { formatDate, formatPrice } from "~/copy/format";
import { tieWords } from "~/copy/typography";
import { formBoundary } from "~/forms/form-boundary";
import { FormErrors } from "~/forms/form-errors";
import type { TextByControl } from "~/forms/kind";
import { formMeta } from "~/forms/refusal";
import { readForm } from "~/http/form-body.server";
import { redirectToGateway } from "~/http/redirect-to-gateway.server";
import { requireMember } from "~/http/guards.server";
import { requestLog } from "~/http/load-context.server";
import { paths } from "~/paths";
import { actorOf } from "~/http/session.server";
import { serviceContext } from "~/services/command/context.server";
import { findProduct } from "~/products/registry";
import { ownOrderStates } from "~/services/orders/order-state";
import { listOwnOrders, ownOrderToPay } from "~/services/members/own-orders.server";
import { Badge } from "~/ui/badge";
import { busyLabel, Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { EmptyState } from "~/ui/empty-state";
import { FigureIcon } from "~/ui/figure-picture";
import { StaffAccesses } from "~/ui/staff-accesses";
import { AsidePart } from "~/ui/with-aside";
import { AccountPage } from "./account-page";
import type { RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { openInMaintenance: true };

const title = "Moje zamówienia";

const numberName = "number";

export const meta = formMeta(title);

export async function loader(visit: LoaderFunctionArgs) {
  const session = await requireMember(visit);
  const ctx = serviceContext(actorOf(session), requestLog(visit.context));
  return { email: session.email, orders: await listOwnOrders(ctx, { sessionId: session.id }) };
}

type Shown = Awaited<ReturnType<typeof loader>>;

const failed = "Nie udało się połączyć z płatnościami. Spróbuj ponownie za chwilę.";

/** Pays for an order of the list, by its number. */
export async function action(visit: ActionFunctionArgs) {
  const session = await requireMember(visit);
  const log = requestLog(visit.context);
  const form = await readForm(visit.request);
  const order = await ownOrderToPay(serviceContext(actorOf(session), log), {
    ...{ sessionId: session.id, number: form.values[numberName] ?? "" },
  });
  if (!order) throw new Response(null, { status: 404 });
  if (order.status !== "awaiting_payment") return redirect(paths.profileOrders(), 303);
  const sent = { form, page: await loader(visit) };
  return redirectToGateway(serviceContext("buyer", log), order, sent, { failed: () => failed });
}

export default function Orders() {
  return <OrdersPage {...useLoaderData<typeof loader>()} />;
}

export const ErrorBoundary = formBoundary<Shown>(
  ({ page, errors }) => <OrdersPage {...page} errors={errors} />,
  { fields: [] },
);

function OrdersPage({ email, orders, errors = {} }: Shown & { errors?: TextByControl }) {
  return (
    <AccountPage title={title} asideLabel="O zamówieniach" aside={<AboutOrders email={email} />}>
      <FormErrors errors={errors} />
      {orders.length === 0 ? (
        <EmptyState
          title="Nie ma tu jeszcze zamówień"
          action={<ButtonLink href={paths.home()}>Zobacz, co piszemy</ButtonLink>}
        >
          <p>
            {tieWords(
              "Zamówienie złożone na inny adres znajdziesz w wiadomości, która na niego przyszła.",
            )}
          </p>
        </EmptyState>
      ) : (
        <ul aria-label={title} className="space-y-4">
          {orders.map((order) => {
            const { number, product, status, placedAt, isGone, documents, staffAccesses } = order;
            const { dueGrosze, isPaid } = order;
            const sold = findProduct(order.slug);
            return (
              <Card as="li" key={number} area={sold?.area} className="space-y-4">
                <div className="flex items-start gap-4">
                  {sold && <FigureIcon name={sold.document.constellation} />}
                  <div className="min-w-0 grow">
                    <h2 className="text-xl wrap-anywhere">{product}</h2>
                    <p className="text-sm text-muted">
                      {number} · {formatDate(placedAt)}
                    </p>
                    <p className="mt-2">
                      <Badge tone={isGone ? "neutral" : ownOrderStates[status].tone}>
                        <span className="sr-only">Stan: </span>
                        {isGone ? "dokument usunięty" : ownOrderStates[status].label}
                      </Badge>
                    </p>
                  </div>
                </div>
                <StaffAccesses accesses={staffAccesses} />
                {documents.length > 0 && (
                  <ul className="flex flex-wrap gap-3">
                    {documents.map(({ position, fileName, isReadable }) => (
                      <Fragment key={position}>
                        {isReadable && (
                          <li>
                            <ButtonLink
                              href={paths.profileOrderReading(number, position)}
                              size="small"
                              icon={<BookOpen className="size-4" />}
                            >
                              <span>
                                {readingLabel({ fileName })}
                                <span className="sr-only">
                                  {" "}
                                  {fileName} ({number})
                                </span>
                              </span>
                            </ButtonLink>
                          </li>
                        )}
                        <li>
                          <ButtonLink
                            href={paths.profileOrderDocument(number, position)}
                            variant={position === 0 && !isReadable ? "primary" : "secondary"}
                            size="small"
                            icon={<Download className="size-4" />}
                          >
                            <span>
                              {fileName.endsWith(".pdf") ? "Otwórz" : "Pobierz"}{" "}
                              <span className="wrap-anywhere">{fileName}</span>
                              <span className="sr-only"> ({number})</span>
                            </span>
                          </ButtonLink>
                        </li>
                      </Fragment>
                    ))}
                  </ul>
                )}
                {dueGrosze !== null && (
                  <form method="post" action={paths.profileOrders()}>
                    <input type="hidden" name={numberName} value={number} />
                    <Button busyLabel={busyLabel}>
                      Zapłać {formatPrice(dueGrosze)}
                      <span className="sr-only"> za zamówienie {number}</span>
                    </Button>
                  </form>
                )}
                {isPaid && (
                  <p>
                    <a className="link" href={paths.profileOrderComplaint(number)}>
                      Reklamacja<span className="sr-only"> zamówienia {number}</span>
                    </a>
                  </p>
                )}
              </Card>
            );
          })}
        </ul>
      )}
    </AccountPage>
  );
}

const AboutOrders = ({ email }: { email: string | null }) => (
  <AsidePart id="o-zamowieniach" title="Dobrze wiedzieć">
    <p>
      {tieWords("Są tu zamówienia złożone na potwierdzony adres")}{" "}
      <strong className="wrap-anywhere">{email}</strong>.{" "}
      {tieWords("Dokument możesz tu otworzyć, dopóki go nie usuniemy.")}
    </p>
    <p className="text-sm text-muted">
      {tieWords("Odpowiedzi i zmiany są na stronie zamówienia. Link do niej masz w e-mailu.")}
    </p>
    <p>
      <a href={paths.panel()} className="link inline-flex min-h-11 items-center">
        Wróć do tablicy
      </a>
    </p>
  </AsidePart>
);
