import { writeFileSync } from "node:fs";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import postgres from "postgres";
import { ensureBuild } from "../../scripts/ensure-build";
import { migrateDatabase } from "../../scripts/migrate-database";
import type { EmbeddedPostgres } from "../../scripts/postgres/embedded";
import { measureMachine, watchWhileItMoves } from "../../scripts/time-limits";
import { withCleanUp } from "../support/clean-up";
import { emotionMirror } from "~/products/emotion-mirror/product";
import { orderRequestFor, type OrderRequest } from "../support/order-requests";
import { OutsideWorld } from "../support/outside-world";
import { open, type PlainPage } from "../support/plain-browser";
import { once, order, pay } from "../support/plain-buyer";
import { createDatabase, databaseUrl } from "../support/postgres";
import { startShop, type Shop } from "../support/shop";
import { archiveAll, backUp, lose, restore, startArchivedServer } from "./backup";
import { settle } from "./settle";
import type { Check } from "./verdict";

/** A purchase that goes on in its own time. */
type Buyer = { request: OrderRequest; payment: PlainPage };

const standstill = 120_000;

/**
 * Sells, backs the database up while it works, sells on, loses the machine, brings the database back to a moment before the last
 * sales, and does what an operator does then. The gateway and the mail provider remember everything.
 */
async function rehearse(): Promise<Check[]> {
  await measureMachine();
  await ensureBuild();
  return withCleanUp(async (atTheEnd) => {
    const folder = await mkdtemp(join(tmpdir(), "konstelacja-restore-"));
    atTheEnd(() => rm(folder, { recursive: true, force: true }));
    // The server runs as another user when root runs this.
    await chmod(folder, 0o755);
    const server = await startArchivedServer(folder);
    let current: EmbeddedPostgres = server;
    atTheEnd(() => current.stop());
    const template = await createDatabase(server.url);
    await migrateDatabase(databaseUrl(server.url, template));
    const shop = await startShop({
      database: { url: server.url, template },
      environment: { MODEL_TIMEOUT_MS: "5000" },
    });
    atTheEnd(shop.stop);
    const world = new OutsideWorld(shop.sandboxUrl);
    const [worker] = shop.workers as [(typeof shop.workers)[number]];

    const before = await shopper(shop);
    const settled = await before.bought();
    // Bought months ago, and given back in the hour that will be lost.
    const old = await before.bought();
    await before.isOld(old, world, 100);
    const base = await backUp(server, folder);
    const afterTheBackup = await before.bought();
    // Of these two the backup's WAL has the beginning: one was paid for, the other not yet.
    await worker.stop();
    const paid = await before.placed();
    await before.paysFor(paid);
    const unpaid = await before.placed();
    const moment = await before.now();
    await worker.restart();

    // The hour that will be lost.
    await before.isDelivered(paid);
    await before.paysFor(unpaid);
    await before.isDelivered(unpaid);
    await before.isRefunded(old, world);
    const lostDelivered = await before.bought();
    await worker.stop();
    const lostUndelivered = await before.placed();
    await before.paysFor(lostUndelivered);
    const lost = [lostDelivered, lostUndelivered];
    const lastNumber = await before.lastNumber();
    await archiveAll(server);
    await shop.web.stop();
    await before.leave();
    await lose(server);

    current = await restore(server, base, moment);
    const first = await shop.run("after-restore", [moment]);
    const again = await shop.run("after-restore", [moment]);
    const restored = await shopper(shop);
    const takenUp = await restored.statusOf(unpaid);
    await shop.web.restart();
    await worker.restart();
    const unsettled = await settle(shop, world, restored.sql);
    const next = await restored.bought();

    const known = [settled, afterTheBackup, paid, unpaid, next];
    const ledger = await world.ledger();
    const mailsTo = ({ request }: Buyer) =>
      ledger.mails.filter(({ to }) => to.includes(request.email));
    const inbox = await Promise.all(
      [...known, ...lost.slice(0, 1)].map(({ request }) => world.inbox(request.email)),
    );
    const titleOf = ({ request }: Buyer) =>
      ledger.payments.find(({ email }) => email === request.email)?.title ?? "";
    const differences = await restored.differences();
    const heldInAll = ledger.payments
      .filter(({ settledAt }) => settledAt !== null)
      .reduce((sum, { amountPaid, amountRefunded }) => sum + amountPaid - amountRefunded, 0);
    const stillHeld = (kind: string, { ourStory, theirStory }: (typeof differences)[number]) =>
      kind === "unknown_to_us" ? (theirStory?.grosze ?? 0) : -(ourStory?.grosze ?? 0);
    const accounted =
      (await restored.keptGrosze()) +
      differences.reduce((sum, each) => sum + stillHeld(each.kind, each), 0);
    const numbers = await Promise.all(known.map(restored.numberOf));
    const gone = await Promise.all(lost.map(restored.statusOf));
    const statuses = await Promise.all(known.map(restored.statusOf));
    const conflicts = [paid, unpaid].map((buyer) => mailsTo(buyer)[0]?.conflicts ?? 0);
    await restored.leave();

    const check = (claim: string, ...offences: (string | false)[]) => ({
      claim,
      offences: offences.filter((offence) => offence !== false),
    });
    return [
      check(
        "the database is as it was at the moment, and knows nothing later",
        gone.some(Boolean) && `orders of the lost hour are there: ${gone.join()}`,
      ),
      check(
        "after-restore takes up what was paid for an order that is there",
        takenUp !== "paid" && `it is ${takenUp}`,
      ),
      check(
        "after-restore can be repeated, ends with 1 while a person has to decide, and names the sums",
        first.code !== 1 && `first it ended with ${first.code}: ${first.said}`,
        again.code !== 1 && `again it ended with ${again.code}: ${again.said}`,
        ...lost.map(
          (buyer) =>
            !first.said.includes(`unknown_to_us: ${titleOf(buyer)}`) &&
            `${titleOf(buyer)} is not listed: ${first.said}`,
        ),
      ),
      check("everything comes to rest", ...unsettled),
      check(
        "what was paid for and is there is delivered, once more or not",
        ...statuses.map((status, index) => status !== "completed" && `order ${index} is ${status}`),
      ),
      check(
        "a mail that the provider has from before is refused as the same key, and nobody has it twice",
        ...conflicts.map((count, index) => count < 1 && `mail ${index} met no earlier one`),
        ...inbox.map((mails, index) => mails.length !== 1 && `${mails.length} mails to ${index}`),
      ),
      check(
        "money of orders that are gone, and what went back of one of months ago, stands as to be decided, and nothing else does",
        ...[
          differences
            .map(({ kind, title }) => `${kind} ${title}`)
            .sort()
            .join(),
        ].map(
          (found) =>
            found !==
              [...lost.map((buyer) => `unknown_to_us ${titleOf(buyer)}`), `status ${titleOf(old)}`]
                .sort()
                .join() && `it is: ${found}`,
        ),
      ),
      check(
        "all money that the gateway holds is of a delivered order or to be decided",
        heldInAll !== accounted && `the gateway holds ${heldInAll}, accounted for are ${accounted}`,
      ),
      check(
        "no number is given twice",
        (numbers.at(-1) ?? 0) <= lastNumber &&
          `the next order is ${numbers.at(-1)}, and ${lastNumber} was given before`,
        new Set(numbers).size !== numbers.length && `twice: ${numbers.join()}`,
      ),
    ];
  });
}

