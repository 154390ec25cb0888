import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { publicPages } from "~/routes/public/public-pages";
import { withCleanUp } from "../tests/support/clean-up";
import { startTestServer } from "../tests/support/postgres";
import { startShop } from "../tests/support/shop";
import { chromiumFlags, ensureChromium } from "./chromium";
import { ensureBuild } from "./ensure-build";

/**
 * Measures every public page with Lighthouse, as a slow telephone sees it. Arguments are paths, for some of them only.
 * Performance is the median of five, since it differs from run to run; the rest does not. Lighthouse comes from the registry when it is needed; 12 is its last version for Node 20.
 */
process.chdir(join(dirname(fileURLToPath(import.meta.url)), ".."));

const lighthouse = "lighthouse@12.8.2";
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

type Category = (typeof categories)[number];

const runs = 5;

type Report = {
  categories: Partial<
    Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  >;
  audits: Record<string, { score: number | null; title: string }>;
};

async function measure(
  url: string,
  folder: string,
  wanted: readonly Category[],
  triesLeft = 3,
): Promise<Report> {
  const file = join(folder, "report.json");
  const options = [
    url,
    "--quiet",
    "--output=json",
    `--output-path=${file}`,
    `--only-categories=${wanted.join(",")}`,
    `--chrome-flags=--headless=new ${chromiumFlags.join(" ")}`,
  ];
  const environment = { ...process.env, CHROME_PATH: ensureChromium() };
  const run = spawn("npx", ["--yes", lighthouse, ...options], {
    stdio: ["ignore", "ignore", "inherit"],
    env: environment,
  });
  const [code] = (await once(run, "exit")) as [number | null];
  // Now and then it loses the browser's trace ("NO_NAVSTART") and asks to be run again.
  if (code !== 0 && triesLeft > 0) return measure(url, folder, wanted, triesLeft - 1);
  if (code !== 0) throw new Error(`Lighthouse could not measure ${url}.`);
  return JSON.parse(await readFile(file, "utf8")) as Report;
}

const scoreOf = (report: Report, name: Category) =>
  Math.round((report.categories[name]?.score ?? 0) * 100);

/** What costs points, in Lighthouse's own words. */
function shortcomings({ categories: found, audits }: Report): string[] {
  return Object.values(found)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => audits[id]?.title ?? id);
}

await ensureBuild();
await withCleanUp(async (atTheEnd) => {
  const folder = await mkdtemp(join(tmpdir(), "konstelacja-lighthouse-"));
  atTheEnd(() => rm(folder, { recursive: true, force: true }));
  const database = await startTestServer();
  atTheEnd(database.stop);
  const shop = await startShop({ database, workers: 0 });
  atTheEnd(shop.stop);
  const paths = process.argv.length > 2 ? process.argv.slice(2) : publicPages;
  console.log(`${"page".padEnd(32)} ${categories.join("  ")}`);
  for (const path of paths) {
    for (let visit = 0; visit < 5; visit++) await (await fetch(shop.url + path)).arrayBuffer();
    const report = await measure(shop.url + path, folder, categories);
    const performances = [scoreOf(report, "performance")];
    while (performances.length < runs)
      performances.push(
        scoreOf(await measure(shop.url + path, folder, ["performance"]), "performance"),
      );
    const median = performances.sort((a, b) => a - b)[Math.floor(runs / 2)] ?? 0;
    const scores = categories.map((name) =>
      String(name === "performance" ? median : scoreOf(report, name)).padStart(name.length),
    );
    console.log(`${path.padEnd(32)} ${scores.join("  ")}`);
    for (const line of shortcomings(report)) console.log(`    ${line}`);
  }
});
