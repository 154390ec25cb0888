CREATE TYPE "public"."talk_reply_state" AS ENUM('waiting', 'writing', 'complete', 'stopped', 'failed', 'unreadable', 'help');--> statement-breakpoint
CREATE TABLE "talk_consents" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"given_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "talk_days" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"used" smallint NOT NULL,
	CONSTRAINT "talk_days_user_id_day_pk" PRIMARY KEY("user_id","day"),
	CONSTRAINT "talk_days_used" CHECK ("talk_days"."used" between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "talk_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"talk_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"content" text NOT NULL,
	"crisis_level" "crisis_level" NOT NULL,
	"counted_day" date,
	"form_token" uuid NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"reply_state" "talk_reply_state" DEFAULT 'waiting' NOT NULL,
	"reply" text,
	"replied_at" timestamp (3) with time zone,
	CONSTRAINT "talk_messages_formToken_unique" UNIQUE("form_token"),
	CONSTRAINT "talk_messages_number" UNIQUE("talk_id","number"),
	CONSTRAINT "talk_messages_replied" CHECK (("talk_messages"."reply_state" in ('waiting', 'writing')) = ("talk_messages"."replied_at" is null)),
	CONSTRAINT "talk_messages_reply" CHECK (("talk_messages"."reply_state" in ('complete', 'stopped')) = ("talk_messages"."reply" is not null)),
	CONSTRAINT "talk_messages_length" CHECK (char_length("talk_messages"."content") between 1 and 131072)
);
--> statement-breakpoint
CREATE TABLE "talks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"style" smallint NOT NULL,
	"title" text,
	"crisis_level" "crisis_level" DEFAULT 'none' NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"last_message_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "talks_title" CHECK (char_length("talks"."title") between 1 and 80)
);
--> statement-breakpoint
ALTER TABLE "talk_consents" ADD CONSTRAINT "talk_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talk_days" ADD CONSTRAINT "talk_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talk_messages" ADD CONSTRAINT "talk_messages_talk_id_talks_id_fk" FOREIGN KEY ("talk_id") REFERENCES "public"."talks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talks" ADD CONSTRAINT "talks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "talk_messages_one_writing" ON "talk_messages" USING btree ("talk_id") WHERE reply_state = 'writing';--> statement-breakpoint
CREATE INDEX "talk_messages_unanswered" ON "talk_messages" USING btree ("sent_at") WHERE reply_state in ('waiting', 'writing');--> statement-breakpoint
CREATE INDEX "talks_of_member" ON "talks" USING btree ("user_id","last_message_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "talks_idle" ON "talks" USING btree ("last_message_at");--> statement-breakpoint
CREATE INDEX "talks_deleted" ON "talks" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE TRIGGER "talks_forget_subject" AFTER DELETE ON "talks" FOR EACH ROW EXECUTE FUNCTION "forget_subject"('talk');
--> statement-breakpoint
-- An answer may still be there in the pieces in which it was read along.
CREATE FUNCTION "forget_reply"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "text_streams" WHERE "subject_kind" = 'reply' AND "subject_id" = OLD."id";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "talk_messages_forget_reply" AFTER DELETE ON "talk_messages" FOR EACH ROW EXECUTE FUNCTION "forget_reply"();