const transactionOf = ({ payment }: Buyer) => new URL(payment.url).pathname.split("/").at(-1) ?? "";

/** Buys in a shop, and looks into its database as it is now. */
async function shopper(shop: Shop) {
  const sql = postgres(shop.databaseUrl, { max: 1, onnotice: () => {} });
  const rowOf = async ({ request }: Buyer) =>
    (
      await sql<{ status: string; number: number }[]>`
        select status, number from orders where email = ${request.email}`
    )[0];
  const until = async (buyer: Buyer, wanted: readonly string[]) => {
    const status = await watchWhileItMoves(
      async () => (await rowOf(buyer))?.status ?? "",
      (seen) => wanted.includes(seen),
      { standstill, every: 50 },
    );
    if (!wanted.includes(status))
      throw new Error(`The order of ${buyer.request.email} is ${status}.`);
  };
  const placed = async (): Promise<Buyer> => {
    const request = await orderRequestFor({ product: emotionMirror, atTheGateway: false });
    return { request, payment: await order(shop.url, request, once) };
  };
  const paysFor = async (buyer: Buyer) => {
    await open(await pay(buyer.payment, buyer.request));
    await until(buyer, ["paid", "processing", "completed"]);
  };
  const isDelivered = (buyer: Buyer) => until(buyer, ["completed"]);
  return {
    ...{ sql, placed, paysFor, isDelivered },
    async bought(): Promise<Buyer> {
      const buyer = await placed();
      await paysFor(buyer);
      await isDelivered(buyer);
      return buyer;
    },
    /** Has both books have its payment as so many days old. */
    async isOld(buyer: Buyer, world: OutsideWorld, days: number) {
      await world.age(transactionOf(buyer), days);
      await sql`
        update payments set created_at = created_at - make_interval(days => ${days})
        where order_id = (select id from orders where email = ${buyer.request.email})`;
    },
    /** Gives its money back in the gateway's panel, and waits until the shop knows. */
    async isRefunded(buyer: Buyer, world: OutsideWorld) {
      await world.refund(transactionOf(buyer));
      await until(buyer, ["refunded"]);
    },
    statusOf: async (buyer: Buyer) => (await rowOf(buyer))?.status,
    numberOf: async (buyer: Buyer) => (await rowOf(buyer))?.number ?? 0,
    now: async () =>
      (await sql<{ now: Date }[]>`select clock_timestamp() as now`)[0]!.now.toISOString(),
    lastNumber: async () =>
      (await sql<{ last: number }[]>`select max(number) as last from orders`)[0]!.last,
    keptGrosze: async () =>
      (
        await sql<{ kept: number }[]>`
          select coalesce(sum(paid_grosze), 0)::int as kept from payments
          join orders on orders.id = order_id
          where payments.status = 'paid' and orders.status = 'completed'`
      )[0]!.kept,
    differences: () => sql<
      {
        kind: string;
        title: string;
        ourStory: { grosze: number } | null;
        theirStory: { grosze: number } | null;
      }[]
    >`
      select kind, transaction_title as title, our_story as "ourStory", their_story as "theirStory" from ledger_differences
      where resolved_at is null and explained_at is null`,
    leave: () => sql.end(),
  };
}

const { values } = parseArgs({ options: { report: { type: "string" } } });
const checks = await rehearse();
for (const { claim, offences } of checks) {
  console.log(`${offences.length === 0 ? "  ✓" : "  ✗"} ${claim}`);
  for (const offence of offences) console.log(`      ${offence}`);
}
const failed = checks.filter(({ offences }) => offences.length > 0).length;
const passed = checks.length - failed;
console.log(`${passed} passed, ${failed} failed`);
if (values.report) writeFileSync(values.report, JSON.stringify({ passed, failed, checks }));
process.exit(failed === 0 ? 0 : 1);
