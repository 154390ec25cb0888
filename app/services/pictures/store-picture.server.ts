import { and, eq, inArray, lt, notExists, sql } from "drizzle-orm";
import { groups, pictures, posts } from "~/db/schema";
import { fileStorage } from "~/integrations/storage/file-storage.server";
import type { StoredFile } from "~/integrations/storage/storage";
import { day } from "~/time/durations";
import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";
import { pictureEdges, type PictureSize, type PreparedPicture } from "./prepare-picture.server";

const contentType = "image/webp";
const keyOf = (id: string, size: PictureSize) => `pictures/${id}/${size}.webp`;
const sizes = Object.keys(pictureEdges) as PictureSize[];

/** How long a picture may belong to nothing, in milliseconds. */
const looseTime = day;

/**
 * Keeps a picture at both sizes, in its caller's transaction.
 * @returns its id, which is random
 */
export async function storePicture(
  tx: TransactionContext,
  { width, height, sizes: drawn }: PreparedPicture,
  alternativeText: string | null,
): Promise<string> {
  const createdAt = tx.now();
  const [picture] = await tx.db
    .insert(pictures)
    .values({ width, height, alternativeText, createdAt })
    .returning({ id: pictures.id });
  if (!picture) throw new Error("The picture was not kept.");
  const storage = fileStorage(tx.db);
  for (const size of sizes)
    await storage.put(keyOf(picture.id, size), { contentType, bytes: drawn[size], createdAt });
  return picture.id;
}

/** The file of a picture; whoever asks has been let in before. */
export function pictureFile(
  ctx: Pick<ServiceContext, "db">,
  id: string,
  size: PictureSize,
): Promise<StoredFile | null> {
  return fileStorage(ctx.db).get(keyOf(id, size));
}

/** Forgets pictures with their files. */
export async function deletePictures(
  tx: TransactionContext,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await fileStorage(tx.db).remove(
    ids.flatMap((id) => sizes.map((size) => keyOf(id, size))),
    tx.now(),
  );
  await tx.db.delete(pictures).where(inArray(pictures.id, [...ids]));
}

/** Forgets pictures whose post or group is gone, such as those of a deleted account. */
export async function deleteLoosePictures(ctx: ServiceContext): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    const one = sql`1`;
    const loose = await tx.db
      .select({ id: pictures.id })
      .from(pictures)
      .where(
        and(
          lt(pictures.createdAt, new Date(tx.now().getTime() - looseTime)),
          notExists(tx.db.select({ one }).from(posts).where(eq(posts.pictureId, pictures.id))),
          notExists(tx.db.select({ one }).from(groups).where(eq(groups.iconId, pictures.id))),
        ),
      )
      .limit(1000);
    await deletePictures(
      tx,
      loose.map(({ id }) => id),
    );
    return loose.length;
  });
}
