DROP INDEX "delayed_acts_one_open";--> statement-breakpoint
ALTER TABLE "acts" ADD COLUMN "decline_reason" text;--> statement-breakpoint
ALTER TABLE "acts" ADD COLUMN "read_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "delayed_acts" ADD COLUMN "read_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "failure_read_at" timestamp (3) with time zone;--> statement-breakpoint
-- What was pressed first is done; what was pressed upon the same meanwhile came to nothing.
UPDATE "delayed_acts" "later" SET "ended_at" = now(), "outcome" = 'act_pending', "input" = NULL
WHERE "ended_at" IS NULL AND EXISTS (SELECT FROM "delayed_acts" "first" WHERE "first"."ended_at" IS NULL
	AND ("first"."target_kind", "first"."target_id") = ("later"."target_kind", "later"."target_id")
	AND ("first"."requested_at", "first"."id") < ("later"."requested_at", "later"."id"));--> statement-breakpoint
CREATE UNIQUE INDEX "delayed_acts_one_open" ON "delayed_acts" USING btree ("target_kind","target_id") WHERE "delayed_acts"."ended_at" is null;--> statement-breakpoint
-- That its outcome was read is all that changes of a decided act.
CREATE OR REPLACE FUNCTION acts_stay_as_asked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (NEW.id, NEW.kind, NEW.target_kind, NEW.target_id, NEW.input, NEW.reason, NEW.requested_by, NEW.requested_at, NEW.lapses_at)
			IS DISTINCT FROM (OLD.id, OLD.kind, OLD.target_kind, OLD.target_id, OLD.input, OLD.reason, OLD.requested_by, OLD.requested_at, OLD.lapses_at)
		OR OLD.status <> 'requested' AND (NEW.status, NEW.decided_by, NEW.decided_at, NEW.decline_reason)
			IS DISTINCT FROM (OLD.status, OLD.decided_by, OLD.decided_at, OLD.decline_reason) THEN
		RAISE EXCEPTION 'an act stays as it was asked for' USING ERRCODE = 'insufficient_privilege';
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
-- What was over before anybody could be told of it is no news.
UPDATE "acts" SET "read_at" = "decided_at" WHERE "status" <> 'requested';--> statement-breakpoint
UPDATE "delayed_acts" SET "read_at" = "ended_at" WHERE "ended_at" IS NOT NULL AND "outcome" <> 'act_pending';--> statement-breakpoint
UPDATE "refunds" SET "failure_read_at" = "requested_at" WHERE "status" = 'cancelled';
