import { cp, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, inject } from "vitest";
import { createSandbox } from "../../sandbox/server";
import { sandboxSettings } from "../../sandbox/settings";
import { createDatabase, databaseUrl, dropDatabase } from "./postgres";

/**
 * Runs before every integration suite: a database and a sandbox of its own, and a receiver that stands where the web
 * server would, so that the sandbox's notifications reach the real route. The application's settings point at them
 * before any of its modules is loaded.
 */
const server = inject("databaseServer");
const database = await createDatabase(server.url, server.template);
const dataDir = await mkdtemp(join(tmpdir(), "konstelacja-sandbox-"));
await cp(inject("certificates"), dataDir, { recursive: true });

const underWay = new Set<Promise<void>>();

const receiver = createServer((incoming, outgoing) => {
  const chunks: Buffer[] = [];
  incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
  incoming.on("end", () => {
    const work = answer(Buffer.concat(chunks), incoming.headers as Record<string, string>)
      .then(async (response) => {
        outgoing.writeHead(response.status, Object.fromEntries(response.headers));
        outgoing.end(await response.text());
      })
      // As the web server does; the gateway will come again.
      .catch(() => void outgoing.writeHead(500).end())
      .finally(() => underWay.delete(work));
    underWay.add(work);
  });
});
await new Promise<void>((done) => receiver.listen(0, "127.0.0.1", done));

async function answer(body: Buffer, headers: Record<string, string>): Promise<Response> {
  const { action } = await import("~/routes/webhooks/tpay");
  const request = new Request("http://shop.test/webhooks/tpay", {
    method: "POST",
    headers,
    body: new Uint8Array(body),
  });
  return action({ request, context: {}, params: {} });
}

/** The outside world of this suite. */
export const sandbox = await createSandbox({ port: 0, dataDir, notificationRetryMs: 50 });

Object.assign(process.env, sandboxSettings(sandbox.url, dataDir), {
  NODE_ENV: "test",
  LOG_LEVEL: "silent",
  DATABASE_URL: databaseUrl(server.url, database),
  SANDBOX_URL: sandbox.url,
  SANDBOX_DATA_DIR: dataDir,
  APP_URL: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`,
  MODEL_TIMEOUT_MS: "2000",
});

afterEach(() => sandbox.faults.clear());

afterAll(async () => {
  const { closeDatabase } = await import("~/db/client.server");
  await sandbox.close();
  await Promise.all(underWay);
  await closeDatabase();
  receiver.closeAllConnections();
  await new Promise((done) => receiver.close(done));
  await dropDatabase(server.url, database);
  await rm(dataDir, { recursive: true, force: true });
});
