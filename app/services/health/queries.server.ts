import { desc, lt, sql } from "drizzle-orm";
import { modelCalls, serviceMinutes } from "~/db/schema";
import { day, hour } from "~/time/durations";
import { authoriseReading } from "../access/authorise.server";
import type { ServiceContext } from "../command/context.server";
import { jobState, queuedJobs } from "~/db/job-state.server";
import { sessionNames } from "~/db/session-names";

const watchedServices = ["auth0", "tpay", "resend", "model", "storage", "database"] as const;
export type WatchedService = (typeof watchedServices)[number];

/** Calls in a while: how many, how many of them failed, and milliseconds for an answer. */
export type Calls = {
  calls: number;
  failed: number;
  averageMs: number | null;
  slowestMs: number | null;
};

export type ServiceHealth = {
  id: WatchedService;
  state: "answers" | "troubled" | "down" | "unasked";
  lastAnsweredAt: Date | null;
  lastFailedAt: Date | null;
  lastFailure: string | null;
  hour: Calls;
  day: Calls;
};

export type WorkersHealth = {
  live: number;
  /** Age of the oldest job that could run and does not, in seconds; null when nothing waits. */
  oldestWaitingSeconds: number | null;
  waiting: number;
  gaveUp: number;
  lastTextAt: Date | null;
};

/** Failures in the last hour from which on a service counts as troubled; from half of the calls on as down. */
const troubledShare = 0.05;
const downShare = 0.5;

/** How long minutes are kept, in milliseconds: last times are known for a week. */
const keptFor = 7 * day;

/**
 * How every service that we depend on has answered.
 * @throws NotAllowed
 */
export async function servicesHealth(ctx: ServiceContext): Promise<ServiceHealth[]> {
  authoriseReading(ctx, "watch_services");
  const now = ctx.now().getTime();
  const startedAt = performance.now();
  const rows = await ctx.db.execute<Record<string, string | null>>(sql`
    select service,
      max(last_answered_at) as "lastAnsweredAt",
      max(last_failed_at) as "lastFailedAt",
      (array_agg(last_failure order by last_failed_at desc nulls last))[1] as "lastFailure",
      ${callsSince("hour", new Date(now - hour))},
      ${callsSince("day", new Date(now - day))}
    from service_minutes group by service`);
  const ms = Math.round(performance.now() - startedAt);
  return watchedServices.map((id) => {
    const row = rows.find(({ service }) => service === id) ?? {};
    const hour = callsOf("hour", row);
    const health = {
      id,
      lastAnsweredAt: momentOf(row.lastAnsweredAt),
      lastFailedAt: momentOf(row.lastFailedAt),
      lastFailure: row.lastFailure ?? null,
      hour,
      day: callsOf("day", row),
    };
    if (id === "database")
      return {
        ...health,
        state: stateOf({ ...hour, calls: hour.calls + 1 }),
        lastAnsweredAt: new Date(now),
        hour: hour.averageMs === null ? { ...hour, averageMs: ms, slowestMs: ms } : hour,
      };
    return { ...health, state: stateOf(hour) };
  });
}

const callsSince = (name: "hour" | "day", since: Date) => {
  const recent = sql`filter (where minute >= ${since.toISOString()}::timestamptz)`;
  const as = (part: string) => sql.raw(`as "${name}${part}"`);
  return sql`sum(answered) ${recent} ${as("Answered")}, sum(failed) ${recent} ${as("Failed")},
    sum(total_ms) ${recent} ${as("TotalMs")}, max(slowest_ms) ${recent} ${as("SlowestMs")}`;
};

function callsOf(name: "hour" | "day", row: Record<string, string | null>): Calls {
  const failed = Number(row[`${name}Failed`] ?? 0);
  const calls = failed + Number(row[`${name}Answered`] ?? 0);
  const total = Number(row[`${name}TotalMs`] ?? 0);
  const slowest = Number(row[`${name}SlowestMs`] ?? 0);
  return {
    calls,
    failed,
    averageMs: calls === 0 ? null : Math.round(total / calls),
    slowestMs: calls === 0 ? null : slowest,
  };
}

const momentOf = (text: string | null | undefined) => (text ? new Date(text) : null);

function stateOf({ calls, failed }: Pick<Calls, "calls" | "failed">): ServiceHealth["state"] {
  if (calls === 0) return "unasked";
  const share = failed / calls;
  return share >= downShare ? "down" : share >= troubledShare ? "troubled" : "answers";
}

/**
 * How many workers live, and what waits for them.
 * @throws NotAllowed
 */
export async function workersHealth(ctx: ServiceContext): Promise<WorkersHealth> {
  authoriseReading(ctx, "watch_services");
  const [[row], [text]] = await Promise.all([
    ctx.db.execute<Record<string, string | null>>(sql`
      select (select count(*) from pg_stat_activity
          where application_name = ${sessionNames.liveness} and datname = current_database()) as live,
        extract(epoch from now() - min(job.run_at) filter (where ${jobState()} = 'waiting')) as oldest,
        count(*) filter (where ${jobState()} = 'waiting') as waiting,
        count(*) filter (where ${jobState()} = 'given_up') as "gaveUp"
      from ${queuedJobs}`),
    ctx.db
      .select({ at: modelCalls.at })
      .from(modelCalls)
      .where(sql`${modelCalls.outcome} = 'answered'`)
      .orderBy(desc(modelCalls.id))
      .limit(1),
  ]);
  return {
    live: Number(row?.live ?? 0),
    oldestWaitingSeconds: row?.oldest == null ? null : Math.round(Number(row.oldest)),
    waiting: Number(row?.waiting ?? 0),
    gaveUp: Number(row?.gaveUp ?? 0),
    lastTextAt: text?.at ?? null,
  };
}

/** Forgets how services answered longer than a week ago. @returns how many minutes */
export async function deleteOldServiceMinutes(ctx: ServiceContext): Promise<number> {
  const old = await ctx.db
    .delete(serviceMinutes)
    .where(lt(serviceMinutes.minute, new Date(ctx.now().getTime() - keptFor)))
    .returning({ minute: serviceMinutes.minute });
  return old.length;
}
