import { mkdtemp, rm } from "node:fs/promises";
import { cpus, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { openSigner } from "../sandbox/certificates/signer";
import { startTestServer } from "../tests/support/postgres";
import { startShop, type Shop, type ShopOptions } from "../tests/support/shop";
import { measureChromium, measureOwnDocument } from "./bench/documents";
import { measure, measureHello, measureSelect } from "./bench/load";
import { measureDelivery, measureNotifications, measureOrders } from "./bench/selling";
import { ensureBuild } from "./ensure-build";

process.chdir(join(dirname(fileURLToPath(import.meta.url)), ".."));

/** Length of each measurement of a page or a baseline, in seconds. */
const seconds = 3;
const browserHeaders = { accept: "text/html", "accept-encoding": "gzip, deflate, br" };

type Row = { what: string; result: string; comparedTo: string; baseline: string };
const rows: Row[] = [];
const rate = (perSecond: number) =>
  `${perSecond < 100 ? perSecond.toFixed(1) : Math.round(perSecond)} /s`;
const ms = (value: number) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;

async function withShop<Result>(
  options: ShopOptions,
  use: (shop: Shop) => Promise<Result>,
): Promise<Result> {
  const shop = await startShop(options);
  try {
    return await use(shop);
  } finally {
    await shop.stop();
  }
}

async function measurePages(url: string, headers?: Record<string, string>) {
  const measured: Record<string, number> = {};
  for (const path of ["/", "/smart/emotion-mirror"]) {
    await measure({ url: url + path, headers, seconds: 1 });
    measured[path] = (await measure({ url: url + path, headers, seconds })).perSecond;
  }
  return measured;
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
      comparedTo: "SELECT 1, same driver",
      baseline: rate(select.perSecond),
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

  for (const [encoding, headers] of [
    ["uncompressed", undefined],
    ["with a browser's headers", browserHeaders],
  ] as const) {
    const servers = ["ours", "stock"] as const;
    const [ours, stock] = [
      await withShop({ database, certificates, workers: 0, webServer: servers[0] }, ({ url }) =>
        measurePages(url, headers),
      ),
      await withShop({ database, certificates, workers: 0, webServer: servers[1] }, ({ url }) =>
        measurePages(url, headers),
      ),
    ];
    for (const [path, name] of [
      ["/", "landing page"],
      ["/smart/emotion-mirror", "order form"],
    ] as const) {
      rows.push({
        what: `${name}, ${encoding}`,
        result: rate(ours[path] ?? NaN),
        comparedTo: "remix-serve, same build",
        baseline: rate(stock[path] ?? NaN),
      });
    }
  }
  rows.push({
    what: "(for scale)",
    result: "",
    comparedTo: "node:http saying hello",
    baseline: rate(hello.perSecond),
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
const certificates = await mkdtemp(join(tmpdir(), "konstelacja-certificates-"));
const [server] = await Promise.all([startTestServer({ durable: true }), openSigner(certificates)]);
try {
  await bench(server, certificates);
} finally {
  await server.stop();
  await rm(certificates, { recursive: true, force: true });
}
console.log(
  `\nNode ${process.version}, ${cpus().length} × ${cpus()[0]?.model}; everything on this machine, PostgreSQL durable`,
);
printTable();
console.log(`${Math.round((performance.now() - startedAt) / 1000)} s`);
