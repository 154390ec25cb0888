import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { ExternalServiceError } from "~/integrations/external-service-error";
import { openBucket } from "~/integrations/storage/bucket.server";
import { fileStorage } from "~/integrations/storage/file-storage.server";
import {
  deleteRemovedObjects,
  moveFilesIn,
  moveFilesOut,
} from "~/integrations/storage/move-files.server";
import { tendBucket } from "~/services/operations/tend-bucket.server";
import { hour } from "~/time/durations";
import { createSandbox } from "../../../sandbox/server";
import { sandboxBucket } from "../../../sandbox/settings";

const folder = await mkdtemp(join(tmpdir(), "konstelacja-storage-"));
const sandbox = await createSandbox({ port: 0, dataDir: folder });
const bucket = openBucket({ ...sandboxBucket, endpoint: `${sandbox.url}/s3` });
const storage = fileStorage(db, bucket);
const start = new Date("2026-03-01T10:00:00Z");
const clock = { db, now: () => start };
const later = { db, now: () => new Date(start.getTime() + hour) };

afterAll(async () => {
  await sandbox.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  sandbox.faults.clear();
  await db.execute(sql`delete from stored_files`);
  await db.execute(sql`delete from removed_objects`);
});

const png = { contentType: "image/png", bytes: Buffer.from([0, 255, 10, 13, 7]) };
const put = (key: string) => storage.put(key, { ...png, createdAt: start });

describe.each([
  ["the database", async () => undefined],
  ["the bucket", async () => void (await moveFilesOut(clock, bucket))],
])("a file in %s", (_, settle) => {
  test("comes back as it was, with its type", async () => {
    await put("pictures/a/large.webp");
    await settle();
    expect(await storage.get("pictures/a/large.webp")).toEqual(png);
    expect(await storage.get("pictures/b/large.webp")).toBeNull();
  });

  test("is gone once it is forgotten, and its object is, too", async () => {
    await put("pictures/a/large.webp");
    await put("pictures/a/small.webp");
    await settle();
    await storage.remove(["pictures/a/large.webp"], start);
    expect(await storage.get("pictures/a/large.webp")).toBeNull();
    expect(await storage.get("pictures/a/small.webp")).toEqual(png);
    await deleteRemovedObjects(clock, bucket);
    expect(await bucket.get("pictures/a/large.webp")).toBeNull();
  });

  test("stays where what forgets it is taken back", async () => {
    await put("pictures/a/large.webp");
    await settle();
    const undone = db.transaction(async (tx) => {
      await fileStorage(tx, bucket).remove(["pictures/a/large.webp"], start);
      throw new Error("taken back");
    });
    await expect(undone).rejects.toThrow("taken back");
    await deleteRemovedObjects(clock, bucket);
    expect(await storage.get("pictures/a/large.webp")).toEqual(png);
  });
});

test("files move out and back, read in either place, in more than one batch", async () => {
  const keys = Array.from({ length: 45 }, (_, index) => `pictures/${index}/large.webp`);
  for (const key of keys) await put(key);
  const half = await moveFilesOut(clock, bucket);
  for (const key of keys) expect(await storage.get(key)).toEqual(png);
  for (let after = half; after !== null;) after = await moveFilesOut(clock, bucket, after);
  expect(await db.execute(sql`select from stored_files where bytes is not null`)).toHaveLength(0);
  for (let after: string | null = ""; after !== null;)
    after = await moveFilesIn(clock, bucket, after);
  expect(await db.execute(sql`select from stored_files where bytes is null`)).toHaveLength(0);
  for (const key of keys) expect(await fileStorage(db, null).get(key)).toEqual(png);
});

test("what the bucket does not delete stays to be deleted", async () => {
  await put("pictures/a/large.webp");
  await moveFilesOut(clock, bucket);
  await storage.remove(["pictures/a/large.webp"], start);
  sandbox.faults.arm({ service: "storage", fault: "server_error", times: 3 });
  await expect(deleteRemovedObjects(clock, bucket)).rejects.toMatchObject({
    kind: "unavailable",
    code: "http_500",
  });
  expect(await bucket.get("pictures/a/large.webp")).toEqual(png);
  expect(await deleteRemovedObjects(clock, bucket)).toBe(1);
  expect(await bucket.get("pictures/a/large.webp")).toBeNull();
});

