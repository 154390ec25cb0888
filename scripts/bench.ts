import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { cpus, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { openSigner } from "../sandbox/certificates/signer";
import { withCleanUp } from "../tests/support/clean-up";
import { startTestServer } from "../tests/support/postgres";
import { startShop, type Shop, type ShopOptions } from "../tests/support/shop";
import { isPrepared, measureCommunity } from "./bench/community";
import { smallCommunity } from "./bench/community-data";
import { isDeskPrepared, measureDesk, type PageTimes } from "./bench/desk";
import { measureChromium, measureOwnDocument } from "./bench/documents";
import { measureReader, measureYear, uncapped } from "./bench/horoscopes";
import {
  measure,
  measureHello,
  measureSelect,
  percentile,
  residentMegabytes,
  type Rate,
} from "./bench/load";
import { measureDelivery, measureNotifications, measureOrders, measureRush } from "./bench/selling";
import { measureTalkList, measureTalks } from "./bench/talks";
import { ensureBuild } from "./ensure-build";

process.chdir(join(dirname(fileURLToPath(import.meta.url)), ".."));

/** Length of each measurement of a baseline, in seconds. */
const seconds = 3;
/** Length of one server's turn, in seconds, and how many it has. */
const turn = 1;
const rounds = 3;

type Row = { what: string; result: string; comparedTo: string; baseline: string };
const rows: Row[] = [];
const rate = (perSecond: number) =>
  `${perSecond < 100 ? perSecond.toFixed(1) : Math.round(perSecond)} /s`;
const ms = (value: number) =>
  value === Infinity ? "FAILED" : `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;

async function withShop<Result>(
  options: ShopOptions,
  inside: (shop: Shop) => Promise<Result>,
): Promise<Result> {
  const shop = await startShop(options);
  try {
    return await inside(shop);
  } finally {
    await shop.stop();
  }
}

const pages = [
  { name: "landing page", path: "/" },
  { name: "order form", path: "/smart/emotion-mirror" },
];
const encodings = [
  { name: "uncompressed", headers: undefined },
  { name: "as a browser asks", headers: { "accept-encoding": "gzip, deflate, br" } },
];

/** Our server and the stock one take turns, so that whatever else this machine does slows both alike. */
async function comparePages(ours: Shop, stock: Shop): Promise<void> {
  for (const page of pages) {
    for (const { name, headers } of encodings) {
      const rates: Record<"ours" | "stock", number[]> = { ours: [], stock: [] };
      for (let round = 0; round <= rounds; round++) {
        for (const [server, { url }] of Object.entries({ ours, stock }) as [
          "ours" | "stock",
          Shop,
        ][]) {
          const { perSecond } = await measure({ url: url + page.path, headers, seconds: turn });
          if (round > 0) rates[server].push(perSecond);
        }
      }
      rows.push({
        what: `${page.name}, ${name}`,
        result: rate(percentile(rates.ours, 50)),
        comparedTo: "remix-serve, same build",
        baseline: rate(percentile(rates.stock, 50)),
      });
    }
  }
  rows.push({
    what: "  landing page, from bytes alone",
    result: "",
    comparedTo: "node:http sending the same bytes",
    baseline: rate(await measureBytes(ours.url)),
  });
  const [own = NaN, other = NaN] = [ours, stock].map(({ web }) => residentMegabytes(web.pid()));
  rows.push({
    what: "  memory of the web process after them",
    result: `${Math.round(own)} MB`,
    comparedTo: "allowed: 320 MB; remix-serve",
    baseline: `${Math.round(other)} MB`,
  });
}

async function measureBytes(address: string): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), "konstelacja-page-"));
  try {
    const file = join(folder, "page.html");
    await writeFile(file, Buffer.from(await (await fetch(address)).arrayBuffer()));
    return (await measureHello(seconds, file)).perSecond;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function bench(database: ShopOptions["database"], certificates: string): Promise<void> {
  const hello = await measureHello(seconds);
  const select = await measureSelect(database.url, seconds);

  await withShop({ database, certificates, workers: 0 }, async (shop) => {
    const orders = await measureOrders(shop, 1_200);
    rows.push({
      what: "orders placed, transaction at the gateway included",
      result: `${rate(orders.perSecond)}, p50 ${ms(orders.p50)}, p99 ${ms(orders.p99)}`,
      comparedTo: "SELECT 1, same driver",
      baseline: rate(select.perSecond),
    });
    const notifications = await measureNotifications(shop, certificates);
    rows.push({
      what: "notifications handled: proved, order paid, job queued",
      result: `${rate(notifications.perSecond)}, p50 ${ms(notifications.p50)}, p99 ${ms(notifications.p99)}`,
      comparedTo: "node:http saying hello",
      baseline: rate(hello.perSecond),
    });
  });

  const own = await measureOwnDocument(30);
  const printed = await measureChromium(15);
  rows.push({
    what: `one document, ${own.pages} pages, ${Math.round(own.kilobytes)} kB`,
    result: `p50 ${ms(own.p50)}, p99 ${ms(own.p99)}`,
    comparedTo: `Chromium printing its text, ${printed.pages} pages, ${Math.round(printed.kilobytes)} kB`,
    baseline: `p50 ${ms(printed.p50)}, p99 ${ms(printed.p99)}`,
  });

  await withShop({ database, certificates, workers: 1 }, async (shop) => {
    await measureDelivery(shop, 30, Infinity);
    const steady = await measureDelivery(shop, 240, 8);
    rows.push({
      what: `payment → mail accepted, ${steady.orders} orders at 8/s`,
      result: `p50 ${ms(steady.p50)}, p99 ${ms(steady.p99)}, worst ${ms(steady.worst)}`,
      comparedTo: "allowed: p99",
      baseline: "1000 ms",
    });
    const burst = await measureDelivery(shop, 100, Infinity);
    rows.push({
      what: `payment → mail accepted, ${burst.orders} orders at once`,
      result: `${rate(burst.perSecond)}, p50 ${ms(burst.p50)}, p99 ${ms(burst.p99)}`,
      comparedTo: "drawing the documents alone",
      baseline: rate(1000 / own.p50),
    });
  });

  const slowModel = { SANDBOX_MODEL_LATENCY_MS: "2000" };
  await withShop({ database, certificates, workers: 1, environment: slowModel }, async (shop) => {
    await measureDelivery(shop, 30, Infinity);
    const { delivery, pages: seen } = await measureRush(shop, 500);
    rows.push(
      {
        what: `payment → mail accepted, ${delivery.orders} orders at once, a model that takes 2 s`,
        result: `${rate(delivery.perSecond)}, p50 ${ms(delivery.p50)}, worst ${ms(delivery.worst)}`,
        comparedTo: "allowed: worst",
        baseline: "60000 ms",
      },
      {
        what: `  pages meanwhile, ${seen.asked} asked for`,
        result: `p50 ${ms(seen.p50)}, p99 ${ms(seen.p99)}, worst ${ms(seen.worst)}`,
        comparedTo: "allowed: p99",
        baseline: "300 ms",
      },
    );
  });

  await withShop({ database, certificates, workers: 0 }, (ours) =>
    withShop({ database, certificates, workers: 0, webServer: "stock" }, (stock) =>
      comparePages(ours, stock),
    ),
  );
  rows.push({
    what: "(for scale)",
    result: "",
    comparedTo: "node:http saying hello",
    baseline: rate(hello.perSecond),
  });
}

const sayUnprepared = (what: string) =>
  void rows.push({
    what,
    result: "not measured",
    comparedTo: "needs",
    baseline: "npm run bench:prepare",
  });

async function benchCommunity(): Promise<void> {
  if (!isPrepared()) return sayUnprepared("the community");
  const whole = await measureCommunity();
  const times = ({ perSecond, p50, p99 }: Rate) =>
    `${rate(perSecond)}, p50 ${ms(p50)}, p99 ${ms(p99)}`;
  const row = (what: string, result: string, bare: string) =>
    rows.push({ what, result, comparedTo: "its SQL alone", baseline: bare });
  row(`feed, signed in, ${whole.posts} posts`, times(whole.feed), times(whole.feedSql));
  row("post with 500 comments", times(whole.postPage), times(whole.postPageSql));
  row("search", `p95 ${ms(whole.search.p95)}`, `p95 ${ms(whole.searchSql.p95)}`);
  row("likes", times(whole.likes), times(whole.likesSql));
  if (!isPrepared(smallCommunity)) return;
  const { feed } = await measureCommunity(smallCommunity);
  rows.push({
    what: `feed, ${whole.posts} posts`,
    result: rate(whole.feed.perSecond),
    comparedTo: `${smallCommunity} posts`,
    baseline: rate(feed.perSecond),
  });
}

/** The desk of a large shop beside what is allowed: milliseconds of a page of a list, of a filter, of the first page. */
async function benchDesk(): Promise<void> {
  if (!isDeskPrepared()) return sayUnprepared("the desk");
  const { tabs, dashboard, csv } = await measureDesk();
  const row = (what: string, times: PageTimes, allowed: number) =>
    rows.push({
      what: `${what}, ${times.pages} pages`,
      result: `p50 ${ms(times.p50)}, p95 ${ms(times.p95)}, slowest ${ms(times.worst)} ${times.worstPage}`,
      comparedTo: times.worst < allowed ? "allowed" : "TOO SLOW, allowed",
      baseline: `${allowed} ms`,
    });
  row("dashboard", dashboard, 300);
  for (const { label, pages, filters } of tabs) {
    row(label, pages, 60);
    if (filters) row(`${label}, filters`, filters, 200);
  }
  rows.push({
    what: `file of ${csv.rows} payments`,
    result: `${csv.seconds.toFixed(1)} s, ${Math.round(csv.moreMegabytes)} MB more memory`,
    comparedTo: "allowed",
    baseline: "10 s, 100 MB",
  });
}

type TalkSetting = Pick<ShopOptions, "database" | "certificates">;

/** Two hundred talks with the mentor, and two hundred rooms, beside what is allowed. */
async function benchTalks(setting: TalkSetting): Promise<void> {
  await benchAnswers(setting, "mentor");
  await benchRooms(setting);
  const list = await measureTalkList(setting, 10_000);
  rows.push({
    what: `list of ${list.talks} talks`,
    result: `p50 ${ms(list.p50)}, p95 ${ms(list.p95)}`,
    comparedTo: "allowed",
    baseline: "20 ms",
  });
}

const benchRooms = (setting: TalkSetting) => benchAnswers(setting, "rooms");

async function benchAnswers(setting: TalkSetting, where: "mentor" | "rooms"): Promise<void> {
  const talks = await measureTalks(setting, 200, where);
  const row = (what: string, result: string, baseline: string) =>
    rows.push({ what, result, comparedTo: "allowed", baseline });
  row(
    `${where === "mentor" ? "mentor" : "room"} → reader, ${talks.talks} talks at once, ${talks.sentences} sentences`,
    `p50 ${ms(talks.p50)}, p95 ${ms(talks.p95)}, worst ${ms(talks.worst)}`,
    "p95 300 ms",
  );
  row("  first sentences, once the message was read", `p95 ${ms(talks.firstP95)}`, "p95 300 ms");
  row(
    `  pages meanwhile, ${talks.pages.asked} asked for`,
    `p50 ${ms(talks.pages.p50)}, p99 ${ms(talks.pages.p99)}, worst ${ms(talks.pages.worst)}`,
    "p99 150 ms",
  );
  row(
    "  more memory for a stream",
    `web ${Math.round(talks.webKilobytes)} kB, worker ${Math.round(talks.workerKilobytes)} kB`,
    "300 kB",
  );
  row(
    `  processor in ${Math.round(talks.seconds)} s`,
    `web ${talks.webSeconds} s, worker ${talks.workerSeconds} s`,
    "one core each",
  );
}

/** A year of daily horoscopes, and their pages where none is kept, beside what is allowed. */
async function benchHoroscopes(
  setting: Pick<ShopOptions, "database" | "certificates">,
): Promise<void> {
  await withShop({ ...setting, workers: 1, environment: uncapped }, async (shop) => {
    const year = new Date().getUTCFullYear();
    const written = await measureYear(shop, year);
    rows.push({
      what: `daily horoscopes of a year, ${written.entries} entries`,
      result: `${Math.round(written.seconds)} s, ${written.faulty} held back`,
      comparedTo: "allowed",
      baseline: "180 s",
    });
    const read = await measureReader(shop, year, 300);
    rows.push({
      what: "a horoscope's page that is not kept",
      result: `p50 ${ms(read.p50)}, p95 ${ms(read.p95)}`,
      comparedTo: "allowed",
      baseline: "10 ms",
    });
  });
}

function printTable(): void {
  const header: Row = {
    what: "what",
    result: "measured",
    comparedTo: "compared to",
    baseline: "its figure",
  };
  const columns = ["what", "result", "comparedTo", "baseline"] as const;
  const widths = columns.map((column) =>
    Math.max(...[header, ...rows].map((row) => row[column].length)),
  );
  const line = (row: Row) =>
    columns
      .map((column, index) => row[column].padEnd(widths[index] ?? 0))
      .join("  ")
      .trimEnd();
  console.log(line(header));
  console.log(widths.map((width) => "─".repeat(width)).join("  "));
  for (const row of rows) console.log(line(row));
}

const startedAt = performance.now();
await ensureBuild();
await withCleanUp(async (atTheEnd) => {
  const certificates = await mkdtemp(join(tmpdir(), "konstelacja-certificates-"));
  atTheEnd(() => rm(certificates, { recursive: true, force: true }));
  const server = await startTestServer({ durable: true });
  atTheEnd(server.stop);
  await openSigner(certificates);
  const parts = {
    "--shop": () => bench(server, certificates),
    "--talks": () => benchTalks({ database: server, certificates }),
    "--horoscopes": () => benchHoroscopes({ database: server, certificates }),
    "--rooms": () => benchRooms({ database: server, certificates }),
    "--community": benchCommunity,
    "--desk": benchDesk,
  };
  const named = Object.keys(parts).filter((name) => process.argv.includes(name));
  for (const [name, measurePart] of Object.entries(parts))
    if (named.length === 0 ? name !== "--rooms" : named.includes(name)) await measurePart();
});
console.log(
  `\nNode ${process.version}, ${cpus().length} × ${cpus()[0]?.model}; everything on this machine, PostgreSQL durable`,
);
printTable();
console.log(`${Math.round((performance.now() - startedAt) / 1000)} s`);
