import { inArray, lt, sql } from "drizzle-orm";
import { env } from "~/config/env.server";
import { logger } from "~/config/logger.server";
import { formatIsoDate } from "~/copy/format";
import { modelSpending } from "~/db/schema";
import type { ModelUsage } from "~/integrations/ai/model.server";
import { ExternalServiceError } from "~/integrations/external-service-error";
import type { ServiceContext } from "../command/context.server";
import { describeError } from "../command/describe-error";
import { isOn } from "../switches/switch-state.server";
import { orderScope } from "./queries.server";

/** Who asks the model. A second reader is asked before anybody has paid, so it may spend a part of the day's cap only. */
export type Spender = "document" | "reader";

/** What forms that nobody pays for may take of a day: the rest is for documents that have been paid for. */
const readersShare = 0.2;

/** A call, before it is made. */
export type PlannedCall = {
  spender: Spender;
  /** The most that it may cost, in millionths of a US dollar. */
  mostMicroUsd: number;
  orderId?: string;
};

/** Code of the error while staff have stopped the model. */
export const modelStopped = "stopped";

type Spent = Pick<ModelUsage, "costMicroUsd" | "outcome">;

/** Something that has a cap, and what happens when it is reached. */
type Scope = { name: string; capUsd: number; refusal: ExternalServiceError };

/**
 * Makes a call within the caps of its order and of the day. Its most is taken from them before, in PostgreSQL and for all
 * processes, and what it did not cost is given back after: any number of calls at once stay below the caps.
 * @param call the model's call; tells `note` what it cost
 * @throws ExternalServiceError `invalid` when the order has cost its most, `unavailable` when the day has or (`stopped`) when
 * staff have stopped the model; and what `call` throws
 */
export async function withinCaps<Answer>(
  ctx: Pick<ServiceContext, "db" | "now">,
  planned: PlannedCall,
  call: (note: (spent: Spent) => void) => Promise<Answer>,
): Promise<Answer> {
  if (await isOn(ctx, "stop-model"))
    throw new ExternalServiceError("model", "unavailable", modelStopped);
  const { mostMicroUsd } = planned;
  const day = formatIsoDate(ctx.now());
  const scopes = scopesOf(planned, day);
  await reserve(ctx, scopes, day, mostMicroUsd);
  let cost = 0;
  try {
    return await call(({ costMicroUsd, outcome }) => {
      // A vendor bills what was written until we hung up, and does not say how much that was.
      cost += outcome === "timeout" ? mostMicroUsd : costMicroUsd;
    });
  } finally {
    // An answer is not thrown away for its bill: what is not settled stays counted at its most.
    await add(ctx, scopes, cost - mostMicroUsd).catch((error: unknown) =>
      logger.error({ error: describeError(error) }, "what a call of the model cost is not settled"),
    );
  }
}

function scopesOf({ spender, orderId }: PlannedCall, day: string): Scope[] {
  const dayIsSpent = new ExternalServiceError("model", "unavailable", "day_cap");
  const scopes = [
    { name: `day ${day}`, capUsd: env.MODEL_DAY_CAP_USD, refusal: dayIsSpent },
    ...(spender === "reader"
      ? [
          {
            name: `readers ${day}`,
            capUsd: env.MODEL_DAY_CAP_USD * readersShare,
            refusal: dayIsSpent,
          },
        ]
      : []),
  ];
  if (orderId === undefined) return scopes;
  const refusal = new ExternalServiceError("model", "invalid", "order_cap");
  return [{ name: orderScope(orderId), capUsd: env.MODEL_ORDER_CAP_USD, refusal }, ...scopes];
}

/** Takes the same amount from every scope, or from none. */
async function reserve(
  ctx: Pick<ServiceContext, "db">,
  scopes: readonly Scope[],
  day: string,
  microUsd: number,
): Promise<void> {
  const taken: Scope[] = [];
  for (const scope of scopes) {
    if (await take(ctx, scope, day, microUsd)) {
      taken.push(scope);
      continue;
    }
    await add(ctx, taken, -microUsd);
    const { name, capUsd, refusal } = scope;
    if (refusal.code === "day_cap")
      logger.error({ cap: name, capUsd }, "the model has cost its most for today");
    throw refusal;
  }
}

/** One statement, so that no two calls can both find the last room. */
async function take(
  { db }: Pick<ServiceContext, "db">,
  { name, capUsd }: Scope,
  day: string,
  microUsd: number,
): Promise<boolean> {
  const cap = Math.round(capUsd * 1_000_000);
  if (microUsd > cap) return false;
  const rows = await db
    .insert(modelSpending)
    .values({ scope: name, day, microUsd })
    .onConflictDoUpdate({
      target: modelSpending.scope,
      set: { microUsd: sql`${modelSpending.microUsd} + ${microUsd}::bigint` },
      setWhere: sql`${modelSpending.microUsd} + ${microUsd}::bigint <= ${cap}::bigint`,
    })
    .returning({ scope: modelSpending.scope });
  return rows.length > 0;
}

async function add(
  { db }: Pick<ServiceContext, "db">,
  scopes: readonly Scope[],
  microUsd: number,
): Promise<void> {
  if (scopes.length === 0 || microUsd === 0) return;
  await db
    .update(modelSpending)
    .set({ microUsd: sql`${modelSpending.microUsd} + ${microUsd}::bigint` })
    .where(
      inArray(
        modelSpending.scope,
        scopes.map(({ name }) => name),
      ),
    );
}

/** How long a cap's count is of use: orders are tried again for hours, never for days. */
const keptMs = 3 * 24 * 60 * 60_000;

/** Forgets what days and orders have cost that are over. */
export async function forgetSpending(ctx: Pick<ServiceContext, "db" | "now">): Promise<void> {
  const oldest = formatIsoDate(new Date(ctx.now().getTime() - keptMs));
  await ctx.db.delete(modelSpending).where(lt(modelSpending.day, oldest));
}
