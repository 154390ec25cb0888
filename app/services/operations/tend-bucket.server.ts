import { env } from "~/config/env.server";
import { configuredBucket, type Bucket } from "~/integrations/storage/bucket.server";
import { deleteRemovedObjects, moveFilesOut } from "~/integrations/storage/move-files.server";
import type { ServiceContext } from "../command/context.server";

/**
 * Deletes in the bucket what has been forgotten, and brings there what is new. What fails now is done in a minute.
 * @throws ExternalServiceError
 */
export async function tendBucket(
  ctx: Pick<ServiceContext, "db" | "now">,
  bucket: Bucket | null = configuredBucket(),
  movesOut = env.FILE_STORE === "s3",
): Promise<void> {
  if (!bucket) return;
  await deleteRemovedObjects(ctx, bucket);
  if (!movesOut) return;
  for (let after: string | null = ""; after !== null;)
    after = await moveFilesOut(ctx, bucket, after);
}
