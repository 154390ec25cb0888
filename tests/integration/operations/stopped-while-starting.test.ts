import { cp, mkdir, mkdtemp, symlink, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { sql } from "drizzle-orm";
import { afterEach, expect, inject, test } from "vitest";
import { db } from "~/db/client.server";
import { priceHistory } from "~/db/schema";
import { inTransaction } from "~/services/command/context.server";
import { lockPrices } from "~/services/prices/record-prices.server";
import { freePort } from "../../../scripts/free-port";
import { placePaidOrder, testContext } from "../../support/orders";
import { recordsOf } from "../../support/records";
import { expectOneMail, isCompleted } from "../../support/work";
import { beginProcess, killWorkers, startWorker } from "../../support/worker-process";

afterEach(killWorkers);

/** One that went on would not end before the test is given up. */
const endless = { LOG_LEVEL: "info", DRAIN_SECONDS: "86400" };

test("a web process that is told to end while it starts ends in order at once", async () => {
  const project = await mkdtemp(join(inject("scratch"), "starting-"));
  await cp("build/programs", join(project, "build/programs"), { recursive: true });
  await cp("package.json", join(project, "package.json"));
  await symlink(resolve("node_modules"), join(project, "node_modules"));
  // Pages that are never read to their end hold its start up.
  await mkdir(join(project, "build/server"));
  await writeFile(
    join(project, "build/server/index.js"),
    'console.log("reading pages"); setInterval(() => {}, 1000); await new Promise(() => {});',
  );
  const port = await freePort();
  const web = beginProcess(join(project, "build/programs/web.js"), {
    ...{ ...endless, PORT: String(port) },
  });
  await expect.poll(web.said).toContain("reading pages");
  web.kill("SIGTERM");
  expect(await web.ended).toBe(0);
  expect(web.said()).toContain("web starting");
  expect(web.said()).not.toContain("web ready");
});

test("a worker that is told to end while it starts ends in order, and leaves nothing half done", async () => {
  const order = await placePaidOrder();
  const before = await recordsOf(order.id);
  const prices = await db.$count(priceHistory);
  const worker = await inTransaction(testContext("schedule"), async (tx) => {
    // So far it gets, and no further: what it writes down first waits for this.
    await lockPrices(tx);
    const starting = beginProcess("build/programs/worker.js", endless);
    await expect.poll(starting.said).toContain("worker starting");
    const waiting = sql`select 1 from pg_locks where locktype = 'advisory' and not granted and database =
      (select oid from pg_database where datname = current_database())`;
    await expect.poll(async () => (await db.execute(waiting)).length).toBe(1);
    starting.kill("SIGTERM");
    expect(await starting.ended).toBe(0);
    return starting;
  });
  expect(worker.said()).not.toContain("worker ready");
  expect(await recordsOf(order.id)).toEqual(before);
  expect(await db.$count(priceHistory)).toBe(prices);
  await startWorker();
  await isCompleted(order.id);
  await expectOneMail(order.id);
});

test("one that is told so in the moment in which it takes its first jobs has them done or given back", async () => {
  const order = await placePaidOrder();
  const worker = beginProcess("build/programs/worker.js", { ...endless, LOG_LEVEL: "debug" });
  // The runner says so before the worker knows of it.
  await expect.poll(worker.said).toContain("looking for jobs");
  worker.kill("SIGTERM");
  expect(await worker.ended).toBe(0);
  const locked = sql`select 1 from graphile_worker._private_jobs where locked_at is not null`;
  expect(await db.execute(locked)).toHaveLength(0);
  await startWorker();
  await isCompleted(order.id);
  await expectOneMail(order.id);
});
