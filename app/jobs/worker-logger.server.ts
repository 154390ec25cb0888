import { Logger } from "graphile-worker";
import { logger } from "~/config/logger.server";
import { describeError } from "~/services/command/describe-error";
import { Conflict, TooManyRequests } from "~/services/command/errors";

/** A job that could not be done as things are, and is tried again: no error of ours. */
class ExpectedFailure extends Error {}

/** What a job fails with, described without anybody's words. */
export function jobFailure(error: unknown, isLastAttempt: boolean): Error {
  const described = describeError(error);
  const passes = error instanceof Conflict || error instanceof TooManyRequests;
  return passes && !isLastAttempt ? new ExpectedFailure(described) : new Error(described);
}

/** graphile-worker's own lines, without its metadata, which holds payloads. */
export const workerLogger = new Logger(() => (level, message, meta) => {
  const line = { from: "graphile-worker" };
  if (level !== "error") logger.debug(line, message);
  else if (meta?.error instanceof ExpectedFailure) logger.warn(line, message);
  else logger.error(line, message);
});
