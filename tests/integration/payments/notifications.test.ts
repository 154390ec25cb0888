import { createHmac, createPublicKey, generateKeyPairSync, sign } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { env } from "~/config/env.server";
import { action, loader } from "~/routes/webhooks/tpay";
import { sandboxMerchant } from "../../../sandbox/settings";
import { signNotification } from "../../../sandbox/tpay/notification";
import { captureLog } from "../../support/captured-log";
import {
  certificateUrl,
  deliver,
  genuine,
  notificationFields,
  signature,
  withSignature,
} from "../../support/notifications";
import { placeOpenOrder } from "../../support/orders";
import { recordsOf } from "../../support/records";
import { call, get } from "../../support/requests";
import { sandbox } from "../../support/world";

type Message = { body: string | Uint8Array; headers: Record<string, string> };
type OpenOrder = Awaited<ReturnType<typeof openOrder>>;

const { key } = sandbox.signer;
const stranger = generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey;

async function openOrder() {
  const { order } = await placeOpenOrder();
  const { transactions } = await recordsOf(order.id);
  return { order, title: transactions[0]?.title ?? "" };
}

/** Delivers what is made of a fresh order and proves that nothing about the order has changed. */
async function refusedWith(status: number, make: (open: OpenOrder) => Message): Promise<void> {
  const open = await openOrder();
  const before = await recordsOf(open.order.id);
  const answer = await deliver(make(open));
  expect(answer).toMatchObject({ status, text: "FALSE" });
  expect(await recordsOf(open.order.id)).toEqual(before);
}

const fieldsOf = ({ order, title }: OpenOrder, more: Record<string, string> = {}) =>
  notificationFields(order, title, more);

const header = { alg: "RS256", x5u: certificateUrl };

/** Signs a body that no ordinary notification has, with the gateway's own key. */
const signedBody = (body: string): Message => withSignature({ body }, signature(header, body, key));

describe("a notification with a broken signature is refused:", () => {
  test.each<[string, (message: { body: string }) => string]>([
    ["signed by a stranger", ({ body }) => signature(header, body, stranger)],
    ["signed over other bytes", ({ body }) => signature(header, `${body}&x=1`, key)],
    ["of another length", ({ body }) => signature(header, body, key).slice(0, -8)],
    [
      "with a payload in the middle",
      ({ body }) => signature(header, body, key).replace("..", ".e30."),
    ],
    ["with a fourth part", ({ body }) => `${signature(header, body, key)}.e30`],
    ["with an empty mark", ({ body }) => signature(header, body, key).replace(/[^.]+$/, "")],
    ["with no dots", () => "signature"],
    ["without a readable header", ({ body }) => signature("{", body, key)],
    ["with null for a header", ({ body }) => signature("null", body, key)],
    ["with a list for a header", ({ body }) => signature("[1]", body, key)],
    ["that claims alg none", ({ body }) => signature({ ...header, alg: "none" }, body, key)],
    ["that claims no alg", ({ body }) => signature({ x5u: certificateUrl }, body, key)],
    ["that claims RS512", ({ body }) => signature({ ...header, alg: "RS512" }, body, key)],
    [
      "that claims rs256 in lower case",
      ({ body }) => signature({ ...header, alg: "rs256" }, body, key),
    ],
  ])("%s", (_, jws) =>
    refusedWith(400, (open) => {
      const message = genuine(fieldsOf(open));
      return withSignature(message, jws(message));
    }),
  );

  test("unsecured, as alg none is written", () =>
    refusedWith(400, (open) => {
      const unsecured = Buffer.from(JSON.stringify({ ...header, alg: "none" })).toString(
        "base64url",
      );
      return withSignature(genuine(fieldsOf(open)), `${unsecured}..`);
    }));

  test("HS256 with the public key as its secret", () =>
    refusedWith(400, (open) => {
      const message = genuine(fieldsOf(open));
      const encoded = Buffer.from(JSON.stringify({ ...header, alg: "HS256" })).toString(
        "base64url",
      );
      const secret = createPublicKey(key).export({ type: "spki", format: "pem" });
      const mark = createHmac("sha256", secret)
        .update(`${encoded}.${Buffer.from(message.body).toString("base64url")}`)
        .digest("base64url");
      return withSignature(message, `${encoded}..${mark}`);
    }));

  test("SHA-1 under the name of RS256", () =>
    refusedWith(400, (open) => {
      const message = genuine(fieldsOf(open));
      const encoded = Buffer.from(JSON.stringify(header)).toString("base64url");
      const signed = `${encoded}.${Buffer.from(message.body).toString("base64url")}`;
      return withSignature(
        message,
        `${encoded}..${sign("sha1", Buffer.from(signed), key).toString("base64url")}`,
      );
    }));

  test("missing", () =>
    refusedWith(400, (open) => {
      const { body, headers } = genuine(fieldsOf(open));
      return { body, headers: { "content-type": `${headers["content-type"]}` } };
    }));

  test("one altered byte, wherever it is", async () => {
    const open = await openOrder();
    const { body, headers } = genuine(fieldsOf(open));
    const before = await recordsOf(open.order.id);
    for (let at = 0; at < body.length; at += 7) {
      const bytes = Buffer.from(body);
      bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
      expect((await deliver({ body: bytes, headers })).status).toBe(400);
    }
    expect(await recordsOf(open.order.id)).toEqual(before);
  });

  test("the same values in another encoding", () =>
    refusedWith(400, (open) => {
      const { body, headers } = genuine(fieldsOf(open));
      return { body: body.replaceAll("+", "%20"), headers };
    }));
});

