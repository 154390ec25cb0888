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
import { ButtonLink } from "~/ui/button";
import { readForm } from "~/http/form-body.server";
import { tieWords } from "~/copy/typography";
import { paymentRefusedTitle } from "~/services/orders/order-heading";
import { nothingTaken } from "./order-texts";
import { PaymentProblem } from "./payment-problem";
import { tokenOf } from "./token";
import { WaysToPay } from "./ways-to-pay";
import { pageMeta } from "~/ui/page-meta";

export const handle: RouteHandle = { slim: true, secret: "query", openInMaintenance: true };

const faultTitle = "Błąd płatności";

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.calm ?? faultTitle);

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

/** Those that say that the buyer changed their mind, which is no fault of anybody. */
const givenUp: readonly string[] = ["cancelled", "canceled"];

const unknownError = "Wystąpił błąd płatności.";

type Problem = {
  message: string;
  /** What the page is called where nothing is wrong, since it is known that no money comes; none is a fault. */
  calm?: string;
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
  if (isRefused)
    return data({
      ...problemOf(message === unknownError ? nothingTaken : message, order),
      calm: paymentRefusedTitle,
    });
  if (givenUp.includes(code))
    return data({ ...problemOf(nothingTaken, order), calm: "Nie zapłacono" });
  return data(problemOf(message, order));
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

function PaymentErrorPage({ message, calm, order, notPaid, back, hasAnswers }: Problem) {
  // That nothing was paid is what the heading says, and the line below it.
  const told = [!calm && notPaid?.what, notPaid?.kept].filter(Boolean).join(" ");
  return (
    <PaymentProblem
      title={calm ?? faultTitle}
      kind={calm ? "text" : "error"}
      message={message}
      area={order?.area}
    >
      {order && <p className="font-semibold">{tieWords(order.name)}</p>}
      {told && <p className="text-lg">{told}</p>}
      {order && (
        <WaysToPay token={order.token} priceGrosze={order.priceGrosze}>
          {back && (
            <BackToForm href={back}>
              {hasAnswers ? "Zmień odpowiedzi" : "Zacznij od nowa"}
            </BackToForm>
          )}
        </WaysToPay>
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
