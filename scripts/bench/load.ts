import { execFileSync } from "node:child_process";
import { availableParallelism } from "node:os";
import autocannon from "autocannon";
import postgres from "postgres";
import { startProgram } from "../../tests/support/program";
import { freePort } from "../free-port";

/** Requests per second, and milliseconds from request to answer. */
export type Rate = { perSecond: number; p50: number; p99: number };

const connections = 16;

type Post = { body: string; headers: Record<string, string> };
type Load = { url: string; headers?: Record<string, string> } & (
  { seconds: number } | { posts: readonly Post[] }
);

/** Processor's and clock's seconds of the loads so far. */
const spent = { processor: 0, clock: 0 };

/** What of all cores the loads themselves have taken while they lasted, from 0 to 1; null where there was none. */
export const generatorsShare = (): number | null =>
  spent.clock === 0 ? null : spent.processor / (spent.clock * availableParallelism());

/**
 * Sends requests as fast as they are answered: the same GET for some seconds, or each of a list of posts once. They come from many
 * networks, to a server that believes what `X-Forwarded-For` says.
 * @throws Error when one is answered with anything but success or a redirect
 */
export async function measure({ url, headers, ...load }: Load): Promise<Rate> {
  const startedAt = performance.now();
  const before = process.cpuUsage();
  const result =
    "seconds" in load
      ? await autocannon({
          url,
          connections,
          duration: load.seconds,
          // Written once: what a request costs whoever sends it comes out of the same two cores.
          requests: networks.map((network) => ({ headers: { ...headers, ...network } })),
        })
      : await autocannon({
          url,
          connections,
          amount: load.posts.length,
          requests: [{ method: "POST", setupRequest: oneAfterTheOther(load.posts) }],
        });
  const { user, system } = process.cpuUsage(before);
  spent.processor += (user + system) / 1e6;
  spent.clock += (performance.now() - startedAt) / 1000;
  const failed = result.errors + result.timeouts + result["4xx"] + result["5xx"];
  if (failed > 0) throw new Error(`${url}: ${failed} requests failed.`);
  const { p50, p99 } = result.latency;
  return { perSecond: (result["2xx"] + result["3xx"]) / result.duration, p50, p99 };
}

/** A header by which a request seems to come from one of many networks. */
const fromNetwork = (number: number): Record<string, string> => ({
  "x-forwarded-for": `100.${64 + ((number >> 16) % 64)}.${(number >> 8) % 256}.${number % 256}`,
});

const networks = Array.from({ length: 500 }, (_, number) => fromNetwork(number));
let visitors = 0;
/** The next of those networks, for a request that is none of a load above. */
export const nextNetwork = (): Record<string, string> => fromNetwork(visitors++);

/** For autocannon: each post of a list in turn, each from a network of its own or from one of so many. */
export function oneAfterTheOther(posts: readonly Post[], senders = Infinity) {
  let next = 0;
  return <Request>(request: Request) => {
    const { body, headers } = posts[next++ % posts.length]!;
    const network = senders < Infinity ? networks[next % senders] : nextNetwork();
    return { ...request, body, headers: { ...headers, ...network } };
  };
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
  const response = await fetch(address, { headers: nextNetwork() });
  await response.text();
  if (response.status >= 500 || response.status === 429)
    throw new Error(`${address} answered with ${response.status}.`);
  return performance.now() - startedAt;
}

/**
 * The least that a web server of this runtime can do: `node:http` saying hello, in a process of its own.
 * @param bodyFile whose bytes it sends instead
 */
export async function withHello<Result>(
  inside: (url: string) => Promise<Result>,
  bodyFile?: string,
): Promise<Result> {
  const port = await freePort();
  const hello = await startProgram(["--import", "tsx", "scripts/bench/hello.ts"], {
    ...process.env,
    PORT: String(port),
    ...(bodyFile && { BODY_FILE: bodyFile }),
  });
  try {
    return await inside(`http://127.0.0.1:${port}/`);
  } finally {
    await hello.stop();
  }
}

export const measureHello = (seconds: number): Promise<Rate> =>
  withHello((url) => measure({ url, seconds }));

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
