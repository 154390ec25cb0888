/**
 * Least time between two looks for news that a stream is to tell, in milliseconds: a busy group is not a ticker, and every look
 * takes a connection of the pool that pages wait for.
 */
export const leastPause = 1_000;

/** How often a stream that has nothing to say shows that it is alive, in milliseconds: proxies give up silent ones. */
export const heartbeatInterval = 15_000;

/**
 * Headers of an answer that leaves as it comes into being. The bridge and nginx go by the last one and hold nothing back;
 * `no-transform` keeps anybody from compressing it on the way.
 */
export const streamHeaders = {
  "Cache-Control": "no-store, no-transform",
  "X-Accel-Buffering": "no",
};

export type ServerEvent = {
  /** What a browser names in `Last-Event-ID` when it comes back after the line was lost; in one line. */
  id: string;
  /** In one line. */
  data: string;
};

export type EventSink = {
  /**
   * Tells how things stand now. It takes the place of an event that still waits for a slow reader, so that no more than one
   * ever does.
   */
  send: (event: ServerEvent) => void;
  /** Ends the stream once the last event has left. */
  end: () => void;
};

/**
 * Answers with server-sent events until the reader goes away, the process stops or `end` is called.
 * @param run begins to send, and returns what is done with each heartbeat, to see what was missed, and what stops it. It is
 *   called when somebody begins to read, so that an answer that reaches nobody holds nothing
 */
export function eventStream(
  run: (sink: EventSink) => { beat: () => void; stop: () => void },
): Response {
  const encoder = new TextEncoder();
  let isOpen = false;
  /** Whether the reader has taken everything and asks for more. */
  let isAskedFor = false;
  let waiting: string | null = null;
  let stop = () => {};

  function begin(controller: ReadableStreamDefaultController<Uint8Array>): void {
    isOpen = true;
    const running = run({
      send: ({ id, data }) => {
        if (!isOpen) return;
        waiting = `id: ${id}\ndata: ${data}\n\n`;
        if (isAskedFor) leave(controller, waiting);
      },
      end: () => {
        if (!isOpen) return;
        if (waiting !== null) leave(controller, waiting);
        controller.close();
        close();
      },
    });
    const heartbeat = setInterval(() => {
      // A comment; whoever has not read the last words yet needs no other.
      if (isAskedFor) leave(controller, ": \n\n");
      running.beat();
    }, heartbeatInterval);
    stop = () => {
      clearInterval(heartbeat);
      running.stop();
    };
    // It may have ended while it began.
    if (!isOpen) stop();
  }

  function leave(controller: ReadableStreamDefaultController<Uint8Array>, text: string): void {
    isAskedFor = false;
    waiting = null;
    controller.enqueue(encoder.encode(text));
  }

  // The request's own signal is of no use here: Node 20 forgets to pass it on once the loader has returned.
  function close(): void {
    isOpen = false;
    stop();
  }

  let isBegun = false;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        isAskedFor = true;
        if (waiting !== null) return leave(controller, waiting);
        if (isBegun) return;
        isBegun = true;
        // Something at once, so that the reader knows that it is heard.
        leave(controller, ": \n\n");
        begin(controller);
      },
      cancel: close,
    },
    // Nothing is written ahead of the reader.
    { highWaterMark: 0 },
  );
  const headers = { ...streamHeaders, "Content-Type": "text/event-stream; charset=utf-8" };
  return new Response(body, { headers });
}
