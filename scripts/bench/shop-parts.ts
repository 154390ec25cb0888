import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { nginxProgram } from "../../tests/support/shipped-nginx";
import { startShop, type Shop, type ShopOptions } from "../../tests/support/shop";
import { behindNginx } from "./behind-nginx";
import { longReport, measureChromium, measureOwnDocument } from "./documents";
import {
  measure,
  measureHello,
  measureSelect,
  percentile,
  residentMegabytes,
  type Rate,
  withHello,
} from "./load";
import { asInProduction } from "./measured-environment";
import {
  measureDelivery,
  measureNotifications,
  measureOrders,
  measureRush,
  measureUnderJunk,
} from "./selling";
import { measureStart } from "./starting";
import { sized } from "./size";
import { addRow, ms, rate, share } from "./table";

export type Setting = Required<Pick<ShopOptions, "database" | "certificates">>;

/** Length of each measurement of a baseline, in seconds. */
const seconds = 3;
/** Length of one server's turn, in seconds, and how many it has. */
const turn = 1;
const rounds = 3;

const formPath = "/smart/emotion-mirror";
/** Of a kept page, an order's form and an own page that is kept for nobody, until so many have been asked for. */
const manyPages = sized(100_000);
const memoryAim = 320;

/** Runs a shop as it runs in production, with limits and a log, for as long as something is measured of it. */
export async function withShop<Result>(
  options: ShopOptions,
  inside: (shop: Shop) => Promise<Result>,
): Promise<Result> {
  const environment = { ...asInProduction, ...options.environment };
  const shop = await startShop({ ...options, environment });
  try {
    return await inside(shop);
  } finally {
    await shop.stop();
  }
}

const times = ({ perSecond, p50, p99 }: Rate) =>
  `${rate(perSecond)}, p50 ${ms(p50)}, p99 ${ms(p99)}`;

/** Pages beside Remix's own server of the same build. */
export async function benchPages(setting: Setting): Promise<void> {
  await withShop({ ...setting, workers: 0 }, (ours) =>
    withShop({ ...setting, workers: 0, webServer: "stock" }, (stock) => comparePages(ours, stock)),
  );
}

async function comparePages(ours: Shop, stock: Shop): Promise<void> {
  const bytes = await withPageBytes(ours.url, (url) => inTurn(ours.url, url));
  addRow({
    what: "landing page, kept",
    result: `${rate(bytes.own)}, ${share(bytes.own, bytes.other, 0.5)}`,
    comparedTo: "node:http sending the same bytes",
    baseline: rate(bytes.other),
  });
  const asABrowser = { "accept-encoding": "gzip, deflate, br" };
  const besideStock = (path: string, headers?: Record<string, string>) =>
    inTurn(ours.url + path, stock.url + path, headers);
  const landing = await besideStock("/");
  const compressed = await besideStock("/", asABrowser);
  addRow({
    what: "  as a browser asks",
    result: rate(compressed.own),
    comparedTo: "remix-serve, same build",
    baseline: `${rate(compressed.other)}, uncompressed ${rate(landing.other)}`,
  });
  for (const [name, headers] of [
    ["uncompressed", undefined],
    ["as a browser asks", asABrowser],
  ] as const) {
    const form = await besideStock(formPath, headers);
    addRow({
      what: `order form, ${name}`,
      result: `${rate(form.own)}, ${share(form.own, form.other, 4)}`,
      comparedTo: "remix-serve, same build",
      baseline: rate(form.other),
    });
  }
  const health = await withHello((url) => inTurn(`${ours.url}/healthz`, url));
  addRow({
    what: "/healthz",
    result: `${rate(health.own)}, ${share(health.own, health.other, 0.3)}`,
    comparedTo: "node:http saying hello",
    baseline: rate(health.other),
  });
  const [own = NaN, other = NaN] = [ours, stock].map(({ web }) => residentMegabytes(web.pid()));
  addRow({
    what: "  memory of the web process after them",
    result: `${Math.round(own)} MB, aim ${memoryAim}`,
    comparedTo: "remix-serve",
    baseline: `${Math.round(other)} MB`,
  });
}

