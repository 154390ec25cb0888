ALTER TYPE "public"."case_subject" ADD VALUE 'account';--> statement-breakpoint
ALTER TYPE "public"."decision_kind" ADD VALUE 'ban_account';--> statement-breakpoint
ALTER TABLE "moderation_cases" DROP CONSTRAINT "moderation_cases_subject";--> statement-breakpoint
ALTER TABLE "moderation_cases" ALTER COLUMN "group_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "moderation_cases" ALTER COLUMN "author_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "banned_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD COLUMN "account_id" uuid;--> statement-breakpoint
ALTER TABLE "moderation_decisions" ADD COLUMN "banned_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD CONSTRAINT "moderation_cases_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_banned_until" ON "users" USING btree ("banned_until") WHERE banned_until is not null;--> statement-breakpoint
CREATE INDEX "moderation_cases_account_id" ON "moderation_cases" USING btree ("account_id") WHERE account_id is not null;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_banned_until" CHECK ("users"."banned_until" is null or "users"."banned_at" is not null);--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD CONSTRAINT "moderation_cases_account" CHECK (("moderation_cases"."account_id" is null) = ("moderation_cases"."author_id" is not null) and ("moderation_cases"."account_id" is null) = ("moderation_cases"."group_id" is not null));--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD CONSTRAINT "moderation_cases_subject" CHECK ("moderation_cases"."subject_id" = case "moderation_cases"."subject"
        when 'post' then "moderation_cases"."post_id" when 'comment' then "moderation_cases"."comment_id"
        when 'picture' then "moderation_cases"."picture_id" when 'member' then "moderation_cases"."member_id" else "moderation_cases"."account_id" end
        and num_nonnulls("moderation_cases"."post_id", "moderation_cases"."comment_id", "moderation_cases"."picture_id", "moderation_cases"."member_id", "moderation_cases"."account_id") = 1);--> statement-breakpoint
ALTER TABLE "moderation_decisions" ADD CONSTRAINT "moderation_decisions_ban" CHECK ("moderation_decisions"."banned_until" is null or "moderation_decisions"."kind"::text = 'ban_account');