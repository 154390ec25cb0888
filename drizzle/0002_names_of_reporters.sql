ALTER TYPE "public"."report_reason" ADD VALUE 'child_abuse' BEFORE 'abuse';--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "reporter_name" text;