import { env } from "~/config/env.server";
import { configuredBucket, type Bucket } from "~/integrations/storage/bucket.server";
import { deleteRemovedObjects, moveFilesOut } from "~/integrations/storage/move-files.server";
import type { ServiceContext } from "../command/context.server";

/** Where so many files are refused in one run it is the bucket that refuses, and asking on would only cost. */
const mostRefusals = 100;

/**
 * Deletes in the bucket what has been forgotten, and brings there what is new. What fails now is done in a minute;
 * a file that is refused leaves the others their turn.
 * @throws ExternalServiceError the first refusal, after everything else is done
 */
export async function tendBucket(
  ctx: Pick<ServiceContext, "db" | "now">,
  bucket: Bucket | null = configuredBucket(),
  movesOut = env.FILE_STORE === "s3",
): Promise<void> {
  if (!bucket) return;
  const refusals: Error[] = [];
  const onRefused = (error: Error) => {
    if (refusals.push(error) >= mostRefusals) throw error;
  };
  await deleteRemovedObjects(ctx, bucket, onRefused);
  for (let after: string | null = movesOut ? "" : null; after !== null;)
    after = await moveFilesOut(ctx, bucket, after, onRefused);
  if (refusals[0]) throw refusals[0];
}
