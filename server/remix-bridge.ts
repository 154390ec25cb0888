import { createRequestHandler, type AppLoadContext, type ServerBuild } from "@remix-run/node";
import type { FastifyReply, FastifyRequest } from "fastify";

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
  const hasBody = request.method !== "GET" && request.method !== "HEAD";
  return new Request(new URL(request.originalUrl, `${request.protocol}://${request.host}`), {
    method: request.method,
    headers,
    body: hasBody && Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : undefined,
    signal: aborted.signal,
  });
}
