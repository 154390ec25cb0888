import { execFile } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { assumedModelPrices, sandboxSettings } from "../sandbox/settings";
import { embeddedDatabaseUrlFile } from "./sandbox-defaults";
import { migrateDatabase } from "./migrate-database";
import { startEmbeddedPostgres } from "./postgres/embedded";
import { seedDemo } from "./seed-demo";
import { startProcess } from "./processes";

export type Stack = {
  environment: Record<string, string | undefined>;
  addresses: { shop: string; sandbox: string | null };
  /** Starts some of our own programs at the same time; they are stopped in the opposite order. @throws Error when one does not start */
  start: (...scripts: string[]) => Promise<void>;
  stop: () => Promise<void>;
};

const services = ["TPAY_CLIENT_ID", "RESEND_API_KEY", "MODEL_API_KEY", "AUTH0_CLIENT_ID"];
const prefixes = ["TPAY_", "RESEND_", "MAIL_", "MODEL_", "AUTH0_"];
const declaredPrefixes = ["OPERATOR_", "RECIPIENT_"];

/**
 * Brings up what the web and the worker need: PostgreSQL (embedded unless DATABASE_URL names one), its migrations, and
 * the sandbox for whichever outside service is not configured.
 * @param settings usually `process.env`
 */
export async function startStack(settings: Record<string, string | undefined>): Promise<Stack> {
  const source = Object.fromEntries(Object.entries(settings).filter(([, value]) => value));
  const dataDir = resolve(source.DATA_DIR ?? ".data");
  const port = Number(source.PORT ?? 3000);
  const sandboxPort = Number(source.SANDBOX_PORT ?? 3001);
  const missing = services.filter((name) => !source[name]);
  const usesSandbox = missing.length > 0 && source.SANDBOX_URL === undefined;
  await Promise.all([
    portIsFree(port, "PORT"),
    usesSandbox && portIsFree(sandboxPort, "SANDBOX_PORT"),
  ]);
  mkdirSync(dataDir, { recursive: true });

  const sandboxUrl = source.SANDBOX_URL ?? `http://localhost:${sandboxPort}`;
  const environment: Record<string, string | undefined> = {
    ...assumedModelPrices,
    ...sandboxFor(missing, sandboxUrl, `${dataDir}/sandbox`),
    APP_URL: `http://localhost:${port}`,
    HOROSCOPES_PUBLISH_UNAPPROVED: String(missing.includes("MODEL_API_KEY")),
    ...source,
    DEMONSTRATION: String(missing.includes("TPAY_CLIENT_ID")),
    PORT: String(port),
    DATA_DIR: dataDir,
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_DATA_DIR: `${dataDir}/sandbox`,
    SANDBOX_URL: missing.length > 0 ? sandboxUrl : undefined,
    SANDBOX_MAIL_WEBHOOK_URL: missing.includes("RESEND_API_KEY")
      ? `http://localhost:${port}/webhooks/resend`
      : undefined,
  };

  const stops: (() => Promise<void>)[] = [];
  const stop = async () => {
    while (stops.length > 0) await stops.pop()?.();
  };
  const start = async (...scripts: string[]) => {
    const starting = scripts.map((script) => startProcess(script, environment));
    for (const each of starting)
      stops.push(() =>
        each.then(
          (process) => process.stop(),
          () => undefined,
        ),
      );
    await Promise.all(starting);
  };
  try {
    // It asks the database nothing, and takes as long to start.
    const sandbox = usesSandbox ? start("sandbox/main.ts") : undefined;
    sandbox?.catch(() => undefined);
    if (!source.DATABASE_URL) {
      const database = await startEmbeddedPostgres(dataDir, { durable: true, watched: true });
      environment.DATABASE_URL = database.url;
      const urlFile = embeddedDatabaseUrlFile(dataDir);
      writeFileSync(urlFile, database.url, { mode: 0o600 });
      stops.push(async () => {
        rmSync(urlFile, { force: true });
        await database.stop();
      });
    }
    await migrateDatabase(environment.DATABASE_URL ?? "");
    await Promise.all([
      sandbox,
      usesSandbox && runOnce("scripts/seed.ts", environment),
      // The cast can sign in only where the sandbox is the identity provider.
      missing.includes("AUTH0_CLIENT_ID") && seedDemo(environment.DATABASE_URL ?? ""),
    ]);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    environment,
    addresses: { shop: environment.APP_URL ?? "", sandbox: missing.length > 0 ? sandboxUrl : null },
    start,
    stop,
  };
}

async function runOnce(script: string, environment: Stack["environment"]): Promise<void> {
  const run = promisify(execFile);
  await run(process.execPath, ["--import", "tsx", script], {
    env: environment as NodeJS.ProcessEnv,
  });
}

function sandboxFor(
  missing: readonly string[],
  url: string,
  dataDir: string,
): Record<string, string> {
  const unset = prefixes.filter((prefix) =>
    missing.some(
      (name) => name.startsWith(prefix) || (prefix === "MAIL_" && name.startsWith("RESEND_")),
    ),
  );
  if (missing.length > 0) unset.push(...declaredPrefixes);
  return Object.fromEntries(
    Object.entries(sandboxSettings(url, dataDir)).filter(([name]) =>
      unset.some((prefix) => name.startsWith(prefix)),
    ),
  );
}

/** Processes of a start that was killed need a moment to notice and to leave their ports. */
async function portIsFree(port: number, setting: string): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    if (await canListen(port)) return;
    if (attempt === 40)
      throw new Error(`Port ${port} is taken. Choose another one with ${setting}.`);
    await pause(250);
  }
}

function canListen(port: number): Promise<boolean> {
  return new Promise((done) => {
    const probe = createServer();
    probe.once("error", () => done(false));
    probe.listen(port, () => probe.close(() => done(true)));
  });
}
