import { redirect, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { fullTitle } from "~/copy/full-title";
import { withFlash } from "~/http/flash.server";
import { isOpened } from "~/http/is-opened.server";
import { requestLog } from "~/http/load-context.server";
import type { RouteHandle } from "~/http/route-handle";
import { paths } from "~/paths";
import { orderedProduct } from "~/products/ordered-product";
import { serviceContext } from "~/services/command/context.server";
import { readDocument } from "~/services/fulfilment/read-document.server";
import { getOrderPage } from "~/services/orders/order-page.server";
import { pageMeta } from "~/ui/page-meta";
import { byParts, ReadingPage } from "./reading-page";

export const handle: RouteHandle = { slim: true, secret: "path", openInMaintenance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta(data?.title ?? "Twój dokument");

/** What an order brought, as a page: whole, or a part at a time. It goes when the document does. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const ctx = serviceContext("buyer", requestLog(context));
  const { token = "", position } = params;
  const order = await getOrderPage(ctx, token);
  if (!order) throw new Response(null, { status: 404 });
  const read = await readDocument(ctx, token, position, isOpened(request));
  if (!read) {
    const home = paths.paymentSuccess(token);
    const isFile = order.documents.some((file) => file.position === Number(position ?? 0));
    throw redirect(isFile ? withFlash(home, "read-as-file") : home, 303);
  }
  const product = orderedProduct(order);
  return {
    ...read,
    title: read.title ?? product?.title ?? order.productSlug,
    productTitle: product ? fullTitle(product) : null,
    area: product?.area,
    token,
    position: Number(position ?? 0),
    deleteAt: order.contentDeleteAt.toISOString(),
    showHelp: order.showHelp,
    isByParts: new URL(request.url).searchParams.has(byParts),
  };
}

export default function ReadRoute() {
  return <ReadingPage page={useLoaderData<typeof loader>()} />;
}
