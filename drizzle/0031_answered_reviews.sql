ALTER TABLE "reviews" ADD COLUMN "hidden_reason" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "waiting_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "decided_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "answered_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "reviews_created" ON "reviews" USING btree ("created_at","order_id");--> statement-breakpoint
CREATE INDEX "reviews_waiting_since" ON "reviews" USING btree ("waiting_since") WHERE "reviews"."waiting_since" is not null;--> statement-breakpoint
CREATE INDEX "reviews_words" ON "reviews" USING gin ("text" gin_trgm_ops);--> statement-breakpoint
-- Written by hand: until now a crisis was the only thing that hid a review, and nobody has looked at those.
UPDATE "reviews" SET "hidden_reason" = 'acute_crisis', "waiting_since" = "updated_at" WHERE "status" = 'hidden';--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_hidden" CHECK (("reviews"."status" = 'hidden') = ("reviews"."hidden_reason" is not null));--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_waiting" CHECK ("reviews"."waiting_since" is null or "reviews"."status" = 'hidden');--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_answer" CHECK (("reviews"."answer" is null) = ("reviews"."answered_at" is null));