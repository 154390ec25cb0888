CREATE TYPE "public"."text_stream_state" AS ENUM('open', 'complete', 'failed', 'replaced');--> statement-breakpoint
CREATE TABLE "text_pieces" (
	"stream_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "text_pieces_stream_id_seq_pk" PRIMARY KEY("stream_id","seq"),
	CONSTRAINT "text_pieces_seq" CHECK ("text_pieces"."seq" > 0)
);
--> statement-breakpoint
CREATE TABLE "text_streams" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"attempt" integer NOT NULL,
	"state" text_stream_state DEFAULT 'open' NOT NULL,
	"pieces" integer DEFAULT 0 NOT NULL,
	"grew_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "text_streams_attempt" UNIQUE("subject_kind","subject_id","attempt")
);
--> statement-breakpoint
ALTER TABLE "text_pieces" ADD CONSTRAINT "text_pieces_stream_id_text_streams_id_fk" FOREIGN KEY ("stream_id") REFERENCES "public"."text_streams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "text_streams_open" ON "text_streams" USING btree ("subject_kind","subject_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "text_streams_grew_at_index" ON "text_streams" USING btree ("grew_at");