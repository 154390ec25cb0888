import { setPriority } from "node:os";
import { closeDatabase } from "~/db/client.server";
import { logger } from "~/logger.server";
import { runWorker } from "~/jobs/run-worker.server";
import { onShutdown } from "./shutdown";

// Drawing documents takes all the processor there is: on a shared machine pages go first.
setPriority(5);
const worker = await runWorker();
onShutdown(async () => {
  await worker.stop();
  await closeDatabase();
});
logger.info("worker ready");
process.send?.("ready");
