ALTER TABLE "document_files" ALTER COLUMN "bytes" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "document_files" ADD COLUMN "stored_key" text;--> statement-breakpoint
ALTER TABLE "document_files" ADD COLUMN "stored_size" integer;--> statement-breakpoint
ALTER TABLE "document_files" ADD CONSTRAINT "document_files_bytes" CHECK (("document_files"."bytes" is null) = ("document_files"."stored_key" is not null));--> statement-breakpoint
-- Whatever deletes a document deletes what was stored of it, and has its object deleted in the bucket.
CREATE FUNCTION "forget_stored_document"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "stored_files" WHERE "key" = OLD."stored_key";
  INSERT INTO "removed_objects" ("key", "removed_at") VALUES (OLD."stored_key", now()) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "document_files_forget_stored" AFTER DELETE ON "document_files" FOR EACH ROW
  WHEN (OLD."stored_key" IS NOT NULL) EXECUTE FUNCTION "forget_stored_document"();
