import { resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "@remix-run/node";
import { env } from "~/config/env.server";
import { logger } from "~/config/logger.server";
import { createWebServer } from "./app";
import { checkSettings } from "./check-settings";
import { endOf } from "./end-server";
import { enterProject } from "./enter-project";
import { serveMetrics } from "./metrics-server";
import { outliveLostConnections } from "./outlive-lost-connections";
import { returnMemory } from "./return-memory";
import { obeyShutdown } from "./shutdown";

/** How long requests that are under way may take once the process should end, in milliseconds. */
const lastRequests = 10_000;
const pages = "build/server/index.js";

enterProject(pages);
outliveLostConnections();
returnMemory();
const shutdown = obeyShutdown();
logger.info("web starting");
await checkSettings();
const build = (await import(pathToFileURL(resolve(pages)).href)) as ServerBuild;
const { drawInThreads } = build.entry.module as { drawInThreads?: (threads: number) => void };
// A preview now and then; the worker draws the rest.
drawInThreads?.(1);
let draining = false;
const app = await createWebServer(build, { isDraining: () => draining });
const end = endOf(app, lastRequests);
const endMetrics = await serveMetrics(app.measure);
shutdown.by(async () => {
  draining = true;
  await pause(env.DRAIN_SECONDS * 1000);
  await end();
  endMetrics();
});
await app.listen({ host: env.HOST, port: env.PORT });
logger.info({ port: env.PORT }, "web ready");
process.send?.("ready");
