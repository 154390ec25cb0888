import { randomUUID } from "node:crypto";
import { parseWithZod } from "@conform-to/zod/v4";
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { isRouteErrorResponse, useLoaderData, useLocation, useRouteError } from "@remix-run/react";
import { brand } from "~/brand";
import { orderFormSchema } from "~/catalogue/order-form";
import { findProduct, findProductByPath } from "~/catalogue/registry";
import { formatIsoDate } from "~/format";
import { readForm, textValues } from "~/form-body.server";
import type { RouteHandle } from "~/hydration";
import { OutsideServiceError } from "~/integrations/outside-service-error";
import { requestLog } from "~/load-context.server";
import { paths } from "~/paths";
import { serviceContext } from "~/services/context.server";
import { placeOrder } from "~/services/orders/place-order.server";
import { startPayment } from "~/services/payments/start-payment.server";
import { getProductReviews } from "~/services/reviews/queries.server";
import { ErrorPage } from "~/ui/error-page";

import { OrderPage, type OrderFormResult } from "./order-page";

export const handle: RouteHandle = { hydrate: true };

/** The form carries a token of its own, so no cache may share it; the browser may keep it for its back button. */
export const headers: HeadersFunction = () => ({ "Cache-Control": "private, no-cache" });

export const meta: MetaFunction = ({ location, error }) => {
  const product = findProductByPath(location.pathname);
  return [
    { title: `${error ? "Błąd: " : ""}${product?.title ?? "Zamówienie"} – ${brand.name}` },
    { name: "description", content: product?.description },
  ];
};

function requestedProduct(request: Request) {
  const product = findProductByPath(new URL(request.url).pathname);
  if (!product) throw new Response(null, { status: 404 });
  return product;
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { slug } = requestedProduct(request);
  const reviews = await getProductReviews(serviceContext("buyer", requestLog(context)), slug);
  return { slug, formToken: randomUUID(), reviews };
}

const tooLarge =
  "Formularz jest za długi (ponad 64 KB). Skróć najdłuższe odpowiedzi i wyślij go ponownie.";

/**
 * Places the order and sends the buyer to the gateway. A form that cannot be accepted is thrown back, with its values,
 * to the error boundary below: the page's title has to say so, and titles know of errors but not of action data.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const product = requestedProduct(request);
  const form = await readForm(request);
  if (!form) throw new Response(null, { status: 400 });
  const values = textValues(form.formData);
  const refused = (status: number, errors: OrderFormResult["errors"], formError?: string) =>
    data({ values, errors, formError } satisfies OrderFormResult, { status });

  if (form.tooLarge) throw refused(413, {}, tooLarge);
  const submission = parseWithZod(form.formData, {
    schema: orderFormSchema(product, formatIsoDate(new Date())),
  });
  if (submission.status !== "success") throw refused(422, submission.error ?? {});

  const ctx = serviceContext("buyer", requestLog(context));
  const order = await placeOrder(ctx, { product, submission: submission.value });
  if (order.status !== "awaiting_payment") return redirect(paths.paymentSuccess(order.token), 303);
  try {
    return redirect(await startPayment(ctx, order), 303);
  } catch (error) {
    if (!(error instanceof OutsideServiceError)) throw error;
    ctx.log.warn({ orderId: order.id, code: error.code }, "payment could not be opened");
    throw refused(502, {}, paymentErrorText(error));
  }
}

function paymentErrorText(error: OutsideServiceError): string {
  if (error.code === "no_payment_url") return "Brak URL płatności w odpowiedzi";
  return error.said ?? "Wystąpił błąd podczas składania zamówienia";
}

export default function OrderFormRoute() {
  const { slug, formToken, reviews } = useLoaderData<typeof loader>();
  const product = findProduct(slug);
  return product ? <OrderPage product={product} formToken={formToken} reviews={reviews} /> : null;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const product = findProductByPath(useLocation().pathname);
  if (!product || !isRouteErrorResponse(error) || !isOrderFormResult(error.data))
    return <ErrorPage />;
  const { formToken = "" } = error.data.values;
  return <OrderPage product={product} formToken={formToken} result={error.data} />;
}

function isOrderFormResult(value: unknown): value is OrderFormResult {
  return typeof value === "object" && value !== null && "values" in value && "errors" in value;
}
