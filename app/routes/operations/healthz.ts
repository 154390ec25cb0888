import type { RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { openInMaintenance: true };

/** Alive: the process answers. It asks nobody else, so that a database at rest does not restart the web. */
export function loader() {
  return new Response("ok\n", {
    headers: { "Content-Type": "text/plain", "Cache-Control": "no-store" },
  });
}
