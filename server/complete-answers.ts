import type { FastifyReply, FastifyRequest } from "fastify";
import { serverErrorHeaders, serverErrorPage } from "./error-page";

function policyOf(type: string): string {
  // The browser shows a PDF in a page of its own making, which a stricter policy would leave empty.
  if (type.startsWith("application/pdf")) return "frame-ancestors 'none'";
  const styles = type.startsWith("image/svg+xml") ? "; style-src 'unsafe-inline'" : "";
  return `default-src 'none'; frame-ancestors 'none'${styles}`;
}

/**
 * A hook through which every answer goes last: whatever made it, it says how it is encoded, what it may load and who
 * may keep it, and an error without a word gets a page for people. To `HEAD` it says the same; the server leaves the body out.
 */
export function completeAnswer(
  _request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  done: (error: null, payload: unknown) => void,
): void {
  const isEmpty = payload == null || (Buffer.isBuffer(payload) && payload.length === 0);
  let answer = payload;
  if (reply.statusCode === 304 && isEmpty) {
    // It would tell the length of what it stands for (RFC 9110, 8.6), and nothing is not that.
    answer = null;
    void reply.removeHeader("content-length");
  } else if (reply.statusCode >= 400 && isEmpty) {
    answer = serverErrorPage(reply.statusCode, false);
    void reply.removeHeader("content-length").removeHeader("content-encoding");
    void reply.headers(serverErrorHeaders);
  } else if (isEmpty && reply.getHeader("content-type") === "application/octet-stream") {
    // Fastify's word for nothing.
    void reply.removeHeader("content-type");
  }
  const type = String(reply.getHeader("content-type") ?? "");
  if (/^text\/[\w.+-]+$/.test(type)) void reply.header("Content-Type", `${type}; charset=utf-8`);
  if (!reply.hasHeader("content-security-policy"))
    void reply.header("Content-Security-Policy", policyOf(type));
  if (!reply.hasHeader("cache-control")) void reply.header("Cache-Control", "no-store");
  done(null, answer);
}
