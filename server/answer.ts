import type { FastifyReply, FastifyRequest } from "fastify";
import { acceptsGzip, compress, isCompressible } from "./compression";

export type Answer = {
  status: number;
  headers: readonly (readonly [string, string])[];
  bytes: Buffer;
  /** The same, compressed; null where that is not worth it. */
  gzip: Buffer | null;
};

/**
 * An answer as it is sent, which says of itself that it has two forms where compressing is worth it.
 * @param compressed whether the compressed bytes are needed; whoever keeps the answer needs both
 */
export async function answerOf(response: Response, compressed: boolean): Promise<Answer> {
  const bytes = Buffer.from(await response.arrayBuffer());
  const isWorthIt =
    response.status !== 206 &&
    !response.headers.has("Content-Encoding") &&
    isCompressible(response.headers.get("Content-Type"), bytes.length);
  const headers = new Headers(response.headers);
  if (isWorthIt) headers.append("Vary", "Accept-Encoding");
  const gzip = isWorthIt && compressed ? await compress(bytes) : null;
  return { status: response.status, headers: [...headers], bytes, gzip };
}

/** Sends an answer with its length. Asked with `HEAD`, the server leaves the body out and the length in. */
export function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: Answer) {
  const { status, headers, bytes, gzip } = answer;
  reply.status(status);
  for (const [name, value] of headers) reply.header(name, value);
  if (!gzip || !acceptsGzip(request.headers["accept-encoding"])) return reply.send(bytes);
  return reply.header("Content-Encoding", "gzip").send(gzip);
}
