CREATE TYPE "public"."mail_stop" AS ENUM('bounced', 'complained');--> statement-breakpoint
CREATE TYPE "public"."mail_bounce" AS ENUM('hard', 'soft');--> statement-breakpoint
CREATE TYPE "public"."mail_state" AS ENUM('queued', 'accepted', 'delivered', 'bounced', 'complained', 'refused');--> statement-breakpoint
CREATE TYPE "public"."mail_event_type" AS ENUM('sent', 'delivered', 'delayed', 'bounced', 'suppressed', 'failed', 'complained');--> statement-breakpoint
CREATE TABLE "contact_replies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"message_id" uuid NOT NULL,
	"text" text NOT NULL,
	"replied_by" uuid NOT NULL,
	"replied_at" timestamp (3) with time zone NOT NULL,
	"mail_id" uuid NOT NULL,
	CONSTRAINT "contact_replies_mailId_unique" UNIQUE("mail_id"),
	CONSTRAINT "contact_replies_length" CHECK (char_length("contact_replies"."text") between 1 and 5000)
);
--> statement-breakpoint
CREATE TABLE "mail_complaints" (
	"address" text PRIMARY KEY NOT NULL,
	"complained_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_events" (
	"id" text PRIMARY KEY NOT NULL,
	"mail_id" uuid,
	"type" "mail_event_type" NOT NULL,
	"bounce_kind" "mail_bounce",
	"code" text,
	"happened_at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notification_settings" ADD COLUMN "stopped_by" "mail_stop";--> statement-breakpoint
ALTER TABLE "notification_settings" ADD COLUMN "stopped_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "answered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "closed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "refused_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "delivered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "bounced_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "bounce_kind" "mail_bounce";--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "bounce_code" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "complained_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "state" "mail_state" GENERATED ALWAYS AS (case
          when complained_at is not null then 'complained'::mail_state
          when bounced_at is not null and (bounce_kind = 'hard' or delivered_at is null or delivered_at < bounced_at)
            then 'bounced'::mail_state
          when delivered_at is not null then 'delivered'::mail_state
          when status = 'refused' then 'refused'::mail_state
          when status = 'accepted' then 'accepted'::mail_state
          else 'queued'::mail_state end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_replies" ADD CONSTRAINT "contact_replies_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_replies" ADD CONSTRAINT "contact_replies_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_events" ADD CONSTRAINT "mail_events_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_replies_message" ON "contact_replies" USING btree ("message_id","replied_at");--> statement-breakpoint
CREATE INDEX "mail_complaints_at" ON "mail_complaints" USING btree ("complained_at");--> statement-breakpoint
CREATE INDEX "mail_events_mail" ON "mail_events" USING btree ("mail_id","happened_at");--> statement-breakpoint
CREATE INDEX "mail_events_received" ON "mail_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "mails_provider" ON "mails" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "mails_created" ON "mails" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "mails_state" ON "mails" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "mails_kind" ON "mails" USING btree ("kind","created_at","id");--> statement-breakpoint
CREATE INDEX "mails_recipient_parts" ON "mails" USING gin (lower("recipient") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "mails_accepted" ON "mails" USING btree ("accepted_at");--> statement-breakpoint
CREATE INDEX "mails_returned" ON "mails" USING btree ("accepted_at") WHERE "mails"."bounced_at" is not null or "mails"."complained_at" is not null;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_stopped" CHECK (("notification_settings"."stopped_by" is null) = ("notification_settings"."stopped_at" is null) and ("notification_settings"."stopped_by" is null or "notification_settings"."mails" = 'none'));--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_bounce_kind" CHECK (("mails"."bounced_at" is null) = ("mails"."bounce_kind" is null));--> statement-breakpoint
-- The page of an order hears of what became of its mails, too (see 0006).
DROP TRIGGER "mails_announce" ON "mails";--> statement-breakpoint
CREATE TRIGGER "mails_announce" AFTER UPDATE ON "mails" FOR EACH ROW
  WHEN (NEW."kind" LIKE 'document%' AND NEW."order_id" IS NOT NULL AND OLD."state" <> NEW."state")
  EXECUTE FUNCTION "announce_order"();
