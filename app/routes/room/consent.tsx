import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatPrice } from "~/copy/format";
import { tieWords } from "~/copy/typography";
import { withFlash } from "~/http/flash.server";
import { requestLog } from "~/http/load-context.server";
import { redirectRefused } from "~/http/redirect-refused.server";
import type { RouteHandle } from "~/http/route-handle";
import { paths } from "~/paths";
import { serviceContext } from "~/services/command/context.server";
import { deleteBookedTalk } from "~/services/fulfilment/delete-booked-talk.server";
import type { Performance } from "~/services/orders/buyer-rules";
import { withdrawalRefusals } from "~/services/payments/acts";
import { withdrawOrder } from "~/services/payments/withdraw-order.server";
import { getWithdrawalPage } from "~/services/payments/withdrawal-page.server";
import { roomPage } from "~/services/talks/room-page.server";
import { BackLink } from "~/ui/back-link";
import { Button } from "~/ui/button";
import { Container } from "~/ui/container";
import { pageMeta } from "~/ui/page-meta";

export const handle: RouteHandle = { secret: "path", slim: true };

export const meta = () => pageMeta("Wycofaj zgodę");

/**
 * The consent to a model reading sensitive words is withdrawn here: with it goes the talk, under the rule of a withdrawal; after its
 * end what is left of it goes.
 */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const token = params.token ?? "";
  const ctx = serviceContext("buyer", requestLog(context));
  const page = await getWithdrawalPage(ctx, token);
  if (!page?.performance) throw new Response(null, { status: 404 });
  const { performance, owedGrosze } = page;
  const isOpen =
    performance === "over" ? (await roomPage(ctx, token)).canDelete : page.right === "open";
  if (!isOpen) throw redirect(paths.room(token), 303);
  return { token, owedGrosze, performance };
}

export async function action({ params, context }: ActionFunctionArgs) {
  const token = params.token ?? "";
  const ctx = serviceContext("buyer", requestLog(context));
  if ((await getWithdrawalPage(ctx, token))?.performance === "over") {
    await deleteBookedTalk(ctx, token);
    return redirect(withFlash(paths.room(token), "talk-consent-ended"), 303);
  }
  await withdrawOrder(ctx, { token, name: null }).catch(
    redirectRefused(withdrawalRefusals, paths.room(token)),
  );
  return redirect(withFlash(paths.paymentSuccess(token), "talk-consent-withdrawn"), 303);
}

function moneyWords(performance: Performance, owedGrosze: number): string {
  switch (performance) {
    case "ahead":
      return "Rozmowa się jeszcze nie zaczęła, więc oddamy całą kwotę.";
    case "under_way":
      return `Zapłacisz za minuty, które minęły: teraz to ${formatPrice(owedGrosze)}. Resztę oddamy, razem z ceną analizy, jeśli jest w zamówieniu.`;
    case "over":
      return "Za rozmowę, która się odbyła, pieniądze nie wracają. Jeśli w zamówieniu jest analiza i jeszcze nie powstała, oddamy jej cenę.";
  }
}

export default function WithdrawConsent() {
  const { token, owedGrosze, performance } = useLoaderData<typeof loader>();
  return (
    <Container className="space-y-6 py-8 sm:py-12">
      <BackLink href={paths.room(token)}>Wróć do rozmowy</BackLink>
      <h1 className="text-3xl">Wycofaj zgodę na czytanie wrażliwych spraw</h1>
      <p>
        {tieWords(
          performance === "over"
            ? "Rozmowa jest już za Tobą. Gdy wycofasz zgodę, żaden program nie przeczyta już tego, co zostało w niej napisane: usuniemy od razu cały zapis i wszystko, co z niej powstało."
            : "Bez tej zgody program nie może czytać tego, co piszesz, więc jej wycofanie kończy rozmowę i jest odstąpieniem od umowy. Wszystko, co zostało napisane, usuniemy od razu.",
        )}
      </p>
      <p>{tieWords(moneyWords(performance, owedGrosze))}</p>
      <form method="post" action={paths.roomConsent(token)}>
        <Button variant="danger">
          {performance === "over" ? (
            <>Wycofuję zgodę i&nbsp;usuwam zapis</>
          ) : (
            <>Wycofuję zgodę i&nbsp;kończę rozmowę</>
          )}
        </Button>
      </form>
    </Container>
  );
}
