DROP INDEX "orders_product";--> statement-breakpoint
DROP INDEX "payments_order";--> statement-breakpoint
CREATE INDEX "audit_log_act" ON "audit_log" USING btree ("act","id");--> statement-breakpoint
CREATE INDEX "moderation_decisions_by_keeper" ON "moderation_decisions" USING btree ("case_id") WHERE "moderation_decisions"."by_keeper";--> statement-breakpoint
CREATE INDEX "orders_email_names" ON "orders" USING gin (split_part(lower("email"), '@', 1) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_type" ON "orders" USING btree ("order_type","id");--> statement-breakpoint
CREATE INDEX "refunds_requested" ON "refunds" USING btree ("requested_at");--> statement-breakpoint
CREATE INDEX "orders_product" ON "orders" USING btree ("product_slug","placed_at","id","status","price_grosze");--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_id","archived_at");