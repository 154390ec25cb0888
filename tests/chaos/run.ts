import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import postgres from "postgres";
import { ensureBuild } from "../../scripts/ensure-build";
import type { LedgerReport } from "../../sandbox/ledger/report";
import { measureMachine } from "../../scripts/time-limits";
import { OutsideWorld } from "../support/outside-world";
import { startTestServer } from "../support/postgres";
import { withCleanUp } from "../support/clean-up";
import { startShop, type Shop } from "../support/shop";
import { buy, type Purchase } from "./buyers";
import { seeded } from "./chance";
import { judgeCopies } from "./copies";
import { Desk } from "./desk";
import { armEveryFault, everyFault } from "./faults";
import { Files } from "./files";
import { killAll } from "./killer";
import {
  beginNight,
  hurryUntil,
  payForgottenTransactions,
  settle,
  standingDifferences,
  stepsOf,
} from "./settle";
import { judge, type Check } from "./verdict";

/** Buyers at the same time. */
const crowd = 20;
/** How often each program is killed for every thirty orders. */
const killsOf = { web: 2, worker: 2 };

export type ChaosReport = { passed: number; failed: number; checks: Check[]; summary: string[] };

/**
 * Sells `orders` times something, everything that there is, while the outside world fails in every way it can and the shop's
 * processes are killed so many times, then lets everything come to rest and compares the outside world's ledger with the shop's database.
 */
export async function runChaos(options: { orders: number; seed: number }): Promise<ChaosReport> {
  await measureMachine();
  await ensureBuild();
  return withCleanUp(async (atTheEnd) => {
    const server = await startTestServer();
    atTheEnd(server.stop);
    const shop = await startShop({
      database: server,
      workers: 2,
      hasBucket: true,
      environment: { MODEL_TIMEOUT_MS: "1500", SANDBOX_MODEL_LATENCY_MS: "100" },
    });
    atTheEnd(shop.stop);
    const sql = postgres(shop.databaseUrl, { max: 2, onnotice: () => {} });
    atTheEnd(() => sql.end());
    try {
      return await storm(shop, new OutsideWorld(shop.sandboxUrl), sql, options);
    } catch (error) {
      const sessions = await sessionsOf(sql).catch((why: unknown) => why);
      console.error("What the shop's sessions were doing then:", sessions);
      throw error;
    }
  });
}

