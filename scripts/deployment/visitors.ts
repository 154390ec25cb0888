import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { connect, type ClientHttp2Session } from "node:http2";
import { setTimeout as pause } from "node:timers/promises";
import { emotionMirror } from "~/products/emotion-mirror/product";
import { fileFieldOf } from "~/products/order-fields";
import type { Product } from "~/products/product";
import { products } from "~/products/registry";
import { browserAgent } from "../../tests/support/browser-agent";
import { orderRequestFor, type OrderRequest } from "../../tests/support/order-requests";
import { open } from "../../tests/support/plain-browser";
import { order, pay, type Persist } from "../../tests/support/plain-buyer";
import type { TextEvent } from "~/site/text-event";
import { talkMessage } from "../bench/talk-words";

/** What became of the requests of one stretch of time. */
export type Phase = {
  name: string;
  requests: number;
  answered: number;
  unavailable: number;
  limited: number;
  other: string[];
  /** Connections that ended without an answer. */
  lost: string[];
  slowest: number;
  streams: number;
  buyers: Buyer[];
  talkers: Talker[];
};

/** Somebody who orders and pays; `problem` says why it came to nothing. */
export type Buyer = { request: OrderRequest; problem: string | null };

/** A member who writes to the mentor and reads the answer while it is written. */
export type Talker = {
  /** How often the message was said not to have been sent, or its answer got lost, and it was sent once more. */
  sentAgain: number;
  /** How often the answer broke off on its way and was read on from there. */
  readOn: number;
  /** What the shop has of it in the end. */
  ended: string;
  problem: string | null;
};

/** Who writes to the mentor, and what the shop has of it. */
export type Members = {
  cookies: readonly string[];
  messageOf: (formToken: string) => Promise<string>;
  /** Once nothing more is written of it. */
  replyTo: (messageId: string) => Promise<{ state: string; reply: string | null }>;
};

const kept = ["/", "/horoscope", "/regulamin", "/kontakt", "/books", emotionMirror.path];
/** Requests over one connection of HTTP/2, after which another visitor comes. */
const requestsOfVisit = 50;
/** Ticks of a second; at each somebody does something. */
const perSecond = 20;
/** Of so many ticks one begins an order, whose pages are requests, too, and of so many one with files. */
const ticksPerBuyer = 40;
const ticksPerUpload = 120;
const ticksPerTalk = 40;
const maxAttempts = 120;
const secondThoughts = 500;
/** How long whoever waits for a document is waited for, in milliseconds. */
const longestWait = 180_000;

/**
 * Visitors of a shop, each from a network of their own: about twenty requests a second until they are stopped, whether or not the
 * earlier ones have been answered. Every answer is counted, to its last byte.
 * @param origin the shop's public address; it believes what `X-Forwarded-For` says
 * @param tokenOf the token of the order of an address
 */
