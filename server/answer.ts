import type { FastifyReply, FastifyRequest } from "fastify";
import { acceptsGzip, compress, isCompressible } from "./compression";

/** An answer that is complete: what is sent is known, and so is how long it is. */
export type Answer = {
  status: number;
  headers: readonly (readonly [string, string])[];
  bytes: Buffer;
  /** The same, compressed; null where that is not worth it. */
  gzip: Buffer | null;
};

/** @param compressed whether the compressed bytes are needed; whoever keeps the answer needs both */
export async function answerOf(response: Response, compressed: boolean): Promise<Answer> {
  const bytes = Buffer.from(await response.arrayBuffer());
  const isWorthIt =
    compressed &&
    response.status !== 206 &&
    !response.headers.has("Content-Encoding") &&
    isCompressible(response.headers.get("Content-Type"), bytes.length);
  const gzip = isWorthIt ? await compress(bytes) : null;
  return { status: response.status, headers: [...response.headers], bytes, gzip };
}

/** Sends an answer with its length. Asked with `HEAD`, the server leaves the body out and the length in. */
export function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: Answer) {
  const { status, headers, bytes, gzip } = answer;
  reply.status(status);
  for (const [name, value] of headers) reply.header(name, value);
  if (gzip) {
    const vary = headers.find(([name]) => name.toLowerCase() === "vary")?.[1];
    reply.header("Vary", vary ? `${vary}, Accept-Encoding` : "Accept-Encoding");
  }
  if (!gzip || !acceptsGzip(request.headers["accept-encoding"])) return reply.send(bytes);
  return reply.header("Content-Encoding", "gzip").send(gzip);
}
