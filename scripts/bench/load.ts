import { execFileSync } from "node:child_process";
import autocannon from "autocannon";
import postgres from "postgres";
import { startProgram } from "../../tests/support/program";
import { freePort } from "../free-port";

/** Requests per second, and milliseconds from request to answer. */
export type Rate = { perSecond: number; p50: number; p99: number };

const connections = 16;

type Load = { url: string; headers?: Record<string, string> } & (
  { seconds: number } | { posts: readonly { body: string; headers: Record<string, string> }[] }
);

/**
 * Sends requests as fast as they are answered: the same GET for some seconds, or each of a list of posts once.
 * @throws Error when one is answered with anything but success or a redirect
 */
export async function measure({ url, headers, ...load }: Load): Promise<Rate> {
  const result =
    "seconds" in load
      ? await autocannon({ url, headers, connections, duration: load.seconds })
      : await autocannon({
          url,
          connections,
          amount: load.posts.length,
          requests: [{ method: "POST", setupRequest: oneAfterTheOther(load.posts) }],
        });
  const failed = result.errors + result.timeouts + result["4xx"] + result["5xx"];
  if (failed > 0) throw new Error(`${url}: ${failed} requests failed.`);
  const { p50, p99 } = result.latency;
  return { perSecond: (result["2xx"] + result["3xx"]) / result.duration, p50, p99 };
}

function oneAfterTheOther(posts: readonly { body: string; headers: Record<string, string> }[]) {
  let next = 0;
  return <Request>(request: Request) => ({ ...request, ...posts[next++ % posts.length] });
}

/** Milliseconds from the moment when a page was asked for to its last byte. */
export type PageTimes = { asked: number; p50: number; p99: number; worst: number };

/** Asks for pages in turn, so many times a second whether or not the earlier ones have been answered, until stopped. */
export function watchPages(addresses: readonly string[], perSecond = 20) {
  const visits: Promise<number>[] = [];
  const timer = setInterval(() => {
    const address = addresses[visits.length % addresses.length] ?? "";
    visits.push(visit(address));
  }, 1000 / perSecond);
  return {
    async stop(): Promise<PageTimes> {
      clearInterval(timer);
      const times = await Promise.all(visits);
      return {
        asked: times.length,
        p50: percentile(times, 50),
        p99: percentile(times, 99),
        worst: Math.max(...times),
      };
    },
  };
}

async function visit(address: string): Promise<number> {
  const startedAt = performance.now();
  const response = await fetch(address);
  await response.text();
  if (response.status >= 500) throw new Error(`${address} answered with ${response.status}.`);
  return performance.now() - startedAt;
}

/**
 * The least that a web server of this runtime can do: `node:http` saying hello, in a process of its own.
 * @param bodyFile whose bytes it sends instead
 */
export async function measureHello(seconds: number, bodyFile?: string): Promise<Rate> {
  const port = await freePort();
  const hello = await startProgram(["--import", "tsx", "scripts/bench/hello.ts"], {
    ...process.env,
    PORT: String(port),
    ...(bodyFile && { BODY_FILE: bodyFile }),
  });
  try {
    return await measure({ url: `http://127.0.0.1:${port}/`, seconds });
  } finally {
    await hello.stop();
  }
}

/** The least that the database can do: `SELECT 1` through the application's driver and number of connections. */
export async function measureSelect(databaseUrl: string, seconds: number): Promise<Rate> {
  const sql = postgres(databaseUrl, { max: 10 });
  const times: number[] = [];
  const deadline = performance.now() + seconds * 1000;
  const ask = async () => {
    while (performance.now() < deadline) {
      const startedAt = performance.now();
      await sql`select 1`;
      times.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: connections }, ask));
  await sql.end();
  return {
    perSecond: times.length / seconds,
    p50: percentile(times, 50),
    p99: percentile(times, 99),
  };
}

/** The nearest-rank percentile. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? NaN;
}

/** Memory that a process holds now. */
export const residentMegabytes = (pid: number): number =>
  Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)])) / 1024;

/** Processor time that a process has had so far, in whole seconds. */
export const processorSeconds = (pid: number): number =>
  Number(execFileSync("ps", ["-o", "cputimes=", "-p", String(pid)]));
