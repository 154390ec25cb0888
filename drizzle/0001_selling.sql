CREATE TYPE "public"."review_status" AS ENUM('visible', 'hidden');--> statement-breakpoint
CREATE TYPE "public"."refund_status" AS ENUM('requested', 'sending', 'completed');--> statement-breakpoint
CREATE TABLE "email_corrections" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"old_email" text NOT NULL,
	"new_email" text NOT NULL,
	"corrected_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"product_slug" text NOT NULL,
	"stars" smallint NOT NULL,
	"text" text,
	"author_name" text NOT NULL,
	"status" "review_status" DEFAULT 'visible' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reviews_stars" CHECK ("reviews"."stars" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"name" text,
	"email" text NOT NULL,
	"statement" text NOT NULL,
	"effect" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_differences" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_differences_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"transaction_title" text NOT NULL,
	"ours" text,
	"theirs" text,
	"found_at" timestamp (3) with time zone NOT NULL,
	"resolved_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount_grosze" integer NOT NULL,
	"reason" text NOT NULL,
	"actor" text NOT NULL,
	"status" "refund_status" DEFAULT 'requested' NOT NULL,
	"refunded_before_grosze" integer,
	"claimed_at" timestamp (3) with time zone,
	"last_error" text,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"completed_at" timestamp (3) with time zone,
	CONSTRAINT "refunds_amount_positive" CHECK ("refunds"."amount_grosze" > 0)
);
--> statement-breakpoint
ALTER TABLE "email_corrections" ADD CONSTRAINT "email_corrections_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reviews_product" ON "reviews" USING btree ("product_slug","created_at") WHERE "reviews"."status" = 'visible';--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_differences_open" ON "ledger_differences" USING btree ("kind","transaction_title") WHERE "ledger_differences"."resolved_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_one_sending" ON "refunds" USING btree ("payment_id") WHERE "refunds"."status" = 'sending';--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_unfinished" ON "refunds" USING btree ("requested_at") WHERE "refunds"."status" <> 'completed';