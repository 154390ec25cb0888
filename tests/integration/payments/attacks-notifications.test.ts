import { generateKeyPairSync } from "node:crypto";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { env } from "~/config/env.server";
import { isCertificateAddress } from "~/integrations/payments/certificates.server";
import {
  deliver,
  genuine,
  notificationFields,
  notifyPaid,
  signature,
} from "../../support/notifications";
import { placeOpenOrder } from "../../support/orders";
import { recordsOf } from "../../support/records";

const stranger = generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey;
let asked: string[] = [];
let waiting: ServerResponse[] = [];
/** A host of certificates that never answers. */
const tarPit = createServer((request, response) => {
  asked.push(request.url ?? "");
  waiting.push(response);
});
const origin = env.TPAY_CERTIFICATE_ORIGIN;
const pit = () => `http://127.0.0.1:${(tarPit.address() as AddressInfo).port}`;

beforeAll(() => new Promise<void>((done) => tarPit.listen(0, "127.0.0.1", done)));
beforeEach(() => {
  asked = [];
  waiting = [];
});
afterEach(() => void vi.restoreAllMocks());
afterAll(() => {
  tarPit.closeAllConnections();
  tarPit.close();
});

async function openOrder() {
  const { order } = await placeOpenOrder();
  const { transactions } = await recordsOf(order.id);
  return { order, title: transactions[0]?.title ?? "" };
}

/** A notification as anybody could write it, who knows an order's token and nothing else. */
function junk(order: Parameters<typeof notificationFields>[0], title: string, x5u: string) {
  const fields = { ...notificationFields(order, title), md5sum: "0".repeat(32) };
  const body = new URLSearchParams(fields).toString();
  return {
    body,
    headers: { "x-jws-signature": signature({ alg: "RS256", x5u }, body, stranger) },
  };
}

test("300 junk notifications make us fetch nothing, and a real one is not held up by them", async () => {
  const { order, title } = await openOrder();
  env.TPAY_CERTIFICATE_ORIGIN = pit();
  const refused = await Promise.all(
    Array.from({ length: 300 }, (_, number) =>
      deliver(junk(order, title, `${pit()}/x509/${number}.pem`)),
    ),
  );
  env.TPAY_CERTIFICATE_ORIGIN = origin;
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([400]));
  expect(asked).toEqual([]);
  expect(await notifyPaid(order, title)).toMatchObject({ status: 200, text: "TRUE" });
});

/** A notification with our own checksum, which only the gateway can make, under a stranger's signature. */
function withChecksum(order: Parameters<typeof notificationFields>[0], title: string, x5u: string) {
  const { body } = genuine(notificationFields(order, title));
  return {
    body,
    headers: { "x-jws-signature": signature({ alg: "RS256", x5u }, body, stranger) },
  };
}

test("an unknown certificate is fetched once for all who wait for it, few at a time, and known ones do not wait", async () => {
  const { order, title } = await openOrder();
  const other = await openOrder();
  // Known from here on.
  expect((await notifyPaid(other.order, other.title)).status).toBe(200);
  env.TPAY_CERTIFICATE_ORIGIN = pit();
  // Nothing gives up by itself: whoever waited for the pit would wait until the end of the test.
  vi.spyOn(AbortSignal, "timeout").mockImplementation(() => new AbortController().signal);
  const addresses = Array.from({ length: 10 }, (_, number) => `${pit()}/x509/${number}.pem`);
  const stuck = [...addresses, ...addresses, ...addresses].map((address) =>
    deliver(withChecksum(order, title, address)),
  );
  await expect.poll(() => waiting.length).toBe(4);
  env.TPAY_CERTIFICATE_ORIGIN = origin;
  expect(await notifyPaid(order, title)).toMatchObject({ status: 200, text: "TRUE" });
  expect(asked).toHaveLength(4);
  for (const response of waiting) response.writeHead(404).end();
  for (const { status } of await Promise.all(stuck)) expect(status).toBe(400);

  // Where there was none is not asked again at once.
  env.TPAY_CERTIFICATE_ORIGIN = pit();
  expect((await deliver(withChecksum(order, title, addresses[0] ?? ""))).status).toBe(400);
  env.TPAY_CERTIFICATE_ORIGIN = origin;
  expect(asked).toHaveLength(4);
});

test("one certificate has one address", () => {
  for (const tail of ["?", "?a=1", "#", "#a", "?#"])
    expect(isCertificateAddress(`${origin}/x509/leaf.pem${tail}`)).toBe(false);
  expect(isCertificateAddress(`${origin}/x509/leaf.pem`)).toBe(true);
});
