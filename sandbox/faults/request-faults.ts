import type { FastifyReply, FastifyRequest } from "fastify";
import { setTimeout as wait } from "node:timers/promises";
import type { ArmedFault } from "./registry.ts";

export interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
  fault: ArmedFault;
  errorBody(status: number, message?: string): unknown;
  untilLifted(): Promise<void>;
}

export interface RequestFault {
  description: string;
  /** Requests that it can strike; by default all. */
  strikes?(request: FastifyRequest): boolean;
  /** Before the service does anything. Answering here means that it never does. */
  before?(exchange: Exchange): Promise<unknown> | unknown;
  distort?(answer: Record<string, unknown>, fault: ArmedFault): Record<string, unknown>;
  after?(exchange: Exchange): void;
}

const hangMs = 60_000;

export const requestFaults: Record<string, RequestFault> = {
  server_error: {
    description: "odpowiada 500",
    before: ({ reply, errorBody }) => reply.code(500).send(errorBody(500)),
  },
  rate_limit: {
    description: "odpowiada 429 z nagłówkiem Retry-After",
    before: ({ reply, errorBody }) => reply.code(429).header("retry-after", 1).send(errorBody(429)),
  },
  timeout: {
    description: "milczy, aż klient zrezygnuje (najwyżej 60 s)",
    before: async ({ request, reply }) => {
      reply.hijack();
      await hang(request);
    },
  },
  reset: {
    description: "zrywa połączenie, zanim cokolwiek zrobi",
    before: ({ request, reply }) => {
      reply.hijack();
      request.raw.socket.destroy();
    },
  },
  reset_after_accepting: {
    description: "robi swoje, po czym zrywa połączenie bez odpowiedzi",
    after: ({ request }) => request.raw.socket.destroy(),
  },
  slow: {
    description: "odpowiada po delayMs milisekundach",
    before: ({ fault }) => wait(fault.delayMs ?? 2_000, undefined, { ref: false }),
  },
  hold: {
    description: "każe czekać, aż ktoś odwoła awarię (DELETE /faults/:id), po czym robi swoje",
    before: ({ untilLifted }) => untilLifted(),
  },
};

async function hang(request: FastifyRequest): Promise<void> {
  const { socket } = request.raw;
  const stop = new AbortController();
  socket.once("close", () => stop.abort());
  await wait(hangMs, undefined, { signal: stop.signal, ref: false }).catch(() => undefined);
  socket.destroy();
}
