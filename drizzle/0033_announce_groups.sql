-- Every table that a kept page reads says when what it shows has changed (`tests/integration/kept-pages.test.ts`). Of a group that is
-- that it exists, and its address: whoever joins or writes changes its counts, and drops nothing. Of an order it is what a
-- review calls it; orders come and go on without a word.
CREATE TRIGGER "groups_announce" AFTER INSERT OR DELETE OR UPDATE OF "slug" ON "groups" FOR EACH STATEMENT EXECUTE FUNCTION "announce_public_pages"();--> statement-breakpoint
CREATE TRIGGER "orders_announce_title" AFTER UPDATE OF "product_slug", "book_slug", "book_title" ON "orders" FOR EACH STATEMENT EXECUTE FUNCTION "announce_public_pages"();--> statement-breakpoint
CREATE TRIGGER "book_files_announce" AFTER INSERT OR UPDATE OR DELETE ON "book_files" FOR EACH STATEMENT EXECUTE FUNCTION "announce_public_pages"();--> statement-breakpoint
CREATE TRIGGER "book_edition_files_announce" AFTER INSERT OR UPDATE OR DELETE ON "book_edition_files" FOR EACH STATEMENT EXECUTE FUNCTION "announce_public_pages"();
