import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type { ServiceContext } from "../command/context.server";
import { jobState, queuedJobs } from "~/db/job-state.server";

export type Readiness = {
  ready: boolean;
  database: "ok" | "unreachable";
  migrations: "ok" | "pending" | "unknown";
  /** Age of the oldest job that could run and does not, in seconds; null when nothing waits. */
  oldestWaitingJobSeconds: number | null;
  /** Age of the oldest job that has failed and waits for its next attempt, in seconds; null when there is none. */
  oldestRetriedJobSeconds: number | null;
};

let newestMigration: number | null = null;

/**
 * Whether this process can serve visitors: the database answers and has this release's migrations. The waiting job is
 * reported for alarms and does not make a web process unready.
 */
export async function checkReadiness(ctx: ServiceContext): Promise<Readiness> {
  try {
    newestMigration ??= Math.max(
      ...readMigrationFiles({ migrationsFolder: "drizzle" }).map(
        ({ folderMillis }) => folderMillis,
      ),
    );
    const [row] = await ctx.db.execute<Row>(sql`
      select (select max(created_at) from drizzle.__drizzle_migrations) as applied,
             (select extract(epoch from now() - min(job.run_at)) from ${queuedJobs}
               where ${jobState()} = 'waiting') as waiting,
             (select extract(epoch from now() - min(job.created_at)) from ${queuedJobs}
               where job.attempts > 0 and ${jobState()} in ('waiting', 'retrying')) as retried`);
    const migrated = Number(row?.applied ?? 0) >= newestMigration;
    return {
      ready: migrated,
      database: "ok",
      migrations: migrated ? "ok" : "pending",
      oldestWaitingJobSeconds: secondsOf(row?.waiting),
      oldestRetriedJobSeconds: secondsOf(row?.retried),
    };
  } catch (error) {
    const isEmpty = codeOf(error) === undefinedTable || codeOf(error) === undefinedSchema;
    return {
      ready: false,
      database: isEmpty ? "ok" : "unreachable",
      migrations: isEmpty ? "pending" : "unknown",
      oldestWaitingJobSeconds: null,
      oldestRetriedJobSeconds: null,
    };
  }
}

type Row = { applied: string | null; waiting: string | null; retried: string | null };

/** PostgreSQL's codes for what nobody has made yet: a database that no migration has seen. */
const [undefinedTable, undefinedSchema] = ["42P01", "3F000"];

const codeOf = (error: unknown): unknown =>
  error instanceof Error ? ((error as { code?: unknown }).code ?? codeOf(error.cause)) : undefined;

const secondsOf = (seconds: string | null | undefined) =>
  seconds == null ? null : Math.round(Number(seconds));
