CREATE TABLE "rental_drafts" (
	"token" text PRIMARY KEY NOT NULL,
	"answers" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"order_id" uuid,
	CONSTRAINT "rental_drafts_expire_later" CHECK ("rental_drafts"."expires_at" > "rental_drafts"."updated_at")
);
--> statement-breakpoint
ALTER TABLE "rental_drafts" ADD CONSTRAINT "rental_drafts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rental_drafts_expiry" ON "rental_drafts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "rental_drafts_order" ON "rental_drafts" USING btree ("order_id");