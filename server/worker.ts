import { closeDatabase } from "~/db/client.server";
import { logger } from "~/logger.server";
import { runWorker } from "~/jobs/run-worker.server";
import { onShutdown } from "./shutdown";

const worker = await runWorker();
onShutdown(async () => {
  await worker.stop();
  await closeDatabase();
});
logger.info("worker ready");
process.send?.("ready");
