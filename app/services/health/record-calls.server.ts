import { sql } from "drizzle-orm";
import { logger } from "~/config/logger.server";
import { metrics } from "~/config/metrics.server";
import { serviceMinutes } from "~/db/schema";
import { onServiceCall, type ServiceCall } from "~/integrations/service-calls";
import { serviceContext, type ServiceContext } from "../command/context.server";
import { describeError } from "../command/describe-error";
import { minute } from "~/time/durations";

/** How long calls are gathered before they are written, in milliseconds. */
const gatheredFor = 5_000;
/** Rows that wait at most, should the database be away for long; the oldest go. */
const maxWaiting = 500;

type Row = typeof serviceMinutes.$inferInsert;

const waiting = new Map<string, Row>();
let timer: NodeJS.Timeout | null = null;

/** Counts every call that this process makes of an outside service. */
export function recordServiceCalls(): void {
  onServiceCall((call) => {
    const { service, ms, failure } = call;
    metrics.serviceSeconds.observe({ service, failure: failure ?? "none" }, ms / 1_000);
    noteServiceCall(call);
  });
}

/** Counts one call; it is written with others a few seconds later. */
export function noteServiceCall(call: ServiceCall, at = new Date()): void {
  count(call, at);
  timer ??= setTimeout(() => {
    timer = null;
    void flushServiceCalls(serviceContext("schedule"));
  }, gatheredFor).unref();
}

function count({ service, ms, failure }: ServiceCall, at: Date): void {
  const start = new Date(Math.floor(at.getTime() / minute) * minute);
  add({
    service,
    minute: start,
    answered: failure === null ? 1 : 0,
    failed: failure === null ? 0 : 1,
    totalMs: ms,
    slowestMs: ms,
    lastAnsweredAt: failure === null ? at : null,
    lastFailedAt: failure === null ? null : at,
    lastFailure: failure,
  });
}

/** Adds a row to what waits, to the one of its service and minute where there is one. */
function add(row: Row): void {
  const key = `${row.service} ${row.minute.getTime()}`;
  const before = waiting.get(key);
  waiting.set(
    key,
    before
      ? {
          ...row,
          answered: before.answered + row.answered,
          failed: before.failed + row.failed,
          totalMs: before.totalMs + row.totalMs,
          slowestMs: Math.max(before.slowestMs, row.slowestMs),
          lastAnsweredAt: row.lastAnsweredAt ?? before.lastAnsweredAt,
          lastFailedAt: row.lastFailedAt ?? before.lastFailedAt,
          lastFailure: row.lastFailure ?? before.lastFailure,
        }
      : row,
  );
  const [oldest] = waiting.keys();
  if (waiting.size > maxWaiting && oldest !== undefined) waiting.delete(oldest);
}

/** Writes what was counted, and how long the database took to answer; what cannot be written waits. */
export async function flushServiceCalls(ctx: Pick<ServiceContext, "db" | "now">): Promise<void> {
  if (waiting.size === 0) return;
  let rows: Row[] = [];
  try {
    const startedAt = performance.now();
    await ctx.db.execute(sql`select 1`);
    const ms = Math.round(performance.now() - startedAt);
    count({ service: "database", ms, failure: null }, ctx.now());
    rows = [...waiting.values()];
    waiting.clear();
    await write(ctx, rows);
  } catch (error) {
    for (const row of rows) add(row);
    count({ service: "database", ms: 0, failure: "unreachable" }, ctx.now());
    logger.warn({ error: describeError(error) }, "how services answered was not written");
  }
}

async function write({ db }: Pick<ServiceContext, "db">, rows: Row[]): Promise<void> {
  const { answered, failed, totalMs, slowestMs, lastAnsweredAt, lastFailedAt, lastFailure } =
    serviceMinutes;
  await db
    .insert(serviceMinutes)
    .values(rows)
    .onConflictDoUpdate({
      target: [serviceMinutes.service, serviceMinutes.minute],
      set: {
        answered: sql`${answered} + excluded.answered`,
        failed: sql`${failed} + excluded.failed`,
        totalMs: sql`${totalMs} + excluded.total_ms`,
        slowestMs: sql`greatest(${slowestMs}, excluded.slowest_ms)`,
        lastAnsweredAt: sql`greatest(${lastAnsweredAt}, excluded.last_answered_at)`,
        lastFailedAt: sql`greatest(${lastFailedAt}, excluded.last_failed_at)`,
        lastFailure: sql`coalesce(excluded.last_failure, ${lastFailure})`,
      },
    });
}
