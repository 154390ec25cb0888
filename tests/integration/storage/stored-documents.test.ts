import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { env } from "~/config/env.server";
import { db } from "~/db/client.server";
import { documentFiles, removedObjects, storedFiles } from "~/db/schema";
import { configuredBucket, type Bucket } from "~/integrations/storage/bucket.server";
import { moveFilesIn } from "~/integrations/storage/move-files.server";
import { paths } from "~/paths";
import { loader as documentOf } from "~/routes/orders/document";
import { requestDocumentAgain } from "~/services/fulfilment/request-document-again.server";
import { tendBucket } from "~/services/operations/tend-bucket.server";
import { deleteContentNow } from "~/services/orders/delete-content.server";
import { hour } from "~/time/durations";
import { bucketSettings } from "../../../sandbox/settings";
import { sendQueuedMails } from "../../support/order-page";
import { placeDeliveredOrder, testContext } from "../../support/orders";
import { call, get } from "../../support/requests";
import { mailsTo } from "../../support/records";
import { sandbox } from "../../support/world";

const inHours = (hours: number) => ({ now: new Date(Date.now() + hours * hour) });
const ofBucket = bucketSettings(sandbox.url);
let bucket: Bucket;

beforeAll(() => {
  Object.assign(env, ofBucket);
  const opened = configuredBucket();
  if (!opened) throw new Error("The bucket of the settings was not opened.");
  bucket = opened;
});
afterAll(() => {
  for (const name of Object.keys(ofBucket)) Object.assign(env, { [name]: undefined });
});
beforeEach(async () => {
  await db.delete(documentFiles);
  await db.delete(storedFiles);
  await db.delete(removedObjects);
});

const tend = (hours: number) => tendBucket(testContext("worker", inHours(hours)), bucket, true);
const rowOf = async (orderId: string) => {
  const [file] = await db.select().from(documentFiles).where(eq(documentFiles.orderId, orderId));
  return file;
};
const download = async (token: string) => {
  const address = paths.orderDocument(token);
  const { status, response } = await call(documentOf, get(address), { token, position: "0" });
  return { status, bytes: Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer(0)) };
};

type Placed = Awaited<ReturnType<typeof placeStored>>;

/** An order whose document the bucket has. */
async function placeStored() {
  const order = await placeDeliveredOrder();
  const before = await rowOf(order.id);
  await tend(1.1);
  const key = (await rowOf(order.id))?.storedKey ?? "";
  return { ...order, key, bytes: before?.bytes ?? Buffer.alloc(0) };
}

test("a document goes into the bucket an hour after it was made, and is read from there", async () => {
  const order = await placeDeliveredOrder();
  const made = await rowOf(order.id);
  await tend(0.9);
  expect(await rowOf(order.id)).toEqual(made);
  await tend(1.1);
  const stored = await rowOf(order.id);
  expect(stored).toEqual({
    ...made,
    bytes: null,
    storedKey: expect.stringMatching(/^documents\/[\da-f-]{36}$/),
    storedSize: made?.bytes?.length,
  });
  expect(await db.select().from(storedFiles)).toMatchObject([{ bytes: null }]);
  expect((await bucket.get(stored?.storedKey ?? ""))?.bytes.equals(made!.bytes!)).toBe(true);
  const { status, bytes } = await download(order.token);
  expect(status).toBe(200);
  expect(bytes.equals(made!.bytes!)).toBe(true);
});

test("a mail that is sent again carries what the bucket has", async () => {
  const { id, token, email, bytes } = await placeStored();
  await requestDocumentAgain(testContext("buyer", inHours(2)), { token });
  await sendQueuedMails(id, testContext("worker", inHours(2)));
  const [first, again] = mailsTo(email);
  expect(again?.attachments).toEqual(first?.attachments);
  expect(again?.attachments).toMatchObject([{ size: bytes.length }, {}]);
});

test("a bucket that is away hides a document, and loses none", async () => {
  const { token, bytes } = await placeStored();
  sandbox.faults.arm({ service: "storage", fault: "server_error", times: 3 });
  expect(await download(token)).toMatchObject({ status: 503 });
  expect((await download(token)).bytes.equals(bytes)).toBe(true);
});

test("documents that come back from the bucket are read where they are", async () => {
  const { token, bytes } = await placeStored();
  await moveFilesIn(testContext("worker", inHours(2)), bucket);
  expect(await db.select().from(storedFiles)).toMatchObject([{ sha256: null }]);
  await tendBucket(testContext("worker", inHours(2)), bucket, false);
  expect((await download(token)).bytes.equals(bytes)).toBe(true);
});

test.each([
  ["its buyer deletes it", ({ token }: Placed) => deleteContentNow(testContext("buyer"), token)],
  [
    "its row goes with what it belongs to",
    ({ id }: Placed) => db.delete(documentFiles).where(eq(documentFiles.orderId, id)),
  ],
] as const)("the object goes when %s", async (_, forget) => {
  const order = await placeStored();
  await forget(order);
  expect(await db.select().from(storedFiles)).toEqual([]);
  expect(await bucket.get(order.key)).not.toBeNull();
  await tend(1.2);
  expect(await bucket.get(order.key)).toBeNull();
});
