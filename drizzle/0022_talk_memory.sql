CREATE TABLE "proposed_facts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"talk_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"content" text NOT NULL,
	"proposed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "proposed_facts_position" UNIQUE("talk_id","position"),
	CONSTRAINT "proposed_facts_three" CHECK ("proposed_facts"."position" between 1 and 3),
	CONSTRAINT "proposed_facts_length" CHECK (char_length("proposed_facts"."content") between 1 and 200)
);
--> statement-breakpoint
CREATE TABLE "remembered_facts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"content" text NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "remembered_facts_length" CHECK (char_length("remembered_facts"."content") between 1 and 200),
	CONSTRAINT "remembered_facts_year" CHECK ("remembered_facts"."expires_at" > "remembered_facts"."saved_at" and "remembered_facts"."expires_at" <= "remembered_facts"."saved_at" + interval '8760 hours')
);
--> statement-breakpoint
CREATE TABLE "talk_memory_consents" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"given_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "talks" ADD COLUMN "is_ephemeral" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "talks" ADD COLUMN "summary" text;--> statement-breakpoint
ALTER TABLE "talks" ADD COLUMN "summarised_to" integer;--> statement-breakpoint
ALTER TABLE "talks" ADD COLUMN "facts_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "talks" ADD COLUMN "facts_read_to" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "proposed_facts" ADD CONSTRAINT "proposed_facts_talk_id_talks_id_fk" FOREIGN KEY ("talk_id") REFERENCES "public"."talks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remembered_facts" ADD CONSTRAINT "remembered_facts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talk_memory_consents" ADD CONSTRAINT "talk_memory_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "proposed_facts_old" ON "proposed_facts" USING btree ("proposed_at");--> statement-breakpoint
CREATE INDEX "remembered_facts_of_member" ON "remembered_facts" USING btree ("user_id","saved_at");--> statement-breakpoint
CREATE INDEX "remembered_facts_expired" ON "remembered_facts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "talks_ephemeral_idle" ON "talks" USING btree ("last_message_at") WHERE is_ephemeral;--> statement-breakpoint
CREATE INDEX "talks_facts_due" ON "talks" USING btree ("facts_due_at") WHERE facts_due_at is not null;--> statement-breakpoint
ALTER TABLE "talks" ADD CONSTRAINT "talks_summary" CHECK (("talks"."summary" is null) = ("talks"."summarised_to" is null) and char_length("talks"."summary") between 1 and 2000);--> statement-breakpoint
ALTER TABLE "talks" ADD CONSTRAINT "talks_ephemeral" CHECK (not "talks"."is_ephemeral" or ("talks"."deleted_at" is null and "talks"."facts_due_at" is null));