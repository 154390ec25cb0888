DROP INDEX "refunds_staff";--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "claimed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "confirmation_saved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "opened_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "taken_by" uuid;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "declared_on" date;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "way" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "decided_alone" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "refunds" SET "decided_alone" = true WHERE "actor" = 'staff' AND "starts_at" IS NOT NULL;--> statement-breakpoint
UPDATE "orders" SET "opened_at" = "opened"."at" FROM (SELECT "order_id", min("at") AS "at" FROM "order_events" WHERE "type" = 'document_opened' GROUP BY "order_id") AS "opened" WHERE "opened"."order_id" = "orders"."id";--> statement-breakpoint
CREATE INDEX "refunds_staff" ON "refunds" USING btree ("requested_at") WHERE "refunds"."decided_alone";--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_taken" CHECK (num_nulls("withdrawals"."taken_by", "withdrawals"."declared_on", "withdrawals"."way") in (0, 3));