import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Fragment } from "react";
import { BookOpen, Download } from "~/ui/icons";
import { formatDate } from "~/copy/format";
import { tieWords } from "~/copy/typography";
import { formMeta } from "~/forms/refusal";
import { requireMember } from "~/http/guards.server";
import { requestLog } from "~/http/load-context.server";
import { paths } from "~/paths";
import { actorOf } from "~/http/session.server";
import { serviceContext } from "~/services/command/context.server";
import { orderStates } from "~/services/members/order-states";
import { listOwnOrders } from "~/services/members/own-orders.server";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { EmptyState } from "~/ui/empty-state";
import { StaffAccesses } from "~/ui/staff-accesses";
import { AccountPage } from "./account-page";
import type { RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { openInMaintenance: true };

const title = "Moje zamówienia";

export const meta = formMeta(title);

export async function loader(visit: LoaderFunctionArgs) {
  const session = await requireMember(visit);
  const ctx = serviceContext(actorOf(session), requestLog(visit.context));
  return { email: session.email, orders: await listOwnOrders(ctx, { sessionId: session.id }) };
}

export default function Orders() {
  const { email, orders } = useLoaderData<typeof loader>();
  return (
    <AccountPage title={title}>
      <p className="text-lg">
        {tieWords("Zamówienia złożone na potwierdzony adres")}{" "}
        <strong className="wrap-anywhere">{email}</strong>.{" "}
        {tieWords("Dokument możesz tu otworzyć, dopóki go nie usuniemy.")}
      </p>
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
          {orders.map(({ number, product, status, placedAt, isGone, documents, staffAccesses }) => (
            <Card as="li" key={number} className="space-y-3">
              <div>
                <h2 className="text-xl">{product}</h2>
                <p className="text-sm text-muted">
                  {number} · {formatDate(placedAt)}
                </p>
              </div>
              <p>Stan: {isGone ? "dokument usunięty" : orderStates[status]}</p>
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
                              Czytaj
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
              <p>
                <a className="link" href={paths.profileOrderComplaint(number)}>
                  Reklamacja<span className="sr-only"> zamówienia {number}</span>
                </a>
              </p>
            </Card>
          ))}
        </ul>
      )}
      {orders.length > 0 && (
        <p className="text-sm text-muted">
          {tieWords("Odpowiedzi i zmiany są na stronie zamówienia. Link do niej masz w e-mailu.")}
        </p>
      )}
      <a href={paths.panel()} className="link inline-flex min-h-11 items-center">
        Wróć do panelu
      </a>
    </AccountPage>
  );
}
