import type { FastifyReply, FastifyRequest } from "fastify";
import type { Logger } from "~/config/logger.server";
import type { Database } from "~/db/client.server";
import { maxPictureBytes } from "~/forms/files";
import { formBodyLimit } from "~/http/form-body.server";
import { lookName } from "~/paths";
import type { RateLimitName } from "~/services/rate-limits/rules.server";
import { networkOf } from "~/services/rate-limits/network";
import { consumeRateLimit } from "~/services/rate-limits/consume-rate-limit.server";
import type { Address } from "./addresses";
import { refuse } from "./error-answer";
import { requestUrl } from "./request-url";
import { isOwn } from "./same-origin";

const methods = ["GET", "HEAD", "POST"];

/** How Remix's own script asks for a page's data. Of a document nothing ships it, and a stream would be gathered there without end. */
const asksForData = /\.data$/i;
/** How the script of an earlier Remix asked; the server's part still heeds it, and nothing of ours sends it. */
const earlierDataParameter = "_data";

/**
 * A hook in front of everything: what no page of ours sends is turned away, whichever route it is for, and what costs
 * us something is counted.
 * @param addressOf what is known of a path
 * @param options.givesWordsBack whether the build gives back the words of a form that is let in above the limit (`overLimitOf`)
 */
export function admission(
  db: Database,
  addressOf: (pathname: string) => Address,
  { givesWordsBack }: { givesWordsBack: boolean },
) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    // Of several, a proxy on the way may go by another one than we do (RFC 9112, 3.2).
    if (countOf("host", request.raw.rawHeaders) > 1) return refuse(reply, 400);
    if (request.raw.httpVersion !== "1.0" && !request.headers.host) return refuse(reply, 400);
    // PostgreSQL knows no text with a zero byte, and nobody types one.
    if (/%00/.test(request.url)) return refuse(reply, 400);
    if (!methods.includes(request.method)) return refuse(reply, 405, { Allow: methods.join(", ") });
    const { pathname, searchParams } = requestUrl(request.url);
    const isOfEarlierRemix = searchParams.has(earlierDataParameter);
    const isForScript = isOfEarlierRemix || asksForData.test(decoded(pathname));
    const { pattern, secret, posts, app } = addressOf(pathname);
    const isRefused = isOfEarlierRemix || (isForScript && !app);
    if (request.method !== "POST") {
      if (isRefused) return refuse(reply, 404);
      return secret ? within(db, "tokenLookups", request, reply) : undefined;
    }
    // The gateway's and the mail provider's come in bursts, and prove by signature whose they are.
    if (posts === "signed" && pathname === pattern) return undefined;
    // A mail program's one click (RFC 8058) comes from its own servers, which serve many people: the key in the address is
    // all it needs, ends mails and opens nothing, so that a foreign page has nothing to gain from sending it.
    if (!isForScript && posts === "keyed") return within(db, "tokenLookups", request, reply);
    if (!isOwn(request)) {
      request.log.warn({ route: pattern, from: networkOf(request.ip) }, "a foreign form refused");
      return refuse(reply, 403);
    }
    if (isRefused) return refuse(reply, 404);
    const isLook = posts === "previewed" && searchParams.has(lookName);
    if (isLook) return within(db, "previews", request, reply);
    const isReadable =
      givesWordsBack && !isForScript && Number(request.headers["content-length"]) <= longestKept;
    return withinPosts(db, { isReadable }, request, reply);
  };
}

/** How many lines a header has, which Node makes one of. @param lines names and values by turns, as they came */
function countOf(header: string, lines: readonly string[]): number {
  return lines.filter((line, index) => index % 2 === 0 && line.toLowerCase() === header).length;
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** Longest form that is read though its network has sent too many, in bytes: words, and the picture of a post beside them. */
const longestKept = formBodyLimit + maxPictureBytes;

const overLimits = new WeakMap<FastifyRequest, number>();

/** After how many seconds a form may be sent again that was only let in so that its sender has the words back. */
export const overLimitOf = (request: FastifyRequest): number | undefined => overLimits.get(request);

/** @param options.isReadable whether a page can give its sender the words back, which is for its action to do */
async function withinPosts(
  db: Database,
  { isReadable }: { isReadable: boolean },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const result = await consume(db, "posts", request);
  if (result.allowed) return undefined;
  if (!isReadable || !(await consume(db, "postsAbove", request)).allowed)
    return refuseAsTooMany("posts", result, request, reply);
  request.log.info({ limit: "posts", from: networkOf(request.ip) }, "a form above the limit");
  overLimits.set(request, result.retryAfterSeconds);
  return undefined;
}

const consume = (db: Database, limit: RateLimitName, request: FastifyRequest) =>
  consumeRateLimit(
    { db, now: () => new Date(), log: request.log as Logger },
    limit,
    networkOf(request.ip),
  );

async function within(
  db: Database,
  limit: RateLimitName,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const result = await consume(db, limit, request);
  return result.allowed ? undefined : refuseAsTooMany(limit, result, request, reply);
}

function refuseAsTooMany(
  limit: RateLimitName,
  result: { retryAfterSeconds: number },
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  request.log.info({ limit, from: networkOf(request.ip) }, "too many requests refused");
  return refuse(reply, 429, { "Retry-After": String(result.retryAfterSeconds) });
}
