CREATE TYPE "public"."inbound_mail_outcome" AS ENUM('taken', 'automatic', 'empty', 'gone', 'too_large');--> statement-breakpoint
CREATE TABLE "inbound_mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"thread_id" uuid NOT NULL,
	"provider_id" text NOT NULL,
	"message_id_digest" text,
	"received_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"outcome" "inbound_mail_outcome",
	"message_id" uuid,
	"unconfirmed_sender" text,
	CONSTRAINT "inbound_mails_providerId_unique" UNIQUE("provider_id"),
	CONSTRAINT "inbound_mails_messageIdDigest_unique" UNIQUE("message_id_digest"),
	CONSTRAINT "inbound_mails_messageId_unique" UNIQUE("message_id"),
	CONSTRAINT "inbound_mails_settled" CHECK (("inbound_mails"."settled_at" is null) = ("inbound_mails"."outcome" is null) and ("inbound_mails"."outcome" is not distinct from 'taken') = ("inbound_mails"."message_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "support_threads" ADD COLUMN "reply_key" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "inbound_mails" ADD CONSTRAINT "inbound_mails_thread_id_support_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."support_threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbound_mails" ADD CONSTRAINT "inbound_mails_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inbound_mails_thread" ON "inbound_mails" USING btree ("thread_id");--> statement-breakpoint
CREATE INDEX "inbound_mails_open" ON "inbound_mails" USING btree ("received_at") WHERE settled_at is null;--> statement-breakpoint
ALTER TABLE "support_threads" ADD CONSTRAINT "support_threads_replyKey_unique" UNIQUE("reply_key");