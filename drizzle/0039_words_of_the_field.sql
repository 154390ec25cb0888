ALTER TABLE "throttles" RENAME TO "rate_limits";--> statement-breakpoint
ALTER TABLE "rate_limits" RENAME COLUMN "taken" TO "used";--> statement-breakpoint
ALTER TABLE "rate_limits" RENAME COLUMN "ends_at" TO "resets_at";--> statement-breakpoint
ALTER TABLE "rate_limits" RENAME CONSTRAINT "throttles_pkey" TO "rate_limits_pkey";--> statement-breakpoint
ALTER INDEX "throttles_end" RENAME TO "rate_limits_resets_at";--> statement-breakpoint
ALTER TYPE "post_wish" RENAME TO "reply_preference";--> statement-breakpoint
ALTER TABLE "posts" RENAME COLUMN "wish" TO "reply_preference";--> statement-breakpoint
ALTER TABLE "content_openings" RENAME TO "content_accesses";--> statement-breakpoint
ALTER TABLE "content_accesses" RENAME COLUMN "opened_at" TO "accessed_at";--> statement-breakpoint
ALTER TABLE "content_accesses" RENAME CONSTRAINT "content_openings_pkey" TO "content_accesses_pkey";--> statement-breakpoint
ALTER SEQUENCE "content_openings_id_seq" RENAME TO "content_accesses_id_seq";--> statement-breakpoint
ALTER INDEX "content_openings_target" RENAME TO "content_accesses_target";--> statement-breakpoint
ALTER INDEX "content_openings_staff" RENAME TO "content_accesses_staff";--> statement-breakpoint
ALTER TABLE "switch_turns" RENAME TO "switch_changes";--> statement-breakpoint
ALTER TABLE "switch_changes" RENAME COLUMN "turned_by" TO "changed_by";--> statement-breakpoint
ALTER TABLE "switch_changes" RENAME COLUMN "turned_at" TO "changed_at";--> statement-breakpoint
ALTER TABLE "switch_changes" RENAME CONSTRAINT "switch_turns_pkey" TO "switch_changes_pkey";--> statement-breakpoint
ALTER SEQUENCE "switch_turns_id_seq" RENAME TO "switch_changes_id_seq";--> statement-breakpoint
ALTER INDEX "switch_turns_newest" RENAME TO "switch_changes_newest";--> statement-breakpoint
ALTER TRIGGER "switch_turns_announce" ON "switch_changes" RENAME TO "switch_changes_announce";--> statement-breakpoint
-- In this order: who writes public pages anew reads the switches anew first.
CREATE OR REPLACE FUNCTION "announce_switch"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('switch_changed', NEW."name");
  PERFORM pg_notify('public_pages_changed', TG_TABLE_NAME);
  RETURN NULL;
END
$$;--> statement-breakpoint
ALTER INDEX "orders_owed" RENAME TO "orders_outstanding";--> statement-breakpoint
ALTER TABLE "crisis_counts" RENAME CONSTRAINT "crisis_counts_heard" TO "crisis_counts_positive";--> statement-breakpoint
-- Since version 18 "not null" is a constraint with a name.
DO $$
DECLARE old record;
BEGIN
  FOR old IN
    SELECT c.conrelid::regclass AS "table", c.conname AS "name",
      t.relname || '_' || a.attname || '_not_null' AS "standard"
    FROM pg_constraint c
    JOIN pg_class t ON t.oid = c.conrelid
    JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
    WHERE c.contype = 'n'
      AND c.conrelid IN ('rate_limits'::regclass, 'content_accesses'::regclass, 'switch_changes'::regclass)
  LOOP
    EXECUTE format('ALTER TABLE %s RENAME CONSTRAINT %I TO %I', old."table", old."name", old."standard");
  END LOOP;
END
$$;
