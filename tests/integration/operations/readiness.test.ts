import { sql } from "drizzle-orm";
import { afterEach, expect, inject, test } from "vitest";
import { connect, db } from "~/db/client.server";
import { checkReadiness } from "~/services/operations/check-readiness.server";
import { freePort } from "../../../scripts/free-port";
import { testContext } from "../../support/orders";
import { createDatabase, databaseUrl, dropDatabase } from "../../support/postgres";

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

function readinessAt(url: string) {
  const other = connect(url, { connections: 1 });
  ends.push(() => other.sql.end());
  return checkReadiness({ ...testContext(), db: other.db });
}

test("is ready with this release's migrations, and tells what waits and what has failed", async () => {
  await db.execute(sql`delete from graphile_worker._private_jobs`);
  expect(await checkReadiness(testContext())).toEqual({
    ready: true,
    database: "ok",
    migrations: "ok",
    oldestWaitingJobSeconds: null,
    oldestRetriedJobSeconds: null,
  });
  await db.execute(
    sql`select graphile_worker.add_job('send_mail', run_at => now() + interval '1 hour')`,
  );
  await db.execute(sql`
    update graphile_worker._private_jobs set attempts = 1, created_at = now() - interval '90 seconds'`);
  const { oldestWaitingJobSeconds, oldestRetriedJobSeconds } = await checkReadiness(testContext());
  expect([oldestWaitingJobSeconds, oldestRetriedJobSeconds]).toEqual([null, 90]);
});

test("tells a database that nobody has migrated from one that is not there", async () => {
  const { url } = inject("databaseServer");
  const name = await createDatabase(url);
  ends.push(() => dropDatabase(url, name));
  expect(await readinessAt(databaseUrl(url, name))).toMatchObject({
    ...{ ready: false, database: "ok", migrations: "pending" },
  });
  const nowhere = new URL(url);
  nowhere.port = String(await freePort());
  expect(await readinessAt(nowhere.href)).toMatchObject({
    ...{ ready: false, database: "unreachable", migrations: "unknown" },
  });
});
