import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { requestLog } from "~/http/load-context.server";
import { paths } from "~/paths";
import { serviceContext } from "~/services/command/context.server";
import { readAvatar } from "~/services/members/queries.server";
import type { RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { openInMaintenance: true };

/**
 * A picture under a random address that no other picture gets, so it never changes there. Only browsers may keep it, no
 * cache in between, since a deleted picture is to be gone. Where it is gone, the drawn one stands in.
 */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const id = z.uuidv4().safeParse(params.id);
  const ctx = serviceContext("visitor", requestLog(context));
  const bytes = id.success ? await readAvatar(ctx, id.data) : null;
  if (!bytes)
    return redirect(paths.avatar(null), { status: 302, headers: { "Cache-Control": "no-store" } });
  return new Response(new Uint8Array(bytes), {
    headers: {
      "Content-Type": "image/webp",
      "Content-Length": String(bytes.byteLength),
      "Cache-Control": "private, max-age=31536000, immutable",
      "X-Content-Type-Options": "nosniff",
      "X-Robots-Tag": "noindex",
    },
  });
}
