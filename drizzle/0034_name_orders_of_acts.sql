ALTER TABLE "acts" ADD COLUMN "order_id" uuid;--> statement-breakpoint
ALTER TABLE "delayed_acts" ADD COLUMN "order_id" uuid;--> statement-breakpoint
CREATE INDEX "acts_order" ON "acts" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "delayed_acts_order" ON "delayed_acts" USING btree ("order_id") WHERE "delayed_acts"."ended_at" is null;--> statement-breakpoint
-- Once it is decided, words that somebody wrote go: a proof stands with the money, an answer with the complaint.
CREATE OR REPLACE FUNCTION acts_stay_as_asked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (NEW.id, NEW.kind, NEW.target_kind, NEW.target_id, NEW.order_id, NEW.reason, NEW.requested_by, NEW.requested_at, NEW.lapses_at)
			IS DISTINCT FROM (OLD.id, OLD.kind, OLD.target_kind, OLD.target_id, OLD.order_id, OLD.reason, OLD.requested_by, OLD.requested_at, OLD.lapses_at)
		OR NEW.input <> OLD.input AND (NEW.status = 'requested' OR NEW.input
			<> jsonb_set(jsonb_set(OLD.input, '{proof}', '""', false), '{text}', '""', false))
		OR OLD.status <> 'requested' AND (NEW.status, NEW.decided_by, NEW.decided_at, NEW.decline_reason)
			IS DISTINCT FROM (OLD.status, OLD.decided_by, OLD.decided_at, OLD.decline_reason) THEN
		RAISE EXCEPTION 'an act stays as it was asked for' USING ERRCODE = 'insufficient_privilege';
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
UPDATE "acts" SET "input" = jsonb_set("input", '{text}', '""', false) WHERE "kind" = 'accept_complaint' AND "status" <> 'requested';
