CREATE TABLE "bulk_act_rows" (
	"bulk_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"target_id" uuid NOT NULL,
	"outcome" text,
	"at" timestamp (3) with time zone,
	CONSTRAINT "bulk_act_rows_bulk_id_position_pk" PRIMARY KEY("bulk_id","position"),
	CONSTRAINT "bulk_act_rows_done" CHECK (("bulk_act_rows"."outcome" is null) = ("bulk_act_rows"."at" is null))
);
--> statement-breakpoint
CREATE TABLE "bulk_acts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"filters" jsonb NOT NULL,
	"total" integer NOT NULL,
	"requested_by" uuid NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"stopped_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "delayed_acts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"target_kind" text NOT NULL,
	"target_id" text NOT NULL,
	"input" jsonb,
	"reason" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"runs_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"outcome" text,
	CONSTRAINT "delayed_acts_ended" CHECK (("delayed_acts"."ended_at" is null) = ("delayed_acts"."outcome" is null) and ("delayed_acts"."ended_at" is null) = ("delayed_acts"."input" is not null))
);
--> statement-breakpoint
ALTER TABLE "bulk_act_rows" ADD CONSTRAINT "bulk_act_rows_bulk_id_bulk_acts_id_fk" FOREIGN KEY ("bulk_id") REFERENCES "public"."bulk_acts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_act_rows_open" ON "bulk_act_rows" USING btree ("bulk_id","position") WHERE "bulk_act_rows"."outcome" is null;--> statement-breakpoint
CREATE INDEX "bulk_acts_requested" ON "bulk_acts" USING btree ("requested_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "delayed_acts_one_open" ON "delayed_acts" USING btree ("kind","target_kind","target_id") WHERE "delayed_acts"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "delayed_acts_staff" ON "delayed_acts" USING btree ("staff_id","requested_at");