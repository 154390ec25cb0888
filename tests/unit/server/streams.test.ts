import { once } from "node:events";
import { connect } from "node:net";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  eventStream,
  heartbeatInterval,
  streamHeaders,
  type ServerEvent,
} from "~/http/event-stream.server";
import { stretched } from "../../../scripts/time-limits";
import { startSite } from "./fake-site";

let site: Awaited<ReturnType<typeof startSite>>;
let sent = 0;
let begun = 0;
let stopped = 0;
/** What the loader of a stream waits for before it answers. */
let release: Promise<unknown> = Promise.resolve();
/** Sends an event into the stream that was opened last. */
let tell: (event: ServerEvent) => void = () => {};
let lastEventId: string | null = null;
/** More than any buffer on the way holds. */
const pieces = 100;
const mebibyte = new Uint8Array(1024 * 1024);

beforeEach(async () => {
  [sent, begun, stopped, lastEventId] = [0, 0, 0, null];
  release = Promise.resolve();
  site = await startSite({
    "/zdarzenia": {
      async loader({ request }) {
        lastEventId = request.headers.get("Last-Event-ID");
        await release;
        return eventStream(({ send }) => {
          begun++;
          tell = send;
          send({ id: "1", data: "zaczęte" });
          return { beat: () => send({ id: "2", data: "puls" }), stop: () => stopped++ };
        });
      },
    },
    "/tekst": {
      loader: () =>
        new Response(
          new ReadableStream({
            pull(controller) {
              sent++;
              controller.enqueue(mebibyte);
              if (sent === pieces) controller.close();
            },
            cancel: () => void stopped++,
          }),
          { headers: { ...streamHeaders, "Content-Type": "text/plain; charset=utf-8" } },
        ),
    },
    "/swieze": {
      loader: () =>
        new Response(
          new ReadableStream({
            pull(controller) {
              sent++;
              controller.enqueue(new Uint8Array(mebibyte.byteLength));
              if (sent === pieces) controller.close();
            },
          }),
          { headers: { ...streamHeaders, "Content-Type": "text/plain; charset=utf-8" } },
        ),
    },
    "/calosc": { loader: () => new Response("ż".repeat(5_000)) },
  });
});

afterEach(() => site.end());

async function readUntil(reader: ReadableStreamDefaultReader<Uint8Array>, words: string) {
  const decoder = new TextDecoder();
  let text = "";
  while (!text.includes(words)) {
    const { done, value } = await reader.read();
    if (done) throw new Error(`The stream ended after: ${text}`);
    text += decoder.decode(value, { stream: true });
  }
  return text;
}

