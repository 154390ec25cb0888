ALTER TYPE "public"."talk_reply_state" ADD VALUE 'full' BEFORE 'help';--> statement-breakpoint
ALTER TABLE "talk_messages" ADD COLUMN "heard_level" "crisis_level";