test("an upload that ends after its file was forgotten is deleted as well", async () => {
  await put("pictures/a/large.webp");
  await storage.remove(["pictures/a/large.webp"], start);
  await deleteRemovedObjects(clock, bucket);
  await bucket.put("pictures/a/large.webp", png);
  await deleteRemovedObjects(later, bucket);
  expect(await bucket.get("pictures/a/large.webp")).toBeNull();
  expect(await db.execute(sql`select from removed_objects`)).toHaveLength(0);
});

test("a file that is moved back is not lost when it is moved out anew", async () => {
  await put("pictures/a/large.webp");
  await moveFilesOut(clock, bucket);
  await moveFilesIn(clock, bucket);
  await moveFilesOut(clock, bucket);
  await deleteRemovedObjects(clock, bucket);
  expect(await storage.get("pictures/a/large.webp")).toEqual(png);
  await deleteRemovedObjects(later, bucket);
  await moveFilesOut(later, bucket);
  expect(await storage.get("pictures/a/large.webp")).toEqual(png);
});

test("a bucket that fails leaves the bytes in the database", async () => {
  await put("pictures/a/large.webp");
  sandbox.faults.arm({ service: "storage", fault: "reset", times: 3 });
  await expect(moveFilesOut(clock, bucket)).rejects.toMatchObject({ kind: "unavailable" });
  expect(await fileStorage(db, null).get("pictures/a/large.webp")).toEqual(png);
});

test.each(["server_error", "reset"])("one %s is tried again", async (fault) => {
  await put("pictures/a/large.webp");
  await moveFilesOut(clock, bucket);
  sandbox.faults.arm({ service: "storage", fault });
  expect(await storage.get("pictures/a/large.webp")).toEqual(png);
});

test("the job moves what is new and deletes what is forgotten, and the next one does what it could not", async () => {
  await put("pictures/a/large.webp");
  sandbox.faults.arm({ service: "storage", fault: "server_error", times: 3 });
  await expect(tendBucket(clock, bucket, true)).rejects.toMatchObject({ kind: "unavailable" });
  await tendBucket(clock, bucket, true);
  expect(await bucket.get("pictures/a/large.webp")).toEqual(png);
  await storage.remove(["pictures/a/large.webp"], start);
  await tendBucket(clock, bucket, false);
  expect(await bucket.get("pictures/a/large.webp")).toBeNull();
});

test("one object that is always refused holds up nothing behind it", async () => {
  const refuse = async (key: string) => {
    if (key.includes("/a/")) throw new ExternalServiceError("storage", "refused", "http_403");
  };
  const picky = {
    ...bucket,
    put: async (...[key, file]: Parameters<typeof bucket.put>) => {
      await refuse(key);
      await bucket.put(key, file);
    },
    remove: async (key: string) => {
      await refuse(key);
      await bucket.remove(key);
    },
  };
  const inDatabase = () =>
    db.execute(sql`select key from stored_files where bytes is not null order by key`);
  await put("pictures/a/large.webp");
  await put("pictures/b/large.webp");
  await expect(tendBucket(clock, picky, true)).rejects.toMatchObject({ code: "http_403" });
  expect([...(await inDatabase())]).toEqual([{ key: "pictures/a/large.webp" }]);
  await tendBucket(clock, bucket, true);
  await storage.remove(["pictures/a/large.webp", "pictures/b/large.webp"], start);
  await expect(tendBucket(clock, picky, true)).rejects.toMatchObject({ code: "http_403" });
  expect(await bucket.get("pictures/a/large.webp")).toEqual(png);
  expect(await bucket.get("pictures/b/large.webp")).toBeNull();
});

test("a bucket that refuses everything is not asked for every file", async () => {
  for (let index = 0; index < 120; index += 1) await put(`pictures/${index}/large.webp`);
  let asked = 0;
  const closed = {
    ...bucket,
    put: async () => {
      asked += 1;
      throw new ExternalServiceError("storage", "refused", "http_403");
    },
  };
  await expect(tendBucket(clock, closed, true)).rejects.toMatchObject({ code: "http_403" });
  expect(asked).toBe(100);
});

test("half an answer and other bytes are no file", async () => {
  await put("pictures/a/large.webp");
  await moveFilesOut(clock, bucket);
  sandbox.faults.arm({ service: "storage", fault: "half_answer" });
  await expect(storage.get("pictures/a/large.webp")).rejects.toMatchObject({
    service: "storage",
    code: "no_answer",
  });
  await bucket.put("pictures/a/large.webp", { ...png, bytes: Buffer.from("other") });
  await expect(storage.get("pictures/a/large.webp")).rejects.toMatchObject({ code: "other_bytes" });
});
