ALTER TABLE "email_corrections" ADD COLUMN "by_staff" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_address_unconfirmed" boolean DEFAULT false NOT NULL;