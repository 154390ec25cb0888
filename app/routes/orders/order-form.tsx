import { randomUUID } from "node:crypto";
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { isRouteErrorResponse, useLoaderData, useRouteError } from "@remix-run/react";
import { brand } from "~/config/brand";
import { controlNames } from "~/forms/fields";
import { fileMessages, fileProblems } from "~/forms/files";
import {
  fileFieldOf,
  formTokenName,
  orderFields,
  paymentMethodName,
} from "~/products/order-fields";
import { checkOrderForm } from "~/products/order-form";
import type { Product } from "~/products/product";
import { findProductByPath } from "~/products/registry";
import { productStructuredData } from "~/site/structured-data";
import { env } from "~/config/env.server";
import { formatIsoDate } from "~/copy/format";
import { chosenFiles, filesOf, readForm, textValues } from "~/http/form-body.server";
import type { RouteHandle } from "~/http/hydration";
import { ExternalServiceError } from "~/services/errors";
import { requestLog } from "~/http/load-context.server";
import { paths } from "~/http/paths";
import { backToFormName, helpSeenName } from "~/crisis/detour";
import { passCrisisGate } from "~/crisis/gate.server";
import { freeTextsOf } from "~/crisis/order-crisis.server";
import { acceptFiles } from "~/services/attachments/accept-files.server";
import { reserveRoom } from "~/services/attachments/reserve-room.server";
import { serviceContext, type ServiceContext } from "~/services/context.server";
import { placeOrder } from "~/services/orders/place-order.server";
import { paymentMethodOf, startPayment } from "~/services/payments/start-payment.server";
import { getLowestPrice } from "~/services/prices/queries.server";
import { getProductReviews } from "~/services/reviews/queries.server";
import { drawConstellation } from "~/sky/drawing";
import { CrisisDetour } from "~/crisis/crisis-detour";
import { detourTitle } from "~/ui/crisis-help";
import { ErrorPage } from "~/ui/error-page";
import { getSampleGlimpse } from "~/services/samples/queries.server";
import { sampleGlimpse } from "~/ui/sample-glimpse.server";
import { paymentErrorText } from "~/products/payment-error-text";
import { OrderPage, type OrderFormResult, type OrderPageSubject } from "./order-page";

export const handle: RouteHandle = { hydrate: true };

/** The form carries a token of its own, so no cache may share it; the browser may keep it for its back button. */
export const headers: HeadersFunction = () => ({ "Cache-Control": "private, no-cache" });

export const meta: MetaFunction<typeof loader> = ({ data: loaded, error }) => {
  const product = (refusedForm(error) ?? loaded)?.product;
  const title = product?.title ?? "Zamówienie";
  return [
    { title: `${error ? titleOf(error, title) : title} – ${brand.name}` },
    { name: "description", content: product?.description },
    ...(loaded && !error ? [{ "script:ld+json": loaded.structuredData }] : []),
  ];
};

function titleOf(error: unknown, title: string): string {
  const step = refusedForm(error)?.step;
  if (step === "help") return detourTitle;
  return step === "edit" ? title : `Błąd: ${title}`;
}

function requestedProduct(request: Request) {
  const product = findProductByPath(new URL(request.url).pathname);
  if (!product) throw new Response(null, { status: 404 });
  return product;
}

async function subjectOf(ctx: ServiceContext, product: Product): Promise<OrderPageSubject> {
  const drawing = drawConstellation(product.document.constellation, { width: 300, height: 220 });
  const lowestGrosze = await getLowestPrice(ctx, product);
  return { product, drawing, fields: orderFields(product), lowestGrosze };
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const ctx = serviceContext("buyer", requestLog(context));
  const subject = await subjectOf(ctx, requestedProduct(request));
  const reviews = await getProductReviews(ctx, subject.product.slug);
  return {
    ...subject,
    formToken: randomUUID(),
    reviews,
    sample: sampleGlimpse(subject.product, getSampleGlimpse(subject.product.slug)),
    structuredData: productStructuredData(subject.product, reviews, env.APP_URL),
  };
}

