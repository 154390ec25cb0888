import { and, eq, inArray, like, lt, notExists, sql } from "drizzle-orm";
import { env } from "~/config/env.server";
import { logger } from "~/config/logger.server";
import { formatIsoDate } from "~/copy/format";
import { modelSpending, talks } from "~/db/schema";
import type { ModelUsage } from "~/integrations/ai/model.server";
import { ExternalServiceError } from "~/integrations/external-service-error";
import { day } from "~/time/durations";
import type { ServiceContext } from "../command/context.server";
import { describeError } from "../command/describe-error";
import { isOn } from "../switches/switch-state.server";
import {
  dayScope,
  scopeOf,
  spenders,
  subjectKinds,
  type SpendingLimit,
  type Spender,
  type Subject,
} from "./subjects.server";

export type PlannedCall = {
  spender: Spender;
  subject?: Subject;
  /** The most that it may cost, in millionths of a US dollar. */
  maxMicroUsd: number;
};

export const modelStopped = "stopped";

type Spent = Pick<ModelUsage, "costMicroUsd">;

type Scope = { name: string; capUsd: number; refusal: ExternalServiceError };

type Reservation = {
  note: (spent: Spent) => void;
  /** Gives back what the call did not cost; once, however it ended. */
  settle: () => Promise<void>;
};

/**
 * Takes the most that a call may cost from the caps of its subject, its spender and the day, in PostgreSQL and for all
 * processes, and gives back afterwards what it did not cost: any number of calls at once stay below the caps.
 * @throws ExternalServiceError `invalid` (`order_cap`, `talk_cap`: by the kind of the subject) when the subject has cost its most, `unavailable` when the day has or
 * (`stopped`) when staff have stopped the model
 */
export async function reserve(
  ctx: Pick<ServiceContext, "db" | "now">,
  planned: PlannedCall,
): Promise<Reservation> {
  if (await isOn(ctx, "stop-model"))
    throw new ExternalServiceError("model", "unavailable", modelStopped);
  const { maxMicroUsd } = planned;
  const day = formatIsoDate(ctx.now());
  const scopes = scopesOf(planned, day);
  await takeFromAll(ctx, scopes, day, maxMicroUsd);
  let cost = 0;
  return {
    note({ costMicroUsd }) {
      cost += costMicroUsd;
    },
    settle: () =>
      add(ctx, scopes, cost - maxMicroUsd).catch((error: unknown) =>
        logger.error(
          { error: describeError(error) },
          "what a call of the model cost is not settled",
        ),
      ),
  };
}

/** Makes a call within its caps: see `reserve`. @throws ExternalServiceError as `reserve`; what `call` throws */
export async function withinCaps<Answer>(
  ctx: Pick<ServiceContext, "db" | "now">,
  planned: PlannedCall,
  call: (note: Reservation["note"]) => Promise<Answer>,
): Promise<Answer> {
  const { note, settle } = await reserve(ctx, planned);
  try {
    return await call(note);
  } finally {
    await settle();
  }
}

function scopesOf({ spender, subject }: PlannedCall, day: string): Scope[] {
  const dayIsSpent = new ExternalServiceError("model", "unavailable", "day_cap");
  const allowed: SpendingLimit = spenders[spender];
  const own = `${spender}s ${day}`;
  if ("ownCapUsd" in allowed)
    return [
      { name: own, capUsd: allowed.ownCapUsd(), refusal: dayIsSpent },
      ...(allowed.within ? scopesOf({ spender: allowed.within, maxMicroUsd: 0 }, day) : []),
    ];
  const { shareOfDay } = allowed;
  const scopes: Scope[] = [
    { name: dayScope(day), capUsd: env.MODEL_DAY_CAP_USD, refusal: dayIsSpent },
  ];
  if (shareOfDay < 1)
    scopes.push({
      name: own,
      capUsd: env.MODEL_DAY_CAP_USD * shareOfDay,
      refusal: dayIsSpent,
    });
  if (subject)
    scopes.unshift({
      name: scopeOf(subject),
      capUsd: subjectKinds[subject.kind].capUsd(),
      refusal: new ExternalServiceError("model", "invalid", `${subject.kind}_cap`),
    });
  return scopes;
}

