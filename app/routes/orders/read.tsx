import { redirect, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { withFlash } from "~/http/flash.server";
import { isOpened } from "~/http/is-opened.server";
import { requestLog } from "~/http/load-context.server";
import type { RouteHandle } from "~/http/route-handle";
import { paths } from "~/paths";
import { serviceContext } from "~/services/command/context.server";
import { readDocument } from "~/services/fulfilment/read-document.server";
import { getOrderPage } from "~/services/orders/order-page.server";
import { pageMeta } from "~/ui/page-meta";
import { ReadingPage } from "./reading-page";
import { readingPageOf } from "./reading-page.server";

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
  const home = paths.paymentSuccess(token);
  const place = Number(position ?? 0);
  if (!read) {
    const isFile = order.documents.some((file) => file.position === place);
    throw redirect(isFile ? withFlash(home, "read-as-file") : home, 303);
  }
  return readingPageOf(request, order, read, {
    here: paths.orderReading(token, place),
    file: paths.orderDocument(token, place),
    home: { href: home, label: "Strona zamówienia" },
    card: order.hasSentences && place === 0 ? paths.sentenceCard(token) : null,
    remove: paths.deletionOfOrder(token),
  });
}

export default function ReadRoute() {
  return <ReadingPage page={useLoaderData<typeof loader>()} />;
}
