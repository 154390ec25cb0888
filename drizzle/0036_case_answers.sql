ALTER TYPE "public"."notification_kind" ADD VALUE 'not_let_in' BEFORE 'join_request';--> statement-breakpoint
ALTER TYPE "public"."notification_kind" ADD VALUE 'keeper_appointed' BEFORE 'join_request';--> statement-breakpoint
ALTER TYPE "public"."notification_kind" ADD VALUE 'keeper_dismissed' BEFORE 'join_request';--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD COLUMN "awaits_answer_since" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "moderation_cases_awaits_answer" ON "moderation_cases" USING btree ("awaits_answer_since") WHERE awaits_answer_since is not null;