/** Requests a second of two servers that take turns: whatever else happens on the machine slows both. The first turn only warms up. */
async function inTurn(
  own: string,
  other: string,
  headers?: Record<string, string>,
): Promise<{ own: number; other: number }> {
  const rates: Record<"own" | "other", number[]> = { own: [], other: [] };
  for (let round = 0; round <= rounds; round++)
    for (const [name, url] of Object.entries({ own, other }) as ["own" | "other", string][]) {
      const { perSecond } = await measure({ url, headers, seconds: turn });
      if (round > 0) rates[name].push(perSecond);
    }
  return { own: percentile(rates.own, 50), other: percentile(rates.other, 50) };
}

async function withPageBytes<Result>(
  address: string,
  inside: (url: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), "konstelacja-page-"));
  try {
    const file = join(folder, "page.html");
    await writeFile(file, Buffer.from(await (await fetch(address)).arrayBuffer()));
    return await withHello(inside, file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Memory of a web process while many pages are asked for, some of them written for whoever asks. */
export async function benchMemory(setting: Setting): Promise<void> {
  await withShop({ ...setting, workers: 0 }, async (shop) => {
    const held = [residentMegabytes(shop.web.pid())];
    const asked = { kept: 0, written: 0 };
    while (asked.kept + asked.written < manyPages) {
      for (const path of [formPath, "/login"]) {
        const { perSecond } = await measure({ url: shop.url + path, seconds: 5 });
        asked.written += Math.round(perSecond * 5);
      }
      const { perSecond } = await measure({ url: shop.url, seconds: 6 });
      asked.kept += Math.round(perSecond * 6);
      held.push(residentMegabytes(shop.web.pid()));
    }
    addRow({
      what: `memory of the web process over ${asked.kept} kept pages, ${asked.written} written ones`,
      result: held.map((each) => Math.round(each)).join(" → ") + " MB",
      comparedTo: "aim",
      baseline: `${memoryAim} MB`,
    });
  });
}

/** Orders and what the gateway says of them, on one web process. */
export async function benchOrders({ database, certificates }: Setting): Promise<void> {
  const hello = await measureHello(seconds);
  const select = await measureSelect(database.url, seconds);
  await withShop({ database, certificates, workers: 0 }, async (shop) => {
    const orders = await measureOrders(shop, sized(1_200));
    addRow({
      what: "orders placed, transaction at the gateway included",
      result: `${times(orders)}, ${share(orders.perSecond, select.perSecond, 0.02)}, p99 80 ms`,
      comparedTo: "SELECT 1, same driver",
      baseline: rate(select.perSecond),
    });
    const notifications = await measureNotifications(shop, certificates);
    addRow({
      what: "notifications handled: proved, order paid, job queued",
      result: `${times(notifications)}, ${share(notifications.perSecond, hello.perSecond, 0.06)}`,
      comparedTo: "node:http saying hello",
      baseline: rate(hello.perSecond),
    });
    await measureOrders(shop, sized(140), 0);
    const flooded = await measureUnderJunk(shop, certificates);
    addRow({
      what: `  ${flooded.genuine} genuine ones under ${flooded.junk} forged`,
      result: `p50 ${ms(flooded.p50)}, p99 ${ms(flooded.p99)}, worst ${ms(flooded.worst)}`,
      comparedTo: "aim, worst",
      baseline: "200 ms",
    });
  });
}

/** One document of the usual length and one of five times as much, beside Chromium printing the usual one's text. */
export async function benchDocuments(): Promise<void> {
  const own = await measureOwnDocument(30);
  const long = await measureOwnDocument(8, longReport);
  const printed = await measureChromium(15);
  const baseline = {
    comparedTo: `Chromium printing the text of ${own.pages}: ${printed.pages} pages, ${Math.round(printed.kilobytes)} kB`,
    baseline: `p50 ${ms(printed.p50)}, p99 ${ms(printed.p99)}`,
  };
  for (const [{ pages, kilobytes, p50, p99 }, aim] of [
    [own, 0.2],
    [long, 1],
  ] as const)
    addRow({
      what: `one document, ${pages} pages, ${Math.round(kilobytes)} kB`,
      result: `p50 ${ms(p50)}, p99 ${ms(p99)}, ${share(p50, printed.p50, aim)}`,
      ...baseline,
    });
}

/** From money to mail, with a model that answers at once. */
export async function benchDelivery(setting: Setting): Promise<void> {
  const own = await measureOwnDocument(20);
  await withShop({ ...setting, workers: 1 }, async (shop) => {
    await measureDelivery(shop, 30, Infinity);
    const steady = await measureDelivery(shop, sized(160), 8);
    addRow({
      what: `payment → mail accepted, ${steady.orders} orders at 8/s`,
      result: `p50 ${ms(steady.p50)}, p99 ${ms(steady.p99)}, worst ${ms(steady.worst)}`,
      comparedTo: "aim, p99",
      baseline: "1000 ms",
    });
    const burst = await measureDelivery(shop, sized(100), Infinity);
    addRow({
      what: `payment → mail accepted, ${burst.orders} orders at once`,
      result: `${rate(burst.perSecond)}, p50 ${ms(burst.p50)}, p99 ${ms(burst.p99)}`,
      comparedTo: "drawing the documents alone, one after another",
      baseline: rate(1000 / own.p50),
    });
  });
}

/** Hundreds of orders in one moment, and whoever looks at pages meanwhile. */
export async function benchRush(setting: Setting): Promise<void> {
  const environment = { SANDBOX_MODEL_LATENCY_MS: "2000" };
  await withShop({ ...setting, workers: 1, environment }, async (shop) => {
    await measureDelivery(shop, 30, Infinity);
    const { delivery, pages: seen } = await measureRush(shop, sized(500));
    addRow({
      what: `payment → mail accepted, ${delivery.orders} orders at once, a model that takes 2 s`,
      result: `${rate(delivery.perSecond)}, p50 ${ms(delivery.p50)}, worst ${ms(delivery.worst)}`,
      comparedTo: "aim, worst",
      baseline: ms(sized(24_000)),
    });
    addRow({
      what: `  pages meanwhile, ${seen.asked} asked for`,
      result: `p50 ${ms(seen.p50)}, p99 ${ms(seen.p99)}, worst ${ms(seen.worst)}`,
      comparedTo: "aim, p99",
      baseline: "100 ms",
    });
  });
}

/** Two web processes behind nginx and two workers, beside one of each with nothing in front. */
export async function benchPairs(setting: Setting): Promise<void> {
  if (!nginxProgram)
    return addRow({
      what: "two of each, behind nginx",
      result: "not measured",
      comparedTo: "needs",
      baseline: "nginx (Debian: nginx-light)",
    });
  const one = await withShop({ ...setting, workers: 1 }, async (shop) => {
    const rates = await measurePair(shop, shop.url);
    return { ...rates, delivery: await measureDelivery(shop, sized(100), Infinity) };
  });
  const two = await withShop({ ...setting, workers: 2, webs: 2 }, async (shop) => {
    const rates = await behindNginx(shop, (origin) => measurePair(shop, origin));
    return { ...rates, delivery: await measureDelivery(shop, sized(100), Infinity) };
  });
  const row = (what: string, pair: string, single: string) =>
    addRow({
      what: `two web processes behind nginx, two workers: ${what}`,
      result: pair,
      comparedTo: "one of each, no nginx",
      baseline: single,
    });
  row("kept page", rate(two.kept), rate(one.kept));
  row("order form", rate(two.form), rate(one.form));
  row(`${sized(100)} orders at once`, rate(two.delivery.perSecond), rate(one.delivery.perSecond));
}

async function measurePair(shop: Shop, origin: string): Promise<{ kept: number; form: number }> {
  for (const port of shop.webPorts)
    await measure({ url: `http://127.0.0.1:${port}${formPath}`, seconds: turn });
  const { perSecond: kept } = await measure({ url: origin, seconds });
  const { perSecond: form } = await measure({ url: origin + formPath, seconds });
  return { kept, form };
}

export async function benchStart(): Promise<void> {
  const { start, postgres, node } = await measureStart();
  addRow({
    what: "npm start of an unchanged checkout, until it answers",
    result: `${start.toFixed(1)} s, aim 3`,
    comparedTo: "PostgreSQL alone; node",
    baseline: `${postgres.toFixed(1)} s; ${node.toFixed(1)} s`,
  });
}
