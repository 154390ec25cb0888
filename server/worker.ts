import { setPriority } from "node:os";
import { logger } from "~/config/logger.server";
import { metrics } from "~/config/metrics.server";
import { closeDatabase, databaseSockets } from "~/db/client.server";
import { drawInThreads } from "~/documents/drawing/draw.server";
import { runWorker } from "~/jobs/run-worker.server";
import { serviceContext } from "~/services/command/context.server";
import { flushServiceCalls, recordServiceCalls } from "~/services/health/record-calls.server";
import { modelWarnings } from "~/services/writing/model-warnings.server";
import { measureShop } from "~/services/operations/measure-shop.server";
import { recordPrices } from "~/services/prices/record-prices.server";
import { checkSettings } from "./check-settings";
import { enterProject } from "./enter-project";
import { serveMetrics } from "./metrics-server";
import { outliveLostConnections } from "./outlive-lost-connections";
import { obeyShutdown } from "./shutdown";

enterProject();
outliveLostConnections();
const shutdown = obeyShutdown();
logger.info("worker starting");
setPriority(5);
await checkSettings();
for (const warning of modelWarnings()) logger.warn(warning);
recordServiceCalls();
drawInThreads();
// Before the first query: one that cannot start for the database's sake says at least that.
const endMetrics = await serveMetrics(async () => {
  metrics.databaseSockets.set(databaseSockets.count());
  await measureShop(serviceContext("schedule"));
});
await recordPrices(serviceContext("schedule"));
let stopping = false;
const starting = runWorker();
shutdown.by(async () => {
  stopping = true;
  // It may have taken jobs before it says that it is there.
  const worker = await starting;
  await worker.stop();
  endMetrics();
  await flushServiceCalls(serviceContext("schedule"));
  await closeDatabase();
});
const worker = await starting;
worker.ended
  .catch(() => undefined)
  .finally(() => {
    if (!stopping) process.exit(1);
  });
logger.info("worker ready");
process.send?.("ready");
