import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createWriteStream, mkdirSync, readFileSync } from "node:fs";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import postgres from "postgres";
import { sandboxSettings } from "../sandbox/settings";
import { withCleanUp } from "../tests/support/clean-up";
import { ownCertificate } from "../tests/support/own-certificate";
import {
  installShippedNginx,
  nginxProgram,
  startNginx,
  stopNginx,
} from "../tests/support/shipped-nginx";
import { startSteadyModel } from "./bench/steady-model";
import { members } from "./bench/talks";
import { visit, type Phase, type Talker } from "./deployment/visitors";
import { ensureBuild } from "./ensure-build";
import { freePort } from "./free-port";
import { measureMachine, stretched } from "./time-limits";
import { startEmbeddedPostgres, type EmbeddedPostgres } from "./postgres/embedded";

/**
 * `npm run rehearse-deployment`: what docs/deployment.md says, on this machine and without containers. Two web processes and two
 * workers, started as their units start them, behind nginx with the configuration that is shipped, a certificate of its own and
 * PostgreSQL with an account that owns its database; everything outside is the sandbox's. Twenty requests a second come in while
 * nothing happens, while every process is restarted, and while PostgreSQL is; every two seconds a member writes to the mentor, and
 * reads the answer while it is written.
 */
const restSeconds = 30;
/** The one phase in which somebody may be told to come again. */
const databaseRestart = "PostgreSQL restart";
/** How long the load goes on after something was done, in seconds. */
const afterwards = 10;
/** As a model writes that takes its time, so that some answer is on its way whatever is restarted. */
const wordsPerSecond = 40;
const mostTalks = 200;
/** How long something that has to come is waited for, in milliseconds. */
const longestWait = 60_000;
const ports = {
  web: [await freePort(), await freePort()] as const,
  plain: await freePort(),
  tls: await freePort(),
  sandbox: await freePort(),
};
const origin = `https://127.0.0.1:${ports.tls}`;

type Environment = Record<string, string | undefined>;

/** A program as its unit runs it. */
class Unit {
  /** What went wrong with any of them that no visitor need have noticed. */
  static readonly problems: string[] = [];
  /** A worker that cannot write down how its jobs ended while the database is away ends itself, and is started again. */
  static workersMayEnd = false;
  #child: ChildProcess | undefined;
  #isWanted = false;
  readonly #pause: number;
  readonly #environment: Environment;
  readonly #patience: number;
  readonly #command: string[];
  readonly #log: string;

