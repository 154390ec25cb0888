CREATE TYPE "public"."talk_end" AS ENUM('time', 'buyer', 'declined');--> statement-breakpoint
CREATE TABLE "talk_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"talk_id" uuid NOT NULL,
	"key" text NOT NULL,
	"content" text NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "talk_notes_key" UNIQUE("talk_id","key"),
	CONSTRAINT "talk_notes_length" CHECK (char_length("talk_notes"."content") between 1 and 4000)
);
--> statement-breakpoint
ALTER TABLE "talks" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "talks" ALTER COLUMN "style" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "wants_reminders" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "came_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "stopped_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "resumed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "ended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "ended_by" "talk_end";--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "missed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "missed_moves" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "talk_messages" ADD COLUMN "begun_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "talk_messages" ADD COLUMN "is_last" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "talks" ADD COLUMN "order_id" uuid;--> statement-breakpoint
ALTER TABLE "talk_notes" ADD CONSTRAINT "talk_notes_talk_id_talks_id_fk" FOREIGN KEY ("talk_id") REFERENCES "public"."talks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talks" ADD CONSTRAINT "talks_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointments_open" ON "appointments" USING btree ("starts_at") WHERE "appointments"."state" = 'booked' and "appointments"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "appointments_over" ON "appointments" USING btree ("ended_at") WHERE "appointments"."state" = 'booked' and "appointments"."ended_at" is not null;--> statement-breakpoint
ALTER TABLE "talks" ADD CONSTRAINT "talks_orderId_unique" UNIQUE("order_id");--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_ended" CHECK (("appointments"."ended_at" is null) = ("appointments"."ended_by" is null));--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_missed" CHECK ("appointments"."missed_at" is null or "appointments"."ended_at" is not null);--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_stopped" CHECK ("appointments"."resumed_at" is null or "appointments"."resumed_at" >= "appointments"."stopped_at");--> statement-breakpoint
ALTER TABLE "talks" ADD CONSTRAINT "talks_whose" CHECK (num_nonnulls("talks"."user_id", "talks"."order_id") = 1 and ("talks"."style" is null) = ("talks"."user_id" is null));--> statement-breakpoint
-- The room is there: talks are sold.
INSERT INTO switch_changes (name, is_on, reason, changed_at) SELECT 'stop-selling-' || team, false, 'work_done', now() FROM unnest(ARRAY['emocrew', 'lovehackers', 'careerfuel', 'soulvista']) team;
