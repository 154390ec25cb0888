import { operator } from "~/config/operator.server";
import { env } from "~/config/env.server";
import { day } from "~/time/durations";
import { paths } from "~/paths";
import type { RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { openInMaintenance: true };

/** How long what is said on a day may be relied on: below the year that RFC 9116 (2.5.5) recommends as the most. */
const validFor = 90 * day;

/** Where somebody who has found a vulnerability tells us of it (RFC 9116). */
export function loader() {
  // From the day's beginning, so that whoever looks on the same day reads the same.
  const today = Math.floor(Date.now() / day) * day;
  const lines = [
    `Contact: mailto:${operator.email}`,
    `Contact: ${env.APP_URL}${paths.contact()}`,
    `Expires: ${new Date(today + validFor).toISOString()}`,
    "Preferred-Languages: pl, en",
    `Canonical: ${env.APP_URL}${paths.securityTxt()}`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}
