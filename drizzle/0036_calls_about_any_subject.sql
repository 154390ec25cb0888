ALTER TABLE "model_calls" RENAME COLUMN "order_id" TO "subject_id";--> statement-breakpoint
ALTER TABLE "model_calls" DROP CONSTRAINT "model_calls_order_id_orders_id_fk";
--> statement-breakpoint
DROP INDEX "model_calls_order";--> statement-breakpoint
DROP INDEX "model_calls_model";--> statement-breakpoint
DROP INDEX "model_calls_at";--> statement-breakpoint
ALTER TABLE "model_calls" ADD COLUMN "subject_kind" text NOT NULL DEFAULT 'order';--> statement-breakpoint
ALTER TABLE "model_calls" ALTER COLUMN "subject_kind" DROP DEFAULT;--> statement-breakpoint
CREATE INDEX "model_calls_subject" ON "model_calls" USING btree ("subject_id","subject_kind");--> statement-breakpoint
CREATE INDEX "model_calls_model" ON "model_calls" USING btree ("model","subject_kind","subject_id");--> statement-breakpoint
CREATE INDEX "model_calls_at" ON "model_calls" USING btree ("at","subject_kind","subject_id","cost_micro_usd");--> statement-breakpoint
-- A call may be about any kind of subject, so no foreign key can empty it: the table of each kind has this trigger, with the kind.
CREATE FUNCTION "forget_subject"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "model_calls" SET "subject_id" = NULL WHERE "subject_kind" = TG_ARGV[0] AND "subject_id" = OLD."id";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "orders_forget_subject" AFTER DELETE ON "orders" FOR EACH ROW EXECUTE FUNCTION "forget_subject"('order');
