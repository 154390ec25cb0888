CREATE TYPE "public"."payment_provider" AS ENUM('tpay', 'outside');--> statement-breakpoint
CREATE TABLE "outside_receipts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payment_id" uuid,
	"subscription_id" uuid,
	"amount_grosze" integer NOT NULL,
	"received_on" date NOT NULL,
	"proof" text NOT NULL,
	"asked_by" uuid NOT NULL,
	"agreed_by" uuid NOT NULL,
	"recorded_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "outside_receipts_paymentId_unique" UNIQUE("payment_id"),
	CONSTRAINT "outside_receipts_amount_positive" CHECK ("outside_receipts"."amount_grosze" > 0),
	CONSTRAINT "outside_receipts_one_subject" CHECK (num_nonnulls("outside_receipts"."payment_id", "outside_receipts"."subscription_id") = 1),
	CONSTRAINT "outside_receipts_two_people" CHECK ("outside_receipts"."asked_by" <> "outside_receipts"."agreed_by")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refund_begun_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "provider" "payment_provider" DEFAULT 'tpay' NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "is_forced" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "dropped_for" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "transfer_proof" text;--> statement-breakpoint
ALTER TABLE "outside_receipts" ADD CONSTRAINT "outside_receipts_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outside_receipts_recorded" ON "outside_receipts" USING btree ("recorded_at","id");--> statement-breakpoint
CREATE INDEX "outside_receipts_subscription" ON "outside_receipts" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "payments_forced" ON "payments" USING btree ("order_id") WHERE "payments"."is_forced";--> statement-breakpoint
-- Counted as paid by staff by a link: no gateway has ever named such a transaction.
UPDATE "payments" SET "is_forced" = true WHERE "transaction_title" LIKE 'staff-%';
