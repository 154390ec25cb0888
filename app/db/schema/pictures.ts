import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { bytea, instant } from "./columns";

/** Files that the application keeps for itself, by their keys; the bytes are here, or in the bucket once they are confirmed there. */
export const storedFiles = pgTable(
  "stored_files",
  {
    key: text().primaryKey(),
    contentType: text().notNull(),
    /** Null once the bucket has them. */
    bytes: bytea(),
    /** Of the bytes, in hexadecimal digits: what comes out of the bucket is compared with it. Null while they are here. */
    sha256: text(),
    createdAt: instant().notNull(),
  },
  (table) => [index("stored_files_age").on(table.createdAt)],
);

/** Keys whose objects have to go from the bucket: written with the transaction that forgets the file, read by the job that deletes. */
export const removedObjects = pgTable(
  "removed_objects",
  {
    key: text().primaryKey(),
    removedAt: instant().notNull(),
    /** When the bucket was first told; it is told once more after any upload that was under way has ended. */
    toldAt: instant(),
  },
  (table) => [index("removed_objects_age").on(table.removedAt)],
);

/**
 * A picture of a post or a group, drawn anew without metadata at two sizes; the bytes are in the storage under its id.
 * The id is random: its address says nothing about the picture or its author.
 */
export const pictures = pgTable("pictures", {
  id: uuid().primaryKey().defaultRandom(),
  /** Of the larger size, in pixels. */
  width: integer().notNull(),
  height: integer().notNull(),
  /** What it shows, for those who cannot see it; null where nobody said. */
  alternativeText: text(),
  createdAt: instant().notNull(),
  hiddenAt: instant(),
});
