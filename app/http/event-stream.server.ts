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
 * @param run begins to send and returns what stops it; called again with each heartbeat, `beat` sees what was missed
 */
export function eventStream(
  signal: AbortSignal,
  run: (sink: EventSink) => { beat: () => void; stop: () => void },
): Response {
  const encoder = new TextEncoder();
  let close = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      let open = true;
      const write = (text: string) => open && controller.enqueue(encoder.encode(text));
      const sink: EventSink = {
        send: ({ id, data }) => write(`id: ${id}\ndata: ${data}\n\n`),
        end: () => {
          if (!open) return;
          close();
          controller.close();
        },
      };
      // A comment; whoever has not read the last one yet needs no other.
      const heartbeat = setInterval(() => {
        if ((controller.desiredSize ?? 0) > 0) write(": \n\n");
        running.beat();
      }, heartbeatInterval);
      close = () => {
        open = false;
        clearInterval(heartbeat);
        signal.removeEventListener("abort", sink.end);
        running.stop();
      };
      // Something at once, so that the reader knows that it is heard.
      write(": \n\n");
      const running = run(sink);
      if (signal.aborted) sink.end();
      else signal.addEventListener("abort", sink.end);
    },
    cancel: () => close(),
  });
  const headers = { ...streamHeaders, "Content-Type": "text/event-stream; charset=utf-8" };
  return new Response(body, { headers });
}
