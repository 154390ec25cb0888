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
  send: (event: ServerEvent) => void;
  /** Ends the stream once everything sent has left. */
  end: () => void;
};

/**
 * Answers with server-sent events until the reader goes away, the process stops or `end` is called.
 * @param run begins to send, and returns what is done with each heartbeat, to see what was missed, and what stops it
 */
export function eventStream(
  run: (sink: EventSink) => { beat: () => void; stop: () => void },
): Response {
  const encoder = new TextEncoder();
  let close = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      let isOpen = true;
      const write = (text: string) => {
        if (isOpen) controller.enqueue(encoder.encode(text));
      };
      // Something at once, so that the reader knows that it is heard.
      write(": \n\n");
      const { beat, stop } = run({
        send: ({ id, data }) => write(`id: ${id}\ndata: ${data}\n\n`),
        end: () => {
          if (!isOpen) return;
          close();
          controller.close();
        },
      });
      const heartbeat = setInterval(() => {
        // A comment; whoever has not read the last one yet needs no other.
        if ((controller.desiredSize ?? 0) > 0) write(": \n\n");
        beat();
      }, heartbeatInterval);
      close = () => {
        isOpen = false;
        clearInterval(heartbeat);
        stop();
      };
    },
    // The request's own signal is of no use here: Node 20 forgets to pass it on once the loader has returned.
    cancel: () => close(),
  });
  const headers = { ...streamHeaders, "Content-Type": "text/event-stream; charset=utf-8" };
  return new Response(body, { headers });
}
