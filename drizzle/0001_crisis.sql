CREATE TYPE "public"."crisis_level" AS ENUM('none', 'concern', 'acute');--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_content_deleted";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "crisis_level" "crisis_level" DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_content_deleted" CHECK ("orders"."content_deleted_at" is null or ("orders"."answers" is null and "orders"."summary" is null and "orders"."person_name" is null and "orders"."crisis_level" = 'none'));