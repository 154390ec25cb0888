import type { AppLoadContext, ServerBuild } from "@remix-run/node";
import type { FastifyReply, FastifyRequest } from "fastify";
import { routeMatcher } from "./addresses";
import { answerOf, sendAnswer } from "./answer";
import { acceptsGzip } from "./compression";
import { pageCache } from "./page-cache";
import { remixHandlers } from "./remix-handlers";
import { isStream, streams } from "./streams";
import { toWebRequest } from "./web-request";

/**
 * Hands requests to the Remix build. The body has been read into a buffer by then, within Fastify's limit, so that a
 * webhook's bytes reach its route exactly as they came.
 * @param contextOf what loaders and actions are told; without a request for a page that is written for everybody
 */
export function remixBridge(
  build: ServerBuild,
  contextOf: (request: FastifyRequest | null) => AppLoadContext,
  matchesOf = routeMatcher(build),
) {
  const { answerServiceErrors = (routes) => routes } = build.entry.module as {
    answerServiceErrors?: (routes: ServerBuild["routes"]) => ServerBuild["routes"];
  };
  const handlerOf = remixHandlers(
    { ...build, routes: answerServiceErrors(build.routes) },
    matchesOf,
  );
  const handle = (request: Request, context: AppLoadContext) =>
    handlerOf(new URL(request.url).pathname)(request, context);
  const { send, drain } = streams();
  const { find: findCached, findOld } = pageCache(build, matchesOf, (request) =>
    handle(request, contextOf(null)),
  );

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const cached = await findCached(request);
    if (reply.sent) return reply;
    if (cached) return sendAnswer(request, reply, cached);
    const reader = new AbortController();
    const leave = () => {
      if (!reply.raw.writableFinished) reader.abort();
    };
    const { socket } = request.raw;
    socket.once("close", leave);
    reply.raw.once("close", () => {
      socket.off("close", leave);
      leave();
    });
    let isDatabaseUnavailable = false;
    const response = await handle(toWebRequest(request, reader.signal), {
      ...contextOf(request),
      sentAgain: () => toWebRequest(request, reader.signal),
      missDatabase: () => void (isDatabaseUnavailable = true),
    });
    const old = isDatabaseUnavailable && response.status >= 500 ? await findOld(request) : null;
    if (isStream(response)) return send(request, reply, { response, gone: reader.signal });
    // Somebody who waited for too long has had an answer meanwhile.
    if (reply.sent) return reply;
    if (old) return sendAnswer(request, reply, old);
    const compressed = acceptsGzip(request.headers["accept-encoding"]);
    const complete = await answerOf(response, compressed);
    return reply.sent ? reply : sendAnswer(request, reply, complete);
  };
  return { answer, drain };
}
