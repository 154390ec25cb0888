CREATE TABLE "draft_texts" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"note" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"content" jsonb,
	"prompt_version" text,
	"model" text,
	"crisis_level" "crisis_level" DEFAULT 'none' NOT NULL,
	"written_at" timestamp (3) with time zone,
	"failure" text,
	CONSTRAINT "draft_texts_written" CHECK (("draft_texts"."content" is null) = ("draft_texts"."written_at" is null) and ("draft_texts"."content" is null or ("draft_texts"."prompt_version" is not null and "draft_texts"."model" is not null and "draft_texts"."failure" is null)))
);
--> statement-breakpoint
CREATE TABLE "text_scores" (
	"order_id" uuid NOT NULL,
	"is_draft" boolean DEFAULT false NOT NULL,
	"prompt_version" text NOT NULL,
	"model" text NOT NULL,
	"confidence" double precision NOT NULL,
	"own_words" double precision,
	"shape" double precision NOT NULL,
	"length" double precision NOT NULL,
	"language" double precision NOT NULL,
	"permitted" double precision NOT NULL,
	"attempts" double precision NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "text_scores_order_id_is_draft_pk" PRIMARY KEY("order_id","is_draft")
);
--> statement-breakpoint
ALTER TABLE "draft_texts" ADD CONSTRAINT "draft_texts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_scores" ADD CONSTRAINT "text_scores_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "text_scores_confidence" ON "text_scores" USING btree ("confidence","order_id") WHERE not "text_scores"."is_draft";--> statement-breakpoint
CREATE INDEX "text_scores_at" ON "text_scores" USING btree ("written_at");--> statement-breakpoint
CREATE INDEX "model_calls_model" ON "model_calls" USING btree ("model","order_id");