/** For whoever has to find out why something never came. */
const sessionsOf = (sql: postgres.Sql) => sql`
  select application_name, pid, pg_blocking_pids(pid) as waits_for, state, wait_event,
    now() - state_change as since, left(query, 120) as query
  from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;

async function storm(
  shop: Shop,
  world: OutsideWorld,
  sql: postgres.Sql,
  { orders, seed }: { orders: number; seed: number },
): Promise<ChaosReport> {
  const startedAt = performance.now();
  await armEveryFault(world, seed);
  const times = Math.ceil(orders / 30);
  const victims = {
    web: { program: shop.web, times: killsOf.web * times },
    ...Object.fromEntries(
      shop.workers.map((program, index) => [
        `worker ${index + 1}`,
        { program, times: killsOf.worker * times },
      ]),
    ),
  };
  let haveBought = false;
  let isOver = false;
  const course = {
    done: () => stepsOf(sql),
    // Six for an order, of which some are not paid for and some not delivered.
    expected: 4 * orders,
    isOver: () => isOver,
  };
  const killing = killAll(victims, seeded(seed), course);
  const buying = inCrowd(orders, (number) =>
    buy(shop, number, seeded(seed * 10_000 + number)),
  ).finally(() => (haveBought = true));
  const desk = await Desk.open(shop, sql, seeded(seed + 1));
  const helping = desk.work(orders, course);
  const files = new Files(shop, sql, seeded(seed + 2));
  const keeping = files.work(course);
  const storming = hurryUntil(sql, () => haveBought, orders / 10).finally(() => (isOver = true));
  const [kills, purchases] = await Promise.all([killing, buying, storming, helping, keeping]);
  const struck = await world.armedFaults();
  await world.clearFaults();
  const stormSeconds = (performance.now() - startedAt) / 1000;

  await desk.decide();
  const unsettled = await settle(shop, world, sql);
  const forgotten = await payForgottenTransactions(world, sql);
  unsettled.push(...(await settle(shop, world, sql)));
  // The first night takes up what it finds; after the second, nothing may differ.
  for (let night = 0; night < 2; night++) {
    await beginNight(sql);
    unsettled.push(...(await settle(shop, world, sql)));
  }
  const ledger = await world.ledger();
  const armedAndMissed = everyFault
    .filter(({ service, fault }) =>
      struck.some(
        (each) => each.remaining === 1 && each.service === service && each.fault === fault,
      ),
    )
    .map(({ service, fault }) => `${service}: ${fault}`);
  const checks = [
    { claim: "every fault struck", offences: armedAndMissed },
    {
      claim: "every process was killed",
      offences: Object.keys(kills).filter((name) => !kills[name]),
    },
    { claim: "everything came to rest", offences: unsettled },
    {
      claim: "the gateway's list and the shop's payments agree",
      offences: await standingDifferences(sql),
    },
    { claim: "staff got an answer to everything", offences: desk.day.problems },
    {
      claim: "finance reads what the gateway holds",
      offences: differing({ read: await desk.revenue(), held: heldBy(ledger) }),
    },
    ...(await judge(sql, ledger, purchases, desk.day.touched)),
    ...(await judgeCopies(shop, world, sql, desk.day.touched)),
    ...(await files.judge()),
  ];
  const failed = checks.filter(({ offences }) => offences.length > 0).length;

  const byStatus = await sql<{ status: string; count: number }[]>`
    select status, count(*)::int as count from orders group by status order by status`;
  const counted = (of: Record<string, number>) =>
    Object.entries(of)
      .map(([name, count]) => `${name} ${count}`)
      .join(", ");
  const strikes = struck.reduce(
    (sum, fault) => sum + fault.struck,
    everyFault.length - armedAndMissed.length,
  );
  return {
    passed: checks.length - failed,
    failed,
    checks,
    summary: [
      `orders: ${orders} placed by ${crowd} buyers at a time, in ${stormSeconds.toFixed(0)} s; ${sumOf(purchases)} times something had to be tried again by hand`,
      `sold: ${counted(countBy(purchases.map(({ request }) => request.product.slug)))}`,
      `orders by status: ${counted(Object.fromEntries(byStatus.map(({ status, count }) => [status, count])))}`,
      `kills: ${counted(kills)}`,
      `faults: ${strikes} strikes of ${everyFault.length} kinds`,
      `payments of transactions that the shop had never heard of: ${forgotten}`,
      `notifications: ${ledger.notifications.length}, of them dropped ${ledger.notifications.filter(({ state }) => state === "dropped").length}; model calls: ${ledger.modelCalls.length}`,
      `mails: ${ledger.mails.length}, handed over ${ledger.mails.reduce((sum, { requests }) => sum + requests, 0)} times; refunds: ${ledger.payments.filter(({ refunds }) => refunds.length > 0).length}`,
      `staff: ${counted(desk.day.taken)}, refused ${desk.day.refused}, orders touched ${desk.day.touched.size}`,
      `files: ${counted(files.counts)}`,
      `all at rest after ${((performance.now() - startedAt) / 1000).toFixed(0)} s`,
    ],
  };
}

/** What the gateway still has of all payments, in grosze. */
const heldBy = ({ payments }: LedgerReport) =>
  payments
    .filter(({ settledAt, currency }) => settledAt !== null && currency === "PLN")
    .reduce((sum, { amountPaid, amountRefunded }) => sum + amountPaid - amountRefunded, 0);

const differing = ({ read, held }: { read: number; held: number }) =>
  read === held ? [] : [`finance reads ${read}, the gateway holds ${held}`];

function countBy(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

const sumOf = (purchases: readonly Purchase[]) =>
  purchases.reduce((sum, { repeats }) => sum + repeats, 0);

/** Runs tasks 1 to `count`, at most `crowd` of them at a time. */
async function inCrowd<Result>(
  count: number,
  task: (number: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 1;
  const work = async () => {
    while (next <= count) results.push(await task(next++));
  };
  await Promise.all(Array.from({ length: crowd }, work));
  return results;
}

const { values } = parseArgs({
  options: {
    orders: { type: "string", default: "200" },
    seed: { type: "string", default: "1" },
    /** File for the counts, as JSON. */
    report: { type: "string" },
  },
});
const report = await runChaos({ orders: Number(values.orders), seed: Number(values.seed) });
console.log(report.summary.join("\n"));
for (const { claim, offences } of report.checks) {
  console.log(`${offences.length === 0 ? "  ✓" : "  ✗"} ${claim}`);
  for (const offence of offences.slice(0, 20)) console.log(`      ${offence}`);
}
console.log(`${report.passed} passed, ${report.failed} failed`);
if (values.report) writeFileSync(values.report, JSON.stringify(report));
process.exit(report.failed === 0 ? 0 : 1);
