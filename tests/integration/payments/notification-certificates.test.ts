import { writeFile } from "node:fs/promises";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { env } from "~/config/env.server";
import { isCertificateAddress } from "~/integrations/payments/certificates.server";
import { acceptNotification } from "~/services/payments/accept-notification.server";
import { createCertificateChain, type CertificateChain } from "../../../sandbox/certificates/chain";
import { genuine, notificationFields, signature } from "../../support/notifications";
import { placeOpenOrder, testContext } from "../../support/orders";
import { recordsOf } from "../../support/records";

const day = 24 * 60 * 60 * 1000;
const settings = { ...env };
let gateway: CertificateChain;
let stranger: CertificateChain;
let answers: Record<string, RequestListener>;
let asked: string[];

/** Stands where the gateway keeps its certificates. */
const host = createServer((request, response) => {
  asked.push(request.url ?? "");
  const answer = answers[request.url ?? ""];
  if (answer) answer(request, response);
  else response.writeHead(404).end();
});

beforeAll(async () => {
  [gateway, stranger] = await Promise.all([
    createCertificateChain({ organisation: "Gateway" }),
    createCertificateChain({ organisation: "Stranger" }),
  ]);
  await new Promise<void>((done) => host.listen(0, "127.0.0.1", done));
  env.TPAY_CERTIFICATE_ORIGIN = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  env.TPAY_ROOT_CERTIFICATE_FILE = join(process.env.SANDBOX_DATA_DIR ?? "", "gateway-root.pem");
  await writeFile(env.TPAY_ROOT_CERTIFICATE_FILE, gateway.intermediate + gateway.root);
});

beforeEach(() => {
  asked = [];
  answers = {};
});

afterAll(async () => {
  Object.assign(env, settings);
  host.closeAllConnections();
  await new Promise((done) => host.close(done));
});

const serve = (path: string, pem: string) => {
  answers[path] = (_, response) => void response.end(pem);
};

/** Takes a notification signed by `chain`, whose certificate is said to lie at `path`. */
async function take(path: string, chain: CertificateChain, now = new Date()) {
  const { order } = await placeOpenOrder();
  const { transactions } = await recordsOf(order.id);
  const { body } = genuine(notificationFields(order, transactions[0]?.title ?? ""));
  const header = { alg: "RS256", x5u: env.TPAY_CERTIFICATE_ORIGIN + path };
  const outcome = await acceptNotification(testContext("gateway", { now }), {
    body: Buffer.from(body),
    signature: signature(header, body, chain.key),
  });
  return { outcome, status: (await recordsOf(order.id)).order.status };
}

const believed = { outcome: { accepted: true }, status: "paid" };
const refused = {
  outcome: { accepted: false, reason: "bad_signature" },
  status: "awaiting_payment",
};

describe("a certificate", () => {
  test("that chains to the gateway's root is believed and asked for once an hour", async () => {
    serve("/x509/leaf.pem", gateway.leaf);
    const now = new Date();
    expect(await take("/x509/leaf.pem", gateway, now)).toMatchObject(believed);
    expect(await take("/x509/leaf.pem", gateway, now)).toMatchObject(believed);
    expect(asked).toEqual(["/x509/leaf.pem"]);
    const later = new Date(now.getTime() + 61 * 60 * 1000);
    expect(await take("/x509/leaf.pem", gateway, later)).toMatchObject(believed);
    expect(asked).toHaveLength(2);
  });

  test("of another authority is not believed", async () => {
    serve("/x509/stranger.pem", stranger.leaf);
    expect(await take("/x509/stranger.pem", stranger)).toMatchObject(refused);
  });

  test("of another authority is not believed with its own chain beside it", async () => {
    serve("/x509/bundle.pem", stranger.leaf + stranger.intermediate + stranger.root);
    expect(await take("/x509/bundle.pem", stranger)).toMatchObject(refused);
  });

  test("that signed itself is not believed", async () => {
    serve("/x509/root.pem", stranger.root);
    expect(await take("/x509/root.pem", stranger)).toMatchObject(refused);
  });

  test("of the gateway does not vouch for a stranger's key", async () => {
    serve("/x509/mixed.pem", gateway.leaf);
    expect(await take("/x509/mixed.pem", stranger)).toMatchObject(refused);
  });

  test("that has expired, or is not valid yet, is not believed, also from the cache", async () => {
    serve("/x509/dated.pem", gateway.leaf);
    expect(await take("/x509/dated.pem", gateway)).toMatchObject(believed);
    const afterwards = new Date(Date.now() + 366 * day);
    expect(await take("/x509/dated.pem", gateway, afterwards)).toMatchObject(refused);
    const before = new Date(Date.now() - 2 * day);
    expect(await take("/x509/dated.pem", gateway, before)).toMatchObject(refused);
  });

  test.each<[string, RequestListener]>([
    ["no certificate", (_, response) => void response.end("<html>")],
    ["nothing", (_, response) => void response.end()],
    ["an error", (_, response) => void response.writeHead(500).end(gateway.leaf)],
    [
      "a redirect",
      (_, response) => void response.writeHead(302, { location: "/x509/real.pem" }).end(),
    ],
    ["a broken connection", (request) => void request.socket.destroy()],
    [
      "a broken certificate",
      (_, response) =>
        void response.end("-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n"),
    ],
  ])("whose address answers with %s is not believed", async (what, answer) => {
    const path = `/x509/${encodeURIComponent(what)}.pem`;
    answers[path] = answer;
    serve("/x509/real.pem", gateway.leaf);
    expect(await take(path, gateway)).toMatchObject(refused);
    expect(asked).toEqual([path]);
  });
});

test("with the production setting only Tpay's own origin and folder are allowed", () => {
  const origin = env.TPAY_CERTIFICATE_ORIGIN;
  env.TPAY_CERTIFICATE_ORIGIN = "https://secure.tpay.com";
  expect(isCertificateAddress("https://secure.tpay.com/x509/notifications-jws.pem")).toBe(true);
  expect(isCertificateAddress("https://SECURE.tpay.com:443/x509/leaf.pem")).toBe(true);
  for (const address of [
    "https://secure.tpay.com.evil.example/x509/leaf.pem",
    "https://secure.tpay.com@evil.example/x509/leaf.pem",
    "https://evil.example/https://secure.tpay.com/x509/leaf.pem",
    "https://user:secret@secure.tpay.com/x509/leaf.pem",
    "https://secure.tpay.com:8443/x509/leaf.pem",
    "http://secure.tpay.com/x509/leaf.pem",
    "https://secure.tpay.com/x509/../leaf.pem",
    "https://secure.tpay.com/leaf.pem#/x509/",
    "https://secure.tpay.com/?/x509/leaf.pem",
    "//secure.tpay.com/x509/leaf.pem",
    "https:secure.tpay.com.evil.example/x509/",
    "https://secure.tpаy.com/x509/leaf.pem",
  ]) {
    expect(isCertificateAddress(address), address).toBe(false);
  }
  env.TPAY_CERTIFICATE_ORIGIN = origin;
});
