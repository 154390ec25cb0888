-- What was asked for is what is agreed to. Once it is decided, only its reading changes, and the words of a proof go: they stand with
-- the money.
CREATE OR REPLACE FUNCTION acts_stay_as_asked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (NEW.id, NEW.kind, NEW.target_kind, NEW.target_id, NEW.reason, NEW.requested_by, NEW.requested_at, NEW.lapses_at)
			IS DISTINCT FROM (OLD.id, OLD.kind, OLD.target_kind, OLD.target_id, OLD.reason, OLD.requested_by, OLD.requested_at, OLD.lapses_at)
		OR NEW.input <> OLD.input AND (NEW.status = 'requested' OR NEW.input <> jsonb_set(OLD.input, '{proof}', '""', false))
		OR OLD.status <> 'requested' AND (NEW.status, NEW.decided_by, NEW.decided_at, NEW.decline_reason)
			IS DISTINCT FROM (OLD.status, OLD.decided_by, OLD.decided_at, OLD.decline_reason) THEN
		RAISE EXCEPTION 'an act stays as it was asked for' USING ERRCODE = 'insufficient_privilege';
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
UPDATE "acts" SET "input" = jsonb_set("input", '{proof}', '""', false) WHERE "kind" = 'record_payment' AND "status" <> 'requested';
