import { createHash } from "node:crypto";
import { sql, type SQL } from "drizzle-orm";
import { ExternalServiceError } from "../external-service-error";
import { configuredBucket, type Bucket } from "./bucket.server";
import type { FileStorage } from "./storage";

export type StorageExecutor = { execute: (statement: SQL) => PromiseLike<unknown> };

type Row = { content_type: string; bytes: Buffer | null; sha256: string | null };

export const sha256Of = (bytes: Buffer): string => createHash("sha256").update(bytes).digest("hex");

/** Several keys as one array of PostgreSQL. */
const keyList = (keys: readonly string[]): SQL =>
  sql`array[${sql.join(
    keys.map((key) => sql`${key}`),
    sql`, `,
  )}]::text[]`;

/**
 * Files as rows of `stored_files`, written and deleted with the transaction that causes it. Where a bucket is used, a job moves
 * the bytes there afterwards, and deletes there what has been forgotten here: a bucket that is away fails nobody who writes.
 * @param bucket where rows without bytes have theirs
 */
export function fileStorage(
  db: StorageExecutor,
  bucket: Bucket | null = configuredBucket(),
): FileStorage {
  const rowOf = async (key: string) => {
    const rows = await db.execute(
      sql`select content_type, bytes, sha256 from stored_files where key = ${key}`,
    );
    return (rows as Row[])[0];
  };
  return {
    async put(key, { contentType, bytes, createdAt }) {
      await db.execute(sql`insert into stored_files (key, content_type, bytes, created_at)
        values (${key}, ${contentType}, ${bytes}, ${createdAt.toISOString()})`);
    },
    async get(key) {
      const row = await rowOf(key);
      if (!row) return null;
      if (row.bytes) return { contentType: row.content_type, bytes: Buffer.from(row.bytes) };
      if (!bucket) throw new ExternalServiceError("storage", "refused", "no_bucket");
      const file = await bucket.get(key);
      if (file && sha256Of(file.bytes) === row.sha256)
        return { contentType: row.content_type, bytes: file.bytes };
      // It may have been moved back, or forgotten, since the row was read.
      const now = await rowOf(key);
      if (!now) return null;
      if (now.bytes) return { contentType: now.content_type, bytes: Buffer.from(now.bytes) };
      throw new ExternalServiceError("storage", "invalid", file ? "other_bytes" : "lost");
    },
    async remove(keys, removedAt) {
      if (keys.length === 0) return;
      // One that still has its bytes here may be on its way to the bucket just now.
      await db.execute(sql`
        with gone as (delete from stored_files where key = any(${keyList(keys)}) returning key, bytes is null as is_away)
        insert into removed_objects (key, removed_at)
        select key, ${removedAt.toISOString()}::timestamptz from gone where is_away or ${bucket !== null}
        on conflict (key) do nothing`);
    },
  };
}
