CREATE TABLE "mail_texts" (
	"mail_id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid,
	"text" text NOT NULL,
	"attachments" jsonb NOT NULL,
	"delete_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "digest" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "terms_version" text;--> statement-breakpoint
ALTER TABLE "mail_texts" ADD CONSTRAINT "mail_texts_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_texts" ADD CONSTRAINT "mail_texts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_texts_order" ON "mail_texts" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "mail_texts_due" ON "mail_texts" USING btree ("delete_at");--> statement-breakpoint
CREATE INDEX "contact_messages_email" ON "contact_messages" USING btree (lower("email"));