ALTER TYPE "public"."refund_status" ADD VALUE 'scheduled' BEFORE 'requested';--> statement-breakpoint
ALTER TYPE "public"."refund_status" ADD VALUE 'cancelled';--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "starts_at" timestamp (3) with time zone;