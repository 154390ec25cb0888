import type { FastifyRequest } from "fastify";
import { site } from "./request-url";

/**
 * Whether a request was sent by one of our own pages, or by no page at all. Browsers say where a form was sent from in
 * headers that no page can set; programs without these headers carry nobody's cookies.
 * @param request whose host is a proxy's word only where the proxy is trusted
 */
export function isOwn({ headers, host }: Pick<FastifyRequest, "headers" | "host">): boolean {
  const { origin } = headers;
  const from = headers["sec-fetch-site"];
  if (origin !== undefined && origin !== "null") {
    if (origin !== site.origin && hostOf(origin) !== host) return false;
    return from === undefined || from === "same-origin" || from === "none";
  }
  // A browser that hides the origin of its own pages still says that they are ours.
  if (origin === "null") return from === "same-origin";
  return from === undefined || from === "same-origin" || from === "none";
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
