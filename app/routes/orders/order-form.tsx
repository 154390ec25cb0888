import { defineFreeTextForm, freeTextBoundary } from "~/crisis/free-text-form";
import { freeTextAction } from "~/http/free-text-action.server";
import { randomUUID } from "node:crypto";
import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { controlNames, type Field } from "~/forms/fields";
import type { TextByControl } from "~/forms/kind";
import { fileMessages } from "~/forms/files";
import { formTitle, refusalOf, wholeForm } from "~/forms/refusal";
import { fileFieldOf, formTokenName, orderFields } from "~/products/order-fields";
import { orderQuestions, submissionOf } from "~/products/order-form";
import { consentsToReading } from "~/products/consent";
import { bookProduct, ebook } from "~/products/e-book/product";
import { priceIncreaseText, seenGroszeOf, seenPriceName } from "~/products/price";
import { fullTitle } from "~/copy/full-title";
import { findProductByPath, products } from "~/products/registry";
import { productStructuredData } from "~/site/structured-data";
import { env } from "~/config/env.server";
import { placingFailure } from "~/http/placing-failure.server";
import { formFailure } from "~/http/form-failure.server";
import type { ExternalServiceError } from "~/services/command/errors";
import { requestLog } from "~/http/load-context.server";
import type { RouteHandle } from "~/http/route-handle";
import { redirectToGateway } from "~/http/redirect-to-gateway.server";
import { freeTextsOf } from "~/crisis/free-texts.server";
import { sentFiles } from "~/http/sent-files.server";
import { reserveRoom } from "~/services/attachments/reserve-room.server";
import { serviceContext, type ServiceContext } from "~/services/command/context.server";
import { findBookOnSale } from "~/services/books/queries.server";
import { placeOrder } from "~/services/orders/place-order.server";
import { getProductReviews } from "~/services/reviews/queries.server";
import { paymentErrorText } from "~/products/payment-error-text";
import { OrderPage, type OrderPageSubject } from "./order-page";
import { orderPageSubject } from "./order-page-subject.server";
import { pageMeta } from "~/ui/page-meta";

export const handle: RouteHandle = {
  slim: true,
  files: products.filter(fileFieldOf).map(({ path }) => path),
};

/** The form carries a token of its own, so no cache may share it; the browser may keep it for its back button. */
export const headers: HeadersFunction = () => ({ "Cache-Control": "private, no-cache" });

export const meta: MetaFunction<typeof loader> = ({ data: loaded, error }) => {
  const product = (refusalOf<OrderPageSubject>(error)?.page ?? loaded)?.product;
  const title = product ? fullTitle(product) : "Zamówienie";
  return [
    ...pageMeta(formTitle(title, error), product?.description),
    ...(loaded && !error ? [{ "script:ld+json": loaded.structuredData }] : []),
  ];
};

type Visit = Pick<LoaderFunctionArgs, "request" | "params">;

function askedAt(action: string, slug: string | undefined) {
  const path = slug === undefined ? (action.split("?")[0] ?? "") : ebook.path;
  const product = findProductByPath(path);
  return product ? orderFields(product) : [];
}

async function requestedProduct(ctx: ServiceContext, { request, params }: Visit) {
  const book = params.slug === undefined ? null : await findBookOnSale(ctx, params.slug);
  const product = book ? bookProduct(book) : findProductByPath(new URL(request.url).pathname);
  if (!product) throw new Response(null, { status: 404 });
  return { product, book };
}

const subjectOf = async (ctx: ServiceContext, visit: Visit) =>
  orderPageSubject(ctx, await requestedProduct(ctx, visit));

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const ctx = serviceContext("buyer", requestLog(context));
  const subject = await subjectOf(ctx, { request, params });
  const reviews = await getProductReviews(ctx, subject.product.slug);
  return {
    ...subject,
    formToken: randomUUID(),
    chosen: chosenIn(request, subject.fields),
    reviews,
    demonstration: env.DEMONSTRATION,
    structuredData: productStructuredData(subject.product, subject.price, reviews, env.APP_URL, {
      isSold: !subject.isStopped,
    }),
  };
}

/** Of a link to the form: cards that it has chosen. Words that somebody else has written are in no link. */
function chosenIn(request: Request, fields: readonly Field[]): TextByControl {
  const { searchParams } = new URL(request.url);
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = searchParams.get(field.name);
      return field.kind === "cards" && field.options.some((option) => option.value === value)
        ? [[field.name, value as string]]
        : [];
    }),
  );
}

const form = defineFreeTextForm<OrderPageSubject>()({
  place: "order",
  action: ({ product }) => product.path,
  fields: ({ product }) => orderQuestions(product),
  unsent: ({ action }, { slug }) => askedAt(action, slug),
  carries: ({ fields }) => [formTokenName, seenPriceName, ...fields.flatMap(controlNames)],
  losesFiles: ({ product }, values) => {
    const field = fileFieldOf(product);
    return field !== undefined && Boolean(values[field.name]);
  },
  show: (page, form) => (
    <OrderPage {...page} formToken={form.values[formTokenName] ?? ""} form={form} />
  ),
});

/** Places the order and sends the buyer to the gateway. */
export const action = freeTextAction(form, {
  async read(visit) {
    const ctx = serviceContext("buyer", requestLog(visit.context));
    return { ctx, page: await subjectOf(ctx, visit) };
  },
  texts: ({ page }, values) => freeTextsOf(page.product.fields, values),
  mayBeRead: ({ page }, values) => consentsToReading(page.product, values),
  async check({ page }, { form }) {
    const { files, errors } = await sentFiles(fileFieldOf(page.product), form.formData);
    const seenGrosze = seenGroszeOf(form.values);
    const dearer = priceIncreaseText(seenGrosze, page.price);
    return {
      errors: { ...errors, ...(dearer && { [wholeForm]: dearer }) },
      found: { files, seenGrosze },
    };
  },
  async submit({ ctx, page }, answers, screening, { form, visit, found }) {
    const { product } = page;
    const { files, seenGrosze } = found;
    const { context } = visit;
    const submission = submissionOf(product, answers);
    await reserveRoom(ctx, { files, clientAddress: context.clientAddress }).catch(
      formFailure(
        { context, form, page },
        { tooOften: { [fileFieldOf(product)?.name ?? ""]: fileMessages.noRoom } },
      ),
    );
    const placing = placeOrder(ctx, { product, submission, screening, files, seenGrosze });
    const order = await placing.catch(
      placingFailure({ context, form }, () => subjectOf(ctx, visit)),
    );
    const failed = (error: ExternalServiceError) => paymentErrorText(product, error);
    return redirectToGateway(ctx, order, { form, page }, { failed });
  },
});

export default function OrderFormRoute() {
  return <OrderPage {...useLoaderData<typeof loader>()} />;
}

export const ErrorBoundary = freeTextBoundary(form);
