CREATE TYPE "public"."copy_format" AS ENUM('epub', 'pdf');--> statement-breakpoint
CREATE TABLE "copies" (
	"order_id" uuid NOT NULL,
	"format" "copy_format" NOT NULL,
	"bytes" "bytea" NOT NULL,
	"sha256" text NOT NULL,
	"stamped_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "copies_order_id_format_pk" PRIMARY KEY("order_id","format")
);
--> statement-breakpoint
CREATE TABLE "downloads" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "downloads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"token" text NOT NULL,
	"order_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"downloads_left" integer NOT NULL,
	"epub_counted_at" timestamp (3) with time zone,
	"pdf_counted_at" timestamp (3) with time zone,
	CONSTRAINT "downloads_token_unique" UNIQUE("token"),
	CONSTRAINT "downloads_left" CHECK ("downloads"."downloads_left" between 0 and 10)
);
--> statement-breakpoint
CREATE TABLE "price_history" (
	"product_slug" text NOT NULL,
	"price_grosze" integer NOT NULL,
	"valid_from" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "price_history_product_slug_valid_from_pk" PRIMARY KEY("product_slug","valid_from"),
	CONSTRAINT "price_history_positive" CHECK ("price_history"."price_grosze" > 0)
);
--> statement-breakpoint
ALTER TABLE "copies" ADD CONSTRAINT "copies_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "downloads" ADD CONSTRAINT "downloads_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "downloads_order" ON "downloads" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "downloads_expiry" ON "downloads" USING btree ("expires_at");