import { mkdtemp, rm } from "node:fs/promises";
import { cpus, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { openSigner } from "../sandbox/certificates/signer";
import { withCleanUp } from "../tests/support/clean-up";
import { startTestServer } from "../tests/support/postgres";
import { isPrepared, measureCommunity, measureFeed } from "./bench/community";
import { smallCommunity } from "./bench/community-data";
import { isDeskPrepared, measureDesk, type PageTimes } from "./bench/desk";
import { measureDays, measureReader, uncapped } from "./bench/horoscopes";
import { generatorsShare, type Rate } from "./bench/load";
import {
  benchDelivery,
  benchDocuments,
  benchMemory,
  benchOrders,
  benchPages,
  benchPairs,
  benchRush,
  benchStart,
  withShop,
  type Setting,
} from "./bench/shop-parts";
import { sized } from "./bench/size";
import { addRow, ms, printTable, rate } from "./bench/table";
import { measureTalkList, measureTalks } from "./bench/talks";
import { ensureBuild } from "./ensure-build";

process.chdir(join(dirname(fileURLToPath(import.meta.url)), ".."));

const sayUnprepared = (what: string) =>
  addRow({
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
    addRow({ what, result, comparedTo: "its SQL alone", baseline: bare });
  row(`feed, signed in, ${whole.posts} posts`, times(whole.feed), times(whole.feedSql));
  row("post with 500 comments", times(whole.postPage), times(whole.postPageSql));
  addRow({
    what: "search",
    result: `p95 ${ms(whole.search.p95)}`,
    comparedTo: "one statement for every word",
    baseline: `p95 ${ms(whole.searchSql.p95)}`,
  });
  row("likes", times(whole.likes), times(whole.likesSql));
  if (!isPrepared(smallCommunity)) return;
  const feed = await measureFeed(smallCommunity);
  addRow({
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
    addRow({
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
  addRow({
    what: `file of ${csv.rows} payments`,
    result: `${csv.seconds.toFixed(1)} s, ${Math.round(csv.moreMegabytes)} MB more memory`,
    comparedTo: "allowed",
    baseline: "10 s, 100 MB",
  });
}

/** Talks with the mentor and rooms, all at once, beside what is allowed. */
async function benchTalks(setting: Setting): Promise<void> {
  await benchAnswers(setting, "mentor");
  await benchRooms(setting);
  const list = await measureTalkList(setting, 10_000);
  addRow({
    what: `list of ${list.talks} talks`,
    result: `p50 ${ms(list.p50)}, p95 ${ms(list.p95)}`,
    comparedTo: "allowed",
    baseline: "20 ms",
  });
}

const benchRooms = (setting: Setting) => benchAnswers(setting, "rooms");

async function benchAnswers(setting: Setting, where: "mentor" | "rooms"): Promise<void> {
  const talks = await measureTalks(setting, sized(200), where);
  const row = (what: string, result: string, baseline: string) =>
    addRow({ what, result, comparedTo: "allowed", baseline });
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

/** A month of daily horoscopes, and their pages where none is kept, beside what is allowed: for a year of them three minutes. */
async function benchHoroscopes(setting: Setting): Promise<void> {
  await withShop({ ...setting, workers: 1, environment: uncapped }, async (shop) => {
    const year = new Date().getUTCFullYear();
    const month = [`${year}-01-01`, `${year}-01-31`] as const;
    const written = await measureDays(shop, month);
    addRow({
      what: `daily horoscopes of a month, ${written.entries} entries`,
      result: `${Math.round(written.seconds)} s, ${written.faulty} held back`,
      comparedTo: "allowed",
      baseline: "15 s",
    });
    const read = await measureReader(shop, month, 300);
    addRow({
      what: "a horoscope's page that is not kept",
      result: `p50 ${ms(read.p50)}, p95 ${ms(read.p95)}`,
      comparedTo: "allowed",
      baseline: "10 ms",
    });
  });
}

const startedAt = performance.now();
await ensureBuild();
await withCleanUp(async (atTheEnd) => {
  const certificates = await mkdtemp(join(tmpdir(), "konstelacja-certificates-"));
  atTheEnd(() => rm(certificates, { recursive: true, force: true }));
  const server = await startTestServer({ durable: true });
  atTheEnd(server.stop);
  await openSigner(certificates);
  const setting: Setting = { database: server, certificates };
  const parts: Record<string, (setting: Setting) => Promise<void>> = {
    ...{ pages: benchPages, memory: benchMemory, orders: benchOrders, documents: benchDocuments },
    ...{ delivery: benchDelivery, rush: benchRush, pairs: benchPairs, start: benchStart },
    ...{
      talks: benchTalks,
      horoscopes: benchHoroscopes,
      community: benchCommunity,
      desk: benchDesk,
    },
    rooms: benchRooms,
  };
  const named = process.argv.slice(2).filter((argument) => argument !== "--whole");
  const unknown = named.filter((name) => !(name in parts));
  if (unknown.length > 0)
    throw new Error(`${unknown.join(", ")}: there are ${Object.keys(parts).join(", ")}.`);
  for (const [name, measurePart] of Object.entries(parts)) {
    // Rooms are among the talks.
    if (named.length === 0 ? name === "rooms" : !named.includes(name)) continue;
    const partStartedAt = performance.now();
    try {
      await measurePart(setting);
    } catch (error) {
      // What the other parts take minutes to measure is not lost with this one.
      console.error(error);
      addRow({ what: name, result: "FAILED", comparedTo: "see", baseline: "the error above" });
      process.exitCode = 1;
    }
    console.log(`${name}: ${Math.round((performance.now() - partStartedAt) / 1000)} s`);
  }
});
const share = generatorsShare();
console.log(
  `\nNode ${process.version}, ${cpus().length} × ${cpus()[0]?.model}; everything on this machine, PostgreSQL durable;` +
    (share === null ? "" : ` what asks took ${Math.round(share * 100)} % of it`),
);
printTable();
console.log(`${Math.round((performance.now() - startedAt) / 1000)} s`);
