CREATE TYPE "public"."complaint_acceptance_failure" AS ENUM('mail_under_way', 'unexpected');--> statement-breakpoint
ALTER TABLE "complaints" ADD COLUMN "acceptance_failure" "complaint_acceptance_failure";--> statement-breakpoint
CREATE INDEX "users_email_folded" ON "users" USING btree (lower("email"));--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_failed" CHECK ("complaints"."acceptance_failure" is null or "complaints"."decided_at" is null);