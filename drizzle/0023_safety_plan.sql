CREATE TABLE "safety_plan_copies" (
	"mail_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"plan" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "safety_plan_copies" ADD CONSTRAINT "safety_plan_copies_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "safety_plan_copies" ADD CONSTRAINT "safety_plan_copies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "safety_plan_copies_owner" ON "safety_plan_copies" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "safety_plan_copies_due" ON "safety_plan_copies" USING btree ("created_at");