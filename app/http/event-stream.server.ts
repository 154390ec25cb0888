import { coalescing } from "~/services/concurrency/coalescing";

/**
 * Least time between two looks for news that a stream is to tell, in milliseconds: a busy group is not a ticker, and every look
 * takes a connection of the pool that pages wait for.
 */
export const minPause = 1_000;

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

/** What is done with each heartbeat, to see what was missed, and what stops a stream. */
type Running = { beat: () => void; stop: () => void };

/**
 * Answers with server-sent events until the reader goes away, the process stops or `end` is called.
 * @param run begins to send. It is called when somebody begins to read, so that an answer that reaches nobody holds nothing
 */
export function eventStream(run: (sink: EventSink) => Running): Response {
  return answerWith((line) => {
    let waiting: ServerEvent | null = null;
    const leave = () => {
      if (waiting === null) return;
      line.leave(textOf(waiting));
      waiting = null;
    };
    const running = run({
      send: (event) => {
        waiting = event;
        if (line.isAskedFor()) leave();
      },
      end: () => {
        leave();
        line.end();
      },
    });
    return { ...running, asked: leave };
  });
}

export type Followed = {
  /**
   * What comes after the event of this id, in its order.
   * @returns null where the stream ends: the reader may not see it any more, or there is nothing to see
   */
  read: (after: string | null) => Promise<{
    event: ServerEvent | null;
    /** More is there already. */
    hasMore: boolean;
    /** Nothing comes after this. */
    isOver: boolean;
  } | null>;
  /** Calls back whenever there may be more. @returns what ends it */
  watch: (onGrowth: () => void) => () => void;
  /** Told of a read that failed; the next one comes all the same. */
  onError: (error: unknown) => void;
};

/** Least time between two reads for one reader, in milliseconds. */
const readPause = 100;

/**
 * Answers with server-sent events of which none may be left out, until the reader goes away, the process stops or there is
 * nothing more to come. Nothing is read ahead of the reader: a slow one, as one who comes late, is told later and more at once.
 * @param after the id of the event that the reader had last
 */
export function appendingStream(after: string | null, followed: Followed): Response {
  return answerWith((line) => {
    let last = after;
    let mayBeMore = true;
    const look = async () => {
      if (!mayBeMore || !line.isAskedFor()) return;
      mayBeMore = false;
      try {
        const read = await followed.read(last);
        if (!read) return line.end();
        mayBeMore ||= read.hasMore;
        if (read.event) {
          last = read.event.id;
          line.leave(textOf(read.event));
        }
        if (read.isOver && !read.hasMore) line.end();
      } catch (error) {
        mayBeMore = true;
        throw error;
      }
    };
    const { wake, stop } = coalescing(look, { minPause: readPause, onError: followed.onError });
    const grow = () => {
      mayBeMore = true;
      wake();
    };
    const stopWatching = followed.watch(grow);
    return {
      asked: () => mayBeMore && wake(),
      beat: grow,
      stop: () => {
        stop();
        stopWatching();
      },
    };
  });
}

const textOf = ({ id, data }: ServerEvent) => `id: ${id}\ndata: ${data}\n\n`;

/** The way to one reader. */
type Line = {
  /** Whether the reader has taken everything and asks for more. */
  isAskedFor: () => boolean;
  /** Hands on what the reader asked for; nothing once the stream has ended. */
  leave: (text: string) => void;
  end: () => void;
};

/** @param run called when somebody begins to read; `asked` is, whenever they ask for more */
function answerWith(run: (line: Line) => Running & { asked: () => void }): Response {
  const encoder = new TextEncoder();
  let isOpen = true;
  let isAskedFor = false;
  let running: ReturnType<typeof run> | undefined;
  let stop = () => {};

  function begin(controller: ReadableStreamDefaultController<Uint8Array>): void {
    const leave = (text: string) => {
      if (!isOpen) return;
      isAskedFor = false;
      controller.enqueue(encoder.encode(text));
    };
    // Something at once, so that the reader knows that it is heard.
    leave(": \n\n");
    const begun = run({
      isAskedFor: () => isAskedFor,
      leave,
      end: () => {
        if (!isOpen) return;
        controller.close();
        close();
      },
    });
    running = begun;
    const heartbeat = setInterval(() => {
      // A comment; whoever has not read the last words yet needs no other.
      if (isAskedFor) leave(": \n\n");
      begun.beat();
    }, heartbeatInterval);
    stop = () => {
      clearInterval(heartbeat);
      begun.stop();
    };
    // It may have ended while it began.
    if (!isOpen) stop();
  }

  // The request's own signal is of no use here: Node 20 forgets to pass it on once the loader has returned.
  function close(): void {
    isOpen = false;
    stop();
  }

  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        isAskedFor = true;
        if (running) running.asked();
        else begin(controller);
      },
      cancel: close,
    },
    // Nothing is written ahead of the reader.
    { highWaterMark: 0 },
  );
  const headers = { ...streamHeaders, "Content-Type": "text/event-stream; charset=utf-8" };
  return new Response(body, { headers });
}
