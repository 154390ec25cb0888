ALTER TABLE "moderation_cases" DROP CONSTRAINT "moderation_cases_urgency";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_content_deleted";--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "reading_consent_version" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "reading_consent_version" text;--> statement-breakpoint
CREATE INDEX "orders_level_left" ON "orders" USING btree ("content_deleted_at") WHERE "orders"."crisis_level" <> 'none';--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD CONSTRAINT "moderation_cases_urgency" CHECK ("moderation_cases"."urgency" between 0 and 3);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_content_deleted" CHECK ("orders"."content_deleted_at" is null or ("orders"."answers" is null and "orders"."summary" is null and "orders"."person_name" is null and ("orders"."crisis_level" = 'none' or "orders"."status" in ('failed', 'refunded', 'cancelled')) and "orders"."crisis_suspected_above" is null and "orders"."alarm" is null));