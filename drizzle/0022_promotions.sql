CREATE TABLE "promotions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_slug" text NOT NULL,
	"price_grosze" integer NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"cancelled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "promotions_least" CHECK ("promotions"."price_grosze" >= 100),
	CONSTRAINT "promotions_last" CHECK ("promotions"."ends_at" > "promotions"."starts_at")
);
--> statement-breakpoint
CREATE INDEX "promotions_product" ON "promotions" USING btree ("product_slug","starts_at");--> statement-breakpoint
-- Written by hand: a product has one promotion at a time, and kept pages with its price are dropped when one comes or goes.
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_overlap" EXCLUDE USING gist ("product_slug" WITH =, tstzrange("starts_at", "ends_at") WITH &&) WHERE ("cancelled_at" IS NULL);
--> statement-breakpoint
CREATE TRIGGER "promotions_announce" AFTER INSERT OR UPDATE OR DELETE ON "promotions" FOR EACH STATEMENT EXECUTE FUNCTION "announce_public_pages"();
