import type { FastifyReply } from "fastify";
import { serverErrorHeaders, serverErrorPage } from "./error-page";

/** Turns a request away with a page for people. */
export function refuse(
  reply: FastifyReply,
  status: number,
  headers: Record<string, string> = {},
): FastifyReply {
  return reply
    .removeHeader("content-length")
    .removeHeader("content-encoding")
    .status(status)
    .headers(serverErrorHeaders)
    .headers(headers)
    .send(serverErrorPage(status));
}
