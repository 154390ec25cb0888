import { EventEmitter } from "node:events";
import { makeWorkerUtils, run, runOnce, type WorkerEvents } from "graphile-worker";
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { env } from "~/config/env.server";
import { parseEnvironment } from "~/config/settings";
import { addJob } from "~/db/add-job.server";
import { db } from "~/db/client.server";
import { placesOf } from "~/jobs/places";
import { ownPollInterval, wakeForDueJobs } from "~/jobs/wake-for-due-jobs.server";

const utils = await makeWorkerUtils({ connectionString: env.DATABASE_URL });
afterAll(() => utils.release());

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);
const add = (key: string, runAt: Date) => addJob({ db }, "resume_waiting", {}, key, runAt);

/** Counts of workers that were woken, while something goes on. */
async function wokenWhile(run: (woken: readonly number[]) => Promise<unknown>): Promise<number[]> {
  const woken: number[] = [];
  const pool = { nudge: (workers: number) => void woken.push(workers) };
  const stop = wakeForDueJobs(
    utils,
    () => pool,
    () => 64,
  );
  await run(woken);
  await stop();
  return woken;
}

test("as many workers are woken as jobs have come due, and nobody for others", async () => {
  await db.execute(sql`delete from graphile_worker._private_jobs`);
  await add("tomorrow", inMinutes(24 * 60));
  await add("just now", inMinutes(-1));
  await add("for long", inMinutes(-60));
  await add("taken", inMinutes(-1));
  await db.execute(sql`
    update graphile_worker._private_jobs set locked_at = now(), locked_by = 'somebody' where key = 'taken'`);
  await add("given up", inMinutes(-1));
  await db.execute(sql`
    update graphile_worker._private_jobs set attempts = max_attempts where key = 'given up'`);
  const woken = await wokenWhile((soFar) => expect.poll(() => soFar.length).toBeGreaterThan(1));
  expect(new Set(woken)).toEqual(new Set([2]));
});

test("what delivers an order leaves before the next is begun, other mails wait for their turn", async () => {
  await db.execute(sql`delete from graphile_worker._private_jobs`);
  const ids = { orderId: "11111111-1111-4111-8111-111111111111", mailId: "mail" };
  await addJob({ db }, "send_mail", { ...ids, mailId: "sent again" }, "first");
  await addJob({ db }, "fulfil_order", { orderId: ids.orderId }, "second");
  await addJob({ db }, "send_mail", { ...ids, delivers: true }, "third");
  const done: string[] = [];
  const note = async (_: unknown, { job }: { job: { key?: string | null } }) =>
    void done.push(job.key ?? "");
  await runOnce({
    connectionString: env.DATABASE_URL,
    concurrency: 1,
    taskList: { send_mail: note, fulfil_order: note },
  });
  expect(done).toEqual(["third", "first", "second"]);
});

test("a rush of orders leaves places for answers, and takes no more than its own", async () => {
  await db.execute(sql`delete from graphile_worker._private_jobs`);
  const orderId = "11111111-1111-4111-8111-111111111111";
  for (const key of ["a", "b", "c", "d", "e"])
    await addJob({ db }, "fulfil_order", { orderId }, key);
  const events: WorkerEvents = new EventEmitter();
  const places = placesOf(2, events);
  let finish = () => {};
  const finished = new Promise<void>((done) => (finish = done));
  const begun = { orders: 0, answers: 0 };
  const runner = await run({
    ...{ connectionString: env.DATABASE_URL, concurrency: 4, noHandleSignals: true, events },
    forbiddenFlags: places.forbiddenFlags,
    taskList: {
      fulfil_order: () => (begun.orders++, finished),
      write_reply: async () => void begun.answers++,
    },
  });
  await expect.poll(() => begun.orders).toBe(2);
  expect(places.free()).toBe(0);
  for (const messageId of ["x", "y", "z"])
    await addJob({ db }, "write_reply", { messageId }, messageId);
  await expect.poll(() => begun.answers).toBe(3);
  expect(begun.orders).toBe(2);
  finish();
  await expect.poll(() => begun.orders).toBe(5);
  await runner.stop();
});

test("a question that fails is not the last one", async () => {
  let asked = 0;
  const away = () => Promise.reject(new Error(`away ${asked++}`));
  const stop = wakeForDueJobs(
    { withPgClient: away as never },
    () => null,
    () => 1,
  );
  await expect.poll(() => asked).toBeGreaterThan(2);
  await stop();
});

test("in production a process that has nothing to do asks a few times a second, not each of its workers", () => {
  const settings = parseEnvironment({ ...process.env, WORKER_POLL_MS: undefined });
  const { WORKER_POLL_MS: ours, WORKER_CONCURRENCY, WORKER_REPLIES } = settings;
  const workers = WORKER_CONCURRENCY + WORKER_REPLIES;
  expect(1_000 / ours + (1_000 / ownPollInterval) * workers).toBeLessThan(12);
});
