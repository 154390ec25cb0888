import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { requestLog } from "~/http/load-context.server";
import { documentResponse } from "~/http/own-file.server";
import { isOpened } from "~/http/is-opened.server";
import { paths } from "~/paths";
import { serviceContext } from "~/services/command/context.server";
import { openDocument } from "~/services/orders/open-bought.server";
import { findOrder } from "~/services/orders/queries.server";
import type { RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { secret: "path", openInMaintenance: true };

/** One file of an order's document, for whoever holds the order's token. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const ctx = serviceContext("buyer", requestLog(context));
  const token = params.token ?? "";
  const file = await openDocument(ctx, token, params.position, isOpened(request));
  if (!file) {
    const isPerson = request.headers.get("Accept")?.includes("text/html");
    if (isPerson && (await findOrder(ctx, token)))
      return redirect(paths.paymentSuccess(token), 303);
    throw new Response(null, { status: 404 });
  }
  return documentResponse(file);
}
