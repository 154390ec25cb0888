CREATE TYPE "public"."act_status" AS ENUM('requested', 'approved', 'declined', 'lapsed');--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" uuid,
	"act" text NOT NULL,
	"target_kind" text NOT NULL,
	"target_id" text NOT NULL,
	"reason" text,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "audit_log_staff" CHECK ("audit_log"."actor_kind" <> 'staff' or ("audit_log"."actor_id" is not null and "audit_log"."reason" is not null))
);
--> statement-breakpoint
CREATE TABLE "audit_seals" (
	"position" bigint PRIMARY KEY NOT NULL,
	"audit_id" bigint NOT NULL,
	"row_at" timestamp (3) with time zone NOT NULL,
	"row_hash" text NOT NULL,
	"hash" text NOT NULL,
	"sealed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "audit_seals_auditId_unique" UNIQUE("audit_id")
);
--> statement-breakpoint
CREATE TABLE "acts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"target_kind" text NOT NULL,
	"target_id" text NOT NULL,
	"input" jsonb NOT NULL,
	"reason" text NOT NULL,
	"status" "act_status" DEFAULT 'requested' NOT NULL,
	"requested_by" uuid NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"lapses_at" timestamp (3) with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "acts_two_people" CHECK ("acts"."status" <> 'approved' or ("acts"."decided_by" is not null and "acts"."decided_by" <> "acts"."requested_by")),
	CONSTRAINT "acts_decided" CHECK (("acts"."status" = 'requested') = ("acts"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"auth0_id" text PRIMARY KEY NOT NULL,
	"roles" text[] NOT NULL,
	"signed_in_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "actor_id" uuid;--> statement-breakpoint
CREATE INDEX "audit_log_target" ON "audit_log" USING btree ("target_kind","target_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "acts_one_open" ON "acts" USING btree ("kind","target_kind","target_id") WHERE "acts"."status" = 'requested';--> statement-breakpoint
CREATE INDEX "acts_requested" ON "acts" USING btree ("requested_at");--> statement-breakpoint
CREATE INDEX "refunds_staff" ON "refunds" USING btree ("requested_at") WHERE "refunds"."actor" = 'staff';--> statement-breakpoint
-- The audit log only grows. Rows are taken from it by retention alone: sealed ones, older than three years, and of a
-- month all or none.
CREATE FUNCTION audit_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION '% only grows: % is refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'insufficient_privilege';
END $$;--> statement-breakpoint
CREATE FUNCTION audit_allow_retention() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF OLD.at >= date_trunc('month', now() AT TIME ZONE 'UTC' - interval '3 years') AT TIME ZONE 'UTC'
		OR NOT EXISTS (SELECT FROM audit_seals WHERE audit_id = OLD.id) THEN
		RAISE EXCEPTION 'audit_log only grows: row % is younger than three years or not sealed', OLD.id USING ERRCODE = 'insufficient_privilege';
	END IF;
	RETURN OLD;
END $$;--> statement-breakpoint
CREATE FUNCTION audit_whole_months() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	month timestamp;
BEGIN
	FOR month IN SELECT DISTINCT date_trunc('month', at AT TIME ZONE 'UTC') FROM gone LOOP
		IF EXISTS (
			SELECT FROM audit_log
			WHERE at >= month AT TIME ZONE 'UTC' AND at < (month + interval '1 month') AT TIME ZONE 'UTC'
		) THEN
			RAISE EXCEPTION 'audit_log only grows: a part of a month does not go' USING ERRCODE = 'insufficient_privilege';
		END IF;
	END LOOP;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER audit_log_no_update BEFORE UPDATE ON audit_log FOR EACH ROW EXECUTE FUNCTION audit_refuse_change();--> statement-breakpoint
CREATE TRIGGER audit_log_no_truncate BEFORE TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse_change();--> statement-breakpoint
CREATE TRIGGER audit_log_retention BEFORE DELETE ON audit_log FOR EACH ROW EXECUTE FUNCTION audit_allow_retention();--> statement-breakpoint
CREATE TRIGGER audit_log_whole_months AFTER DELETE ON audit_log REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION audit_whole_months();--> statement-breakpoint
CREATE TRIGGER audit_seals_no_change BEFORE UPDATE OR DELETE ON audit_seals FOR EACH ROW EXECUTE FUNCTION audit_refuse_change();--> statement-breakpoint
CREATE TRIGGER audit_seals_no_truncate BEFORE TRUNCATE ON audit_seals FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse_change();--> statement-breakpoint
-- What was asked for is what is agreed to, and a decision is made once.
CREATE FUNCTION acts_stay_as_asked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF OLD.status <> 'requested'
		OR (NEW.id, NEW.kind, NEW.target_kind, NEW.target_id, NEW.input, NEW.reason, NEW.requested_by, NEW.requested_at, NEW.lapses_at)
			IS DISTINCT FROM (OLD.id, OLD.kind, OLD.target_kind, OLD.target_id, OLD.input, OLD.reason, OLD.requested_by, OLD.requested_at, OLD.lapses_at) THEN
		RAISE EXCEPTION 'an act stays as it was asked for' USING ERRCODE = 'insufficient_privilege';
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER acts_stay_as_asked BEFORE UPDATE ON acts FOR EACH ROW EXECUTE FUNCTION acts_stay_as_asked();
