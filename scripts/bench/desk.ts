import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { tabGroups } from "../../app/routes/admin/tabs";
import { measuredEnvironment } from "./measured-environment";
import { startProgram } from "../../tests/support/program";
import { freePort } from "../free-port";
import { migrateDatabase } from "../migrate-database";
import { startEmbeddedPostgres } from "../postgres/embedded";
import { deskFolder, deskOrders } from "./desk-data";
import { nextNetwork, percentile, residentMegabytes } from "./load";
import { signInAs } from "./sign-in";
import { sized } from "./size";

/** Whether `npm run bench:prepare` has made the shop whose desk is measured. */
export const isDeskPrepared = () => existsSync(deskFolder);

/** Milliseconds from a question to the last byte of its page, over all pages of a kind. */
export type PageTimes = {
  p50: number;
  p95: number;
  worst: number;
  worstPage: string;
  pages: number;
};

export type DeskTimes = {
  /** By tab: its pages (the first, the deepest, a row, what hangs on it), and its filters, each alone; null without any. */
  tabs: { label: string; pages: PageTimes; filters: PageTimes | null }[];
  dashboard: PageTimes;
  /** Of the payments: rows, seconds, and how much more memory the web process had at its height than before. */
  csv: { rows: number; seconds: number; moreMegabytes: number };
};

const times = sized(5);
/** A page that takes longer, in milliseconds, is not asked for again. */
const hopeless = 3_000;
const valuesOfFilter = 8;
const dayLength = 86_400_000;
const daysAgo = (days: number) =>
  new Date(Date.now() - days * dayLength).toISOString().slice(0, 10);

/** What people type into filters, by the filter's name: found often, seldom, never, and with a slip of the finger. */
const addresses = ["kowalska", "anna.kowalska17@wp.pl", "ana.kowalsk@wp.pl", "nobody-at-all"];
const typed: Record<string, readonly string[]> = {
  number: [`K-${10_001 + deskOrders / 2}`, "K-1"],
  email: addresses,
  recipient: addresses,
  q: [`K-${10_001 + deskOrders / 2}`, `TR-${deskOrders / 4}-1`, ...addresses],
  group: ["bench-3", "nowhere"],
};
const typedElsewhere = ["anna", "nobody-at-all"];

/** Measures one web process on the prepared shop as an administrator who looks at everything, one page after the other. */
export async function measureDesk(): Promise<DeskTimes> {
  const server = await startEmbeddedPostgres(deskFolder, { durable: true });
  const folder = await mkdtemp(join(tmpdir(), "konstelacja-bench-"));
  const [port, sandboxPort] = await Promise.all([freePort(), freePort()]);
  const url = `http://127.0.0.1:${port}`;
  try {
    await migrateDatabase(server.url);
    await tidyUp(server.url);
    const cookie = await signInStaff(server.url);
    const environment = measuredEnvironment({ port, sandboxPort, folder, databaseUrl: server.url });
    const sandbox = await startProgram(["--import", "tsx", "sandbox/main.ts"], environment);
    const web = await startProgram(["build/programs/web.js"], environment);
    try {
      const page = async (path: string) => {
        const response = await fetch(url + path, {
          headers: { cookie, ...nextNetwork() },
        });
        const html = await response.text();
        // A single hit leads to its own page.
        if (response.status !== 200 || !response.url.startsWith(`${url}/admin`))
          throw new PageFailed(`${path}: ${response.status}`);
        return html;
      };
      const tabs: DeskTimes["tabs"] = [];
      for (const { key, label } of tabGroups.flatMap((group) => group.tabs)) {
        if (key === "") continue;
        const path = `/admin/${key}`;
        const html = await page(path);
        const filters = filterSearches(html).map((search) => path + search);
        tabs.push({
          label,
          pages: await measurePages(page, [...new Set(pagesOf(html, path))]),
          filters: filters.length > 0 ? await measurePages(page, filters) : null,
        });
      }
      const periods = ["", `?from=${daysAgo(91)}`, `?from=${daysAgo(91)}&product=dream-analysis`];
      const dashboard = await measurePages(
        page,
        periods.map((search) => `/admin${search}`),
      );
      const csv = await measureExport(url, cookie, web.pid());
      return { tabs, dashboard, csv };
    } finally {
      await web.stop();
      await sandbox.stop();
    }
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function tidyUp(databaseUrl: string): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  await sql`vacuum analyze`;
  await sql.end();
}

async function signInStaff(databaseUrl: string): Promise<string> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  const [cookie] = await signInAs(sql, ["auth0|bench-0"], {
    roles: ["admin"],
    authenticated_at: new Date(),
  });
  await sql.end();
  return cookie!;
}

