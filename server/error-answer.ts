import type { FastifyReply } from "fastify";
import { serverErrorPage, serverErrorPolicy } from "./error-page";

/** Turns a request away with a page for people. */
export function refuse(
  reply: FastifyReply,
  status: number,
  headers: Record<string, string> = {},
): FastifyReply {
  return reply
    .status(status)
    .headers({
      "Cache-Control": "no-store",
      "Content-Security-Policy": serverErrorPolicy,
      // Some are turned away before any hook has seen them.
      "X-Content-Type-Options": "nosniff",
    })
    .headers(headers)
    .type("text/html; charset=utf-8")
    .send(serverErrorPage(status));
}
