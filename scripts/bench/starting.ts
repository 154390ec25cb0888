import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../free-port";
import { startEmbeddedPostgres } from "../postgres/embedded";

/** Seconds. */
export type Start = { start: number; postgres: number; node: number };

/** How long `npm start` of an unchanged checkout takes until the shop answers, and what it cannot do without. */
export async function measureStart(): Promise<Start> {
  const folder = await mkdtemp(join(tmpdir(), "konstelacja-start-"));
  try {
    // The first one makes the database and its cast.
    await startOnce(folder);
    const start = await startOnce(folder);
    const startedAt = performance.now();
    const server = await startEmbeddedPostgres(folder, { durable: true });
    const postgres = (performance.now() - startedAt) / 1000;
    await server.stop();
    return { start, postgres, node: await startNode() };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function startOnce(folder: string): Promise<number> {
  const [port, sandboxPort] = await Promise.all([freePort(), freePort()]);
  const startedAt = performance.now();
  const shop = spawn(process.execPath, ["--import", "tsx", "scripts/start.ts"], {
    env: {
      ...process.env,
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      DATA_DIR: folder,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(shop, "exit");
  try {
    const isReady = new Promise<void>((done) =>
      shop.stdout.on("data", (said: Buffer) => {
        if (said.includes("Sklep:")) done();
      }),
    );
    const first = await Promise.race([isReady.then(() => "ready"), ended.then(() => "ended")]);
    if (first === "ended") throw new Error("The shop ended before it was ready.");
    const seconds = (performance.now() - startedAt) / 1000;
    const answer = await fetch(`http://localhost:${port}/`);
    if (!answer.ok) throw new Error(`The shop answered ${answer.status}.`);
    return seconds;
  } finally {
    shop.kill("SIGTERM");
    await ended;
  }
}

async function startNode(): Promise<number> {
  const startedAt = performance.now();
  await once(spawn(process.execPath, ["-e", ""], { stdio: "ignore" }), "exit");
  return (performance.now() - startedAt) / 1000;
}
