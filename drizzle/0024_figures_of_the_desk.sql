DROP INDEX "orders_placed";--> statement-breakpoint
ALTER TABLE "ledger_differences" ADD COLUMN "explained_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "ledger_differences" ADD COLUMN "explanation" text;--> statement-breakpoint
CREATE INDEX "model_calls_at" ON "model_calls" USING btree ("at","order_id","cost_micro_usd");--> statement-breakpoint
CREATE INDEX "orders_owed" ON "orders" USING btree ("placed_at","id") WHERE "orders"."status" in ('paid', 'processing', 'failed');--> statement-breakpoint
CREATE INDEX "orders_late" ON "orders" USING btree ("placed_at","id") WHERE "orders"."completed_at" - "orders"."paid_at" > interval '2 minutes';--> statement-breakpoint
CREATE INDEX "ledger_differences_found" ON "ledger_differences" USING btree ("found_at","id");--> statement-breakpoint
CREATE INDEX "orders_placed" ON "orders" USING btree ("placed_at","id","product_slug","paid_at","completed_at","price_grosze");--> statement-breakpoint
ALTER TABLE "ledger_differences" ADD CONSTRAINT "ledger_differences_explained" CHECK (("ledger_differences"."explained_at" is null) = ("ledger_differences"."explanation" is null));