export function visit(
  origin: string,
  tokenOf: (email: string) => Promise<string>,
  members: Members,
) {
  const phases: Phase[] = [];
  const begin = (name: string) =>
    phases.push({
      ...{ name, requests: 0, answered: 0, unavailable: 0, limited: 0, slowest: 0, streams: 0 },
      ...{ other: [], lost: [], buyers: [], talkers: [] },
    });
  const now = () => phases.at(-1)!;

  let networks = 0;
  const network = () => {
    const number = networks++;
    return `203.${(number >> 8) % 256}.${number % 256}.7`;
  };

  /** Counts what one request comes to. */
  async function counted<Answer extends { status: number }>(
    what: string,
    ask: () => Promise<Answer>,
  ): Promise<Answer> {
    const phase = now();
    const startedAt = performance.now();
    phase.requests++;
    try {
      const answer = await ask();
      if (answer.status < 400) phase.answered++;
      else if (answer.status === 503) phase.unavailable++;
      else if (answer.status === 429) phase.limited++;
      else phase.other.push(`${answer.status} ${what}`);
      return answer;
    } catch (error) {
      const { message, cause } = error as Error & { cause?: { code?: string; message?: string } };
      phase.lost.push(`${what}: ${cause?.code ?? cause?.message ?? message}`);
      throw error;
    } finally {
      phase.slowest = Math.max(phase.slowest, performance.now() - startedAt);
    }
  }

  // What a buyer of the tests asks for, with the address of whoever it is.
  const visitor = new AsyncLocalStorage<string>();
  const fetchAsItIs = globalThis.fetch;
  const withAddress = (init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    headers.set("X-Forwarded-For", visitor.getStore() ?? "");
    return { ...init, headers };
  };
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.origin !== origin) return fetchAsItIs(input, init);
    return counted(`${init?.method ?? "GET"} ${url.pathname.slice(0, 20)}`, async () => {
      const answer = await fetchAsItIs(input, withAddress(init));
      const bytes = await answer.arrayBuffer();
      const { status, headers } = answer;
      return new Response(bytes.byteLength > 0 ? bytes : null, { status, headers });
    });
  };

  let session: ClientHttp2Session | undefined;
  let visits = 0;
  async function look(): Promise<void> {
    if (visits++ % requestsOfVisit === 0 || !session || session.closed || session.destroyed) {
      session?.close();
      session = connect(origin).on("error", () => undefined);
    }
    const path = kept[visits % kept.length] ?? "/";
    const asked = session.request({
      ":path": path,
      ...{ "user-agent": browserAgent, "accept-encoding": "gzip", "x-forwarded-for": network() },
    });
    await counted(`GET ${path}`, async () => {
      const [headers] = (await once(asked, "response")) as [Record<string, unknown>];
      asked.resume();
      await once(asked, "end");
      return { status: Number(headers[":status"]) };
    }).catch(() => undefined);
  }

  let isOver = false;
  const streams = new Set<AbortController>();
  /** Watches an order as its page does, which comes back when a stream ends; until there is nothing more to be told. */
  async function watch(token: string): Promise<void> {
    let seen = "";
    while (!isOver) {
      const ended = new AbortController();
      streams.add(ended);
      try {
        const answer = await counted("stream", () =>
          fetchAsItIs(
            `${origin}/orders/${token}/events?seen=${seen}`,
            withAddress({ signal: ended.signal }),
          ),
        );
        now().streams++;
        if (answer.status === 204) return;
        for await (const piece of answer.body ?? [])
          seen = /^id: (.*)$/m.exec(Buffer.from(piece as Uint8Array).toString())?.[1] ?? seen;
      } catch {
        // Counted, where it had not begun; one that ends later is one that the page opens again.
      } finally {
        streams.delete(ended);
      }
      await pause(secondThoughts);
    }
  }

  const persist: Persist = async (attempt) => {
    for (let number = 0; number < maxAttempts; number++) {
      const result = await attempt().catch((error: unknown) => {
        if (error instanceof TypeError) return null;
        throw error;
      });
      if (result !== null) return result;
      await pause(secondThoughts);
    }
    throw new Error("gave up");
  };

  /** Reads an answer to its end, and on from where it broke off. @returns its words */
  async function hear(address: string, headers: HeadersInit, talker: Talker): Promise<string> {
    let words = "";
    let after = "0.0";
    while (!isOver) {
      const ended = new AbortController();
      streams.add(ended);
      try {
        const answer = await counted("answer of the mentor", () =>
          fetchAsItIs(`${address}&after=${after}`, withAddress({ headers, signal: ended.signal })),
        );
        if (answer.status === 204) return words;
        now().streams++;
        let waiting = "";
        for await (const piece of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
          const blocks = (waiting + piece).split("\n\n");
          waiting = blocks.pop() ?? "";
          for (const block of blocks) {
            const [, data] = /^data: (.*)$/m.exec(block) ?? [];
            if (!data || answer.status !== 200) continue;
            after = /^id: (.*)$/m.exec(block)?.[1] ?? after;
            const event = JSON.parse(data) as TextEvent;
            words = event.replaces ? event.text : words + event.text;
            if (event.ended && event.ended !== "changed") return words;
          }
        }
      } catch {
        // Counted, where it had not begun.
      } finally {
        streams.delete(ended);
      }
      talker.readOn++;
      await pause(secondThoughts);
    }
    return words;
  }

  let talks = 0;
  async function talk(): Promise<void> {
    const number = talks++;
    const cookie = members.cookies[number];
    if (!cookie) return;
    const talker: Talker = { sentAgain: -1, readOn: 0, ended: "", problem: null };
    now().talkers.push(talker);
    await visitor.run(network(), async () => {
      try {
        const formToken = randomUUID();
        const fields = { mentorStyle: "1", message: talkMessage(number), formToken };
        const at = await persist(async () => {
          talker.sentAgain++;
          const sent = await fetch(`${origin}/mentor-ai/new`, {
            ...{ method: "POST", redirect: "manual", body: new URLSearchParams(fields) },
            headers: { cookie },
          });
          if (sent.status === 303) return sent.headers.get("location");
          if (![429, 500, 502, 503].includes(sent.status))
            throw new Error(`the message was refused with ${sent.status}`);
          return null;
        });
        const open = () => fetch(origin + at, { headers: { cookie } });
        await persist(async () => ((await open()).status < 500 ? true : null));
        const message = await members.messageOf(formToken);
        const heard = await hear(`${origin}${at}/events?message=${message}`, { cookie }, talker);
        const { state, reply } = await members.replyTo(message);
        talker.ended = state;
        const page = await persist(async () => {
          const answer = await open();
          return answer.status < 500 ? answer.text() : null;
        });
        const isWhole = (words: string) =>
          words.replace(/\s+/g, " ").includes((reply ?? "").trim().replace(/\s+/g, " "));
        if (state !== "complete" || !reply) talker.problem = `its answer ended as ${state}`;
        else if (!isWhole(heard)) talker.problem = `of ${reply.length} signs ${heard.length} came`;
        else if (!isWhole(page.replace(/<[^>]*>/g, "").replaceAll("\u00a0", " ")))
          talker.problem = "its page has another answer";
      } catch (error) {
        talker.problem = error instanceof Error ? error.message : String(error);
      }
    });
  }

  const uploads = products.find((product) => !product.ownScreen && fileFieldOf(product));
  if (!uploads) throw new Error("No product of the catalogue takes a file.");
  async function buy(product: Product, pays = true): Promise<void> {
    const request = await orderRequestFor({ product, atTheGateway: false });
    const buyer: Buyer = { request, problem: null };
    if (pays) now().buyers.push(buyer);
    await visitor.run(network(), async () => {
      try {
        const payment = await order(origin, request, persist);
        const token = await tokenOf(request.email);
        if (!pays) return void watch(token);
        const next = await pay(payment, request);
        await persist(async () => ((await open(next)).status < 500 ? true : null));
        await watch(token);
        await persist(async () => ((await open(next)).status < 500 ? true : null));
      } catch (error) {
        buyer.problem = error instanceof Error ? error.message : String(error);
      }
    });
  }

  const under = new Set<Promise<void>>();
  const go = (task: Promise<void>) => {
    under.add(task);
    void task.finally(() => under.delete(task));
  };
  let ticks = 0;
  let timer: NodeJS.Timeout | undefined;
  return {
    phases,
    begin,
    start() {
      // One who leaves without paying keeps the page open.
      go(buy(emotionMirror, false));
      timer = setInterval(() => {
        ticks++;
        if (ticks % ticksPerUpload === 30) go(buy(uploads));
        else if (ticks % ticksPerBuyer === 0) go(buy(emotionMirror));
        else if (ticks % ticksPerTalk === 10) go(talk());
        else go(look());
      }, 1_000 / perSecond);
    },
    /** Lets nobody else come, and waits until all have gone. */
    async stop() {
      clearInterval(timer);
      const all = Promise.all(under);
      await Promise.race([all, pause(longestWait, undefined, { ref: false })]);
      isOver = true;
      for (const stream of streams) stream.abort();
      await all;
      session?.close();
      globalThis.fetch = fetchAsItIs;
    },
  };
}
