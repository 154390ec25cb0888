import { setTimeout as pause } from "node:timers/promises";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle } from "drizzle-orm/postgres-js";
import { migrate } from "drizzle-orm/postgres-js/migrator";
import { runMigrations } from "graphile-worker";
import postgres from "postgres";

const migrationLock = 718_281_828;

const migrationsFolder = "drizzle";

/**
 * A database that is not ours to change: with migrations of another release, from before they were made one base, or with
 * the tables of something else.
 */
export class ForeignDatabase extends Error {
  constructor(what: string) {
    super(
      `This database ${what}, and was left as it is: use an empty one (DATABASE_URL, or DATA_DIR where it is unset).`,
    );
  }
}

/** How often a migration is tried that cannot have its locks, for five seconds each. */
const mostAttempts = 60;
/** How long whoever waited behind an attempt has the table before the next one, in milliseconds; it grows to the second. */
const rests = { first: 1_000, longest: 10_000 };

/**
 * Runs what gives up where it waits for a lock, and tries again after a rest: everybody who comes after it would wait behind it.
 * @param say told of each attempt that came to nothing
 * @param rest waits so many milliseconds
 * @param held who has the lock, as a sentence begins
 * @throws what `migrate` throws, for want of locks only after so many attempts
 */
export async function patiently(
  migrate: () => Promise<unknown>,
  say: (line: string) => void,
  attempts = mostAttempts,
  rest: (milliseconds: number) => Promise<unknown> = pause,
  held = "Something holds a table",
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await migrate();
      return;
    } catch (error) {
      if (!isLockTimeout(error) || attempt === attempts) throw error;
      const wait = Math.min(rests.longest, rests.first * attempt);
      say(
        `${held} for longer than five seconds (attempt ${attempt}): trying again in ${wait / 1_000} s.`,
      );
      await rest(wait);
    }
  }
}

/** PostgreSQL's `lock_not_available`, also where the library has put words of its own around it. */
const isLockTimeout = (error: unknown): boolean =>
  error instanceof Error &&
  ((error as { code?: unknown }).code === "55P03" || isLockTimeout(error.cause));

/**
 * Brings a database to this release: the application's tables and the job queue's. Processes that migrate at the same
 * time take turns, and the second one finds nothing to do.
 * @param say told of what is waited for
 * @param patience how long a lock is waited for at a time, in milliseconds, and how it rests in between
 * @throws ForeignDatabase
 */
export async function migrateDatabase(
  url: string,
  say: (line: string) => void = () => undefined,
  { lockTimeout = 5_000, rest = pause as (milliseconds: number) => Promise<unknown> } = {},
): Promise<void> {
  const sql = postgres(url, {
    ...{ max: 1, onnotice: () => {}, max_lifetime: null },
    connection: { lock_timeout: lockTimeout },
  });
  const persist = (act: () => Promise<unknown>, held?: string) =>
    patiently(act, say, mostAttempts, rest, held);
  // Before each attempt: with a connection that was lost meanwhile its lock is gone, and whoever has it may take it twice.
  const lock = async () => {
    await sql`select pg_advisory_lock(${migrationLock})`;
  };
  try {
    await persist(lock, "Another process migrates this database");
    const ours = readMigrationFiles({ migrationsFolder });
    const applied = await appliedMigrations(sql);
    if (isOfNewerRelease(ours, applied))
      return say("A newer release has migrated this database: it is left as it is.");
    const known = new Set(ours.map(({ hash }) => hash));
    if (!applied.every(({ hash }) => known.has(hash)))
      throw new ForeignDatabase("was made by migrations that this release does not have");
    if (applied.length === 0 && (await hasTables(sql)))
      throw new ForeignDatabase("has tables that no migration of ours made");
    const bring = async () => {
      await lock();
      await migrate(drizzle(sql), { migrationsFolder });
    };
    await persist(bring);
    const ofQueue = new URL(url);
    ofQueue.searchParams.set("options", `-c lock_timeout=${lockTimeout}`);
    await persist(() => runMigrations({ connectionString: ofQueue.href }));
  } finally {
    await sql.end();
  }
}

type Applied = { hash: string; at: number };

/** Whether a database has all that this release asks for, and beyond it only what came later: as after a step back to this release. */
function isOfNewerRelease(
  ours: readonly { hash: string; folderMillis: number }[],
  applied: readonly Applied[],
): boolean {
  const known = new Set(ours.map(({ hash }) => hash));
  const there = new Set(applied.map(({ hash }) => hash));
  const newest = Math.max(...ours.map(({ folderMillis }) => folderMillis));
  const later = applied.filter(({ hash }) => !known.has(hash));
  return (
    later.length > 0 &&
    later.every(({ at }) => at > newest) &&
    ours.every(({ hash }) => there.has(hash))
  );
}

/** What was applied to a database, and when each of it was made. */
async function appliedMigrations(sql: postgres.Sql): Promise<Applied[]> {
  const [journal] = await sql<{ exists: boolean }[]>`
    select to_regclass('drizzle.__drizzle_migrations') is not null as exists`;
  if (!journal?.exists) return [];
  return sql<Applied[]>`
    select hash, created_at::float8 as at from drizzle.__drizzle_migrations`;
}

/** Whether there are tables where ours would stand; those of extensions do not count. */
async function hasTables(sql: postgres.Sql): Promise<boolean> {
  const [found] = await sql`
    select from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e') limit 1`;
  return found !== undefined;
}