  constructor(
    readonly name: string,
    readonly instance: string,
    settings: Environment,
    readonly metricsPort: number,
    folder: string,
  ) {
    this.#log = join(folder, `${name}-${instance}.log`);
    const unit = readFileSync(`deploy/systemd/konstelacja-${name}@.service`, "utf8");
    const said = (key: string) => new RegExp(`^${key}=(.*)$`, "m").exec(unit)?.[1] ?? "";
    const own = said("Environment").replaceAll("%i", instance).split(" ");
    // What stands in its file counts more, as with systemd.
    this.#environment = {
      ...Object.fromEntries(own.map((pair) => pair.split("="))),
      ...settings,
      // The unit's own would be taken on a machine that runs a shop, and is none beside a port of five digits.
      METRICS_PORT: String(metricsPort),
    };
    this.#patience = Number(said("TimeoutStopSec")) * 1_000;
    this.#pause = Number(said("RestartSec")) * 1_000;
    this.#command = said("ExecStart").split(" ").slice(1);
  }

  /** Starts it, and again whenever it ends by itself. */
  start(): void {
    this.#isWanted = true;
    const log = createWriteStream(this.#log, { flags: "a" });
    this.#child = spawn(process.execPath, this.#command, {
      env: this.#environment as NodeJS.ProcessEnv,
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.#child.stdout?.pipe(log, { end: false });
    this.#child.stderr?.pipe(log, { end: false });
    this.#child.once("exit", (code, signal) => {
      if (this.#isWanted && !(Unit.workersMayEnd && this.name === "worker"))
        Unit.problems.push(`${this.name} ${this.instance} ended by itself: ${signal ?? code}`);
      if (this.#isWanted) setTimeout(() => this.#isWanted && this.start(), this.#pause);
    });
  }

  async stop(): Promise<void> {
    this.#isWanted = false;
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    const impatience = setTimeout(() => {
      Unit.problems.push(`${this.name} ${this.instance} had to be killed`);
      child.kill("SIGKILL");
    }, this.#patience);
    await ended;
    clearTimeout(impatience);
  }

  /** What it said last. */
  lastWords(): string {
    return readFileSync(this.#log, "utf8").split("\n").slice(-30).join("\n");
  }

  /** @throws Error with the end of its log where it does not tell its metrics in time */
  async tellsMetrics(): Promise<void> {
    await patient(
      async () => {
        const told = await fetch(`http://127.0.0.1:${this.metricsPort}/metrics`).catch(() => null);
        return told?.ok ? true : null;
      },
      () => `${this.name} ${this.instance} tells no metrics:\n${this.lastWords()}`,
    );
  }

  /** @throws Error with the end of its log where it does not answer in time */
  async isReady(): Promise<void> {
    await patient(
      async () => ((await answersReady(this.instance)) ? true : null),
      () => `${this.name} ${this.instance} is not ready:\n${this.lastWords()}`,
    );
  }
}

/** Asks until there is an answer. @throws Error with what is said of it where none comes in time */
async function patient<Answer>(
  ask: () => Promise<Answer | null>,
  complaint: () => string,
): Promise<Answer> {
  const until = performance.now() + stretched(longestWait);
  for (;;) {
    const answer = await ask().catch(() => null);
    if (answer !== null) return answer;
    if (performance.now() > until) throw new Error(complaint());
    await pause(500);
  }
}

const answersReady = (port: string) =>
  new Promise<boolean>((done) => {
    const curl = spawn("curl", ["-fs", `http://127.0.0.1:${port}/readyz`], { stdio: "ignore" });
    curl.on("exit", (code) => done(code === 0)).on("error", () => done(false));
  });

// The embedded server has its superuser called konstelacja.
async function makeDatabase(server: EmbeddedPostgres): Promise<string> {
  const sql = postgres(server.url, { max: 1, onnotice: () => {} });
  await sql`create role shop login password 'proba' nosuperuser nocreatedb nocreaterole`;
  await sql`create database konstelacja owner shop template template0 encoding 'UTF8' locale 'C.UTF-8'`;
  await sql.end();
  const url = new URL(server.url);
  Object.assign(url, { username: "shop", password: "proba", pathname: "/konstelacja" });
  return url.href;
}

async function run(command: readonly string[], environment: Environment): Promise<void> {
  const child = spawn(process.execPath, command, {
    env: environment as NodeJS.ProcessEnv,
    stdio: "inherit",
  });
  const [code] = (await once(child, "exit")) as [number | null];
  if (code !== 0) throw new Error(`${command.at(-1)} ended with ${code}.`);
}

async function rehearse(): Promise<boolean> {
  await ensureBuild();
  await measureMachine();
  return withCleanUp(async (atTheEnd) => {
    const folder = await mkdtemp(join(tmpdir(), "konstelacja-deployment-"));
    if (process.argv.includes("--keep")) console.log(`Logs stay in ${folder}.`);
    else atTheEnd(() => rm(folder, { recursive: true, force: true }));
    await chmod(folder, 0o755);
    const sandboxFolder = join(folder, "sandbox");
    mkdirSync(sandboxFolder);

    const databasePort = await freePort();
    const bring = () =>
      startEmbeddedPostgres(join(folder, "database"), { durable: true, port: databasePort });
    let server = await bring();
    atTheEnd(() => server.stop());
    const databaseUrl = await makeDatabase(server);

    const { certificate, key } = await ownCertificate();
    installShippedNginx({
      ...{ folder, certificate, key, upstreams: ports.web },
      ports: { plain: ports.plain, tls: ports.tls },
      // Visitors come from many networks here, as behind a balancer.
      balancer: "set_real_ip_from 127.0.0.1;\n",
    });
    // Answers of the mentor come at an even pace; whatever else a model is asked, the sandbox says.
    const model = await startSteadyModel(
      wordsPerSecond,
      () => `http://127.0.0.1:${ports.sandbox}/v1`,
    );
    atTheEnd(async () => model.close());
    const settings: Environment = {
      PATH: process.env.PATH,
      ...sandboxSettings(`http://127.0.0.1:${ports.sandbox}`, sandboxFolder),
      ...{ DATABASE_URL: databaseUrl, APP_URL: origin, MODEL_API_URL: model.url },
      NODE_EXTRA_CA_CERTS: join(folder, "fullchain.pem"),
    };
    const operator = { ...settings, NODE_ENV: "production" };
    const sandbox = spawn(process.execPath, ["--import", "tsx", "sandbox/main.ts"], {
      env: {
        ...(settings as NodeJS.ProcessEnv),
        SANDBOX_PORT: String(ports.sandbox),
        SANDBOX_URL: `http://127.0.0.1:${ports.sandbox}`,
        SANDBOX_DATA_DIR: sandboxFolder,
        SANDBOX_MAIL_WEBHOOK_URL: `${origin}/webhooks/resend`,
      },
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    atTheEnd(async () => {
      if (sandbox.exitCode !== null) return;
      sandbox.kill("SIGTERM");
      await once(sandbox, "exit");
    });
    await once(sandbox, "message");

    await run(["build/programs/migrate.js"], { DATABASE_URL: databaseUrl });
    const unitOf = async (name: string, instance: string) =>
      new Unit(name, instance, settings, await freePort(), folder);
    const web = await Promise.all(ports.web.map((port) => unitOf("web", String(port))));
    const workers = await Promise.all(["1", "2"].map((number) => unitOf("worker", number)));
    for (const unit of [...web, ...workers]) {
      unit.start();
      atTheEnd(() => unit.stop());
    }
    for (const unit of web) await unit.isReady();
    const nginx = startNginx(folder);
    atTheEnd(() => stopNginx(nginx));
    await pause(1_000);
    await run(["build/programs/doctor.js"], operator);

    const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
    atTheEnd(() => sql.end());
    const rowOf = async (email: string) => {
      const [row] = await sql<{ token: string; status: string }[]>`
        select token, status from orders where email = ${email}`;
      return row ?? null;
    };
    const tokenOf = async (email: string) =>
      (
        await patient(
          () => rowOf(email),
          () => `No order of ${email}:\n${web.map((unit) => unit.lastWords()).join("\n")}`,
        )
      ).token;

    // The visitors alone take any certificate; the programs above check it.
    process.env.NODE_TLS_REJECT_UNAUTHORIZED = "0";
    const messageOf = async (formToken: string) => {
      const [row] = await sql<{ id: string; state: string; reply: string | null }[]>`
        select id, reply_state as state, reply from talk_messages where form_token = ${formToken}`;
      return row ?? null;
    };
    const visitors = visit(origin, tokenOf, {
      // Behind TLS cookies have another name.
      cookies: (await members(sql, mostTalks)).map((cookie) => `__Host-${cookie}`),
      messageOf: async (formToken) =>
        (
          await patient(
            () => messageOf(formToken),
            () => "A message that was sent is not there.",
          )
        ).id,
      replyTo: (id) =>
        patient(
          async () => {
            const [row] = await sql<{ state: string; reply: string | null }[]>`
              select reply_state as state, reply from talk_messages
              where id = ${id} and reply_state not in ('waiting', 'writing')`;
            return row ?? null;
          },
          () => "A message has no answer.",
        ),
    });
    const loads = new Map<string, { seconds: number; load: number }>();
    const phase = async (name: string, act: () => Promise<void>) => {
      visitors.begin(name);
      const startedAt = performance.now();
      await act();
      const seconds = Math.round((performance.now() - startedAt) / 1_000);
      loads.set(name, { seconds, load: loadavg()[0]! });
    };
    visitors.begin("coming in");
    visitors.start();
    await pause(3_000);
    await phase("at rest", () => pause(restSeconds * 1_000));
    await phase("rolling restart", async () => {
      for (const unit of web) {
        await unit.stop();
        unit.start();
        await unit.isReady();
      }
      for (const unit of workers) {
        await unit.stop();
        unit.start();
        await unit.tellsMetrics();
      }
      await pause(afterwards * 1_000);
    });
    await phase(databaseRestart, async () => {
      Unit.workersMayEnd = true;
      await server.stop();
      server = await bring();
      await pause(2 * afterwards * 1_000);
      Unit.workersMayEnd = false;
    });
    visitors.begin("leaving");
    await visitors.stop();

    const isWell = await tell(
      visitors.phases,
      loads,
      async (email) => (await rowOf(email))?.status ?? null,
    );
    console.log(`\nnginx, by what it and the web processes answered:\n${tally(folder)}`);
    for (const problem of Unit.problems) console.log(problem);
    return isWell && Unit.problems.length === 0;
  });
}

/** What nginx answered, and what it had heard from one web process and the other for it. */
function tally(folder: string): string {
  const counts = new Map<string, number>();
  const line =
    /^\S+ \S+ (?<method>\S+) \S+ (?<status>\d+) \S+ upstream=.+? (?<heard>(?:\d{3}|-)(?:, (?:\d{3}|-))*) /gm;
  for (const { groups } of readFileSync(join(folder, "access.log"), "utf8").matchAll(line)) {
    const { method, status, heard } = groups as Record<string, string>;
    const what = `${method} ${status} after ${heard}`;
    counts.set(what, (counts.get(what) ?? 0) + 1);
  }
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([what, count]) => `${String(count).padStart(6)} ${what}`)
    .join("\n");
}

async function tell(
  phases: readonly Phase[],
  loads: ReadonlyMap<string, { seconds: number; load: number }>,
  statusOf: (email: string) => Promise<string | null>,
): Promise<boolean> {
  const rows: string[] = [];
  let isWell = true;
  for (const { buyers, talkers, other, lost, ...phase } of phases) {
    const statuses = await Promise.all(buyers.map(({ request }) => statusOf(request.email)));
    const delivered = statuses.filter((status) => status === "completed").length;
    const { seconds = 0, load = 0 } = loads.get(phase.name) ?? {};
    rows.push(
      `| ${[
        ...[phase.name, seconds, load.toFixed(1), phase.requests, phase.answered],
        ...[phase.unavailable, phase.limited, other.length, lost.length],
        ...[`${Math.round(phase.slowest)} ms`, phase.streams],
        ...[buyers.length, delivered, buyers.length - delivered],
        ...[talkers.length, talkers.filter(({ problem }) => problem === null).length],
        ...[total(talkers, "sentAgain"), total(talkers, "readOn")],
      ].join(" | ")} |`,
    );
    for (const each of [...other, ...lost]) console.log(`${phase.name}: ${each}`);
    for (const { request, problem } of buyers)
      if (problem) console.log(`${phase.name}: ${request.product.slug}: ${problem}`);
    for (const { problem } of talkers)
      if (problem) console.log(`${phase.name}: mentor: ${problem}`);
    const isMeasured = loads.has(phase.name);
    isWell &&=
      (!isMeasured || (phase.requests > 0 && buyers.length > 0 && talkers.length > 0)) &&
      (phase.name === databaseRestart || phase.unavailable === 0) &&
      other.length + lost.length + phase.limited === 0 &&
      delivered === buyers.length &&
      [...buyers, ...talkers].every(({ problem }) => problem === null);
  }
  console.log(
    `\n${availableParallelism()} cores, Node ${process.version}\n| phase | seconds | load | requests | answered | 503 | 429 | other | lost | slowest | streams begun | orders placed | delivered | failed | written to the mentor | answered | sent again | read on |`,
  );
  console.log(`| ${Array(18).fill("---").join(" | ")} |`);
  console.log(rows.join("\n"));
  return isWell;
}

const total = (talkers: readonly Talker[], what: "sentAgain" | "readOn"): number =>
  talkers.reduce((sum, talker) => sum + Math.max(0, talker[what]), 0);

if (!nginxProgram) {
  console.error("This needs nginx (Debian: apt-get install nginx-light), curl and a build.");
  process.exit(1);
}
const isWell = await rehearse();
console.log(isWell ? "\nNothing was lost." : "\nNot as it should be.");
process.exit(isWell ? 0 : 1);
