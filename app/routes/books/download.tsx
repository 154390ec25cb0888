import { data, type HeadersFunction, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Download } from "~/ui/icons";
import { SupportMail } from "~/ui/support-mail";
import { formatWords } from "~/config/download-terms";
import { formatCount, formatDateTime } from "~/copy/format";
import { requestLog } from "~/http/load-context.server";
import { paths } from "~/paths";
import { serviceContext } from "~/services/command/context.server";
import { getDownloadPage } from "~/services/downloads/download-page.server";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { Container } from "~/ui/container";
import { Notice } from "~/ui/notice";
import { Pending, PendingStatus } from "~/ui/pending";
import { pageMeta } from "~/ui/page-meta";
import type { RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { secret: "path", openInMaintenance: true };

/** How often the page looks again while the copies are being made, in milliseconds. */
const lookAgainAfter = 3_000;

export const meta = () => pageMeta("Twój e-book");

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export async function loader({ params, context }: LoaderFunctionArgs) {
  const ctx = serviceContext("buyer", requestLog(context));
  const page = await getDownloadPage(ctx, params.token ?? "");
  if (!page) throw new Response(null, { status: 404 });
  const status = page.state === "ended" || page.state === "stopped" ? 410 : 200;
  return data(page, { status, headers: { "Cache-Control": "no-store" } });
}

export default function DownloadRoute() {
  const { state, formats, title, token, orderNumber, downloadsLeft, expiresAt } =
    useLoaderData<typeof loader>();
  return (
    <div data-area="books">
      <Container className="space-y-8 py-10 sm:py-14">
        <header className="space-y-2">
          <p className="text-muted">Zamówienie {orderNumber}</p>
          <h1 className="text-4xl">{title}</h1>
        </header>
        {state === "ready" && (
          <>
            <p className="text-lg">
              Twój egzemplarz jest gotowy.
              {formats.length > 1 && " Wybierz format – możesz pobrać oba."}
            </p>
            <ul className="grid gap-5 sm:grid-cols-2">
              {formats.map((format) => (
                <Card as="li" area="books" key={format}>
                  <p className="mb-4">{formatWords[format].use}</p>
                  <form method="post" action={paths.download(token, format)}>
                    <Button wide icon={<Download className="size-5" />}>
                      Pobierz {formatWords[format].name}
                    </Button>
                  </form>
                </Card>
              ))}
            </ul>
            <p>
              Link działa do {formatDateTime(expiresAt)}. Do wykorzystania:{" "}
              {formatCount(downloadsLeft, "pobranie", "pobrania", "pobrań")}. Pobieranie tego samego
              formatu jeszcze raz w&nbsp;ciągu 15&nbsp;minut liczymy jako jedno.
            </p>
            <p className="text-sm text-muted">
              Na stronach widnieje numer zamówienia i&nbsp;zamaskowany adres e-mail. Pliki nie mają
              blokad.
            </p>
          </>
        )}
        {state === "preparing" && (
          <div className="space-y-3">
            <Pending href={paths.download(token)} after={lookAgainAfter} />
            <PendingStatus className="text-lg">
              Przygotowujemy Twój egzemplarz. To zwykle kilka sekund.
            </PendingStatus>
            <p>
              Strona odświeży się sama.{" "}
              <a href={paths.download(token)} className="link">
                Odśwież teraz
              </a>
            </p>
          </div>
        )}
        {state === "ended" && (
          <Notice kind="info" title="Ten link już nie działa">
            <p>
              Minął jego czas albo wykorzystano wszystkie pobrania. Książka nadal jest Twoja: otwórz
              stronę zamówienia (link jest w&nbsp;wiadomości z&nbsp;zakupem) i&nbsp;wybierz „Wyślij
              ponownie”. Nowy link przyjdzie na e-mail.
            </p>
            <Support orderNumber={orderNumber} />
          </Notice>
        )}
        {state === "stopped" && (
          <Notice kind="info" title="Ten link już nie działa">
            <p>
              Pieniądze za to zamówienie wracają do Ciebie albo już wróciły, więc książki nie można
              pobrać.
            </p>
            <Support orderNumber={orderNumber} />
          </Notice>
        )}
      </Container>
    </div>
  );
}

function Support({ orderNumber }: { orderNumber: string }) {
  return (
    <p>
      Pomoc: <SupportMail className="link" />, zamówienie {orderNumber}.
    </p>
  );
}
