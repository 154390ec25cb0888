import { sql } from "drizzle-orm";
import { afterEach, expect, onTestFinished, test } from "vitest";
import { db } from "~/db/client.server";
import { placePaidOrder } from "../../support/orders";
import { recordsOf } from "../../support/records";
import { expectOneMail, faultsHaveStruck, isCompleted } from "../../support/work";
import { killWorkers, startWorker } from "../../support/worker-process";
import { sandbox } from "../../support/world";

afterEach(killWorkers);

test("a job that takes long is left to the worker that has it, however many others look for dead ones", async () => {
  // Others look for dead workers five times after the job has settled.
  const delayMs = 5_000;
  sandbox.faults.arm({ service: "model", fault: "slow", delayMs });
  const order = await placePaidOrder();
  await startWorker();
  await faultsHaveStruck();
  await startWorker();
  await isCompleted(order.id);
  const { modelCalls } = await recordsOf(order.id);
  expect(modelCalls).toHaveLength(1);
  expect(modelCalls[0]?.durationMs).toBeGreaterThanOrEqual(delayMs - 100);
  await expectOneMail(order.id);
});

test("a worker that is asked to stop finishes the job that it has begun, takes no further ones, and ends in order", async () => {
  sandbox.faults.arm({ service: "model", fault: "slow", delayMs: 1_000 });
  const begun = await placePaidOrder();
  const worker = await startWorker();
  await faultsHaveStruck();
  worker.kill("SIGTERM");
  expect(await worker.ended).toBe(0);
  // Its mail is the next job.
  const { order, files, mails } = await recordsOf(begun.id);
  expect(order.status).toBe("processing");
  expect(files.length).toBeGreaterThan(0);
  expect(mails).toMatchObject([{ status: "pending" }]);

  const later = await placePaidOrder();
  expect((await recordsOf(later.id)).jobs).toHaveLength(1);
  await startWorker();
  await isCompleted(later.id);
  await isCompleted(begun.id);
  await expectOneMail(begun.id);
});

test("a job that fails is tried again soon, and nothing that the person wrote is kept with it", async () => {
  sandbox.faults.arm({ service: "model", fault: "server_error" });
  const order = await placePaidOrder();
  await startWorker();
  const failure = () =>
    db
      .execute<{ error: string | null }>(
        sql`select last_error as error from graphile_worker._private_jobs where key = ${`fulfil:${order.id}`}`,
      )
      .then(([row]) => row?.error);
  await expect.poll(failure).toContain("model unavailable: http_500");
  const kept = (await failure()) ?? "";
  expect(kept).not.toMatch(/Łucja|Zażółć|mamą|example\.com/);
  await isCompleted(order.id);
  await expectOneMail(order.id);
});

test("a worker whose sessions end, as when the database restarts, takes them up again and goes on", async () => {
  const ours = await db.execute<{ pid: number }>(
    sql`select pid from pg_stat_activity where datname = current_database()`,
  );
  const worker = await startWorker();
  const isOurs = sql.join([sql`0`, ...ours.map(({ pid }) => sql`${pid}`)], sql`, `);
  const ended = await db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and pid not in (${isOurs})`);
  expect(ended.length).toBeGreaterThan(1);
  const order = await placePaidOrder();
  await isCompleted(order.id);
  worker.kill("SIGTERM");
  expect(await worker.ended).toBe(0);
});

test("a worker that cannot write down how a job ended ends, and another one does the job", async () => {
  sandbox.faults.arm({ service: "model", fault: "server_error" });
  const order = await placePaidOrder();
  await db.execute(sql`
    create function refuse_word() returns trigger language plpgsql as $$ begin raise exception 'away'; end $$`);
  await db.execute(sql`
    create trigger refuse_word before update on graphile_worker._private_jobs
    for each row when (new.last_error is not null) execute function refuse_word()`);
  const heal = () => db.execute(sql`drop function if exists refuse_word() cascade`);
  onTestFinished(async () => void (await heal()));
  const worker = await startWorker();
  expect(await worker.ended).toBe(1);
  await expect.poll(worker.said).toContain("the queue could not be told how jobs ended");
  await heal();
  await startWorker();
  await isCompleted(order.id);
  await expectOneMail(order.id);
});