describe("a certificate from anywhere else is never asked for:", () => {
  let asked = 0;
  const elsewhere = createServer((_, response) => {
    asked += 1;
    response.end(sandbox.signer.certificate);
  });
  beforeAll(() => new Promise<void>((done) => elsewhere.listen(0, "127.0.0.1", done)));
  afterAll(() => new Promise((done) => elsewhere.close(done)));

  const { host, port } = new URL(sandbox.url);
  test.each<[string, (foreign: string) => unknown]>([
    ["a foreign host", (foreign) => `http://${foreign}/x509/notifications-jws.pem`],
    ["a host that begins with ours", () => `${sandbox.url}.evil.example/x509/leaf.pem`],
    ["our host as a user name", (foreign) => `http://${host}@${foreign}/x509/leaf.pem`],
    [
      "our host as user and password",
      (foreign) => `http://localhost:${port}@${foreign}/x509/leaf.pem`,
    ],
    ["a user name at our host", () => `http://user@${host}/x509/notifications-jws.pem`],
    ["a password at our host", () => `http://:secret@${host}/x509/notifications-jws.pem`],
    ["another scheme", () => certificateUrl.replace("http:", "https:")],
    ["another port", () => certificateUrl.replace(`:${port}`, "")],
    ["a path outside /x509/", () => `${sandbox.url}/inbox.json`],
    ["a path that climbs out of /x509/", () => `${sandbox.url}/x509/../inbox.json`],
    ["a path that climbs out in disguise", () => `${sandbox.url}/x509/%2e%2e/inbox.json`],
    ["a path that only begins alike", () => `${sandbox.url}/x509.pem`],
    ["a backslash for a slash", () => `${sandbox.url}\\x509\\..\\inbox.json`],
    ["a file", () => "file:///x509/notifications-jws.pem"],
    ["data", () => "data:text/plain,/x509/"],
    ["no address", () => "x509"],
    ["nothing", () => undefined],
    ["a list", () => [certificateUrl]],
    ["an address that is not there", () => `${sandbox.url}/x509/nothing.pem`],
  ])("%s", async (_, x5u) => {
    const foreign = `127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
    await refusedWith(400, (open) => {
      const message = genuine(fieldsOf(open));
      const jws = signature({ alg: "RS256", x5u: x5u(foreign) }, message.body, key);
      return withSignature(message, jws);
    });
    expect(asked).toBe(0);
  });
});

describe("a signed notification is still refused", () => {
  test.each<[string, Record<string, string>]>([
    ["with a wrong md5", { md5sum: "0".repeat(32) }],
    ["with an md5 that is none", { md5sum: "zażółć" }],
    ["with an empty md5", { md5sum: "" }],
    ["for another merchant", { id: "2020" }],
    ["with an amount in words", { tr_amount: "dużo" }],
    ["with a comma in the sum paid", { tr_paid: "11,99" }],
    ["with a negative sum", { tr_paid: "-11.99" }],
    ["with an exponent", { tr_paid: "1e9" }],
    ["with a hexadecimal sum", { tr_paid: "0x4AF" }],
    ["with three places", { tr_paid: "11.990" }],
    ["with an infinite sum", { tr_paid: "Infinity" }],
    ["with a sum beyond every price", { tr_paid: "999999999.99" }],
    ["with an empty sum", { tr_paid: "" }],
    ["with spaces around the sum", { tr_paid: " 11.99 " }],
    ["with a control character in the token", { tr_crc: "Smart-\u0000" }],
    ["with a control character in the transaction", { tr_id: "TR-\u0000" }],
  ])("%s", (_, more) => refusedWith(400, (open) => genuine(fieldsOf(open, more))));

  test("with the checksum of another security code", () =>
    refusedWith(400, (open) =>
      signNotification(fieldsOf(open), { key, certificateUrl, securityCode: "guess" }),
    ));

  test.each(["id", "tr_id", "tr_crc", "tr_amount", "tr_paid", "tr_status", "md5sum"])(
    "without %s",
    (name) =>
      refusedWith(400, (open) => {
        const fields = new URLSearchParams(genuine(fieldsOf(open)).body);
        fields.delete(name);
        return signedBody(fields.toString());
      }),
  );

  test.each(["tr_paid", "tr_crc", "tr_status", "md5sum", "unknown"])("with %s twice", (name) =>
    refusedWith(400, (open) => {
      const { body } = genuine(fieldsOf(open, { unknown: "1" }));
      return signedBody(`${body}&${name}=${new URLSearchParams(body).get(name)}`);
    }),
  );

  test.each([
    ["an empty body", ""],
    ["JSON", '{"tr_status":"TRUE"}'],
  ])("with %s", (_, body) => refusedWith(400, () => signedBody(body)));

  test("with a body over 64 KiB", () =>
    refusedWith(413, (open) => genuine(fieldsOf(open, { tr_desc: "a".repeat(64 * 1024) }))));

  test("for an order that does not exist", () =>
    refusedWith(404, (open) => genuine(fieldsOf(open, { tr_crc: `Smart-${"A".repeat(32)}` }))));

  test("in the gateway's test mode, where that is not accepted", async () => {
    const inTestMode = (open: OpenOrder) => genuine(fieldsOf(open, { test_mode: "1" }));
    env.TPAY_ACCEPT_TEST_MODE = false;
    try {
      await refusedWith(400, inTestMode);
    } finally {
      env.TPAY_ACCEPT_TEST_MODE = true;
    }
    const accepted = await deliver(inTestMode(await openOrder()));
    expect(accepted).toMatchObject({ status: 200, text: "TRUE" });
  });
});

test("of what is refused the log has the network, and nothing that it said", async () => {
  const logged = captureLog();
  const { order, title } = await openOrder();
  const { body, headers } = genuine(notificationFields(order, title));
  const request = new Request("http://shop.test/webhooks/tpay", {
    ...{ method: "POST", body: body.replace(/md5sum=\w/, "md5sum=x"), headers },
  });
  await action({ request, context: { clientAddress: "2001:db8:1:2:3:4:5:6" }, params: {} });
  const line = logged()
    .split("\n")
    .find((each) => each.includes("payment notification refused"));
  expect(JSON.parse(line ?? "{}")).toMatchObject({
    ...{ refusal: "wrong_checksum", from: "2001:db8:1:2::/64" },
  });
  for (const said of [title, order.token, order.email!]) expect(line).not.toContain(said);
});

test("nothing but a POST is a notification", async () => {
  expect(loader().status).toBe(405);
  const request = new Request(get("/webhooks/tpay"), { method: "PUT", body: "x" });
  expect((await call(action, request)).status).toBe(405);
  expect(sandboxMerchant.securityCode).toBe(env.TPAY_SECURITY_CODE);
});
