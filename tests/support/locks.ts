import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "~/db/client.server";

/**
 * Waits until another transaction of this test's database waits for a lock.
 * @param statement a pattern (`ilike`) of what it is about to do, where others may wait as well
 */
export const untilLockIsAwaited = (statement = "%") =>
  expect
    .poll(
      async () =>
        (
          await db.execute(sql`select 1 from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock' and query ilike ${statement}`)
        ).length,
    )
    .toBeGreaterThan(0);