describe("a stream of events", () => {
  const open = async (headers: Record<string, string> = {}) => {
    const reading = new AbortController();
    const { signal } = reading;
    const response = await fetch(`${site.url}/zdarzenia`, { headers, signal });
    return { response, reader: response.body!.getReader(), leave: () => reading.abort() };
  };

  test("leaves as it comes, uncompressed, and is held back by nobody", async () => {
    const { response, reader, leave } = await open({ "Last-Event-ID": "7" });
    expect(await readUntil(reader, "zaczęte")).toContain("id: 1\ndata: zaczęte\n\n");
    expect(response.headers.get("content-type")).toContain("text/event-stream");
    expect(response.headers.get("x-accel-buffering")).toBe("no");
    expect(response.headers.get("content-encoding")).toBeNull();
    expect(response.headers.get("cache-control")).toContain("no-store");
    expect(lastEventId).toBe("7");
    leave();
  });

  test("stops when its reader goes away", async () => {
    const { reader, leave } = await open();
    await readUntil(reader, "zaczęte");
    leave();
    await expect.poll(() => stopped).toBe(1);
  });

  test("gives up its place when a connection goes away on which it waits behind others", async () => {
    const { hostname, port } = new URL(site.url);
    const socket = connect(Number(port), hostname);
    socket.write("GET /zdarzenia HTTP/1.1\r\nHost: x\r\n\r\n".repeat(60));
    await once(socket, "data");
    await expect.poll(() => site.arrived()).toBe(60);
    const taken = await open();
    expect(taken.response.status).toBe(503);
    socket.destroy();
    await expect
      .poll(async () => {
        const { response, leave } = await open();
        leave();
        return response.status;
      })
      .toBe(200);
    const all = await Promise.all(Array.from({ length: 60 }, () => open()));
    expect(new Set(all.map(({ response }) => response.status))).toEqual(new Set([200]));
    for (const { leave } of all) leave();
  });

  test("shows every 15 s that it is alive", async () => {
    vi.useFakeTimers({ toFake: ["setInterval"] });
    try {
      const { reader, leave } = await open();
      await readUntil(reader, "zaczęte");
      vi.advanceTimersByTime(heartbeatInterval);
      const text = await readUntil(reader, "puls");
      expect(heartbeatInterval).toBe(15_000);
      expect(text).toContain(": \n\n");
      leave();
    } finally {
      vi.useRealTimers();
    }
  });

  test("ends when the process stops, which waits for nobody's page", async () => {
    const { reader } = await open();
    await readUntil(reader, "zaczęte");
    await site.close();
    expect(stopped).toBe(1);
    expect((await reader.read()).done).toBe(true);
  });

  test("is held 60 times for one network, and again when one of them has gone", async () => {
    const held = await Promise.all(Array.from({ length: 60 }, () => open()));
    expect(held.map(({ response }) => response.status)).toEqual(held.map(() => 200));
    expect((await fetch(`${site.url}/zdarzenia`)).status).toBe(503);
    expect(begun).toBe(60);
    held[0]?.leave();
    await expect.poll(() => stopped).toBe(1);
    const next = await open();
    expect(next.response.status).toBe(200);
    for (const { leave } of [...held, next]) leave();
  });

  test("is not begun for HEAD", async () => {
    const response = await fetch(`${site.url}/zdarzenia`, { method: "HEAD" });
    expect(response.headers.get("content-type")).toContain("text/event-stream");
    expect(begun).toBe(0);
  });

  test("holds nothing for readers who leave while the loader is at work", async () => {
    let goOn = () => {};
    release = new Promise<void>((done) => (goOn = done));
    const reading = new AbortController();
    const left = Array.from({ length: 5 }, () =>
      fetch(`${site.url}/zdarzenia`, { signal: reading.signal }).catch(() => null),
    );
    const connected = () =>
      new Promise<number>((done) => site.server.getConnections((_, count) => done(count)));
    await expect.poll(connected).toBe(5);
    reading.abort();
    await Promise.all(left);
    await expect.poll(connected).toBe(0);
    goOn();
    // Whoever comes then is alone.
    const { reader, leave } = await open();
    await readUntil(reader, "zaczęte");
    leave();
    await expect.poll(() => begun - stopped).toBe(0);
    expect(site.failures).toEqual([]);
  });

  test("keeps one event for a reader who reads nothing, and that is the last", async () => {
    const response = eventStream(({ send }) => {
      tell = send;
      return { beat: () => {}, stop: () => stopped++ };
    });
    const reader = response.body!.getReader();
    expect(await reader.read()).toMatchObject({ done: false });
    for (let number = 1; number <= 1_000; number++) tell({ id: `${number}`, data: "x" });
    expect(new TextDecoder().decode((await reader.read()).value)).toBe("id: 1000\ndata: x\n\n");
    const next = reader.read();
    tell({ id: "1001", data: "x" });
    expect(new TextDecoder().decode((await next).value)).toContain("id: 1001");
    await reader.cancel();
    expect(stopped).toBe(1);
  });

  test("is not begun any more once the process stops, and its reader comes back", async () => {
    let goOn = () => {};
    release = new Promise<void>((done) => (goOn = done));
    const late = fetch(`${site.url}/zdarzenia`);
    await expect.poll(() => site.arrived()).toBe(1);
    const closed = site.close();
    goOn();
    const response = await late;
    // A browser comes back after a stream that ended, and not after an error.
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toContain("text/event-stream");
    expect(await response.text()).toBe("");
    expect(begun).toBe(0);
    await closed;
  });
});

describe("a long text", () => {
  test("is written no faster than it is read, and no further once nobody reads it", async () => {
    const { hostname, port } = new URL(site.url);
    const socket = connect(Number(port), hostname);
    await once(socket, "connect");
    socket.write(`GET /tekst HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`);
    await once(socket, "readable");
    // It stands still: what fits into the buffers on the way has been written, and nothing else.
    let before = -1;
    await vi.waitFor(
      () => {
        const grown = sent - before;
        before = sent;
        expect(grown).toBe(0);
      },
      { interval: 200, timeout: stretched(10_000) },
    );
    expect(sent).toBeLessThan(pieces / 2);
    socket.destroy();
    await expect.poll(() => stopped).toBe(1);
  });

  test("leaves nothing behind of what has been read", async () => {
    // Nothing but the collector tells what is held: it is there for whoever asks for it.
    setFlagsFromString("--expose-gc");
    const collect = runInNewContext("gc") as () => void;
    collect();
    const before = process.memoryUsage().arrayBuffers;
    const response = await fetch(`${site.url}/swieze`);
    const reader = response.body!.getReader();
    let read = 0;
    while (read < 0.9 * pieces * mebibyte.byteLength)
      read += (await reader.read()).value?.byteLength ?? 0;
    // V8 gives collected buffers back in a thread of its own, some milliseconds after the collector has returned.
    await expect
      .poll(() => {
        collect();
        return process.memoryUsage().arrayBuffers - before;
      })
      .toBeLessThan((pieces / 4) * mebibyte.byteLength);
    await reader.cancel();
  });

  test("comes whole", async () => {
    const response = await fetch(`${site.url}/tekst`);
    expect((await response.arrayBuffer()).byteLength).toBe(pieces * mebibyte.byteLength);
  });
});

test("HEAD tells the length of what GET brings, compressed or not", async () => {
  for (const coding of ["gzip", "identity"]) {
    const headers = { "Accept-Encoding": coding };
    const get = await fetch(`${site.url}/calosc`, { headers });
    await get.text();
    const head = await fetch(`${site.url}/calosc`, { method: "HEAD", headers });
    expect(Number(head.headers.get("content-length"))).toBeGreaterThan(0);
    expect(head.headers.get("content-length")).toBe(get.headers.get("content-length"));
  }
});
