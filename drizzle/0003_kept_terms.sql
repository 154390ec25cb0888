CREATE TABLE "terms_texts" (
	"version" text PRIMARY KEY NOT NULL,
	"effective_on" date NOT NULL,
	"html" text NOT NULL,
	"changes" text,
	"announced_at" timestamp (3) with time zone,
	"kept_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "terms_version" text;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_terms_version_terms_texts_version_fk" FOREIGN KEY ("terms_version") REFERENCES "public"."terms_texts"("version") ON DELETE no action ON UPDATE no action;