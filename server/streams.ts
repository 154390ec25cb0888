import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { metrics } from "~/config/metrics.server";
import { networkOf } from "~/services/rate-limits/network";

/** Streams that one process holds at most; a page that gets none asks instead. */
const maxStreams = 1_000;
/** Streams that one network holds at most: a household, an office or a mobile network may share an address. */
const maxOfNetwork = 60;
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
  const open = new Map<FastifyReply, { isEvents: boolean; stop: () => void; network: string }>();
  let isDraining = false;
  const heldBy = (network: string) =>
    [...open.values()].filter((stream) => stream.network === network).length;

  function send(
    request: FastifyRequest,
    reply: FastifyReply,
    { response, gone }: { response: Response; gone: AbortSignal },
  ) {
    const body = response.body?.getReader();
    const stop = () => void body?.cancel().catch(() => undefined);
    if (reply.sent || gone.aborted || request.raw.socket.destroyed) {
      stop();
      return reply;
    }
    const isEvents = response.headers.get("Content-Type")?.startsWith("text/event-stream") ?? false;
    const network = networkOf(request.ip);
    const isFull = open.size >= maxStreams || heldBy(network) >= maxOfNetwork;
    const isRefused = isFull || (isDraining && !isEvents);
    reply.status(isRefused ? 503 : response.status);
    for (const [name, value] of response.headers) reply.header(name, value);
    // A connection that is kept alive after its stream would hold up the end of the process.
    if (request.method !== "HEAD") reply.header("Connection", "close");
    // Events that end at once have the browser come back, to another process; it would not after an error.
    if (!body || isRefused || isDraining || request.method === "HEAD") {
      stop();
      return reply.send();
    }
    open.set(reply, { isEvents, stop, network });
    metrics.streamsOpen.set(open.size);
    const forget = () => {
      open.delete(reply);
      metrics.streamsOpen.set(open.size);
      stop();
    };
    gone.addEventListener("abort", forget, { once: true });
    reply.raw.once("close", forget);
    return reply.send(Readable.from(piecesOf(body)));
  }

  /**
   * Ends streams of events, whose readers come back to another process, and begins no others; a text may come to its
   * end.
   */
  function drain(): void {
    isDraining = true;
    for (const [reply, { isEvents, stop }] of open) {
      if (isEvents) stop();
      else setTimeout(() => reply.raw.destroy(), lastWords).unref();
    }
  }

  return { send, drain };
}

async function* piecesOf(body: ReadableStreamDefaultReader<Uint8Array>) {
  for (;;) {
    const { done, value } = await body.read();
    if (done) return;
    yield value;
  }
}
