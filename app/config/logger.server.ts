import pino from "pino";
import { env } from "./env.server";

/** A path in the words of a library: behind a quotation mark, as the line has it, or behind a method. */
const quotedPath = /(\\"|'|\b(?:GET|HEAD|POST):)\/[^\s"'\\]*/g;

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
  // Warnings and errors of libraries quote the address of a request, which may hold a token.
  hooks: { streamWrite: (line) => line.replace(quotedPath, "$1/…") },
});

export type Logger = pino.Logger;
