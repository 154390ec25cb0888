import type { FastifyReply, FastifyRequest } from "fastify";
import { networkOf } from "~/services/rate-limits/network";
import { refuse } from "./error-answer";

type Options = {
  /** Bodies that may be under way at the same time; one network has one of them. */
  most: number;
  /** Bytes; smaller bodies need no slot. */
  above: number;
  /** Slowest that a body may arrive, in bytes a second, over each interval: a slot is not for sitting in. */
  minRate: number;
  /** Milliseconds. */
  interval: number;
};

/**
 * A hook that lets only so many large bodies in at the same time, so that many uploads at once cannot take all the
 * memory, nor a few slow ones all the slots. Whoever comes when there is none is asked to try again.
 */
export function uploadSlots({ most, above, minRate, interval }: Options) {
  const taken = new Set<string>();
  return (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    // Without a length, which no browser leaves out, a body may be of any size.
    const length = Number(request.headers["content-length"] ?? Infinity);
    if (length <= above) return done();
    const network = networkOf(request.ip);
    if (taken.size >= most || taken.has(network)) {
      void refuse(reply, 503, { "Retry-After": "15", Connection: "close" });
      return;
    }
    taken.add(network);
    let before = request.raw.socket.bytesRead;
    const clock = setInterval(() => {
      const { bytesRead } = request.raw.socket;
      if (request.raw.complete) clearInterval(clock);
      else if (bytesRead - before < (minRate * interval) / 1000) request.raw.destroy();
      before = bytesRead;
    }, interval);
    reply.raw.once("close", () => {
      clearInterval(clock);
      taken.delete(network);
    });
    done();
  };
}
