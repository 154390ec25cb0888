CREATE TABLE "staff_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"target_kind" text NOT NULL,
	"target_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"act" text,
	"reason" text,
	"written_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "staff_notes_target" ON "staff_notes" USING btree ("target_id","written_at");--> statement-breakpoint
CREATE INDEX "staff_notes_written" ON "staff_notes" USING btree ("written_at");--> statement-breakpoint
INSERT INTO "staff_notes" ("id", "target_kind", "target_id", "author_id", "text", "written_at")
SELECT "id", 'payment', "payment_id", "author_id", "text", "written_at" FROM "payment_notes";--> statement-breakpoint
DROP TABLE "payment_notes" CASCADE;--> statement-breakpoint
-- A note may be about rows of several tables, so no foreign key can delete it: the table of each has this trigger, with the kind.
CREATE FUNCTION "forget_staff_notes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "staff_notes" WHERE "target_kind" = TG_ARGV[0] AND "target_id" = OLD."id";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "orders_forget_staff_notes" AFTER DELETE ON "orders" FOR EACH ROW EXECUTE FUNCTION "forget_staff_notes"('order');--> statement-breakpoint
CREATE TRIGGER "payments_forget_staff_notes" AFTER DELETE ON "payments" FOR EACH ROW EXECUTE FUNCTION "forget_staff_notes"('payment');--> statement-breakpoint
CREATE TRIGGER "users_forget_staff_notes" AFTER DELETE ON "users" FOR EACH ROW EXECUTE FUNCTION "forget_staff_notes"('member');--> statement-breakpoint
CREATE TRIGGER "contact_messages_forget_staff_notes" AFTER DELETE ON "contact_messages" FOR EACH ROW EXECUTE FUNCTION "forget_staff_notes"('message');--> statement-breakpoint
CREATE TRIGGER "mails_forget_staff_notes" AFTER DELETE ON "mails" FOR EACH ROW EXECUTE FUNCTION "forget_staff_notes"('mail');
