import pino from "pino";
import { logger } from "~/config/logger.server";

/**
 * Has everything written down that is logged from now on, at every level, by the application's logger and its children.
 * @returns the lines so far
 */
export function captureLog(): () => string {
  const lines: string[] = [];
  logger.level = "trace";
  const stream = { write: (line: string) => void lines.push(line) };
  Object.assign(logger, { [pino.symbols.streamSym]: stream });
  return () => lines.join("");
}
