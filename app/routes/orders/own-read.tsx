import { redirect, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireMember } from "~/http/guards.server";
import { isOpened } from "~/http/is-opened.server";
import { requestLog } from "~/http/load-context.server";
import type { RouteHandle } from "~/http/route-handle";
import { actorOf } from "~/http/session.server";
import { paths } from "~/paths";
import { serviceContext } from "~/services/command/context.server";
import { readDocument } from "~/services/fulfilment/read-document.server";
import { tokenOfOwn } from "~/services/members/own-orders.server";
import { getOrderPage } from "~/services/orders/order-page.server";
import { pageMeta } from "~/ui/page-meta";
import { ReadingPage } from "./reading-page";
import { readingPageOf } from "./reading-page.server";

export const handle: RouteHandle = { openInMaintenance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta(data?.title ?? "Twój dokument");

/** The same page for the member to whose confirmed address the document was mailed; the order's own link stands nowhere on it. */
export async function loader(visit: LoaderFunctionArgs) {
  const session = await requireMember(visit);
  const ctx = serviceContext(actorOf(session), requestLog(visit.context));
  const { number = "", position = "0" } = visit.params;
  const token = await tokenOfOwn(ctx, { sessionId: session.id, number, position });
  const order = token === null ? null : await getOrderPage(ctx, token);
  if (token === null || !order) throw new Response(null, { status: 404 });
  const read = await readDocument(ctx, token, position, isOpened(visit.request));
  if (!read) throw redirect(paths.profileOrders(), 303);
  return readingPageOf(visit.request, order, read, {
    here: paths.profileOrderReading(number, Number(position)),
    file: paths.profileOrderDocument(number, Number(position)),
    home: { href: paths.profileOrders(), label: "Moje zamówienia" },
    card: null,
    remove: null,
  });
}

export default function OwnReadRoute() {
  return <ReadingPage page={useLoaderData<typeof loader>()} />;
}
