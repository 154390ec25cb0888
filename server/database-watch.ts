import { setTimeout as pause } from "node:timers/promises";
import type { FastifyReply, FastifyRequest } from "fastify";
import { serverErrorPage, serverErrorPolicy } from "./error-page";

/** When a request has taken so long, in milliseconds, that it may be the database that it waits for. */
const suspiciousAfter = 1_200;
/** How long the database has to answer the simplest question, in milliseconds. */
const patience = 500;

/** While the database is away, answers ask to come back after this many seconds. */
const retryAfter = "10";

/** Makes an answer one that asks to come back. @returns its page */
function askToComeBack(reply: FastifyReply): string {
  void reply.removeHeader("content-length").removeHeader("content-encoding").status(503);
  void reply.headers({
    "Retry-After": retryAfter,
    "Cache-Control": "no-store",
    "Content-Security-Policy": serverErrorPolicy,
    "Content-Type": "text/html; charset=utf-8",
  });
  return serverErrorPage(503);
}

/**
 * A hook that answers in place of a request that waits for a database which does not answer any more: one that hangs
 * refuses nothing, and its connections would let people wait for as long as a statement may take.
 * @param ping asks the database, on a connection that pages do not use
 */
export function databaseWatch(ping: () => Promise<unknown>) {
  let asking: Promise<boolean> | null = null;
  const isAway = (): Promise<boolean> => {
    asking ??= Promise.race([
      ping().then(
        () => false,
        () => true,
      ),
      pause(patience, true),
    ]).finally(() => (asking = null));
    return asking;
  };
  return (_request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    const timer = setTimeout(() => {
      if (reply.sent) return;
      void isAway().then((away) => {
        if (away && !reply.sent) void reply.send(askToComeBack(reply));
      });
    }, suspiciousAfter);
    reply.raw.once("close", () => clearTimeout(timer));
    done();
  };
}
