import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { talkNumberIn, sentencesOf } from "./talk-words";

/** When each sentence of one answer was finished, and when its message was read, by `performance.now()`. */
export type Told = { readAt: number; sentenceAt: number[] };

export type SteadyModel = {
  url: string;
  /** By the number that a talk's message names. */
  told: Map<number, Told>;
  close: () => void;
};

/**
 * A model in this process that writes at an even pace and knows when it finished which sentence; what is not to be streamed
 * is asked elsewhere.
 * @param elsewhere address of the API, called once it is needed
 */
export async function startSteadyModel(
  wordsPerSecond: number,
  elsewhere: () => string,
): Promise<SteadyModel> {
  const told = new Map<number, Told>();
  const toldOf = (number: number) => {
    const found = told.get(number) ?? { readAt: NaN, sentenceAt: [] };
    told.set(number, found);
    return found;
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const number = talkNumberIn(body);
    if (!/"stream":\s*true/.test(body)) {
      const asked = await fetch(elsewhere() + (request.url ?? ""), {
        method: "POST",
        headers: { "content-type": "application/json", authorization: "Bearer sandbox" },
        body,
      });
      const said = await asked.text();
      if (number !== null && Number.isNaN(toldOf(number).readAt))
        toldOf(number).readAt = performance.now();
      response.writeHead(asked.status, { "content-type": "application/json" }).end(said);
      return;
    }
    response.writeHead(200, { "content-type": "text/event-stream" });
    await write(response, sentencesOf(number ?? 0), toldOf(number ?? 0).sentenceAt);
  }

  async function write(
    response: ServerResponse,
    sentences: readonly string[],
    sentenceAt: number[],
  ): Promise<void> {
    const say = (delta: object, finish_reason: string | null = null) =>
      response.write(
        `data: ${JSON.stringify({
          id: "steady",
          object: "chat.completion.chunk",
          created: 0,
          model: "steady",
          choices: [{ index: 0, delta, finish_reason }],
        })}\n\n`,
      );
    say({ role: "assistant", content: "" });
    let due = performance.now();
    for (const [index, sentence] of sentences.entries()) {
      for (const word of sentence.split(/(?= )/)) {
        due += 1_000 / wordsPerSecond;
        const left = due - performance.now();
        if (left > 1) await pause(left);
        if (response.destroyed) return;
        say({ content: word });
      }
      sentenceAt[index] = performance.now();
    }
    say({}, "stop");
    response.end("data: [DONE]\n\n");
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    told,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
