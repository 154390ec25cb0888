DROP INDEX "refunds_staff";--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "taken_by" uuid;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "declared_on" date;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "way" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "decided_alone" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "refunds" SET "decided_alone" = true WHERE "actor" = 'staff' AND "starts_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "refunds_staff" ON "refunds" USING btree ("requested_at") WHERE "refunds"."decided_alone";--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_taken" CHECK (num_nulls("withdrawals"."taken_by", "withdrawals"."declared_on", "withdrawals"."way") in (0, 3));