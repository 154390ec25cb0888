ALTER TYPE "public"."conversation_subject" ADD VALUE 'support';--> statement-breakpoint
CREATE TABLE "message_attachments" (
	"message_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "message_attachments_message_id_position_pk" PRIMARY KEY("message_id","position")
);
--> statement-breakpoint
CREATE TABLE "support_threads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"order_id" uuid,
	"refers_to_id" uuid,
	"crisis_level" "crisis_level" NOT NULL,
	"wants_mail" boolean DEFAULT false NOT NULL,
	"assignee_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"delete_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "support_threads_subject" CHECK (char_length("support_threads"."subject") between 1 and 150),
	CONSTRAINT "support_threads_settled" CHECK ("support_threads"."closed_at" is null or "support_threads"."due_at" is null)
);
--> statement-breakpoint
ALTER TABLE "message_attachments" ADD CONSTRAINT "message_attachments_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_threads" ADD CONSTRAINT "support_threads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_threads" ADD CONSTRAINT "support_threads_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_threads" ADD CONSTRAINT "support_threads_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_threads" ADD CONSTRAINT "support_threads_refers_to_id_support_threads_id_fk" FOREIGN KEY ("refers_to_id") REFERENCES "public"."support_threads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "support_threads_one_open" ON "support_threads" USING btree ("user_id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "support_threads_queue" ON "support_threads" USING btree ((closed_at is not null),(due_at is not null and crisis_level <> 'none') desc,"due_at","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "support_threads_assignee" ON "support_threads" USING btree ("assignee_id");--> statement-breakpoint
CREATE INDEX "support_threads_user" ON "support_threads" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "support_threads_order" ON "support_threads" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "support_threads_refers_to" ON "support_threads" USING btree ("refers_to_id");--> statement-breakpoint
CREATE INDEX "support_threads_due" ON "support_threads" USING btree ("delete_at");--> statement-breakpoint
CREATE TRIGGER "support_threads_conversation" AFTER DELETE ON "support_threads" FOR EACH ROW EXECUTE FUNCTION "delete_conversation"('support');--> statement-breakpoint
CREATE TRIGGER "support_threads_forget_staff_notes" AFTER DELETE ON "support_threads" FOR EACH ROW EXECUTE FUNCTION "forget_staff_notes"('thread');
