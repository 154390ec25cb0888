import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formBoundary } from "~/forms/form-boundary";
import { wholeForm } from "~/forms/refusal";
import { paymentMethodName } from "~/products/order-fields";
import { followUpOf, orderWordsOf } from "~/products/order-words";
import type { OrderWords } from "~/products/product";
import { orderedTitle } from "~/products/ordered-product";
import { findProduct } from "~/products/registry";
import { requestLog } from "~/http/load-context.server";
import { paths } from "~/paths";
import type { RouteHandle } from "~/http/route-handle";
import { redirectToGateway } from "~/http/redirect-to-gateway.server";
import { serviceContext } from "~/services/command/context.server";
import { pollAfterReturn } from "~/services/payments/check-payment.server";
import { mayChangeAnswers } from "~/services/orders/buyer-rules";
import { orderNumber } from "~/services/orders/order-number";
import { getOrderPage } from "~/services/orders/order-page.server";
import { findOrder } from "~/services/orders/queries.server";
import type { Order } from "~/services/orders/transition-order.server";
import type { Area } from "~/site/areas";
import { busyLabel, Button, ButtonLink } from "~/ui/button";
import { readForm } from "~/http/form-body.server";
import { formatPrice } from "~/copy/format";
import { tieWords } from "~/copy/typography";
import { paymentRefusedTitle } from "~/services/orders/order-heading";
import { nothingTaken } from "./order-texts";
import { PaymentProblem } from "./payment-problem";
import { tokenOf } from "./token";
import { pageMeta } from "~/ui/page-meta";

export const handle: RouteHandle = { slim: true, secret: "query", openInMaintenance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta(data?.isRefused ? paymentRefusedTitle : "Błąd płatności");

/** Codes of the gateway in our words; anything else in the address is somebody's text and is not shown. */
const knownErrors = new Map(
  Object.entries({
    declined: `Bank odrzucił płatność. ${nothingTaken}`,
    cancelled: `Płatność została anulowana. ${nothingTaken}`,
    canceled: `Płatność została anulowana. ${nothingTaken}`,
    expired: `Minął czas na płatność. ${nothingTaken}`,
    insufficient_funds: `Na koncie zabrakło środków. ${nothingTaken}`,
    timeout:
      "Bank nie odpowiedział na czas. Jeśli pieniądze jednak wyszły, zajmiemy się zamówieniem, gdy tylko dotrą.",
  }),
);

const unknownError = "Wystąpił błąd płatności.";

type Problem = {
  message: string;
  /** Whether it is known that no money comes, as the order's page says it. */
  isRefused?: boolean;
  order: (Pick<Order, "token" | "priceGrosze"> & { name: string; area?: Area }) | null;
  notPaid: OrderWords["notPaid"] | null;
  /** The form: of an order, with what was written in it, where that can be changed. */
  back: string | null;
  /** Whether what was written comes along. */
  hasAnswers?: boolean;
};

const problemOf = (message: string, order: Order): Problem => ({
  message,
  ...orderOf(order),
});

function orderOf(order: Order): Omit<Problem, "message"> {
  const { token, productSlug, priceGrosze } = order;
  const hasAnswers = mayChangeAnswers(order);
  const product = findProduct(productSlug);
  return {
    order: {
      token,
      priceGrosze,
      name: `${orderedTitle(order)}, nr ${orderNumber(order.number)}`,
      area: product?.area,
    },
    notPaid: orderWordsOf(token).notPaid,
    back: hasAnswers ? paths.orderAgain(token) : (product?.path ?? null),
    hasAnswers,
  };
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const token = tokenOf(searchParams);
  const code = searchParams.get("tr_error")?.toLowerCase() ?? "";
  const message = knownErrors.get(code) ?? unknownError;
  const ctx = serviceContext("buyer", requestLog(context));
  const found = token ? await findOrder(ctx, token) : null;
  if (found?.status === "awaiting_payment") await pollAfterReturn(ctx, found.id);
  const order = token && found ? await findOrder(ctx, token) : null;
  if (!token || !order) {
    const back = followUpOf(token ?? "")?.href ?? null;
    const problem: Problem = { message, order: null, notPaid: null, back };
    return data(problem, { status: token ? 404 : 400 });
  }
  if (order.status !== "awaiting_payment") throw redirect(paths.paymentSuccess(token), 303);
  const isRefused = (await getOrderPage(ctx, token))?.isPaymentRefused ?? false;
  const told = isRefused && message === unknownError ? nothingTaken : message;
  return data({ ...problemOf(told, order), isRefused });
}

const failed = "Nie udało się połączyć z płatnościami. Spróbuj ponownie za chwilę.";

/** Pays for the same order once more; everything that was written in it is still there. */
export async function action({ request, context }: ActionFunctionArgs) {
  const token = tokenOf(new URL(request.url).searchParams);
  const ctx = serviceContext("buyer", requestLog(context));
  const order = token ? await findOrder(ctx, token) : null;
  if (!order) throw new Response(null, { status: 404 });
  const form = await readForm(request);
  const page = problemOf(unknownError, order);
  return redirectToGateway(ctx, order, { form, page }, { failed: () => failed });
}

export default function PaymentError() {
  return <PaymentErrorPage {...useLoaderData<typeof loader>()} />;
}

export const ErrorBoundary = formBoundary<Problem>(
  ({ page, errors }) => <PaymentErrorPage {...page} message={errors[wholeForm] ?? page.message} />,
  { fields: [] },
);

function PaymentErrorPage({ message, isRefused, order, notPaid, back, hasAnswers }: Problem) {
  // That nothing was paid is what the heading says, and the line below it.
  const told = [!isRefused && notPaid?.what, notPaid?.kept].filter(Boolean).join(" ");
  return (
    <PaymentProblem
      title={isRefused ? paymentRefusedTitle : "Błąd płatności"}
      kind={isRefused ? "text" : "error"}
      message={message}
      area={order?.area}
    >
      {order && <p className="font-semibold">{tieWords(order.name)}</p>}
      {told && <p className="text-lg">{told}</p>}
      {order && (
        <form
          method="post"
          action={paths.paymentError(order.token)}
          className="flex flex-wrap items-center gap-3"
        >
          <Button size="large" busyLabel={busyLabel}>
            {isRefused ? "Zapłać" : "Spróbuj ponownie za"} {formatPrice(order.priceGrosze)}
          </Button>
          <Button
            size="large"
            variant="secondary"
            name={paymentMethodName}
            value="blik"
            busyLabel={busyLabel}
          >
            Zapłać BLIK-iem {formatPrice(order.priceGrosze)}
          </Button>
          {back && (
            <BackToForm href={back}>
              {hasAnswers ? "Zmień odpowiedzi" : "Zacznij od nowa"}
            </BackToForm>
          )}
        </form>
      )}
      {!order && back && (
        <p>
          <BackToForm href={back}>Wróć do formularza</BackToForm>
        </p>
      )}
    </PaymentProblem>
  );
}

function BackToForm({ href, children }: { href: string; children: string }) {
  return (
    <ButtonLink href={href} variant="quiet" size="large">
      {children}
    </ButtonLink>
  );
}
