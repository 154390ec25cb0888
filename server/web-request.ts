import type { FastifyRequest } from "fastify";
import { requestUrl, site } from "./request-url";

/** Tells the application that nobody reads the body of its answer: it gets HEAD as GET. */
const askedForHead = "x-head";

/**
 * A request as the application reads it, its body from its beginning, however often it is asked for.
 * @param signal aborted when nobody waits for the answer any more
 */
export function toWebRequest(request: FastifyRequest, signal?: AbortSignal): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const single of [value].flat()) if (single !== undefined) headers.append(name, single);
  }
  for (const name of [...headers.keys()]) if (name.startsWith("x-forwarded-")) headers.delete(name);
  headers.set("host", site.host);
  if (headers.has("origin")) headers.set("origin", site.origin);
  headers.delete(askedForHead);
  if (request.method === "HEAD") headers.set(askedForHead, "1");
  const method = request.method === "HEAD" ? "GET" : request.method;
  return new Request(requestUrl(request.originalUrl), {
    method,
    headers,
    body:
      method !== "GET" && Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : undefined,
    signal,
  });
}
