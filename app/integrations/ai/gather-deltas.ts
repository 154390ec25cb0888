import { createParser, type EventSourceMessage } from "eventsource-parser";

/**
 * How long words that follow each other are gathered, in milliseconds: a model writes one every 25, nobody reads them one by
 * one, and to take each alone through the vendor's package was half of what a worker did.
 */
const gatherFor = 50;

/** A network whose streams bring the words of a moment as one: what else a vendor says in between stays as and where it is. */
export const gatheringDeltas =
  (ask: typeof fetch): typeof fetch =>
  async (input, init) => {
    const response = await ask(input, init);
    const { status, statusText, headers, body } = response;
    const isStream = /\btext\/event-stream\b/.test(headers.get("content-type") ?? "");
    if (!response.ok || !body || !isStream) return response;
    return new Response(gathered(body.getReader()), { status, statusText, headers });
  };

function gathered(reader: ReadableStreamDefaultReader<Uint8Array>): ReadableStream<Uint8Array> {
  const [encoder, decoder] = [new TextEncoder(), new TextDecoder()];
  let out = "";
  let held: Delta | null = null;
  const leave = () => {
    if (held) out += held.spoken();
    held = null;
  };
  const parser = createParser({
    onEvent(event) {
      const delta = deltaIn(event);
      if (delta && held?.place === delta.place) {
        held.words += delta.words;
        return;
      }
      leave();
      if (delta) held = delta;
      else out += textOf(event);
    },
  });
  let reading: ReturnType<typeof reader.read> | undefined;

  /** @returns whether the stream has ended */
  async function gather(): Promise<boolean> {
    let window: Promise<undefined> | undefined;
    let timer: NodeJS.Timeout | undefined;
    try {
      for (;;) {
        reading ??= reader.read();
        const read = await (window ? Promise.race([reading, window]) : reading);
        if (!read) return false;
        reading = undefined;
        if (read.done) return true;
        parser.feed(decoder.decode(read.value, { stream: true }));
        window ??= new Promise((over) => (timer = setTimeout(() => over(undefined), gatherFor)));
      }
    } finally {
      clearTimeout(timer);
      leave();
    }
  }

  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        let isOver = false;
        while (!isOver && out === "") isOver = await gather();
        if (out !== "") controller.enqueue(encoder.encode(out));
        out = "";
        if (isOver) controller.close();
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

const textOf = ({ event, data }: Pick<EventSourceMessage, "event" | "data">) =>
  `${event ? `event: ${event}\n` : ""}data: ${data.replaceAll("\n", "\ndata: ")}\n\n`;

type Delta = {
  /** Words of one place follow each other. */
  place: string;
  words: string;
  /** The event that says all of them. */
  spoken: () => string;
};

type Spoken = {
  type?: unknown;
  index?: unknown;
  delta?: Record<string, unknown> | null;
  usage?: unknown;
  choices?: (Record<string, unknown> | null)[];
};

/** What of a choice says nothing but words; Azure's looks at them, and usage that is told with each, stay with their own. */
const silent = new Set(["index", "delta", "finish_reason", "logprobs"]);

/** @returns null for an event that says something else than words, as Anthropic or OpenAI say them */
function deltaIn({ event, data }: EventSourceMessage): Delta | null {
  let said: Spoken | null;
  try {
    said = JSON.parse(data) as Spoken | null;
  } catch {
    return null;
  }
  if (typeof said !== "object" || said === null) return null;
  const tell = (place: string, holder: Record<string, unknown>, name: string): Delta | null => {
    const words = holder[name];
    if (typeof words !== "string") return null;
    const delta: Delta = {
      ...{ place, words },
      spoken: () => {
        holder[name] = delta.words;
        return textOf({ event, data: JSON.stringify(said) });
      },
    };
    return delta;
  };
  const { type, index, delta, usage, choices } = said;
  if (type === "content_block_delta")
    return delta?.type === "text_delta" ? tell(`block ${String(index)}`, delta, "text") : null;
  const [choice, ...others] = Array.isArray(choices) ? choices : [];
  if (!choice || others.length > 0 || (usage ?? null) !== null) return null;
  const tellsMore = Object.entries(choice).some(
    ([name, value]) =>
      !silent.has(name) || (name !== "index" && name !== "delta" && value !== null),
  );
  const words = choice.delta as Record<string, unknown> | null | undefined;
  if (tellsMore || !words || Object.keys(words).join() !== "content") return null;
  return tell(`choice ${String(choice.index)}`, words, "content");
}
