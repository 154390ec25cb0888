ALTER TABLE "document_files" ADD COLUMN "figure" text;--> statement-breakpoint
ALTER TABLE "document_files" ADD COLUMN "sky_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "document_files" ADD COLUMN "sections" jsonb;--> statement-breakpoint
ALTER TABLE "document_files" ADD COLUMN "sentences" jsonb;