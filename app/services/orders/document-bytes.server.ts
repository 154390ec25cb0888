import { sql } from "drizzle-orm";
import type { documentFiles } from "~/db/schema";
import { fileStorage } from "~/integrations/storage/file-storage.server";
import { hour } from "~/time/durations";
import type { ServiceContext } from "../command/context.server";

/** How long a document stays in its own row, in milliseconds: nearly all are opened, and all are mailed, within it. */
const ownTime = hour;
/** How many are taken over at once: each may have a megabyte. */
const batch = 20;

type Kept = Pick<typeof documentFiles.$inferSelect, "bytes" | "storedKey">;

/**
 * The bytes of a document's file, wherever they are.
 * @returns null where the file has been forgotten since its row was read
 * @throws ExternalServiceError where the bucket does not give it out
 */
export async function bytesOf(
  ctx: Pick<ServiceContext, "db">,
  { bytes, storedKey }: Kept,
): Promise<Buffer | null> {
  if (bytes || !storedKey) return bytes;
  return (await fileStorage(ctx.db).get(storedKey))?.bytes ?? null;
}

/** Files of a document as a mail carries them; without those that have been forgotten since. */
export async function attachmentsFrom(
  ctx: Pick<ServiceContext, "db">,
  files: readonly (Kept & Pick<typeof documentFiles.$inferSelect, "fileName" | "contentType">)[],
) {
  const attachments = [];
  for (const file of files) {
    const content = await bytesOf(ctx, file);
    if (content)
      attachments.push({ filename: file.fileName, contentType: file.contentType, content });
  }
  return attachments;
}

/**
 * Takes documents that are an hour old among the stored files, which go into the bucket from there. Whatever deletes a document
 * forgets its stored file: a trigger of the table sees to that.
 */
export async function storeOldDocuments({
  db,
  now,
}: Pick<ServiceContext, "db" | "now">): Promise<void> {
  const before = new Date(now().getTime() - ownTime).toISOString();
  for (let taken = batch; taken === batch;) {
    const rows = (await db.execute(sql`
      with due as (
        select order_id, position, 'documents/' || gen_random_uuid() as key, content_type, bytes, rendered_at
        from document_files where bytes is not null and rendered_at < ${before}
        order by rendered_at limit ${batch} for update skip locked),
      stored as (
        insert into stored_files (key, content_type, bytes, created_at)
        select key, content_type, bytes, rendered_at from due)
      update document_files set bytes = null, stored_key = due.key, stored_size = octet_length(due.bytes) from due
      where document_files.order_id = due.order_id and document_files.position = due.position
      returning due.key`)) as unknown[];
    taken = rows.length;
  }
}
