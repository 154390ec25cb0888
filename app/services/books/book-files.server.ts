import { and, desc, eq, inArray, lt, notExists, sql } from "drizzle-orm";
import { bookEditionFiles, bookFiles } from "~/db/schema";
import { retention, retentionTime } from "~/config/retention";
import { fileStorage } from "~/integrations/storage/file-storage.server";
import { authorise, authoriseReading } from "../access/authorise.server";
import { inTransaction, type ServiceContext } from "../command/context.server";
import type { InspectedFile } from "./inspect-book-file.server";
import type { EditionFile } from "./queries.server";

const contentTypes = { epub: "application/epub+zip", pdf: "application/pdf" };

const keyOf = ({ id, format }: Pick<EditionFile, "id" | "format">) => `books/${id}.${format}`;

/**
 * Keeps a file that was looked into, apart from any book: a form that comes back need not bring it again. The same file
 * again is the one that is there.
 * @returns its id
 * @throws NotAllowed
 */
export async function storeBookFile(ctx: ServiceContext, file: InspectedFile): Promise<string> {
  authorise(ctx, "manage_books", { kind: "book", id: "file" });
  const { format, name, bytes, sha256, pages } = file;
  return inTransaction(ctx, async (tx) => {
    const storedAt = tx.now();
    const [stored] = await tx.db
      .insert(bookFiles)
      .values({ format, name, sha256, pages, byteSize: bytes.length, storedAt })
      .onConflictDoUpdate({ target: bookFiles.sha256, set: { storedAt } })
      .returning({ id: bookFiles.id, isNew: sql<boolean>`xmax = 0` });
    if (!stored) throw new Error("A book's file was not written down.");
    if (stored.isNew)
      await fileStorage(tx.db).put(keyOf({ id: stored.id, format }), {
        contentType: contentTypes[format],
        bytes,
        createdAt: storedAt,
      });
    return stored.id;
  });
}

const offered = 30;

/** @throws NotAllowed */
export async function storedBookFiles(ctx: ServiceContext): Promise<EditionFile[]> {
  authoriseReading(ctx, "manage_books");
  const { id, format, name, byteSize, pages } = bookFiles;
  return ctx.db
    .select({ id, format, name, byteSize, pages })
    .from(bookFiles)
    .orderBy(desc(bookFiles.storedAt), desc(bookFiles.id))
    .limit(offered);
}

/** Of files that belong to no edition of a book. */
const isLoose = ({ db }: Pick<ServiceContext, "db">) =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(bookEditionFiles)
      .where(eq(bookEditionFiles.fileId, bookFiles.id)),
  );

/** The newest file that belongs to no book yet; null where each does. @throws NotAllowed */
export async function newestLooseFile(ctx: ServiceContext): Promise<string | null> {
  authoriseReading(ctx, "manage_books");
  const [file] = await ctx.db
    .select({ id: bookFiles.id })
    .from(bookFiles)
    .where(isLoose(ctx))
    .orderBy(desc(bookFiles.storedAt), desc(bookFiles.id))
    .limit(1);
  return file?.id ?? null;
}

/**
 * The unmarked bytes of an edition's file.
 * @throws Error when the storage has lost it
 */
export async function readBookFile(
  ctx: Pick<ServiceContext, "db">,
  file: Pick<EditionFile, "id" | "format">,
): Promise<Buffer> {
  const stored = await fileStorage(ctx.db).get(keyOf(file));
  if (!stored) throw new Error(`The storage has no ${keyOf(file)}.`);
  return stored.bytes;
}

/** Forgets files that have belonged to no edition for a while. @returns how many */
export async function deleteLooseBookFiles(ctx: ServiceContext): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    const loose = await tx.db
      .select({ id: bookFiles.id, format: bookFiles.format })
      .from(bookFiles)
      .where(
        and(
          lt(bookFiles.storedAt, new Date(tx.now().getTime() - retentionTime(retention.bookFile))),
          isLoose(tx),
        ),
      )
      .limit(100)
      .for("update", { skipLocked: true });
    if (loose.length === 0) return 0;
    await fileStorage(tx.db).remove(loose.map(keyOf), tx.now());
    await tx.db.delete(bookFiles).where(
      inArray(
        bookFiles.id,
        loose.map(({ id }) => id),
      ),
    );
    return loose.length;
  });
}
