import type { Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { messageFrame } from "./anthropic.ts";
import { frame } from "./completion.ts";
import type { StandInProfile } from "./profiles.ts";

interface StreamFault {
  description: string;
  spoil(
    events: AsyncGenerator<string>,
    socket: Socket,
    profile: StandInProfile,
  ): AsyncGenerator<string>;
}

const before = 4;

/** The first few events of a stream, and then whatever `go` does instead of the others. */
const afterSome = (
  go: (socket: Socket, profile: StandInProfile) => AsyncGenerator<string>,
): StreamFault["spoil"] =>
  async function* (events, socket, profile) {
    let count = 0;
    for await (const event of events) {
      if (count++ === before) break;
      yield event;
    }
    yield* go(socket, profile);
  };

const says = (event?: string, anthropic = event) =>
  afterSome(async function* (_, profile) {
    const said = profile === "anthropic" ? anthropic : event;
    if (said) yield said;
  });

const overloaded = { message: "Overloaded", type: "overloaded_error", code: 529 };

export const streamFaults: Readonly<Record<string, StreamFault>> = {
  stream_silence: {
    description: "milknie w pół strumienia, nie zrywając połączenia (najwyżej 60 s)",
    spoil: afterSome(async function* (socket) {
      const gone = new AbortController();
      const leave = () => gone.abort();
      socket.once("close", leave);
      await wait(60_000, undefined, { signal: gone.signal, ref: false }).catch(() => undefined);
      socket.off("close", leave);
      yield "";
    }),
  },
  stream_reset: {
    description: "zrywa połączenie w pół strumienia",
    spoil: afterSome(async function* (socket) {
      socket.destroy();
      yield "";
    }),
  },
  stream_end: { description: "kończy strumień w połowie, jakby nigdy nic", spoil: says() },
  stream_garbage: {
    description: "w pół strumienia wysyła coś, co nie jest JSON-em",
    spoil: says("data: {<html>\n\n"),
  },
  stream_error: {
    description: "w pół strumienia donosi o przeciążeniu",
    spoil: says(frame({ error: overloaded }), messageFrame({ type: "error", error: overloaded })),
  },
  stream_block: {
    description: "w pół strumienia blokuje tekst filtrem",
    spoil: says(
      frame({ choices: [{ index: 0, delta: {}, finish_reason: "content_filter" }] }),
      messageFrame({
        type: "message_delta",
        delta: { stop_reason: "refusal" },
        usage: { output_tokens: 9 },
      }) + messageFrame({ type: "message_stop" }),
    ),
  },
};
