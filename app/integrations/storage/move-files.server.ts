import { sql } from "drizzle-orm";
import { ExternalServiceError } from "../external-service-error";
import type { Bucket } from "./bucket.server";
import { sha256Of, type StorageExecutor } from "./file-storage.server";

type File = { key: string; content_type: string; bytes: Buffer };
type Clock = { db: StorageExecutor; now: () => Date };

/** Nothing is moved out whose object is about to be deleted: it waits until that is over. */
const isKept = sql`not exists (select from removed_objects gone where gone.key = stored_files.key)`;

/** Told of a file that the bucket answered with a no, while others may go on. May throw to end the batch. */
type OnRefused = (error: ExternalServiceError) => void;

/** A bucket that is away is away for all: only what one file is refused for leaves the others their turn. */
async function unlessRefused(onRefused: OnRefused | undefined, act: () => Promise<void>) {
  await act().catch((error: unknown) => {
    const isOfOne = error instanceof ExternalServiceError && error.kind !== "unavailable";
    if (!isOfOne || !onRefused) throw error;
    onRefused(error);
  });
}

/** How many files one batch moves: each may have some megabytes. */
const batch = 20;
/** Longer than any upload takes, in milliseconds. */
const uploadEnded = 15 * 60_000;

/**
 * Moves a batch of files from the database into the bucket. The bytes here go only after the bucket has been asked whether it has
 * all of them, so it can be broken off at any point and begun again.
 * @param after the key after which to go on
 * @param onRefused takes the refusal of one file, and the others go on; without it the first one is thrown
 * @returns the last key of the batch; null where there is nothing more
 * @throws ExternalServiceError
 */
export async function moveFilesOut(
  { db, now }: Clock,
  bucket: Bucket,
  after = "",
  onRefused?: OnRefused,
): Promise<string | null> {
  const files = (await db.execute(sql`select key, content_type, bytes from stored_files
    where bytes is not null and key > ${after} and ${isKept} order by key limit ${batch}`)) as File[];
  for (const { key, content_type: contentType, bytes: read } of files)
    await unlessRefused(onRefused, async () => {
      const bytes = Buffer.from(read);
      await bucket.put(key, { contentType, bytes });
      if ((await bucket.size(key)) !== bytes.length)
        throw new ExternalServiceError("storage", "invalid", "other_size");
      const moved = (await db.execute(sql`update stored_files
        set bytes = null, sha256 = ${sha256Of(bytes)} where key = ${key} and ${isKept} returning key`)) as unknown[];
      if (moved.length === 0) await removeUnlessAway(db, key, now());
    });
  return files.at(-1)?.key ?? null;
}

/**
 * Moves a batch of files from the bucket into the database; their objects are deleted by the job that does so.
 * @returns as `moveFilesOut`
 * @throws ExternalServiceError `invalid` where the bucket has other bytes than it was given, or none
 */
export async function moveFilesIn(
  { db, now }: Clock,
  bucket: Bucket,
  after = "",
): Promise<string | null> {
  const files = (await db.execute(sql`select key, sha256 from stored_files
    where bytes is null and key > ${after} order by key limit ${batch}`)) as {
    key: string;
    sha256: string;
  }[];
  for (const { key, sha256 } of files) {
    const file = await bucket.get(key);
    if (!file || sha256Of(file.bytes) !== sha256) {
      const [still] = (await db.execute(
        sql`select from stored_files where key = ${key} and bytes is null`,
      )) as unknown[];
      if (!still) continue;
      throw new ExternalServiceError("storage", "invalid", file ? "other_bytes" : "lost");
    }
    await db.execute(sql`
      with moved as (update stored_files set bytes = ${file.bytes}, sha256 = null
        where key = ${key} and bytes is null returning key)
      insert into removed_objects (key, removed_at) select key, ${now().toISOString()}::timestamptz from moved
      on conflict (key) do nothing`);
  }
  return files.at(-1)?.key ?? null;
}

/** What was forgotten or moved back while it was on its way. */
async function removeUnlessAway(db: StorageExecutor, key: string, at: Date): Promise<void> {
  await db.execute(sql`insert into removed_objects (key, removed_at)
    select ${key}, ${at.toISOString()}::timestamptz
    where not exists (select from stored_files where key = ${key} and bytes is null)
    on conflict (key) do nothing`);
}

/**
 * Deletes the objects of forgotten files: at once, and once more when an upload that was under way has ended. What the bucket
 * does not do now stays to be done.
 * @param onRefused as of `moveFilesOut`
 * @returns how many objects were deleted
 * @throws ExternalServiceError
 */
export async function deleteRemovedObjects(
  { db, now }: Clock,
  bucket: Bucket,
  onRefused?: OnRefused,
): Promise<number> {
  const at = now().toISOString();
  const ended = new Date(now().getTime() - uploadEnded).toISOString();
  let deleted = 0;
  for (let after: string | undefined = ""; after !== undefined;) {
    const due =
      (await db.execute(sql`select key, removed_at <= ${ended} as is_last from removed_objects
      where key > ${after} and (told_at is null or removed_at <= ${ended}) order by key limit 500`)) as {
        key: string;
        is_last: boolean;
      }[];
    for (const { key, is_last } of due)
      await unlessRefused(onRefused, async () => {
        await bucket.remove(key);
        await db.execute(
          is_last
            ? sql`delete from removed_objects where key = ${key}`
            : sql`update removed_objects set told_at = ${at} where key = ${key}`,
        );
        deleted += 1;
      });
    after = due.at(-1)?.key;
  }
  return deleted;
}
