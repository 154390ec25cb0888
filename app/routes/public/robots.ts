import { env } from "~/config/env.server";
import { paths } from "~/paths";
import type { RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { openInMaintenance: true };

const notForSearch = [
  "/admin",
  "/auth-callback",
  "/dev/",
  "/orders/",
  "/panel",
  "/payment/",
  "/profile/",
  "/webhooks/",
];

/** Tells search engines where to look and where not to. */
export function loader() {
  const lines = [
    "User-agent: *",
    ...notForSearch.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${env.APP_URL}${paths.sitemap()}`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}
