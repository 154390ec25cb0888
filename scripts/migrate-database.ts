import { readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle } from "drizzle-orm/postgres-js";
import { migrate } from "drizzle-orm/postgres-js/migrator";
import { runMigrations } from "graphile-worker";
import postgres from "postgres";

const migrationLock = 718_281_828;

const migrationsFolder = "drizzle";

/** A database with migrations that are not among ours: of another release, or from before they were made one base. */
export class UnknownMigrations extends Error {
  constructor() {
    super(
      "This database was made by migrations that this release does not have, and was left as it is: use an empty one (DATABASE_URL, or DATA_DIR where it is unset).",
    );
  }
}

/**
 * Brings a database to this release: the application's tables and the job queue's. Processes that migrate at the same
 * time take turns, and the second one finds nothing to do.
 * @throws UnknownMigrations
 */
export async function migrateDatabase(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {}, max_lifetime: null });
  try {
    await sql`select pg_advisory_lock(${migrationLock})`;
    const ours = new Set(readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash));
    if (!(await appliedMigrations(sql)).every((hash) => ours.has(hash)))
      throw new UnknownMigrations();
    await migrate(drizzle(sql), { migrationsFolder });
    await runMigrations({ connectionString: url });
  } finally {
    await sql.end();
  }
}

/** The hashes of what was applied to a database. */
async function appliedMigrations(sql: postgres.Sql): Promise<string[]> {
  const [journal] = await sql<{ exists: boolean }[]>`
    select to_regclass('drizzle.__drizzle_migrations') is not null as exists`;
  if (!journal?.exists) return [];
  const rows = await sql<{ hash: string }[]>`select hash from drizzle.__drizzle_migrations`;
  return rows.map(({ hash }) => hash);
}