const tooLarge =
  "Formularz jest za długi (ponad 64 KB). Skróć najdłuższe odpowiedzi i wyślij go ponownie.";

/**
 * Places the order and sends the buyer to the gateway. A form that cannot be accepted is thrown back, with its values,
 * to the error boundary below: the page's title has to say so, and titles know of errors but not of action data.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const product = requestedProduct(request);
  const ctx = serviceContext("buyer", requestLog(context));
  const subject = await subjectOf(ctx, product);
  const form = await readForm(request);
  if (!form) throw new Response(null, { status: 400 });
  const values = { ...textValues(form.formData), ...chosenFiles(form.formData) };
  const refused = (status: number, errors: OrderFormResult["errors"], formError?: string) =>
    data({ ...subject, values, errors, formError } satisfies RefusedForm, { status });
  const comesBack = (step: OrderFormResult["step"]) =>
    data({ ...subject, values, errors: {}, step } satisfies RefusedForm, { status: 422 });

  const texts = freeTextsOf(product.fields, values);
  const { step, assessment } = await passCrisisGate(ctx, { place: "order", texts, values });
  // Somebody who goes on, and has files to add again, is not stopped a second time.
  if (values[backToFormName] === helpSeenName) values[helpSeenName] = "1";
  if (step) throw comesBack(step);

  if (form.tooLarge) throw refused(413, {}, tooLarge);
  const submission = checkOrderForm(product, form.formData, formatIsoDate(new Date()));
  const { files, errors } = await sentFiles(product, form.formData);
  if (submission.status !== "success" || errors)
    throw refused(422, { ...(submission.status !== "success" && submission.error), ...errors });

  if (!(await reserveRoom(ctx, { files, clientAddress: context.clientAddress })))
    throw refused(429, { [fileFieldOf(product)?.name ?? ""]: [fileMessages.noRoom] });
  const order = await placeOrder(ctx, {
    product,
    submission: submission.value,
    assessment,
    files,
  });
  if (order.status !== "awaiting_payment") return redirect(paths.paymentSuccess(order.token), 303);
  try {
    const method = paymentMethodOf(form.formData.get(paymentMethodName));
    return redirect(await startPayment(ctx, order, method), 303);
  } catch (error) {
    if (!(error instanceof ExternalServiceError)) throw error;
    ctx.log.warn({ orderId: order.id, code: error.code }, "payment could not be opened");
    throw refused(502, {}, paymentErrorText(product, error));
  }
}

/** The files of a form; only those whose number and sizes are right are looked into. */
async function sentFiles(product: Product, formData: FormData) {
  const field = fileFieldOf(product);
  const sent = field ? filesOf(formData, field.name) : [];
  if (!field || sent.length === 0 || fileProblems(field, sent).length > 0) return { files: [] };
  const { files, problems } = await acceptFiles(sent);
  return problems.length > 0
    ? { files: [], errors: { [field.name]: [problems.join(" ")] } }
    : { files };
}

export default function OrderFormRoute() {
  return <OrderPage {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  const refused = refusedForm(useRouteError());
  if (!refused) return <ErrorPage />;
  const { product, drawing, fields, lowestGrosze, ...result } = refused;
  if (result.step === "help") {
    const fileField = fileFieldOf(product);
    return (
      <CrisisDetour
        place="order"
        names={[formTokenName, ...fields.flatMap(controlNames)]}
        values={result.values}
        losesFiles={fileField !== undefined && Boolean(result.values[fileField.name])}
      />
    );
  }
  const { formToken = "" } = result.values;
  const subject = { product, drawing, fields, lowestGrosze };
  return <OrderPage {...subject} formToken={formToken} result={result} />;
}

type RefusedForm = OrderFormResult & OrderPageSubject;

/** What `action` threw, if that is what went wrong. */
function refusedForm(error: unknown): RefusedForm | null {
  if (!isRouteErrorResponse(error)) return null;
  const { data: thrown } = error as { data: unknown };
  const isRefusal = typeof thrown === "object" && thrown !== null && "values" in thrown;
  return isRefusal ? (thrown as RefusedForm) : null;
}
