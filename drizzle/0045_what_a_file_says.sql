ALTER TABLE "document_files" ADD COLUMN "figure" text;--> statement-breakpoint
ALTER TABLE "document_files" ADD COLUMN "sections" jsonb;