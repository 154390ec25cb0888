import type { LoaderFunctionArgs } from "@remix-run/node";
import { drawCoverPicture } from "~/services/samples/cover-picture.server";
import type { RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { openInMaintenance: true };

/** The cover of a product's documents as mails show it. Of an order it says at most which stars stood above Poland in its minute, so everybody may keep it. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const figure = new URL(request.url).searchParams.get("figure");
  const bytes = await drawCoverPicture(params.slug ?? "", figure);
  if (!bytes) throw new Response(null, { status: 404 });
  return new Response(bytes, {
    headers: {
      "Content-Type": "image/png",
      "Content-Length": String(bytes.byteLength),
      "Cache-Control": "public, max-age=86400",
      // Mail programs in the browser fetch it from pages of their own.
      "Cross-Origin-Resource-Policy": "cross-origin",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
