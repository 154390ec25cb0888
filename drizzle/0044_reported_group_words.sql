ALTER TYPE "public"."case_subject" ADD VALUE 'group_words';--> statement-breakpoint
ALTER TABLE "moderation_cases" DROP CONSTRAINT "moderation_cases_subject";--> statement-breakpoint
ALTER TABLE "moderation_cases" DROP CONSTRAINT "moderation_cases_account";--> statement-breakpoint
ALTER TABLE "reports" DROP CONSTRAINT "reports_subject";--> statement-breakpoint
DROP INDEX "reports_once";--> statement-breakpoint
DROP INDEX "reports_once_by_address";--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "words_by_id" uuid;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "words_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD COLUMN "words" jsonb;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "group_id" uuid;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_words_by_id_group_members_id_fk" FOREIGN KEY ("words_by_id") REFERENCES "public"."group_members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "groups_words_by" ON "groups" USING btree ("words_by_id");--> statement-breakpoint
CREATE INDEX "reports_group" ON "reports" USING btree ("group_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_once" ON "reports" USING btree ("reporter_id",coalesce(post_id, comment_id, picture_id, member_id, group_id));--> statement-breakpoint
CREATE UNIQUE INDEX "reports_once_by_address" ON "reports" USING btree (lower(reporter_email),coalesce(post_id, comment_id, picture_id, member_id, group_id));--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD CONSTRAINT "moderation_cases_subject" CHECK ("moderation_cases"."subject_id" = case "moderation_cases"."subject"::text
        when 'post' then "moderation_cases"."post_id" when 'comment' then "moderation_cases"."comment_id"
        when 'picture' then "moderation_cases"."picture_id" when 'member' then "moderation_cases"."member_id"
        when 'group_words' then "moderation_cases"."group_id" else "moderation_cases"."account_id" end
        and num_nonnulls("moderation_cases"."post_id", "moderation_cases"."comment_id", "moderation_cases"."picture_id", "moderation_cases"."member_id", "moderation_cases"."account_id")
          = ("moderation_cases"."subject"::text <> 'group_words')::int);--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD CONSTRAINT "moderation_cases_account" CHECK (("moderation_cases"."account_id" is null) = ("moderation_cases"."group_id" is not null)
        and ("moderation_cases"."account_id" is null or "moderation_cases"."author_id" is null)
        and num_nonnulls("moderation_cases"."account_id", "moderation_cases"."author_id") >= ("moderation_cases"."subject"::text <> 'group_words')::int);--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_subject" CHECK (num_nonnulls("reports"."post_id", "reports"."comment_id", "reports"."picture_id", "reports"."member_id", "reports"."group_id") = 1);