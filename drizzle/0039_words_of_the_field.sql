ALTER TABLE "throttles" RENAME TO "rate_limits";--> statement-breakpoint
ALTER TABLE "rate_limits" RENAME COLUMN "taken" TO "used";--> statement-breakpoint
ALTER TABLE "rate_limits" RENAME COLUMN "ends_at" TO "resets_at";--> statement-breakpoint
ALTER TABLE "rate_limits" RENAME CONSTRAINT "throttles_pkey" TO "rate_limits_pkey";--> statement-breakpoint
ALTER INDEX "throttles_end" RENAME TO "rate_limits_resets_at";--> statement-breakpoint
ALTER TYPE "post_wish" RENAME TO "reply_preference";--> statement-breakpoint
ALTER TABLE "posts" RENAME COLUMN "wish" TO "reply_preference";
