CREATE TABLE "case_reminders" (
	"mail_id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "case_reminders" ADD CONSTRAINT "case_reminders_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_reminders" ADD CONSTRAINT "case_reminders_case_id_moderation_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."moderation_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_reminders_case" ON "case_reminders" USING btree ("case_id");