import { afterAll, afterEach } from "vitest";
import { sandbox, startAnew } from "./world";

/** Runs before every suite of integration tests: what the one before it has changed is undone. */
await startAnew();

afterEach(() => sandbox.faults.clear());

afterAll(async () => {
  const { env } = await import("~/config/env.server");
  const { parseEnvironment } = await import("~/config/settings");
  const { logger } = await import("~/config/logger.server");
  Object.assign(env, parseEnvironment(process.env));
  logger.level = env.LOG_LEVEL;
});
