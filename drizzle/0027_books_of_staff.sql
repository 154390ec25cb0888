CREATE TABLE "book_edition_files" (
	"book_slug" text NOT NULL,
	"number" smallint NOT NULL,
	"format" "copy_format" NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "book_edition_files_book_slug_number_format_pk" PRIMARY KEY("book_slug","number","format")
);
--> statement-breakpoint
CREATE TABLE "book_editions" (
	"book_slug" text NOT NULL,
	"number" smallint NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "book_editions_book_slug_number_pk" PRIMARY KEY("book_slug","number")
);
--> statement-breakpoint
CREATE TABLE "book_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"format" "copy_format" NOT NULL,
	"name" text NOT NULL,
	"sha256" text NOT NULL,
	"byte_size" integer NOT NULL,
	"pages" integer,
	"stored_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "book_files_sha256_unique" UNIQUE("sha256")
);
--> statement-breakpoint
CREATE TABLE "books" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"author" text NOT NULL,
	"description" text NOT NULL,
	"excerpt" text,
	"price_grosze" integer NOT NULL,
	"regular_price_grosze" integer,
	"constellation" text NOT NULL,
	"edition" smallint NOT NULL,
	"is_published" boolean NOT NULL,
	"first_published_at" timestamp (3) with time zone,
	"archived_at" timestamp (3) with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	"form_token" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "books_slug_unique" UNIQUE("slug"),
	CONSTRAINT "books_formToken_unique" UNIQUE("form_token"),
	CONSTRAINT "books_price_positive" CHECK ("books"."price_grosze" > 0),
	CONSTRAINT "books_slug" CHECK ("books"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "books_archived" CHECK ("books"."archived_at" is null or not "books"."is_published"),
	CONSTRAINT "books_published" CHECK (not "books"."is_published" or "books"."first_published_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "book_slug" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "book_edition" smallint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "book_title" text;--> statement-breakpoint
ALTER TABLE "book_edition_files" ADD CONSTRAINT "book_edition_files_file_id_book_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."book_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_edition_files" ADD CONSTRAINT "book_edition_files_edition" FOREIGN KEY ("book_slug","number") REFERENCES "public"."book_editions"("book_slug","number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_editions" ADD CONSTRAINT "book_editions_book_slug_books_slug_fk" FOREIGN KEY ("book_slug") REFERENCES "public"."books"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "book_edition_files_file" ON "book_edition_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "book_files_stored" ON "book_files" USING btree ("stored_at");--> statement-breakpoint
CREATE INDEX "books_created" ON "books" USING btree ("created_at","id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_book_edition" FOREIGN KEY ("book_slug","book_edition") REFERENCES "public"."book_editions"("book_slug","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_book_placed" ON "orders" USING btree ("book_slug","placed_at","id") WHERE "orders"."book_slug" is not null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_book" CHECK (num_nulls("orders"."book_slug", "orders"."book_edition", "orders"."book_title") in (0, 3));--> statement-breakpoint
-- The book that has been sold from the start becomes a row like those of staff. Its one edition names no files: its text is ours.
INSERT INTO "books" ("id", "slug", "title", "author", "description", "price_grosze", "regular_price_grosze", "constellation", "edition", "is_published", "first_published_at", "form_token", "created_at")
VALUES ('5e0c0c0e-3f0b-4a55-9a31-0d5b8b3c9d11', 'w-objeciach-mafii', 'W objęciach mafii', 'Konstelacja',
  E'Konserwatorka starych map, atlas nieba z podwójnym dnem i mężczyzna, którego nazwisko wymawia się szeptem.\n\nCztery rozdziały: noir, romans i niebo nad miastem.',
  2999, 4999, 'lyra', 1, true, '2026-11-20 00:00:00+00', '5e0c0c0e-3f0b-4a55-9a31-0d5b8b3c9d12', '2026-11-20 00:00:00+00');--> statement-breakpoint
INSERT INTO "book_editions" ("book_slug", "number", "made_at") VALUES ('w-objeciach-mafii', 1, '2026-11-20 00:00:00+00');--> statement-breakpoint
UPDATE "orders" SET "product_slug" = 'e-book', "book_slug" = 'w-objeciach-mafii', "book_edition" = 1, "book_title" = 'W objęciach mafii' WHERE "product_slug" = 'w-objeciach-mafii';--> statement-breakpoint
CREATE TRIGGER "books_announce" AFTER INSERT OR UPDATE OR DELETE ON "books" FOR EACH STATEMENT EXECUTE FUNCTION "announce_public_pages"();
