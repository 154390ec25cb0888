CREATE TABLE "removed_objects" (
	"key" text PRIMARY KEY NOT NULL,
	"removed_at" timestamp (3) with time zone NOT NULL,
	"told_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "stored_files" ALTER COLUMN "bytes" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "stored_files" ADD COLUMN "sha256" text;--> statement-breakpoint
CREATE INDEX "removed_objects_age" ON "removed_objects" USING btree ("removed_at");