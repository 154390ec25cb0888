import type { LoaderFunctionArgs } from "@remix-run/node";
import { requestLog } from "~/http/load-context.server";
import { ownFile } from "~/http/own-file.server";
import type { RouteHandle } from "~/http/route-handle";
import { serviceContext } from "~/services/command/context.server";
import { readCover } from "~/services/orders/open-bought.server";

export const handle: RouteHandle = { secret: "path", openInMaintenance: true };

/** The first page of an order's document as a picture, for whoever holds the order's token. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const ctx = serviceContext("buyer", requestLog(context));
  const bytes = await readCover(ctx, params.token ?? "");
  if (!bytes) throw new Response(null, { status: 404 });
  return ownFile({ bytes, contentType: "image/svg+xml", fileName: "okladka.svg", opens: true });
}
