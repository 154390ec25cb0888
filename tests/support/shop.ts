import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { bucketSettings, sandboxSettings } from "../../sandbox/settings";
import { freePort } from "../../scripts/free-port";
import { stretched } from "../../scripts/time-limits";
import { createDatabase, databaseUrl, dropDatabase, type TestServer } from "./postgres";
import { runProgram, startProgram, type Environment, type Program } from "./program";

/** A whole shop from the production build, with a database and an outside world that nobody else uses. */
export type Shop = {
  url: string;
  sandboxUrl: string;
  databaseUrl: string;
  web: Program;
  /** Ports of all its web processes; `url` is the first one's. */
  webPorts: readonly number[];
  workers: readonly Program[];
  /** Runs a program that an operator has to its end. @returns its exit code and what it said */
  run: (name: string, args?: readonly string[]) => Promise<{ code: number; said: string }>;
  stop: () => Promise<void>;
};

export type ShopOptions = {
  database: Pick<TestServer, "url" | "template">;
  /** A folder with a certificate chain to start from: making keys takes seconds. */
  certificates?: string;
  /** Worker processes; default 1. */
  workers?: number;
  /** Web processes of our own; default 1. */
  webs?: number;
  /** Our own web server, or Remix's stock one around the same build. Default "ours". */
  webServer?: "ours" | "stock";
  /** Files live in the bucket of the outside world, not in the database. */
  hasBucket?: boolean;
  /** Settings on top of the usual ones, for every process. */
  environment?: Environment;
};

const stockServer = ["node_modules/@remix-run/serve/dist/cli.js", "build/server/index.js"];

/** Starts a shop on free ports. Expects a current build and the project as the working directory. */
export async function startShop(options: ShopOptions): Promise<Shop> {
  const { database, certificates, workers = 1, webs = 1, webServer = "ours" } = options;
  const dataDir = await mkdtemp(join(tmpdir(), "konstelacja-shop-"));
  if (certificates) await cp(certificates, dataDir, { recursive: true });
  const name = await createDatabase(database.url, database.template);
  const [sandboxPort, port = NaN, ...morePorts] = await Promise.all(
    Array.from({ length: 1 + webs }, freePort),
  );
  const url = `http://127.0.0.1:${port}`;
  const sandboxUrl = `http://127.0.0.1:${sandboxPort}`;
  const environment: Environment = {
    ...process.env,
    ...sandboxSettings(sandboxUrl, dataDir),
    NODE_ENV: "production",
    LOG_LEVEL: "fatal",
    HOST: "127.0.0.1",
    PORT: String(port),
    APP_URL: url,
    DATABASE_URL: databaseUrl(database.url, name),
    SANDBOX_URL: sandboxUrl,
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_DATA_DIR: dataDir,
    SANDBOX_MAIL_WEBHOOK_URL: `${url}/webhooks/resend`,
    SANDBOX_MODEL_LATENCY_MS: "0",
    // As in production, but counted by the clock, which no timer stretches.
    WORKER_SETTLE_MS: String(stretched(5_000)),
    POSTS_PER_MINUTE: "1000000",
    LOOKS_PER_MINUTE: "1000000",
    ...(options.hasBucket && { FILE_STORE: "s3", ...bucketSettings(sandboxUrl) }),
    ...options.environment,
  };

  const started: Program[] = [];
  const start = async (
    command: readonly string[],
    { readyWhen, folder, own }: { readyWhen?: RegExp; folder?: string; own?: Environment } = {},
  ) => {
    const program = await startProgram(command, { ...environment, ...own }, readyWhen, folder);
    started.push(program);
    return program;
  };
  // An operator may start them from anywhere.
  const startOurs = (name: "web" | "worker", own?: Environment) =>
    start([resolve(`build/programs/${name}.js`)], { folder: dataDir, own });
  const stop = async () => {
    await Promise.all(started.map((program) => program.stop()));
    await dropDatabase(database.url, name);
    await rm(dataDir, { recursive: true, force: true });
  };

  try {
    await start(["--import", "tsx", "sandbox/main.ts"]);
    const [web, ...workerPrograms] = await Promise.all([
      webServer === "ours"
        ? startOurs("web")
        : start(stockServer, { readyWhen: /\[remix-serve\]/ }),
      ...Array.from({ length: workers }, () => startOurs("worker")),
    ]);
    await Promise.all(morePorts.map((more) => startOurs("web", { PORT: String(more) })));
    return {
      url,
      sandboxUrl,
      databaseUrl: environment.DATABASE_URL ?? "",
      web,
      webPorts: [port, ...morePorts],
      workers: workerPrograms,
      run: (name, args = []) =>
        runProgram([resolve(`build/programs/${name}.js`), ...args], environment, dataDir),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
