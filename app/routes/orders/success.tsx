import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { brand } from "~/config/brand";
import { findProduct } from "~/products/registry";
import { readForm } from "~/http/form-body.server";
import type { RouteHandle } from "~/http/hydration";
import { flashCodeOf, withFlash } from "~/http/flash";
import { requestLog } from "~/http/load-context.server";
import { paths } from "~/http/paths";
import { serviceContext } from "~/services/context.server";
import { getOrderPage } from "~/services/buyers/queries.server";
import { askWhileLookedAt } from "~/services/payments/check-payment.server";
import { LookAgain } from "./look-again";
import { isOrderIntent, runOrderAction } from "./order-actions.server";
import { OrderStatusPage, type OrderedProduct } from "./order-status-page";
import { PaymentProblem } from "./payment-problem";
import { nextLook } from "./polling";
import { tokenOf } from "./token";

export const handle: RouteHandle = { hydrate: true };

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  {
    title: `${loaded?.view === "order" ? `Zamówienie ${loaded.order.number}` : "Płatność"} – ${brand.name}`,
  },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const token = tokenOf(searchParams);
  if (!token) return data({ view: "no_token" as const }, { status: 400 });

  const ctx = serviceContext("buyer", requestLog(context));
  let order = await getOrderPage(ctx, token);
  if (order?.status === "awaiting_payment") {
    if (await askWhileLookedAt(ctx, order.id)) order = await getOrderPage(ctx, token);
  }
  if (!order) return data({ view: "unknown" as const }, { status: 404 });

  const tries = Math.max(0, Number.parseInt(searchParams.get("try") ?? "0", 10) || 0);
  const waitsForTheRest = order.options.short.length > 0;
  const lookAgainIn = waitsForTheRest ? null : nextLook(order, tries, ctx.now());
  const page = withFlash(paths.paymentSuccess(token), flashCodeOf(searchParams));
  return data({
    view: "order" as const,
    order,
    // The browser gets the facts of this one product instead of the whole catalogue.
    product: orderedProduct(order.productSlug),
    token,
    lookAgain: lookAgainIn === null ? null : { in: lookAgainIn, href: `${page}&try=${tries + 1}` },
  });
}

function orderedProduct(slug: string): OrderedProduct | null {
  const product = findProduct(slug);
  if (!product) return null;
  const { title, path, hub, again, back, resultPath } = product;
  return { title, path, hub, again, back, resultPath };
}

/** Does what the pressed button says and shows the page again. */
export async function action({ request, context }: ActionFunctionArgs) {
  const token = tokenOf(new URL(request.url).searchParams);
  const form = await readForm(request);
  const { intent } = form.values;
  if (!token || !isOrderIntent(intent)) throw new Response(null, { status: 400 });
  const ctx = serviceContext("buyer", requestLog(context));
  return redirect(
    withFlash(paths.paymentSuccess(token), await runOrderAction(ctx, token, intent)),
    303,
  );
}

export default function PaymentSuccess() {
  const loaded = useLoaderData<typeof loader>();
  switch (loaded.view) {
    case "no_token":
      return <PaymentProblem message="Brak identyfikatora płatności (tr_crc)." />;
    case "unknown":
      return (
        <PaymentProblem
          message="Nie znaleziono zamówienia lub płatność jeszcze się przetwarza."
          canReload
        />
      );
    case "order":
      return (
        <>
          {loaded.lookAgain && (
            <LookAgain after={loaded.lookAgain.in} href={loaded.lookAgain.href} />
          )}
          <OrderStatusPage
            order={loaded.order}
            product={loaded.product}
            token={loaded.token}
            waitingFor={loaded.lookAgain?.href ?? null}
          />
        </>
      );
  }
}
