import type { FastifyReply, FastifyRequest } from "fastify";
import { serverErrorPage, serverErrorPolicy } from "./error-page";

/**
 * A hook that lets only so many large bodies in at the same time, so that many uploads at once cannot take all the
 * memory. Whoever comes when all slots are taken is asked to try again.
 * @param options.above bytes; smaller bodies need no slot
 */
export function uploadSlots(options: { most: number; above: number }) {
  let taken = 0;
  return (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    // Without a length, which no browser leaves out, a body may be of any size.
    const length = Number(request.headers["content-length"] ?? Infinity);
    if (length <= options.above) return done();
    if (taken >= options.most) {
      void reply
        .status(503)
        .headers({ "Retry-After": "15", "Cache-Control": "no-store", Connection: "close" })
        .header("Content-Security-Policy", serverErrorPolicy)
        .type("text/html; charset=utf-8")
        .send(serverErrorPage(503));
      return;
    }
    taken++;
    reply.raw.once("close", () => taken--);
    done();
  };
}
