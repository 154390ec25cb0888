import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type { ServiceContext } from "../command/context.server";

export type Readiness = {
  ready: boolean;
  database: "ok" | "unreachable";
  migrations: "ok" | "pending" | "unknown";
  /** Age of the oldest job that could run and does not, in seconds; null when nothing waits. */
  oldestWaitingJobSeconds: number | null;
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
    const [row] = await ctx.db.execute<{ applied: string | null; waiting: string | null }>(sql`
      select (select max(created_at) from drizzle.__drizzle_migrations) as applied,
             (select extract(epoch from now() - min(run_at)) from graphile_worker._private_jobs
               where locked_at is null and run_at <= now() and attempts < max_attempts) as waiting`);
    const migrated = Number(row?.applied ?? 0) >= newestMigration;
    return {
      ready: migrated,
      database: "ok",
      migrations: migrated ? "ok" : "pending",
      oldestWaitingJobSeconds: row?.waiting == null ? null : Math.round(Number(row.waiting)),
    };
  } catch {
    return {
      ready: false,
      database: "unreachable",
      migrations: "unknown",
      oldestWaitingJobSeconds: null,
    };
  }
}
