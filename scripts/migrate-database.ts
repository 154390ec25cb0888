import { drizzle } from "drizzle-orm/postgres-js";
import { migrate } from "drizzle-orm/postgres-js/migrator";
import { runMigrations } from "graphile-worker";
import postgres from "postgres";

const migrationLock = 718_281_828;

/**
 * Brings a database to this release: the application's tables and the job queue's. Processes that migrate at the same
 * time take turns, and the second one finds nothing to do.
 */
export async function migrateDatabase(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {}, max_lifetime: null });
  try {
    await sql`select pg_advisory_lock(${migrationLock})`;
    await migrate(drizzle(sql), { migrationsFolder: "drizzle" });
    await runMigrations({ connectionString: url });
  } finally {
    await sql.end();
  }
}
