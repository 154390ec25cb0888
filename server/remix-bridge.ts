import { createRequestHandler, type AppLoadContext, type ServerBuild } from "@remix-run/node";
import type { FastifyReply, FastifyRequest } from "fastify";
import { requestUrl, site } from "./request-url";

/**
 * Hands requests to the Remix build. The body has been read into a buffer by then, within Fastify's limit, so that a
 * webhook's bytes reach its route exactly as they came.
 */
export function remixBridge(
  build: ServerBuild,
  loadContext: (request: FastifyRequest) => AppLoadContext,
) {
  const handle = createRequestHandler(build, process.env.NODE_ENV);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const response = await handle(toWebRequest(request, reply), loadContext(request));
    // Somebody who waited for too long has had an answer meanwhile.
    if (reply.sent) return reply;
    reply.status(response.status);
    for (const [name, value] of response.headers) reply.header(name, value);
    // Every answer of ours is complete by now; as one buffer it leaves with its length and without two kinds of streams.
    return reply.send(Buffer.from(await response.arrayBuffer()));
  };
}

function toWebRequest(request: FastifyRequest, reply: FastifyReply): Request {
  const aborted = new AbortController();
  reply.raw.on("close", () => {
    if (!reply.raw.writableFinished) aborted.abort();
  });
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const single of [value].flat()) if (single !== undefined) headers.append(name, single);
  }
  // Where it came from has been looked at by now; what names us is a setting, whatever the request calls us.
  for (const name of [...headers.keys()]) if (name.startsWith("x-forwarded-")) headers.delete(name);
  headers.set("host", site.host);
  if (headers.has("origin")) headers.set("origin", site.origin);
  const hasBody = request.method !== "GET" && request.method !== "HEAD";
  return new Request(requestUrl(request.originalUrl), {
    method: request.method,
    headers,
    body: hasBody && Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : undefined,
    signal: aborted.signal,
  });
}
