CREATE TYPE "public"."horoscope_kind" AS ENUM('main', 'love', 'work', 'health', 'advice');--> statement-breakpoint
CREATE TYPE "public"."horoscope_scope" AS ENUM('daily', 'weekly', 'monthly', 'yearly');--> statement-breakpoint
CREATE TYPE "public"."horoscope_state" AS ENUM('generated', 'approved', 'published', 'withdrawn');--> statement-breakpoint
CREATE TABLE "horoscope_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"scope" "horoscope_scope" NOT NULL,
	"starts_on" date NOT NULL,
	"sign" text NOT NULL,
	"kind" "horoscope_kind" NOT NULL,
	"position" smallint NOT NULL,
	"header" text NOT NULL,
	"content" text NOT NULL,
	"state" "horoscope_state" NOT NULL,
	"written_header" text NOT NULL,
	"written_content" text NOT NULL,
	"prompt_version" text NOT NULL,
	"model" text NOT NULL,
	"findings" jsonb NOT NULL,
	"is_read" boolean NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	"approved_by" uuid,
	"approved_at" timestamp (3) with time zone,
	"published_at" timestamp (3) with time zone,
	"withdrawn_at" timestamp (3) with time zone,
	CONSTRAINT "horoscope_entries_published_right" CHECK ("horoscope_entries"."state" not in ('approved', 'published') or (jsonb_array_length("horoscope_entries"."findings") = 0 and "horoscope_entries"."is_read")),
	CONSTRAINT "horoscope_entries_approved" CHECK (("horoscope_entries"."approved_at" is null) = ("horoscope_entries"."approved_by" is null))
);
--> statement-breakpoint
CREATE TABLE "horoscope_mails" (
	"mail_id" uuid PRIMARY KEY NOT NULL,
	"subscriber_id" uuid NOT NULL,
	"day" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "horoscope_periods" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"scope" "horoscope_scope" NOT NULL,
	"starts_on" date NOT NULL,
	"facts" jsonb NOT NULL,
	"wanted" text[] NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"begun_at" timestamp (3) with time zone,
	"failure" text,
	CONSTRAINT "horoscope_periods_time" UNIQUE("scope","starts_on")
);
--> statement-breakpoint
CREATE TABLE "horoscope_subscribers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"sign" text NOT NULL,
	"confirmation_mail_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"sent_for" date
);
--> statement-breakpoint
CREATE TABLE "horoscope_versions" (
	"entry_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"starts_on" date NOT NULL,
	"kind" "horoscope_kind" NOT NULL,
	"header" text NOT NULL,
	"content" text NOT NULL,
	"replaced_by" uuid,
	"replaced_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "horoscope_versions_entry_id_revision_pk" PRIMARY KEY("entry_id","revision")
);
--> statement-breakpoint
ALTER TABLE "horoscope_entries" ADD CONSTRAINT "horoscope_entries_of_period" FOREIGN KEY ("scope","starts_on") REFERENCES "public"."horoscope_periods"("scope","starts_on") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "horoscope_mails" ADD CONSTRAINT "horoscope_mails_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "horoscope_mails" ADD CONSTRAINT "horoscope_mails_subscriber_id_horoscope_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."horoscope_subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "horoscope_subscribers" ADD CONSTRAINT "horoscope_subscribers_confirmation_mail_id_mails_id_fk" FOREIGN KEY ("confirmation_mail_id") REFERENCES "public"."mails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "horoscope_versions" ADD CONSTRAINT "horoscope_versions_entry_id_horoscope_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."horoscope_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "horoscope_entries_place" ON "horoscope_entries" USING btree ("sign","scope","starts_on","kind");--> statement-breakpoint
CREATE INDEX "horoscope_entries_period" ON "horoscope_entries" USING btree ("scope","starts_on","state");--> statement-breakpoint
CREATE INDEX "horoscope_entries_unread" ON "horoscope_entries" USING btree ("starts_on") WHERE not "horoscope_entries"."is_read" and "horoscope_entries"."state" = 'generated';--> statement-breakpoint
CREATE INDEX "horoscope_entries_published" ON "horoscope_entries" USING btree ("sign","scope","starts_on") WHERE "horoscope_entries"."state" = 'published' and "horoscope_entries"."kind" = 'main';--> statement-breakpoint
CREATE INDEX "horoscope_mails_subscriber" ON "horoscope_mails" USING btree ("subscriber_id");--> statement-breakpoint
CREATE INDEX "horoscope_periods_outstanding" ON "horoscope_periods" USING btree ("starts_on") WHERE cardinality("horoscope_periods"."wanted") > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "horoscope_subscribers_once" ON "horoscope_subscribers" USING btree ("email","sign");--> statement-breakpoint
CREATE INDEX "horoscope_subscribers_unconfirmed" ON "horoscope_subscribers" USING btree ("created_at") WHERE "horoscope_subscribers"."confirmed_at" is null;--> statement-breakpoint
CREATE INDEX "horoscope_subscribers_due" ON "horoscope_subscribers" USING btree ("sent_for") WHERE "horoscope_subscribers"."confirmed_at" is not null;--> statement-breakpoint
-- What nobody may read yet changes no public page.
CREATE TRIGGER "horoscope_entries_announce" AFTER UPDATE OF "state", "header", "content", "starts_on", "kind", "approved_at" ON "horoscope_entries" FOR EACH ROW WHEN (OLD."state" = 'published' OR NEW."state" = 'published') EXECUTE FUNCTION "announce_public_pages"();--> statement-breakpoint
CREATE TRIGGER "horoscope_entries_announce_new" AFTER INSERT ON "horoscope_entries" FOR EACH ROW WHEN (NEW."state" = 'published') EXECUTE FUNCTION "announce_public_pages"();--> statement-breakpoint
CREATE TRIGGER "horoscope_entries_announce_gone" AFTER DELETE ON "horoscope_entries" FOR EACH ROW WHEN (OLD."state" = 'published') EXECUTE FUNCTION "announce_public_pages"();--> statement-breakpoint
CREATE TRIGGER "horoscope_periods_announce" AFTER DELETE OR UPDATE OF "facts" ON "horoscope_periods" FOR EACH STATEMENT EXECUTE FUNCTION "announce_public_pages"();--> statement-breakpoint
CREATE TRIGGER "horoscope_periods_forget_subject" AFTER DELETE ON "horoscope_periods" FOR EACH ROW EXECUTE FUNCTION "forget_subject"('horoscope');
