CREATE TYPE "public"."appointment_state" AS ENUM('held', 'booked', 'unplaced', 'released');--> statement-breakpoint
CREATE TABLE "appointments" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"persona_id" smallint NOT NULL,
	"minutes" smallint NOT NULL,
	"with_analysis" boolean NOT NULL,
	"state" "appointment_state" NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"is_immediate" boolean NOT NULL,
	"lane" smallint,
	"occupied_from" timestamp (3) with time zone,
	"occupied_to" timestamp (3) with time zone,
	"hold_until" timestamp (3) with time zone,
	"form_token" text NOT NULL,
	"revision" smallint DEFAULT 0 NOT NULL,
	"placed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "appointments_occupied" CHECK (num_nulls("appointments"."lane", "appointments"."occupied_from", "appointments"."occupied_to") in (0, 3) and ("appointments"."occupied_from" is not null) = ("appointments"."state" in ('held', 'booked'))),
	CONSTRAINT "appointments_span" CHECK ("appointments"."occupied_from" < "appointments"."occupied_to"),
	CONSTRAINT "appointments_held" CHECK (("appointments"."hold_until" is not null) = ("appointments"."state" = 'held')),
	CONSTRAINT "appointments_booked" CHECK ("appointments"."state" <> 'booked' or "appointments"."starts_at" is not null),
	CONSTRAINT "appointments_planned" CHECK ("appointments"."is_immediate" or "appointments"."starts_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "persona_hours" (
	"persona_id" smallint NOT NULL,
	"weekday" smallint NOT NULL,
	"opens_at" smallint NOT NULL,
	"closes_at" smallint NOT NULL,
	CONSTRAINT "persona_hours_persona_id_weekday_opens_at_pk" PRIMARY KEY("persona_id","weekday","opens_at"),
	CONSTRAINT "persona_hours_weekday" CHECK ("persona_hours"."weekday" between 1 and 7),
	CONSTRAINT "persona_hours_span" CHECK (0 <= "persona_hours"."opens_at" and "persona_hours"."opens_at" < "persona_hours"."closes_at" and "persona_hours"."closes_at" <= 1440)
);
--> statement-breakpoint
CREATE TABLE "persona_rates" (
	"persona_id" smallint NOT NULL,
	"minutes" smallint NOT NULL,
	"price_grosze" integer NOT NULL,
	CONSTRAINT "persona_rates_persona_id_minutes_pk" PRIMARY KEY("persona_id","minutes"),
	CONSTRAINT "persona_rates_minutes" CHECK ("persona_rates"."minutes" between 5 and 240),
	CONSTRAINT "persona_rates_price" CHECK ("persona_rates"."price_grosze" >= 100)
);
--> statement-breakpoint
CREATE TABLE "persona_schedules" (
	"persona_id" smallint PRIMARY KEY NOT NULL,
	"lanes" smallint NOT NULL,
	"evening_from" smallint NOT NULL,
	"evening_percent_less" smallint NOT NULL,
	CONSTRAINT "persona_schedules_lanes" CHECK ("persona_schedules"."lanes" between 0 and 1000),
	CONSTRAINT "persona_schedules_evening" CHECK ("persona_schedules"."evening_from" between 0 and 1440),
	CONSTRAINT "persona_schedules_less" CHECK ("persona_schedules"."evening_percent_less" between 0 and 90)
);
--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "persona_hours" ADD CONSTRAINT "persona_hours_persona_id_persona_schedules_persona_id_fk" FOREIGN KEY ("persona_id") REFERENCES "public"."persona_schedules"("persona_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "persona_rates" ADD CONSTRAINT "persona_rates_persona_id_persona_schedules_persona_id_fk" FOREIGN KEY ("persona_id") REFERENCES "public"."persona_schedules"("persona_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointments_form" ON "appointments" USING btree ("form_token");--> statement-breakpoint
CREATE INDEX "appointments_held_until" ON "appointments" USING btree ("hold_until") WHERE "appointments"."state" = 'held';--> statement-breakpoint
CREATE INDEX "appointments_starts" ON "appointments" USING btree ("starts_at");--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_overlap" EXCLUDE USING gist ("persona_id" WITH =, "lane" WITH =, tstzrange("occupied_from", "occupied_to") WITH &&) WHERE ("occupied_from" IS NOT NULL);--> statement-breakpoint
CREATE FUNCTION release_appointment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE appointments SET state = 'released', lane = NULL, occupied_from = NULL, occupied_to = NULL, hold_until = NULL
		WHERE order_id = NEW.id AND state <> 'released';
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER release_appointment AFTER UPDATE OF status ON orders FOR EACH ROW
	WHEN (NEW.status IN ('cancelled', 'expired', 'failed', 'refunded') AND NEW.status IS DISTINCT FROM OLD.status)
	EXECUTE FUNCTION release_appointment();--> statement-breakpoint
INSERT INTO persona_schedules (persona_id, lanes, evening_from, evening_percent_less) SELECT persona_id, 1, 1080, 10 FROM generate_series(1, 8) persona_id;--> statement-breakpoint
INSERT INTO persona_hours (persona_id, weekday, opens_at, closes_at) SELECT persona_id, weekday, 480, 1320 FROM generate_series(1, 8) persona_id, generate_series(1, 7) weekday;--> statement-breakpoint
INSERT INTO persona_rates (persona_id, minutes, price_grosze) SELECT persona_id, minutes, price FROM generate_series(1, 8) persona_id, (VALUES (15, 1999), (30, 3499)) rate (minutes, price);--> statement-breakpoint
INSERT INTO switch_changes (name, is_on, reason, note, changed_at) SELECT 'stop-selling-' || team, true, 'planned_work', 'Pokój rozmowy nie jest jeszcze gotowy.', now() FROM unnest(ARRAY['emocrew', 'lovehackers', 'careerfuel', 'soulvista']) team;
