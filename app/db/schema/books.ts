import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { instant } from "./columns";

export const copyFormat = pgEnum("copy_format", ["epub", "pdf"]);

/** A file that staff sent and that was looked into; its bytes are in the storage under its id. Editions are made of these. */
export const bookFiles = pgTable(
  "book_files",
  {
    id: uuid().primaryKey().defaultRandom(),
    format: copyFormat().notNull(),
    name: text().notNull(),
    sha256: text().notNull().unique(),
    byteSize: integer().notNull(),
    /** Of a PDF; null for an EPUB, which has none. */
    pages: integer(),
    storedAt: instant().notNull(),
  },
  (table) => [index("book_files_stored").on(table.storedAt)],
);

export const books = pgTable(
  "books",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Part of its address, and its name among products in prices and reviews: made once from the title, never changed. */
    slug: text().notNull().unique(),
    title: text().notNull(),
    author: text().notNull(),
    description: text().notNull(),
    /** What anybody may read beforehand; null for none, or where the text itself is ours. */
    excerpt: text(),
    priceGrosze: integer().notNull(),
    regularPriceGrosze: integer(),
    constellation: text().notNull(),
    edition: smallint().notNull(),
    isPublished: boolean().notNull(),
    /** When it first went on sale; its cover can be seen from then on, since orders show it. */
    firstPublishedAt: instant(),
    /** When it was put away for good; null while staff work with it. */
    archivedAt: instant(),
    /** Counts changes, so that of two people at one form the second is told. */
    revision: integer().notNull().default(1),
    formToken: uuid().notNull().unique(),
    createdAt: instant().notNull(),
  },
  (table) => [
    check("books_price_positive", sql`${table.priceGrosze} > 0`),
    check("books_slug", sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check("books_archived", sql`${table.archivedAt} is null or not ${table.isPublished}`),
    check(
      "books_published",
      sql`not ${table.isPublished} or ${table.firstPublishedAt} is not null`,
    ),
    index("books_created").on(table.createdAt, table.id),
  ],
);

/**
 * What a book was made of while it was sold: never changed, since whoever ordered it keeps it. An edition without files is
 * our own text, which is rendered (`app/services/downloads/master.server.ts`).
 */
export const bookEditions = pgTable(
  "book_editions",
  {
    bookSlug: text().notNull(),
    /** Counted from 1. */
    number: smallint().notNull(),
    madeAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.bookSlug, table.number] }),
    foreignKey({ columns: [table.bookSlug], foreignColumns: [books.slug] }).onDelete("cascade"),
  ],
);

export const bookEditionFiles = pgTable(
  "book_edition_files",
  {
    bookSlug: text().notNull(),
    number: smallint().notNull(),
    format: copyFormat().notNull(),
    fileId: uuid()
      .notNull()
      .references(() => bookFiles.id),
  },
  (table) => [
    primaryKey({ columns: [table.bookSlug, table.number, table.format] }),
    foreignKey({
      name: "book_edition_files_edition",
      columns: [table.bookSlug, table.number],
      foreignColumns: [bookEditions.bookSlug, bookEditions.number],
    }).onDelete("cascade"),
    index("book_edition_files_file").on(table.fileId),
  ],
);
