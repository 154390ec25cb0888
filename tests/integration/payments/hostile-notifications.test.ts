import { generateKeyPairSync } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
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
import { sandbox } from "../../support/world";

type Message = { body: string | Uint8Array; headers: Record<string, string> };

const stranger = generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey;
const { key } = sandbox.signer;

async function openOrders(count: number) {
  const opened = await Promise.all(Array.from({ length: count }, () => placeOpenOrder()));
  return Promise.all(
    opened.map(async ({ order }) => {
      const { transactions } = await recordsOf(order.id);
      return { order, title: transactions[0]?.title ?? "" };
    }),
  );
}

const hostileHeader = fc.oneof(
  fc.constantFrom<object>(
    { alg: "none", x5u: certificateUrl },
    { alg: "HS256", x5u: certificateUrl },
    { alg: "RS256" },
    { alg: "RS256", x5u: `${sandbox.url}.evil.example/x509/a.pem` },
    { alg: "RS256", x5u: `http://127.0.0.1:9/x509/a.pem` },
    { alg: "RS256", x5u: `${sandbox.url}/x509/../inbox.json` },
  ),
  fc.dictionary(fc.constantFrom("alg", "x5u", "kid", "crit", "b64"), fc.jsonValue()),
);

/** One way of making something false out of a genuine notification of an order. */
const attacks = (order: { token: string; email: string | null }, title: string) => {
  const message = genuine(notificationFields(order, title));
  const fieldNames = [...new URLSearchParams(message.body).keys()];
  const rewritten = (change: (fields: URLSearchParams) => void) => {
    const fields = new URLSearchParams(message.body);
    change(fields);
    return fields.toString();
  };
  const text = fc.string({ unit: "grapheme", maxLength: 40 });

  return fc.oneof<fc.Arbitrary<Message>[]>(
    // Bytes changed under a genuine signature.
    fc
      .tuple(fc.nat(message.body.length - 1), fc.integer({ min: 1, max: 255 }))
      .map(([at, mask]) => {
        const body = Buffer.from(message.body);
        body.writeUInt8(body.readUInt8(at) ^ mask, at);
        return { ...message, body };
      }),
    // A field changed, added or taken away under a genuine signature.
    fc
      .tuple(fc.constantFrom(...fieldNames), text)
      .filter(([name, value]) => new URLSearchParams(message.body).get(name) !== value)
      .map(([name, value]) => ({ ...message, body: rewritten((f) => f.set(name, value)) })),
    fc
      .tuple(text, text)
      .map(([name, value]) => ({ ...message, body: rewritten((f) => f.append(name, value)) })),
    fc
      .constantFrom(...fieldNames)
      .map((name) => ({ ...message, body: rewritten((f) => f.delete(name)) })),
    // A genuine body under a foreign, broken or missing signature.
    hostileHeader.map((header) => withSignature(message, signature(header, message.body, key))),
    fc.constant(
      withSignature(
        message,
        signature({ alg: "RS256", x5u: certificateUrl }, message.body, stranger),
      ),
    ),
    fc.stringMatching(/^[\w.-]{0,200}$/).map((jws) => withSignature(message, jws)),
    fc.constant({ body: message.body, headers: {} }),
    // Signed by the gateway's key, but with a checksum that was guessed or amounts that are none.
    fc
      .tuple(
        fc.constantFrom("md5sum", "tr_amount", "tr_paid", "id"),
        fc.stringMatching(/^[a-z ,+-]{1,40}$/),
      )
      .map(([name, value]) => genuine(notificationFields(order, title, { [name]: value }))),
    // Signed and summed, for an order that is nobody's.
    fc
      .stringMatching(/^[\w-]{1,40}$/)
      .map((token) => genuine(notificationFields({ ...order, token }, title))),
    // Anything at all.
    fc
      .tuple(fc.uint8Array({ maxLength: 500 }), fc.stringMatching(/^[\x20-\x7e]{0,100}$/))
      .map(([body, jws]) => ({ body, headers: { "x-jws-signature": jws } })),
  );
};

test("of 2,000 hostile notifications none is accepted and no order changes", async () => {
  const opened = await openOrders(4);
  const before = await Promise.all(opened.map(({ order }) => recordsOf(order.id)));
  const known = sandbox.state.notifications.size;
  for (const { order, title } of opened) {
    const messages = fc.sample(attacks(order, title), { numRuns: 500, seed: order.number });
    for (let from = 0; from < messages.length; from += 25) {
      const answers = await Promise.all(messages.slice(from, from + 25).map(deliver));
      for (const { status, text } of answers) {
        expect([400, 404]).toContain(status);
        expect(text).toBe("FALSE");
      }
    }
  }
  expect(await Promise.all(opened.map(({ order }) => recordsOf(order.id)))).toEqual(before);
  expect(sandbox.state.notifications.size).toBe(known);
});

test("genuine ones, ten times each in any order and all at once, fulfil each order once", async () => {
  const opened = await openOrders(20);
  const messages = opened.flatMap(({ order, title }) =>
    Array.from({ length: 10 }, () => genuine(notificationFields(order, title))),
  );
  const [shuffled = []] = fc.sample(fc.shuffledSubarray(messages, { minLength: messages.length }), {
    numRuns: 1,
    seed: 20_260_503,
  });
  const answers = await Promise.all(shuffled.map(deliver));
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(
    new Set(["200 TRUE"]),
  );
  for (const { order } of opened) {
    const records = await recordsOf(order.id);
    expect(records.order.status).toBe("paid");
    expect(records.payments).toMatchObject([{ status: "paid", paidGrosze: 1199 }]);
    expect(records.jobs).toMatchObject([{ task: "fulfil_order" }]);
    expect(records.notifications).toMatchObject([{ deliveries: 10 }]);
    expect(records.events).toEqual(["placed", "paid"]);
  }
});
