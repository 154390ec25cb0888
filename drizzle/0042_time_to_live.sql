ALTER TABLE "mails" ALTER COLUMN "recipient" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "mails_with_recipient" ON "mails" USING btree ("created_at","id") WHERE "mails"."recipient" is not null and "mails"."status" <> 'pending';--> statement-breakpoint
CREATE INDEX "orders_unpaid_addresses" ON "orders" USING btree ("placed_at") WHERE "orders"."email" is not null and "orders"."paid_at" is null;--> statement-breakpoint
CREATE INDEX "payment_notifications_received" ON "payment_notifications" USING btree ("received_at");--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_recipient" CHECK ("mails"."recipient" is not null or "mails"."status" <> 'pending');