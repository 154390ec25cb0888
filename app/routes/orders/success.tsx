import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { orderedProduct, type Ordered } from "~/products/ordered-product";
import { drawConstellation } from "~/sky/drawing";
import { readForm } from "~/http/form-body.server";
import { flashIn, withFlash, withNoticesOf } from "~/http/flash.server";
import { requestLog } from "~/http/load-context.server";
import { paths } from "~/paths";
import type { RouteHandle } from "~/http/route-handle";
import { serviceContext } from "~/services/command/context.server";
import { findAddressQuestion } from "~/services/fulfilment/corrected-address.server";
import { shownOf } from "~/services/fulfilment/deliveries/registry.server";
import { findOrderPage, getOrderPage } from "~/services/orders/order-page.server";
import { pollWhileWatched } from "~/services/payments/check-payment.server";
import { minute } from "~/time/durations";
import { Pending } from "~/ui/pending";
import { AddressAnswered, AddressQuestion } from "./address-question";
import { isOrderIntent, runOrderAction } from "./order-actions.server";
import { OrderStatusPage, type OrderedProduct } from "./order-status-page";
import { PaymentProblem } from "./payment-problem";
import { orderPoll, pollCount } from "./polling";
import { tokenOf } from "./token";
import { pageMeta } from "~/ui/page-meta";

export const handle: RouteHandle = { slim: true, secret: "query", openInMaintenance: true };

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) =>
  pageMeta(loaded?.view === "order" ? `Zamówienie ${loaded.order.number}` : "Płatność");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const token = tokenOf(searchParams);
  if (!token) return data({ view: "no_token" as const }, { status: 400 });

  const ctx = serviceContext("buyer", requestLog(context));
  const found = await findOrderPage(ctx, token);
  if (!found || found.order.isAddressUnconfirmed) {
    const question = await findAddressQuestion(ctx, token);
    if (question) return data({ view: "address" as const, question });
  }
  let order = found?.order ?? null;
  if (order?.status === "awaiting_payment") {
    const answer = await pollWhileWatched(ctx, found?.openPayment ?? null);
    if (answer === "paid") order = await getOrderPage(ctx, token);
  }
  if (!order) {
    const code = flashIn(request.url)?.code;
    if (code === "address-confirmed" || code === "address-taken-back")
      return data({ view: "answered" as const });
    const ofBook = new URL(request.url).pathname === "/ebook/thank-you";
    return data({ view: "unknown" as const, ofBook }, { status: 404 });
  }

  const tries = pollCount(searchParams);
  const next = withNoticesOf(request.url, `${paths.paymentSuccess(token)}&try=${tries + 1}`);
  const isPayable = flashIn(request.url)?.code !== "placed-without-link";
  return data({
    view: "order" as const,
    order,
    product: shownProduct(order),
    shown: await shownOf(ctx, order, token),
    isJustGone: isWithin(order.contentDeletedAt, minute, ctx.now()),
    token,
    look: isPayable ? orderPoll(order, { token, tries, next, now: ctx.now() }) : null,
  });
}

const isWithin = (moment: Date | null, time: number, now: Date) =>
  moment !== null && now.getTime() - moment.getTime() < time;

function shownProduct(order: Ordered): OrderedProduct | null {
  const product = orderedProduct(order);
  if (!product) return null;
  const { title, path, area, hub, again, back, resultPath, document } = product;
  const drawing = drawConstellation(document.constellation, { width: 300, height: 220 });
  return { title, path, area, hub, again, back, resultPath, drawing };
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

/** Whoever reads this may have paid a minute ago. */
const WhatToDo = () => (
  <div className="space-y-3 text-lg">
    <p>
      Jeśli płatność właśnie się udała, nic nie przepadło: to, co zamawiasz, wysyłamy e-mailem,
      także wtedy, gdy ta strona jeszcze tego nie pokazuje.
    </p>
    <ul className="list-disc space-y-1 pl-6 marker:text-gold-ink">
      <li>Odśwież stronę za minutę.</li>
      <li>Sprawdź, czy jej adres jest cały, taki jak w&nbsp;wiadomości od nas.</li>
      <li>
        Jeśli za kwadrans niczego nie będzie w&nbsp;poczcie (zajrzyj też do folderów Spam
        i&nbsp;Oferty), napisz do nas: znajdziemy zamówienie po kwocie i&nbsp;godzinie płatności.
      </li>
    </ul>
  </div>
);

export default function PaymentSuccess() {
  const loaded = useLoaderData<typeof loader>();
  switch (loaded.view) {
    case "no_token":
      return <PaymentProblem message="Brak identyfikatora płatności (tr_crc)." />;
    case "unknown":
      return (
        <PaymentProblem
          message={
            loaded.ofBook
              ? "Nie znaleziono potwierdzonego zamówienia."
              : "Nie znaleziono zamówienia lub płatność jeszcze się przetwarza."
          }
          kind="warning"
          canReload
          below={<WhatToDo />}
        />
      );
    case "address":
      return <AddressQuestion question={loaded.question} />;
    case "answered":
      return <AddressAnswered />;
    case "order":
      return (
        <>
          {loaded.look && <Pending {...loaded.look} />}
          <OrderStatusPage
            order={loaded.order}
            product={loaded.product}
            shown={loaded.shown}
            isJustGone={loaded.isJustGone}
            token={loaded.token}
            waitingFor={loaded.look?.after ? loaded.look.href : null}
          />
        </>
      );
  }
}
