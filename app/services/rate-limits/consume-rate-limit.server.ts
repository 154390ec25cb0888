import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { eq, lt, sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { preparedStatement } from "~/db/prepared-statement.server";
import { rateLimits } from "~/db/schema";
import { env } from "~/config/env.server";
import type { ServiceContext } from "../command/context.server";
import { describeError } from "../command/describe-error";
import { TooManyRequests } from "../command/errors";
import { rateLimitRules, type RateLimit, type RateLimitName } from "./rules.server";

export type RateLimitResult = { allowed: true } | { allowed: false; retryAfterSeconds: number };

type Count = { used: number; resetsAt: Date; refused?: true };

const maxRemembered = 20_000;

/**
 * What this process knows to be used, as the database told it last or as it has counted alone. What is used up is not
 * asked for, so that a flood costs no queries.
 */
const remembered = new LRUCache<string, Count>({ max: maxRemembered });

/**
 * Consumes a rate limit, whether what it is for will succeed or not; what finds no room is not counted. All processes
 * count together in PostgreSQL; while it is away each of them counts on from what it knows, so that its absence lifts no limit
 * here.
 * Not to be called inside a transaction: rolling it back would give back what was consumed.
 * @param whose who is counted: see `rateLimitRules`. It is stored as a digest only
 * @param amount how much is consumed at once
 */
export async function consumeRateLimit(
  ctx: Pick<ServiceContext, "db" | "now" | "log">,
  name: RateLimitName,
  whose: string,
  amount = 1,
): Promise<RateLimitResult> {
  const limit: RateLimit = rateLimitRules[name];
  const key = createHash("sha256").update(`${name} ${whose}`).digest("base64url");
  const now = ctx.now();
  const known = remembered.get(key);
  const isExhausted = known !== undefined && known.resetsAt > now && known.used >= limit.max;
  const count = isExhausted
    ? { ...known, refused: true }
    : limit.inProcess
      ? countHere(key, limit, amount, now)
      : await countTogether(ctx, key, limit, amount, now).catch((error: unknown) => {
          ctx.log.warn({ limit: name, error: describeError(error) }, "limit is counted here alone");
          return countHere(key, limit, amount, now);
        });
  if (!count.refused) return { allowed: true };
  const wait = Math.ceil((count.resetsAt.getTime() - now.getTime()) / 1000);
  return { allowed: false, retryAfterSeconds: Math.max(1, wait) };
}

/**
 * Consumes what an act needs: see `consumeRateLimit`, which is for those that go on without it.
 * @throws TooManyRequests with the limit's name, and the seconds until there is room again
 */
export async function requireRateLimit(
  ctx: Pick<ServiceContext, "db" | "now" | "log">,
  name: RateLimitName,
  whose: string,
  amount = 1,
): Promise<void> {
  const result = await consumeRateLimit(ctx, name, whose, amount);
  if (!result.allowed) throw new TooManyRequests(name, result.retryAfterSeconds);
}

const taking = preparedStatement((db, _shape: "some") => {
  const over = sql`${rateLimits.resetsAt} <= ${sql.placeholder("now")}::timestamptz`;
  const amount = sql`${sql.placeholder("amount")}::bigint`;
  const took = db.$with("took").as(
    db
      .insert(rateLimits)
      .values({
        key: sql.placeholder("key"),
        used: sql.placeholder("amount"),
        resetsAt: sql`${sql.placeholder("windowEnd")}::timestamptz`,
      })
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          used: sql`case when ${over} then ${amount} else ${rateLimits.used} + ${amount} end`,
          resetsAt: sql`case when ${over} then excluded.resets_at else ${rateLimits.resetsAt} end`,
        },
        setWhere: sql`${over} or ${rateLimits.used} + ${amount} <= ${sql.placeholder("max")}::bigint`,
      })
      .returning(),
  );
  const before = db
    .select()
    .from(rateLimits)
    .where(eq(rateLimits.key, sql.placeholder("key")))
    .as("before");
  return db
    .with(took)
    .select({
      took: { used: took.used, resetsAt: took.resetsAt },
      before: { used: before.used, resetsAt: before.resetsAt },
    })
    .from(took)
    .fullJoin(before, eq(before.key, took.key))
    .prepare("rate_limit");
});

async function countTogether(
  { db }: Pick<ServiceContext, "db">,
  key: string,
  limit: RateLimit,
  amount: number,
  now: Date,
): Promise<Count> {
  const windowEnd = new Date(now.getTime() + limit.windowSeconds * 1000);
  if (amount > limit.max) return { used: 0, resetsAt: windowEnd, refused: true };
  const [found] = await inTime(
    taking({ db }, "some").execute({
      ...{ key, amount, max: limit.max },
      ...{ now: now.toISOString(), windowEnd: windowEnd.toISOString() },
    }),
  );
  const count = found?.took ?? found?.before;
  if (!count || count.resetsAt <= now)
    return { used: limit.max, resetsAt: windowEnd, refused: true };
  remember(key, count, now);
  return found?.took ? count : { ...count, refused: true };
}

/** What the database answers, unless it takes too long; a late answer interests nobody. */
async function inTime<Result>(query: PromiseLike<Result>): Promise<Result> {
  const answer = Promise.resolve(query);
  answer.catch(() => undefined);
  const timer = new AbortController();
  const timeout = pause(env.LIMIT_PATIENCE_MS, null, { signal: timer.signal }).then(() => {
    throw new Error("The database took too long.");
  });
  timeout.catch(() => undefined);
  return Promise.race([answer, timeout]).finally(() => timer.abort());
}

function remember(key: string, count: Count, now: Date): void {
  const known = remembered.get(key);
  if (!known || known.resetsAt <= now || known.used <= count.used) remembered.set(key, count);
}

function countHere(key: string, limit: RateLimit, amount: number, now: Date): Count {
  const known = remembered.get(key);
  const count =
    known && known.resetsAt > now
      ? known
      : { used: 0, resetsAt: new Date(now.getTime() + limit.windowSeconds * 1000) };
  if (count.used + amount > limit.max) return { ...count, refused: true };
  const next = { used: count.used + amount, resetsAt: count.resetsAt };
  remembered.set(key, next);
  return next;
}

/** Forgets what no limit counts any more. */
export async function deleteOldRateLimits(ctx: ServiceContext): Promise<void> {
  await ctx.db.delete(rateLimits).where(lt(rateLimits.resetsAt, ctx.now()));
}
