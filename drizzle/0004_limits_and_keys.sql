CREATE TABLE "throttles" (
	"key" text PRIMARY KEY NOT NULL,
	"taken" bigint NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "authenticated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "former_token" text;--> statement-breakpoint
CREATE INDEX "throttles_end" ON "throttles" USING btree ("ends_at");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_formerToken_unique" UNIQUE("former_token");--> statement-breakpoint
ALTER TABLE "throttles" SET UNLOGGED;
