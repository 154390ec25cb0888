import { createServer, type Server } from "node:http";
import { collectDefaultMetrics, register } from "prom-client";
import { env } from "~/config/env.server";
import { logger } from "~/config/logger.server";

/**
 * Serves this process's metrics at `/metrics`, on a port of its own that no visitor reaches; none where no port is set.
 * @param measure looks, before they are told, at what is not counted as it happens; where it fails, the rest is told
 * @returns what ends it
 */
export async function serveMetrics(
  measure: () => Promise<void> | void,
  {
    METRICS_PORT: port,
    METRICS_HOST: host,
  }: Pick<typeof env, "METRICS_PORT" | "METRICS_HOST"> = env,
): Promise<() => void> {
  if (port === undefined) return () => undefined;
  collectDefaultMetrics({ prefix: "konstelacja_" });
  const server = createServer(async (request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    try {
      await measure();
    } catch (error) {
      logger.warn({ error: (error as Error).name }, "could not look at the shop for its metrics");
    }
    response.writeHead(200, { "Content-Type": register.contentType });
    response.end(await register.metrics());
  });
  await listening(server, port, host);
  logger.info({ port }, "metrics ready");
  return () => {
    server.close();
    server.closeAllConnections();
  };
}

const listening = (server: Server, port: number, host: string) =>
  new Promise<void>((done, fail) => server.once("error", fail).listen(port, host, done));
