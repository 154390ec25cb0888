CREATE TYPE "public"."conversation_subject" AS ENUM('contact', 'case_party');--> statement-breakpoint
CREATE TYPE "public"."message_author" AS ENUM('visitor', 'member', 'staff', 'system');--> statement-breakpoint
CREATE TYPE "public"."message_visibility" AS ENUM('everybody', 'own_side', 'staff');--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subject_kind" "conversation_subject" NOT NULL,
	"subject_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"staff_read_at" timestamp (3) with time zone,
	"party_read_at" timestamp (3) with time zone,
	CONSTRAINT "conversations_subject" UNIQUE("subject_kind","subject_id")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"conversation_id" uuid NOT NULL,
	"author_kind" "message_author" NOT NULL,
	"author_id" uuid,
	"visibility" "message_visibility" NOT NULL,
	"body" text NOT NULL,
	"crisis_level" "crisis_level" NOT NULL,
	"idempotency_key" text NOT NULL,
	"mail_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "messages_idempotencyKey_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "messages_mailId_unique" UNIQUE("mail_id"),
	CONSTRAINT "messages_length" CHECK (char_length("messages"."body") between 1 and 65536)
);
--> statement-breakpoint
ALTER TABLE "contact_replies" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "case_messages" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "contact_replies" CASCADE;--> statement-breakpoint
DROP TABLE "case_messages" CASCADE;--> statement-breakpoint
-- Their words have no conversation yet.
DELETE FROM "contact_messages";--> statement-breakpoint
ALTER TABLE "contact_messages" DROP CONSTRAINT "contact_messages_length";--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "message_id" uuid NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_conversation" ON "messages" USING btree ("conversation_id","created_at");--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" DROP COLUMN "message";--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_messageId_unique" UNIQUE("message_id");--> statement-breakpoint
-- A conversation goes with what it is about, whatever deletes that.
CREATE FUNCTION "delete_conversation"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "conversations"
  WHERE "subject_kind" = TG_ARGV[0]::"conversation_subject" AND "subject_id" = OLD."id";
  RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE TRIGGER "contact_messages_conversation" AFTER DELETE ON "contact_messages" FOR EACH ROW EXECUTE FUNCTION "delete_conversation"('contact');--> statement-breakpoint
CREATE TRIGGER "case_parties_conversation" AFTER DELETE ON "case_parties" FOR EACH ROW EXECUTE FUNCTION "delete_conversation"('case_party');
