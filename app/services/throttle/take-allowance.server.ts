import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { eq, lt, sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { throttles } from "~/db/schema";
import { env } from "~/config/env.server";
import type { ServiceContext } from "../command/context.server";
import { describeError } from "../command/describe-error";
import { TooOften } from "../command/errors";
import { limits, type Limit, type LimitName } from "./limits.server";

export type Allowance = { allowed: true } | { allowed: false; retryAfterSeconds: number };

type Count = { taken: number; endsAt: Date; refused?: true };

const mostRemembered = 20_000;

/**
 * What this process knows to be taken, as the database told it last or as it has counted alone. What is used up is not
 * asked for, so that a flood costs no queries.
 */
const remembered = new LRUCache<string, Count>({ max: mostRemembered });

/**
 * Takes from an allowance, whether what it is for will succeed or not; what finds no room is not counted. All processes
 * count together in PostgreSQL; while it is away each of them counts on from what it knows, so that its absence lifts no limit
 * here.
 * Not to be called inside a transaction: rolling it back would give back what was taken.
 * @param whose who is counted: see `limits`. It is stored as a digest only
 * @param amount how much is taken at once
 */
export async function takeAllowance(
  ctx: Pick<ServiceContext, "db" | "now" | "log">,
  name: LimitName,
  whose: string,
  amount = 1,
): Promise<Allowance> {
  const limit: Limit = limits[name];
  const key = createHash("sha256").update(`${name} ${whose}`).digest("base64url");
  const now = ctx.now();
  const known = remembered.get(key);
  const isUsedUp = known !== undefined && known.endsAt > now && known.taken >= limit.most;
  const count = isUsedUp
    ? { ...known, refused: true }
    : limit.inProcess
      ? countHere(key, limit, amount, now)
      : await countTogether(ctx, key, limit, amount, now).catch((error: unknown) => {
          ctx.log.warn({ limit: name, error: describeError(error) }, "limit is counted here alone");
          return countHere(key, limit, amount, now);
        });
  if (!count.refused) return { allowed: true };
  const wait = Math.ceil((count.endsAt.getTime() - now.getTime()) / 1000);
  return { allowed: false, retryAfterSeconds: Math.max(1, wait) };
}

/**
 * Takes from an allowance what an act needs: see `takeAllowance`, which is for those that go on without it.
 * @throws TooOften with the limit's name, and the seconds until there is room again
 */
export async function requireAllowance(
  ctx: Pick<ServiceContext, "db" | "now" | "log">,
  name: LimitName,
  whose: string,
  amount = 1,
): Promise<void> {
  const allowance = await takeAllowance(ctx, name, whose, amount);
  if (!allowance.allowed) throw new TooOften(name, allowance.retryAfterSeconds);
}

async function countTogether(
  { db }: Pick<ServiceContext, "db">,
  key: string,
  limit: Limit,
  amount: number,
  now: Date,
): Promise<Count> {
  const windowEnd = new Date(now.getTime() + limit.seconds * 1000);
  if (amount > limit.most) return { taken: 0, endsAt: windowEnd, refused: true };
  const over = sql`${throttles.endsAt} <= ${now.toISOString()}`;
  const took = db.$with("took").as(
    db
      .insert(throttles)
      .values({ key, taken: amount, endsAt: windowEnd })
      .onConflictDoUpdate({
        target: throttles.key,
        set: {
          taken: sql`case when ${over} then ${amount}::bigint else ${throttles.taken} + ${amount}::bigint end`,
          endsAt: sql`case when ${over} then excluded.ends_at else ${throttles.endsAt} end`,
        },
        setWhere: sql`${over} or ${throttles.taken} + ${amount}::bigint <= ${limit.most}::bigint`,
      })
      .returning(),
  );
  const before = db.select().from(throttles).where(eq(throttles.key, key)).as("before");
  const [found] = await inTime(
    db
      .with(took)
      .select({
        took: { taken: took.taken, endsAt: took.endsAt },
        before: { taken: before.taken, endsAt: before.endsAt },
      })
      .from(took)
      .fullJoin(before, eq(before.key, took.key))
      .prepare("allowance")
      .execute(),
  );
  const count = found?.took ?? found?.before;
  if (!count || count.endsAt <= now) return { taken: limit.most, endsAt: windowEnd, refused: true };
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
  if (!known || known.endsAt <= now || known.taken <= count.taken) remembered.set(key, count);
}

function countHere(key: string, limit: Limit, amount: number, now: Date): Count {
  const known = remembered.get(key);
  const count =
    known && known.endsAt > now
      ? known
      : { taken: 0, endsAt: new Date(now.getTime() + limit.seconds * 1000) };
  if (count.taken + amount > limit.most) return { ...count, refused: true };
  const next = { taken: count.taken + amount, endsAt: count.endsAt };
  remembered.set(key, next);
  return next;
}

/** Forgets what no limit counts any more. */
export async function forgetAllowances(ctx: ServiceContext): Promise<void> {
  await ctx.db.delete(throttles).where(lt(throttles.endsAt, ctx.now()));
}
