import { spawn } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../free-port";
import { stretched, watchWhileItMoves } from "../time-limits";
import { canEnter, postgresBinaries, serverUser, type ServerUser } from "./binaries";

const superuser = "konstelacja";

/** A running server. `stop` resolves when it has shut down cleanly; stopping twice is harmless. */
export type EmbeddedPostgres = { url: string; stop: () => Promise<void> };

/**
 * Starts PostgreSQL in `dataDir`, making the cluster at the first start, or takes over the server that a killed
 * process left running there.
 * @param options.watched brings it back, at the same address, whenever it ends by itself
 * @param options.settings of the server, on top of ours; `options.port` where it has to be at an address
 * @param options.durable false trades crash safety for speed: for tests only
 * @throws Error when the server does not come up, with the end of its log
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  options: {
    durable: boolean;
    watched?: boolean;
    settings?: Readonly<Record<string, string>>;
    port?: number;
  } = { durable: true },
): Promise<EmbeddedPostgres> {
  const user = serverUser();
  const wanted = resolve(dataDir, "postgres");
  mkdirSync(dataDir, { recursive: true });
  const folder = canEnter(resolve(dataDir), user) ? wanted : outsideFolder(wanted);
  makeFolder(folder, user);
  const binaries = await postgresBinaries(user, folder);
  const cluster = join(folder, "cluster");
  const password = clusterPassword(folder);
  if (!existsSync(join(cluster, "PG_VERSION"))) await initialise(binaries, cluster, folder, user);

  const running = runningServer(cluster);
  const settings = { ...(options.durable ? {} : careless), ...options.settings };
  const bring = (port: number) => launch(binaries, cluster, folder, user, settings, port);
  const server = running ?? (await bring(options.port ?? (await freePort())));
  const watch = options.watched ? watchServer(server, cluster, bring) : null;
  return {
    url: `postgres://${superuser}:${password}@127.0.0.1:${server.port}/postgres`,
    stop: async () => stopServer((await watch?.end()) ?? server.pid),
  };
}

/** How often a watched server is looked for, in milliseconds. */
const lookInterval = 500;

function watchServer(
  started: RunningServer,
  cluster: string,
  bring: (port: number) => Promise<RunningServer>,
): { end: () => Promise<number> } {
  let { pid } = started;
  let bringing: Promise<void> | null = null;
  const look = setInterval(() => {
    if (bringing || isServerOf(pid, cluster)) return;
    console.error("PostgreSQL ended unexpectedly and is started again.");
    bringing = bring(started.port)
      .then((server) => void (pid = server.pid))
      .catch((error: Error) => console.error(error.message))
      .finally(() => (bringing = null));
  }, lookInterval);
  return {
    async end() {
      clearInterval(look);
      await bringing;
      return pid;
    },
  };
}

function outsideFolder(wanted: string): string {
  const id = createHash("sha256").update(wanted).digest("hex").slice(0, 12);
  return `/var/tmp/konstelacja-${id}`;
}

function makeFolder(folder: string, user: ServerUser): void {
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  chmodSync(folder, 0o755);
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
}

function clusterPassword(folder: string): string {
  const file = join(folder, "password");
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString("hex"), { mode: 0o600 });
  return readFileSync(file, "utf8");
}

async function initialise(binaries: string, cluster: string, folder: string, user: ServerUser) {
  const unfinished = `${cluster}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const passwordFile = join(folder, "password.initdb");
  writeFileSync(passwordFile, clusterPassword(folder), { mode: 0o600 });
  if (user.uid !== undefined && user.gid !== undefined) chownSync(passwordFile, user.uid, user.gid);
  const log = join(folder, "initdb.log");
  const child = spawn(
    join(binaries, "bin/initdb"),
    [
      ...["--pgdata", unfinished, "--username", superuser, "--pwfile", passwordFile],
      ...["--auth", "scram-sha-256", "--encoding", "UTF8", "--no-sync"],
      ...["--locale", "C", "--locale-provider", "icu", "--icu-locale", "pl-PL"],
    ],
    { ...user, cwd: folder, stdio: ["ignore", openSync(log, "w"), openSync(log, "a")] },
  );
  const code = await new Promise((done) => child.on("exit", done).on("error", done));
  rmSync(passwordFile, { force: true });
  if (code !== 0) throw new Error(`initdb failed:\n${readFileSync(log, "utf8")}`);
  renameSync(unfinished, cluster);
}

type RunningServer = { pid: number; port: number };

/** Reads the lock file: the server if it lives and serves this cluster, otherwise nothing, and a stale lock is removed. */
function runningServer(cluster: string): RunningServer | null {
  const file = join(cluster, "postmaster.pid");
  if (!existsSync(file)) return null;
  const [pid, , , port, , , , status] = readFileSync(file, "utf8").split("\n");
  if (isServerOf(Number(pid), cluster) && status?.trim() === "ready")
    return { pid: Number(pid), port: Number(port) };
  if (!isServerOf(Number(pid), cluster)) rmSync(file, { force: true });
  return null;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** A process id can be taken by another program after a crash, so the command line is asked too where there is /proc. */
function isServerOf(pid: number, cluster: string): boolean {
  if (!Number.isInteger(pid) || !isAlive(pid)) return false;
  const commandLine = `/proc/${pid}/cmdline`;
  return !existsSync(commandLine) || readFileSync(commandLine, "utf8").includes(cluster);
}

/** Speed for crash safety. */
const careless = { fsync: "off", synchronous_commit: "off", full_page_writes: "off" };

async function launch(
  binaries: string,
  cluster: string,
  folder: string,
  user: ServerUser,
  chosen: Readonly<Record<string, string>>,
  port: number,
): Promise<RunningServer> {
  const log = join(folder, "server.log");
  const settings = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    max_connections: "200",
    ...chosen,
  };
  // A group of its own: Ctrl-C in the terminal must reach the database last, and from us.
  const child = spawn(
    join(binaries, "bin/postgres"),
    [
      "-D",
      cluster,
      "-p",
      String(port),
      ...Object.entries(settings).flatMap(([key, value]) => ["-c", `${key}=${value}`]),
    ],
    {
      ...user,
      cwd: folder,
      detached: true,
      stdio: ["ignore", openSync(log, "w"), openSync(log, "a")],
    },
  );
  child.unref();
  let ended = false;
  child.on("exit", () => (ended = true)).on("error", () => (ended = true));

  // One that makes up for a crash writes to its log every ten seconds.
  const { server } = await watchWhileItMoves(
    () => ({ server: runningServer(cluster), ended, logged: statSync(log).size }),
    (seen) => seen.ended || seen.server?.port === port,
    { standstill: 30_000, every: 20 },
  );
  if (server?.port === port) return server;
  const words = readFileSync(log, "utf8");
  // The children of a killed server can hold its shared memory for a moment longer.
  if (ended && words.includes("shared memory block")) {
    await pause(500);
    return launch(binaries, cluster, folder, user, chosen, port);
  }
  throw new Error(`PostgreSQL did not start:\n${words.slice(-2000)}`);
}

async function stopServer(pid: number): Promise<void> {
  if (!isAlive(pid)) return;
  process.kill(pid, "SIGINT");
  const deadline = Date.now() + stretched(15_000);
  while (isAlive(pid)) {
    if (Date.now() > deadline) return void process.kill(pid, "SIGQUIT");
    await pause(20);
  }
}