async function takeFromAll(
  ctx: Pick<ServiceContext, "db">,
  scopes: readonly Scope[],
  day: string,
  microUsd: number,
): Promise<void> {
  const capOf = ({ capUsd }: Scope) => Math.round(capUsd * 1_000_000);
  const tooDear = scopes.find((scope) => microUsd > capOf(scope));
  const taken = tooDear ? new Set() : await take(ctx, { scopes, capOf, day, microUsd });
  const refusing = tooDear ?? scopes.find(({ name }) => !taken.has(name));
  if (!refusing) return;
  await add(
    ctx,
    scopes.filter(({ name }) => taken.has(name)),
    -microUsd,
  );
  const { name, capUsd, refusal } = refusing;
  if (refusal.code === "day_cap")
    logger.error({ cap: name, capUsd }, "the model has cost its most for today");
  throw refusal;
}

const byName = (one: Scope, other: Scope) => (one.name < other.name ? -1 : 1);

/**
 * One statement, so that no two calls can both find the last room.
 * @returns the names of those that had room
 */
async function take(
  { db }: Pick<ServiceContext, "db">,
  {
    scopes,
    capOf,
    day,
    microUsd,
  }: {
    scopes: readonly Scope[];
    capOf: (scope: Scope) => number;
    day: string;
    microUsd: number;
  },
): Promise<Set<string>> {
  // In one order for all, as they are given back: nobody waits for somebody who waits.
  const ordered = scopes.toSorted(byName);
  const cap = sql.join(
    ordered.map((scope) => sql`when ${scope.name} then ${capOf(scope)}::bigint`),
    sql` `,
  );
  const rows = await db
    .insert(modelSpending)
    .values(ordered.map(({ name }) => ({ scope: name, day, microUsd })))
    .onConflictDoUpdate({
      target: modelSpending.scope,
      set: { microUsd: sql`${modelSpending.microUsd} + excluded.micro_usd` },
      setWhere: sql`${modelSpending.microUsd} + excluded.micro_usd <= case excluded.scope ${cap} end`,
    })
    .returning({ scope: modelSpending.scope });
  return new Set(rows.map(({ scope }) => scope));
}

async function add(
  { db }: Pick<ServiceContext, "db">,
  scopes: readonly Scope[],
  microUsd: number,
): Promise<void> {
  if (scopes.length === 0 || microUsd === 0) return;
  const names = scopes.map(({ name }) => name);
  const held = db
    .select({ scope: modelSpending.scope })
    .from(modelSpending)
    .where(inArray(modelSpending.scope, names))
    .orderBy(sql`${modelSpending.scope} collate "C"`)
    .for("update");
  await db
    .update(modelSpending)
    .set({ microUsd: sql`${modelSpending.microUsd} + ${microUsd}::bigint` })
    .where(inArray(modelSpending.scope, held));
}

/** How long a cap's count is of use: what is paid for is tried again for hours, never for days. */
const keptMs = 3 * day;

/** Forgets what days and subjects have cost that are over; a talk is not, however long nobody has said anything in it. */
export async function deleteOldSpending(ctx: Pick<ServiceContext, "db" | "now">): Promise<void> {
  const oldest = formatIsoDate(new Date(ctx.now().getTime() - keptMs));
  const talkNamed = sql`case when ${like(modelSpending.scope, scopeOf({ kind: "talk", id: "%" }))}
    then split_part(${modelSpending.scope}, ' ', 2)::uuid end`;
  const itsTalk = ctx.db.select({ id: talks.id }).from(talks).where(eq(talks.id, talkNamed));
  await ctx.db.delete(modelSpending).where(and(lt(modelSpending.day, oldest), notExists(itsTalk)));
}
