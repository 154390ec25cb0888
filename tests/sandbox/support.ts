import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSandbox, type Sandbox, type SandboxOptions } from "../../sandbox/server.ts";
import { sandboxMerchant } from "../../sandbox/settings.ts";

const closers: (() => Promise<unknown>)[] = [];

/** Closes whatever a test file opened, the last first. */
export async function closeAll(): Promise<void> {
  for (const close of closers.splice(0).reverse()) await close();
}

export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "sandbox-test-"));
  closers.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

export async function startSandbox(options: Partial<SandboxOptions> = {}): Promise<Sandbox> {
  const dataDir = options.dataDir ?? (await temporaryFolder());
  const sandbox = await createSandbox({ port: 0, notificationRetryMs: 5, ...options, dataDir });
  let closed: Promise<void> | undefined;
  const close = sandbox.close;
  sandbox.close = () => (closed ??= close());
  closers.push(sandbox.close);
  return sandbox;
}

export interface Received {
  body: string;
  headers: IncomingHttpHeaders;
}

/** A shop that takes notifications: answers in turn with what it is told, then with the last answer for ever. */
export async function startShop(...answers: [status: number, body: string][]) {
  const received: Received[] = [];
  const waiting: { count: number; resolve(all: Received[]): void }[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const [status, body] = answers[Math.min(received.length, answers.length - 1)] ?? [
        200,
        "TRUE",
      ];
      received.push({ body: Buffer.concat(chunks).toString(), headers: request.headers });
      response.writeHead(status, { "content-type": "text/plain" }).end(body);
      for (const { count, resolve } of waiting) if (received.length >= count) resolve(received);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  closers.push(close);
  return {
    url,
    received,
    /** Resolves when that many notifications have come. */
    arrived: (count: number) =>
      new Promise<Received[]>((resolve) => {
        if (received.length >= count) resolve(received);
        else waiting.push({ count, resolve });
      }),
  };
}

/** A client of the payment API that knows the sandbox's credentials. */
export async function tpayClient(sandbox: Sandbox) {
  const login = await fetch(`${sandbox.url}/tpay/oauth/auth`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      client_id: sandboxMerchant.clientId,
      client_secret: sandboxMerchant.clientSecret,
    }),
  });
  const { access_token } = (await login.json()) as { access_token: string };
  return (path: string, body?: unknown) =>
    fetch(`${sandbox.url}/tpay${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: {
        authorization: `Bearer ${access_token}`,
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
}

export const order = (shopUrl: string, more: object = {}) => ({
  amount: 11.99,
  description: "Lustro Emocji",
  hiddenDescription: "Emotion-abc",
  payer: { email: "anna@example.com", name: "Anna" },
  callbacks: {
    notification: { url: `${shopUrl}/notify` },
    payerUrls: {
      success: `${shopUrl}/payment/success?tr_crc=Emotion-abc`,
      error: `${shopUrl}/payment/error?tr_crc=Emotion-abc`,
    },
  },
  ...more,
});

export interface TransactionAnswer {
  transactionId: string;
  title: string;
  status: string;
  transactionPaymentUrl: string;
  [more: string]: unknown;
}

export async function createTransaction(sandbox: Sandbox, body: unknown) {
  const call = await tpayClient(sandbox);
  return (await (await call("/transactions", body)).json()) as TransactionAnswer;
}

/** Posts a plain form as a browser does, without following the redirect. */
export const submit = (url: string, fields: Record<string, string> = {}) =>
  fetch(url, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });

export const postJson = (url: string, body: unknown) =>
  fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

/** Reads JSON until it is as wanted; each look is a request, so no time has to be guessed. */
export async function until<Value>(read: () => Promise<Value>, wanted: (value: Value) => boolean) {
  for (;;) {
    const value = await read();
    if (wanted(value)) return value;
  }
}
