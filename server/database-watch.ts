import { setImmediate as nextTurn, setTimeout as pause } from "node:timers/promises";
import type { FastifyReply, FastifyRequest } from "fastify";
import { paths } from "~/paths";
import { databaseRetry } from "~/services/command/errors";
import { refuse } from "./error-answer";
import { requestUrl } from "./request-url";

/** When a request has taken so long, in milliseconds, that it may be the database that it waits for; and how often that is asked. */
const suspiciousAfter = 1_100;
/** How long the database has to answer the simplest question, in milliseconds. */
const patience = 400;
/** How long a statement may let a page wait without a word where the database itself answers, in milliseconds. */
const longestSilence = 3_000;
/** How long it may for a while after that, so that neither the page of the failure nor whoever stands in line waits as long again. */
const laterSilence = { longest: 1_000, for: 5_000 };
/**
 * How long the application has to answer by itself once its connections are gone, in milliseconds. Its own answer to a form
 * holds what was typed, and the bare page does not: on a busy machine that is worth waiting for.
 */
const lastWords = { GET: 300, POST: 5_000 };

/** Staff have sums over a whole shop, which take as long as `statement_timeout` lets them. */
const mayTakeLong = ({ url }: FastifyRequest) => requestUrl(url).pathname.startsWith(paths.admin());

export type Sockets = {
  count: () => number;
  heard: () => number;
  letGo: () => void;
  letSilentGo: (milliseconds: number) => boolean;
};

/**
 * Hooks for requests that wait for a database which does not answer any more: one that hangs refuses nothing, and its
 * connections would let people wait for as long as a statement may take. Its connections are ended, so that whatever
 * waits is told that the database is away and answers in its own words, with what was typed; what does not even do that is
 * answered here. One that answers, but not to what a page has asked, loses the connections that are silent.
 * @param ping asks the database, on a connection that pages do not use
 * @param pools whose connections are ended then
 */
export function databaseWatch(
  ping: () => Promise<unknown>,
  pools: readonly Pick<Sockets, "heard" | "letGo" | "letSilentGo">[] = [],
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

  let silentUntil = 0;
  function endSilence(): void {
    const longest = Date.now() < silentUntil ? laterSilence.longest : longestSilence;
    const ended = pools.filter((pool) => pool.letSilentGo(longest));
    if (ended.length > 0) silentUntil = Date.now() + laterSilence.for;
  }

  const begun = new WeakSet<FastifyReply>();
  const isWaitedFor = (reply: FastifyReply) => !begun.has(reply) && !reply.raw.destroyed;

  function begin(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
    const answerInstead = () => {
      if (isWaitedFor(reply)) void refuse(reply, 503, { "Retry-After": String(databaseRetry) });
    };
    const timers: NodeJS.Timeout[] = [];
    const lookLater = () => void timers.push(setTimeout(() => void look(), suspiciousAfter));
    const look = async () => {
      if (!isWaitedFor(reply)) return;
      const isGone = await isAway();
      if (!isWaitedFor(reply)) return;
      if (isGone) {
        const rest = lastWords[request.method === "POST" ? "POST" : "GET"];
        timers.push(setTimeout(answerInstead, rest));
        return;
      }
      if (!mayTakeLong(request)) endSilence();
      lookLater();
    };
    lookLater();
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
