import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { bytea, instant } from "./columns";

/** Files that the application keeps for itself, by their keys: what stands behind the storage adapter by default. */
export const storedFiles = pgTable(
  "stored_files",
  {
    key: text().primaryKey(),
    contentType: text().notNull(),
    bytes: bytea().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index("stored_files_age").on(table.createdAt)],
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
