import pino from "pino";
import { env } from "./env.server";

/**
 * One JSON line an event. Callers pass ids, never what people wrote, their addresses or an order's token; the
 * redaction below is the second line of defence.
 */
export const logger = pino({
  level: env.LOG_LEVEL,
  base: { pid: process.pid },
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: {
    paths: ["email", "token", "*.email", "*.token", "*.answers", "req.headers", "answers"],
    remove: true,
  },
});

export type Logger = pino.Logger;
