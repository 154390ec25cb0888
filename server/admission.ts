import type { FastifyReply, FastifyRequest } from "fastify";
import type { Logger } from "~/config/logger.server";
import type { Database } from "~/db/client.server";
import { lookName, paths } from "~/paths";
import { holdsSecret } from "~/http/secret-paths";
import type { LimitName } from "~/services/throttle/limits.server";
import { networkOf } from "~/services/throttle/network";
import { takeAllowance } from "~/services/throttle/take-allowance.server";
import { refuse } from "./error-answer";
import { requestUrl } from "./request-url";
import { isOwn } from "./same-origin";

/** Methods that any page of ours uses. */
const methods = ["GET", "HEAD", "POST"];

/**
 * How Remix's own script asks for a page's data. No page of ours ships it, and there a stream would be gathered without end;
 * since all of it is refused here, nothing behind reckons with such addresses.
 */
const asksForData = /\.data$/i;

/** Pages that carry a token in their query. */
const byQuery =
  /^\/(?:payment\/(?:success|error)|special-horoscope-result|ebook\/thank-you)(?:\/|$)/i;

/** Steps of a rental agreement, which answer a look without storing anything. */
const step = /^\/doradca-prawny\/umowa\/[^/]+\/\d+\/?$/i;

/**
 * A hook in front of everything: what no page of ours sends is turned away, whichever route it is for, and what costs
 * us something is counted.
 */
export function admission(db: Database) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    // Of several, a proxy on the way may go by another one than we do (RFC 9112, 3.2).
    if (countOf("host", request.raw.rawHeaders) > 1) return refuse(reply, 400);
    if (request.raw.httpVersion !== "1.0" && !request.headers.host) return refuse(reply, 400);
    // PostgreSQL knows no text with a zero byte, and nobody types one.
    if (/%00/.test(request.url)) return refuse(reply, 400);
    if (!methods.includes(request.method)) return refuse(reply, 405, { Allow: methods.join(", ") });
    const { pathname, searchParams } = requestUrl(request.url);
    const isForScript = asksForData.test(decoded(pathname));
    if (request.method !== "POST") {
      if (isForScript) return refuse(reply, 404);
      const path = decoded(pathname);
      const isByToken = holdsSecret(path) || byQuery.test(path);
      return isByToken ? within(db, "looksByToken", request, reply) : undefined;
    }
    // The gateway's and the mail provider's come in bursts, and prove by signature whose they are.
    if (pathname === paths.paymentNotification() || pathname === paths.mailReport())
      return undefined;
    // A mail program's one click (RFC 8058) comes from its own servers, which serve many people: the key in the address is
    // all it needs, ends mails and opens nothing, so that a foreign page has nothing to gain from sending it.
    if (!isForScript && decoded(pathname).startsWith(paths.unsubscribe("")))
      return within(db, "looksByToken", request, reply);
    if (!isOwn(request)) return refuse(reply, 403);
    if (isForScript) return refuse(reply, 404);
    const isLook = searchParams.has(lookName) && step.test(decoded(pathname));
    return within(db, isLook ? "previews" : "posts", request, reply);
  };
}

/** How many lines a header has, which Node makes one of. @param lines names and values by turns, as they came */
function countOf(header: string, lines: readonly string[]): number {
  return lines.filter((line, index) => index % 2 === 0 && line.toLowerCase() === header).length;
}

/** A path as the router will read it: letters written as `%6f` are no way around. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

async function within(
  db: Database,
  limit: LimitName,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const ctx = { db, now: () => new Date(), log: request.log as Logger };
  const allowance = await takeAllowance(ctx, limit, networkOf(request.ip));
  if (allowance.allowed) return undefined;
  return refuse(reply, 429, { "Retry-After": String(allowance.retryAfterSeconds) });
}
