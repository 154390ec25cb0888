import { setImmediate as nextTurn, setTimeout as pause } from "node:timers/promises";
import type { FastifyReply, FastifyRequest } from "fastify";
import { databaseRetry } from "~/services/command/errors";
import { refuse } from "./error-answer";

/** When a request has taken so long, in milliseconds, that it may be the database that it waits for. */
const suspiciousAfter = 1_100;
/** How long the database has to answer the simplest question, in milliseconds. */
const patience = 400;
/** How long the application has to answer by itself once its connections are gone, in milliseconds. */
const lastWords = { GET: 300, POST: 1_500 };

export type Sockets = { count: () => number; heard: () => number; letGo: () => void };

/**
 * Hooks for requests that wait for a database which does not answer any more: one that hangs refuses nothing, and its
 * connections would let people wait for as long as a statement may take. Its connections are ended, so that whatever
 * waits is told that the database is away and answers in its own words, with what was typed; what does not even do that is
 * answered here.
 * @param ping asks the database, on a connection that pages do not use
 * @param pools whose connections are ended then
 */
export function databaseWatch(
  ping: () => Promise<unknown>,
  pools: readonly Pick<Sockets, "heard" | "letGo">[] = [],
) {
  let asking: Promise<boolean> | null = null;
  const heard = () => pools.reduce((sum, pool) => sum + pool.heard(), 0);

  async function hangs(): Promise<boolean> {
    const before = heard();
    const answered = await Promise.race([
      ping().then(
        () => true,
        () => false,
      ),
      pause(patience)
        .then(nextTurn)
        .then(() => null),
    ]);
    if (answered !== null) return !answered;
    if (heard() !== before) return false;
    for (const pool of pools) pool.letGo();
    return true;
  }
  const isAway = (): Promise<boolean> => (asking ??= hangs().finally(() => (asking = null)));

  const begun = new WeakSet<FastifyReply>();
  const isWaitedFor = (reply: FastifyReply) => !begun.has(reply) && !reply.raw.destroyed;

  function begin(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
    const answerInstead = () => {
      if (isWaitedFor(reply)) void refuse(reply, 503, { "Retry-After": String(databaseRetry) });
    };
    const timers: NodeJS.Timeout[] = [];
    const look = async () => {
      if (!isWaitedFor(reply) || !(await isAway()) || !isWaitedFor(reply)) return;
      timers.push(setTimeout(answerInstead, lastWords[request.method === "POST" ? "POST" : "GET"]));
    };
    timers.push(setTimeout(() => void look(), suspiciousAfter));
    reply.raw.once("close", () => timers.forEach(clearTimeout));
    done();
  }

  function end(
    _request: FastifyRequest,
    reply: FastifyReply,
    payload: unknown,
    done: (error: null, payload: unknown) => void,
  ): void {
    begun.add(reply);
    done(null, payload);
  }

  return { begin, end };
}
