-- A call that ends after its talk is gone names it no more; whoever deletes the talk waits for one that is just being written down.
CREATE FUNCTION "name_no_lost_talk"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM "talks" WHERE "id" = NEW."subject_id" FOR KEY SHARE;
  IF NOT FOUND THEN NEW."subject_id" := NULL; END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "model_calls_name_no_lost_talk" BEFORE INSERT ON "model_calls" FOR EACH ROW
  WHEN (NEW."subject_kind" = 'talk' AND NEW."subject_id" IS NOT NULL) EXECUTE FUNCTION "name_no_lost_talk"();--> statement-breakpoint
-- What a talk has cost is counted as long as there is the talk.
CREATE FUNCTION "forget_spending_of_talk"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "model_spending" WHERE "scope" = 'talk ' || OLD."id";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "talks_forget_spending" AFTER DELETE ON "talks" FOR EACH ROW EXECUTE FUNCTION "forget_spending_of_talk"();--> statement-breakpoint
-- Whoever still writes the answer hears of it.
CREATE OR REPLACE FUNCTION "forget_reply"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "text_streams" WHERE "subject_kind" = 'reply' AND "subject_id" = OLD."id";
  IF FOUND THEN PERFORM pg_notify('text_closed', OLD."id"::text); END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
UPDATE "model_calls" SET "subject_id" = NULL
  WHERE "subject_kind" = 'talk' AND NOT EXISTS (SELECT FROM "talks" WHERE "id" = "model_calls"."subject_id");--> statement-breakpoint
DELETE FROM "model_spending"
  WHERE "scope" LIKE 'talk %' AND NOT EXISTS (SELECT FROM "talks" WHERE "scope" = 'talk ' || "talks"."id");