function pagesOf(html: string, path: string): string[] {
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = ""]) =>
    href.replaceAll("&amp;", "&"),
  );
  const own = links.filter((href) => href.startsWith(`${path}/`) && !href.includes("?page="));
  const isRow = (href: string) => /\/[\da-f]{8}-[\da-f-]{27}$|\/\d+$/.test(href);
  const isPaged = links.some((href) => href.startsWith(`${path}?page=`));
  return [
    path,
    ...(isPaged ? [`${path}?page=2`, `${path}?page=1000`] : []),
    ...own.filter(isRow).slice(0, 3),
    ...own.filter((href) => !isRow(href) && !/\/[\da-f]{8}-[\da-f-]{27}\//.test(href)),
  ];
}

function filterSearches(html: string): string[] {
  const [, form = ""] = /<form[^>]*class="filter-bar[^"]*"[^>]*>(.*?)<\/form>/s.exec(html) ?? [];
  const attribute = (tag: string, name: string) =>
    new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? "";
  const chosen = [...form.matchAll(/<select([^>]*)>(.*?)<\/select>/gs)].map(
    ([, tag = "", options = ""]) => ({
      name: attribute(tag, "name"),
      values: [...options.matchAll(/value="([^"]+)"/g)].map(([, value = ""]) => value),
    }),
  );
  const written = [...form.matchAll(/<input([^>]*)>/g)].map(([, tag = ""]) => {
    const name = attribute(tag, "name");
    if (attribute(tag, "type") === "date")
      return { name, values: /to$/i.test(name) ? [daysAgo(500)] : [daysAgo(30), daysAgo(600)] };
    const isId = /(Id|actor)$/.test(name);
    return { name, values: isId ? [memberId] : (typed[name] ?? typedElsewhere) };
  });
  return [...chosen, ...written].flatMap(({ name, values }) =>
    values.slice(0, valuesOfFilter).map((value) => `?${new URLSearchParams({ [name]: value })}`),
  );
}

const memberId = createHash("md5")
  .update("u0")
  .digest("hex")
  .replace(/^(.{12}).(.{3}).(.{15})$/, "$14$28$3")
  .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");

class PageFailed extends Error {}

async function measurePages(
  page: (path: string) => Promise<string>,
  paths: readonly string[],
): Promise<PageTimes> {
  const taken: { path: string; time: number }[] = [];
  for (const path of paths) {
    for (let turn = 0; turn <= times; turn++) {
      const startedAt = performance.now();
      const isThere = await page(path).then(
        () => true,
        (error: unknown) => {
          if (error instanceof PageFailed) return false;
          throw error;
        },
      );
      const time = isThere ? performance.now() - startedAt : Infinity;
      // The first time only warms up, unless it has said all there is to say.
      const isHopeless = time > hopeless;
      if (turn > 0 || isHopeless) taken.push({ path, time });
      if (isHopeless) break;
    }
  }
  const all = taken.map(({ time }) => time);
  const typical = paths.map((path) => ({
    path,
    time: percentile(
      taken.filter((each) => each.path === path).map(({ time }) => time),
      50,
    ),
  }));
  const worst = typical.reduce((slowest, each) => (each.time > slowest.time ? each : slowest));
  return {
    p50: percentile(all, 50),
    p95: percentile(all, 95),
    worst: worst.time,
    worstPage: worst.path,
    pages: paths.length,
  };
}

async function measureExport(url: string, cookie: string, pid: number): Promise<DeskTimes["csv"]> {
  const search = new URLSearchParams({ dateFrom: daysAgo(37) });
  const resident = () => residentMegabytes(pid);
  const before = resident();
  let height = before;
  const watch = setInterval(() => (height = Math.max(height, resident())), 100);
  const startedAt = performance.now();
  try {
    const response = await fetch(`${url}/admin/modules/payments/export/file?${search}`, {
      method: "POST",
      headers: { cookie, "content-type": "application/x-www-form-urlencoded" },
      body: "reason=accounting",
    });
    if (response.status !== 200) throw new Error(`the export answered ${response.status}`);
    let lines = 0;
    const chunks = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    for (let next = await chunks?.read(); next && !next.done; next = await chunks?.read())
      lines += next.value.split("\n").length - 1;
    return {
      rows: lines - 1,
      seconds: (performance.now() - startedAt) / 1000,
      moreMegabytes: Math.max(height, resident()) - before,
    };
  } finally {
    clearInterval(watch);
  }
}
