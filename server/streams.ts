import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { networkOf } from "~/services/throttle/network";

/** Streams that one process holds at most; a page that gets none asks instead. */
const mostStreams = 1_000;
/** Streams that one network holds at most: a household, an office or a mobile network may share an address. */
const mostOfNetwork = 60;
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
  const open = new Map<
    FastifyReply,
    { isEvents: boolean; reader: AbortController; network: string }
  >();
  const heldBy = (network: string) =>
    [...open.values()].filter((stream) => stream.network === network).length;

  /** @param reader aborted when nobody reads any more */
  function send(
    request: FastifyRequest,
    reply: FastifyReply,
    { response, reader }: { response: Response; reader: AbortController },
  ) {
    const network = networkOf(request.ip);
    const isFull = open.size >= mostStreams || heldBy(network) >= mostOfNetwork;
    reply.status(isFull ? 503 : response.status);
    for (const [name, value] of response.headers) reply.header(name, value);
    if (isFull || request.method === "HEAD" || !response.body) {
      void response.body?.cancel();
      return reply.send();
    }
    const isEvents = response.headers.get("Content-Type")?.startsWith("text/event-stream") ?? false;
    // A connection that is kept alive after its stream would hold up the end of the process.
    reply.header("Connection", "close");
    open.set(reply, { isEvents, reader, network });
    reply.raw.once("close", () => open.delete(reply));
    return reply.send(Readable.from(chunksOf(response.body, reader.signal)));
  }

  /** Ends streams of events, whose readers come back to another process; a text may come to its end. */
  function drain(): void {
    for (const [reply, { isEvents, reader }] of open) {
      if (isEvents) reader.abort();
      else setTimeout(() => reply.raw.destroy(), lastWords).unref();
    }
  }

  return { send, drain };
}

/** Reads one piece after the other, as they are asked for, until the end or until nobody asks any more. */
async function* chunksOf(body: ReadableStream<Uint8Array>, gone: AbortSignal) {
  const reader = body.getReader();
  const nobody = new Promise<null>((done) =>
    gone.addEventListener("abort", () => done(null), { once: true }),
  );
  try {
    while (!gone.aborted) {
      const piece = await Promise.race([reader.read(), nobody]);
      if (!piece || piece.done) return;
      yield piece.value;
    }
  } finally {
    await reader.cancel();
  }
}
