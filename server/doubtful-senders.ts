import type { FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { networkOf } from "~/services/rate-limits/network";
import { semaphore } from "~/services/concurrency/semaphore";

/** What routes answer where nothing is proved. */
const unproven = [400, 401, 413];
/** How long a network is remembered for it, in milliseconds, and how many are. */
const memory = 10 * 60_000;
const mostNetworks = 20_000;

/**
 * Hooks for what machines send with a signature, which no limit counts: a network that has sent something unproven is served in line,
 * one request at a time, so that a payment's report need not share each turn of the event loop with a flood of forged ones. Whoever has
 * proved everything so far never waits, and nobody is turned away: the line is all that a network of both kinds loses.
 * @param lineOf the pattern of the signed address of a request, each of which has a line of its own; undefined for any other
 */
export function doubtfulSenders(lineOf: (request: FastifyRequest) => string | undefined) {
  const seen = new LRUCache<string, true>({ max: mostNetworks, ttl: memory });
  const lines = new Map<string, ReturnType<typeof semaphore>>();
  const senderOf = (line: string, request: FastifyRequest) => `${line} ${networkOf(request.ip)}`;

  /** Before the answer, once the body is there: a slow one would hold up the line. */
  function wait(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
    const line = lineOf(request);
    if (line === undefined || !seen.has(senderOf(line, request))) return done();
    const inLine = lines.get(line) ?? semaphore(1);
    lines.set(line, inLine);
    void inLine(
      () =>
        new Promise<void>((end) => {
          if (reply.raw.destroyed) return end();
          reply.raw.once("close", end);
          done();
        }),
    );
  }

  /** After the answer. */
  function remember(request: FastifyRequest, reply: FastifyReply): void {
    const line = lineOf(request);
    if (line !== undefined && unproven.includes(reply.statusCode))
      seen.set(senderOf(line, request), true);
  }

  return { wait, remember };
}
