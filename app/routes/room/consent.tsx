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
import { withdrawalRefusals } from "~/services/payments/acts";
import { withdrawOrder } from "~/services/payments/withdraw-order.server";
import { getWithdrawalPage } from "~/services/payments/withdrawal-page.server";
import { BackLink } from "~/ui/back-link";
import { Button } from "~/ui/button";
import { Container } from "~/ui/container";
import { pageMeta } from "~/ui/page-meta";

export const handle: RouteHandle = { secret: "path", slim: true };

export const meta = () => pageMeta("Wycofaj zgodę");

/** The consent to a model reading sensitive words is withdrawn here: with it goes the talk, under the rule of a withdrawal. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const token = params.token ?? "";
  const ctx = serviceContext("buyer", requestLog(context));
  const page = await getWithdrawalPage(ctx, token);
  if (!page?.performance) throw new Response(null, { status: 404 });
  if (page.right !== "open") throw redirect(paths.room(token), 303);
  return { token, owedGrosze: page.owedGrosze, isUnderWay: page.performance === "under_way" };
}

export async function action({ params, context }: ActionFunctionArgs) {
  const token = params.token ?? "";
  const ctx = serviceContext("buyer", requestLog(context));
  await withdrawOrder(ctx, { token, name: null }).catch(
    redirectRefused(withdrawalRefusals, paths.room(token)),
  );
  return redirect(withFlash(paths.paymentSuccess(token), "talk-consent-withdrawn"), 303);
}

export default function WithdrawConsent() {
  const { token, owedGrosze, isUnderWay } = useLoaderData<typeof loader>();
  return (
    <Container className="space-y-6 py-8 sm:py-12">
      <BackLink href={paths.room(token)}>Wróć do rozmowy</BackLink>
      <h1 className="text-3xl">Wycofaj zgodę na czytanie wrażliwych spraw</h1>
      <p>
        {tieWords(
          "Bez tej zgody program nie może czytać tego, co piszesz, więc jej wycofanie kończy rozmowę i jest odstąpieniem od umowy. Wszystko, co zostało napisane, usuniemy od razu.",
        )}
      </p>
      <p>
        {tieWords(
          isUnderWay
            ? `Zapłacisz za minuty, które minęły: teraz to ${formatPrice(owedGrosze)}. Resztę oddamy, razem z ceną analizy, jeśli jest w zamówieniu.`
            : "Rozmowa się jeszcze nie zaczęła, więc oddamy całą kwotę.",
        )}
      </p>
      <form method="post" action={paths.roomConsent(token)}>
        <Button variant="danger">Wycofuję zgodę i&nbsp;kończę rozmowę</Button>
      </form>
    </Container>
  );
}
