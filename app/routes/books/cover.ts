import type { LoaderFunctionArgs } from "@remix-run/node";
import { requestLog } from "~/http/load-context.server";
import { serviceContext } from "~/services/command/context.server";
import { getCover } from "~/services/downloads/preview.server";
import type { RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { openInMaintenance: true };

/** The cover of a book. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const cover = await getCover(serviceContext("visitor", requestLog(context)), params.slug ?? "");
  if (cover === null) throw new Response(null, { status: 404 });
  return new Response(cover, {
    headers: {
      "Content-Type": "image/svg+xml",
      "Cache-Control": "public, max-age=3600",
      "Content-Security-Policy": "default-src 'none'; style-src 'none'; sandbox",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
