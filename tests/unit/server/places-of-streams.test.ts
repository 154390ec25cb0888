import { EventEmitter } from "node:events";
import type { FastifyReply, FastifyRequest } from "fastify";
import { afterEach, describe, expect, test, vi } from "vitest";
import { eventStream, streamHeaders, type EventSink } from "~/http/event-stream.server";
import { streams } from "../../../server/streams";
import { startSite } from "./fake-site";

afterEach(() => void vi.useRealTimers());

/** What stays open until its reader leaves. */
function body(kind: "text" | "events") {
  const cancelled = vi.fn();
  const type = kind === "text" ? "text/plain" : "text/event-stream";
  const headers = { ...streamHeaders, "Content-Type": `${type}; charset=utf-8` };
  const response = new Response(new ReadableStream({ cancel: cancelled }), { headers });
  return { response, cancelled };
}

/** Somebody who asks for a stream, and the connection on which they are answered. */
function visitor({ ip = "192.0.2.1", isGone = false, isAnswered = false } = {}) {
  const raw = Object.assign(new EventEmitter(), { destroy: vi.fn() });
  const answer: { status?: number; body?: unknown; isSent: boolean } = { isSent: false };
  const reply = {
    raw,
    sent: isAnswered,
    status: (code: number) => void (answer.status = code),
    header: () => undefined,
    send: (content: unknown) => Object.assign(answer, { isSent: true, body: content }),
  };
  const socket = { destroyed: isGone };
  const request = { method: "GET", ip: isGone ? undefined : ip, raw: { socket } };
  return {
    answer,
    raw,
    asks: ({ send }: ReturnType<typeof streams>, response: Response) => {
      const gone = new AbortController().signal;
      const asked = request as unknown as FastifyRequest;
      send(asked, reply as unknown as FastifyReply, { response, gone });
      return answer;
    },
  };
}

describe("places for streams", () => {
  test("are given back by readers who have read to the end", async () => {
    const site = await startSite({
      "/krotki": { loader: () => new Response("Już.", { headers: streamHeaders }) },
    });
    // More than one network holds at the same time.
    for (let number = 1; number <= 65; number++) {
      const response = await fetch(`${site.url}/krotki`);
      expect([number, response.status, await response.text()]).toEqual([number, 200, "Już."]);
    }
    await site.end();
  });

  test("are a thousand in one process, whoever asks", () => {
    const all = streams();
    const readers = Array.from({ length: 1_000 }, (_, number) =>
      visitor({ ip: `192.0.2.${Math.floor(number / 60)}` }),
    );
    for (const reader of readers)
      expect(reader.asks(all, body("events").response).status).toBe(200);
    const oneMore = body("events");
    expect(visitor({ ip: "198.51.100.1" }).asks(all, oneMore.response).status).toBe(503);
    expect(oneMore.cancelled).toHaveBeenCalledOnce();
    readers[0]?.raw.emit("close");
    const next = visitor({ ip: "198.51.100.1" });
    expect(next.asks(all, body("events").response).status).toBe(200);
  });

  test.each([
    ["has gone, though nobody has been told that the connection closed", { isGone: true }],
    ["has had an answer meanwhile", { isAnswered: true }],
  ])("are not taken, and nothing is begun, for somebody who %s", (_, how) => {
    const { response, cancelled } = body("events");
    const { answer, asks } = visitor(how);
    asks(streams(), response);
    expect(answer).toEqual({ isSent: false });
    expect(cancelled).toHaveBeenCalledOnce();
  });
});

describe("once the process should stop", () => {
  test("events end at once, and a text that is under way has ten seconds", () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const all = streams();
    const [text, events] = [body("text"), body("events")];
    const [reader, listener] = [visitor(), visitor()];
    reader.asks(all, text.response);
    listener.asks(all, events.response);
    all.drain();
    expect(events.cancelled).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(9_999);
    expect(text.cancelled).not.toHaveBeenCalled();
    expect(reader.raw.destroy).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(reader.raw.destroy).toHaveBeenCalledOnce();
    expect(listener.raw.destroy).not.toHaveBeenCalled();
  });

  test("no text is begun, and nobody is told that events have failed", () => {
    const all = streams();
    all.drain();
    for (const [kind, status] of [["text", 503] as const, ["events", 200] as const]) {
      const { response, cancelled } = body(kind);
      expect(visitor().asks(all, response)).toEqual({ status, isSent: true, body: undefined });
      expect(cancelled).toHaveBeenCalledOnce();
    }
  });
});

test("nobody on the way may change a stream, which would hold it back", () => {
  const { headers } = eventStream(() => ({ beat: () => {}, stop: () => {} }));
  expect(headers.get("cache-control")?.split(", ")).toEqual(["no-store", "no-transform"]);
});

test("a stream of events that ends takes along the event which still waits for its reader", async () => {
  let sink: EventSink | undefined;
  const stop = vi.fn();
  const { body: events } = eventStream((given) => {
    sink = given;
    return { beat: () => {}, stop };
  });
  const reader = events!.getReader();
  await reader.read();
  sink?.send({ id: "1", data: "Piszemy" });
  sink?.send({ id: "2", data: "Gotowe" });
  sink?.end();
  expect(new TextDecoder().decode((await reader.read()).value)).toBe("id: 2\ndata: Gotowe\n\n");
  expect((await reader.read()).done).toBe(true);
  expect(stop).toHaveBeenCalledOnce();
});
