CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"message" text NOT NULL,
	"crisis_level" "crisis_level" NOT NULL,
	"client_address" text,
	"received_at" timestamp (3) with time zone NOT NULL,
	"delete_at" timestamp (3) with time zone NOT NULL,
	"forward_mail_id" uuid NOT NULL,
	"receipt_mail_id" uuid,
	CONSTRAINT "contact_messages_length" CHECK (char_length("contact_messages"."message") between 1 and 5000)
);
--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_forward_mail_id_mails_id_fk" FOREIGN KEY ("forward_mail_id") REFERENCES "public"."mails"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_receipt_mail_id_mails_id_fk" FOREIGN KEY ("receipt_mail_id") REFERENCES "public"."mails"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_messages_received" ON "contact_messages" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "contact_messages_due" ON "contact_messages" USING btree ("delete_at");--> statement-breakpoint
CREATE INDEX "contact_messages_forward" ON "contact_messages" USING btree ("forward_mail_id");--> statement-breakpoint
CREATE INDEX "contact_messages_receipt" ON "contact_messages" USING btree ("receipt_mail_id");