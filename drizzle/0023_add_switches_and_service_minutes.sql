CREATE TABLE "service_minutes" (
	"service" text NOT NULL,
	"minute" timestamp (3) with time zone NOT NULL,
	"answered" integer NOT NULL,
	"failed" integer NOT NULL,
	"total_ms" integer NOT NULL,
	"slowest_ms" integer NOT NULL,
	"last_answered_at" timestamp (3) with time zone,
	"last_failed_at" timestamp (3) with time zone,
	"last_failure" text,
	CONSTRAINT "service_minutes_service_minute_pk" PRIMARY KEY("service","minute")
);
--> statement-breakpoint
CREATE TABLE "switch_turns" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "switch_turns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"is_on" boolean NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"turned_by" uuid,
	"turned_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "switch_turns_newest" ON "switch_turns" USING btree ("name","id");--> statement-breakpoint
-- In this order: who writes public pages anew reads the switches anew first.
CREATE FUNCTION "announce_switch"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('switch_turned', NEW."name");
  PERFORM pg_notify('public_pages_changed', TG_TABLE_NAME);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "switch_turns_announce" AFTER INSERT ON "switch_turns" FOR EACH ROW EXECUTE FUNCTION "announce_switch"();
