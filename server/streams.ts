import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";

/** Streams that one process holds at most; a page that gets none asks instead. */
const mostStreams = 1_000;
/** How long a text that is under way may go on once the process should stop, in milliseconds. */
const lastWords = 10_000;

/** Whether an answer leaves as it comes into being: it asks proxies to hold nothing back. */
export function isStream(response: Response): boolean {
  return response.headers.get("X-Accel-Buffering") === "no";
}

/**
 * Passes answers on as they come, with back pressure: a reader who reads slowly is written for slowly, and nothing is
 * written for one who has gone.
 */
export function streams() {
  const open = new Map<FastifyReply, { isEvents: boolean; stop: () => void }>();

  /** @param stop tells whoever writes it that nobody reads any more */
  function send(
    request: FastifyRequest,
    reply: FastifyReply,
    { response, stop }: { response: Response; stop: () => void },
  ) {
    const isFull = open.size >= mostStreams;
    reply.status(isFull ? 503 : response.status);
    for (const [name, value] of response.headers) reply.header(name, value);
    if (isFull || request.method === "HEAD" || !response.body) {
      stop();
      void response.body?.cancel();
      return reply.send();
    }
    const isEvents = response.headers.get("Content-Type")?.startsWith("text/event-stream") ?? false;
    open.set(reply, { isEvents, stop });
    reply.raw.once("close", () => open.delete(reply));
    return reply.send(Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]));
  }

  /** Ends streams of events, whose readers come back to another process; a text may come to its end. */
  function drain(): void {
    for (const [reply, { isEvents, stop }] of open) {
      if (isEvents) stop();
      else setTimeout(() => reply.raw.destroy(), lastWords).unref();
    }
  }

  return { send, drain };
}
