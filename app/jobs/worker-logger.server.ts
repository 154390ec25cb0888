import { Logger } from "graphile-worker";
import { logger } from "~/config/logger.server";

/** A job that could not be done as things are, and is tried again: no error of ours. */
export class ExpectedFailure extends Error {}

/** graphile-worker's own lines, without its metadata, which holds payloads. */
export const workerLogger = new Logger(() => (level, message, meta) => {
  const line = { from: "graphile-worker" };
  if (level !== "error") logger.debug(line, message);
  else if (meta?.error instanceof ExpectedFailure) logger.warn(line, message);
  else logger.error(line, message);
});
